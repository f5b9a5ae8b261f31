"""The options that the set-up offers, in the order of their rows; loaded with their page only.

For each its name in the notation, its label, and its values: the value in the notation (None where
the option is not written, "" where it has no value), its name, and what it means. Label and name
together have at most 18 letters, the meaning fills at most two rows of 26. Which options a game has
is said by the engine.
"""

USUAL_HAND = "%d (usual)"

OPTIONS = (
    (
        "set",
        "Tiles",
        (
            (None, "usual", "Double-six; a larger set for five players or more."),
            ("double-nine", "double-nine", "55 tiles, up to 9-9."),
            ("double-twelve", "double-twelve", "91 tiles, up to 12-12."),
        ),
    ),
    (
        "hand",
        "Hand",
        (
            (None, USUAL_HAND, "So many tiles are dealt to each player."),
            ("4", "4", "Four tiles are dealt to each player."),
            ("5", "5", "Five tiles are dealt to each player."),
            ("6", "6", "Six tiles are dealt to each player."),
            ("7", "7", "Seven tiles are dealt to each player."),
        ),
    ),
    (
        "foster",
        "Foster",
        (
            (None, "no", "As usual."),
            ("", "yes", "For two: the highest double leads every round."),
        ),
    ),
    (
        "lead",
        "Lead",
        (
            (None, "by lot", "A lot for the first round, then to the left."),
            ("high-tile-after-block", "lot if blocked", "A lot also after each blocked round."),
            ("highest-double", "highest double", "The highest double dealt is led, every round."),
            ("winner-leads", "the winner", "Who has won the round leads the next one."),
        ),
    ),
    (
        "no-double",
        "No double",
        (
            (None, "heaviest", "It is led where no double has been dealt."),
            ("redeal", "new deal", "A deal without a double is dealt again."),
        ),
    ),
    (
        "pagat",
        "Pagat",
        (
            (None, "no", "The highest double leads, going out scores 1."),
            ("", "yes", "2 to 4: the lowest double leads, going out scores 2."),
        ),
    ),
    (
        "strict",
        "Drawing",
        (
            (None, "free", "Who can play may draw too."),
            ("", "strict", "Only who cannot play draws, until a tile fits."),
        ),
    ),
    (
        "draw",
        "Stock",
        (
            (None, "none", "Nobody draws."),
            ("", "to draw", "Who has only matadors to lay, or nothing, may draw."),
        ),
    ),
    (
        "hungarian",
        "A turn",
        (
            (None, "may stop", "At either end, and stop when you like."),
            ("", "goes on", "Hungarian: at one end, for as long as you can."),
        ),
    ),
    (
        "partners",
        "Partners",
        (
            (None, "no", "Everybody plays alone."),
            ("", "yes", "You and Bo against Ann and Cy."),
        ),
    ),
    (
        "difference",
        "Out pays",
        (
            (None, "all pips", "Scores what both opponents hold."),
            ("", "difference", "Scores the difference of the two sides."),
        ),
    ),
    (
        "breton",
        "Breton",
        (
            (None, "no", "Going out always counts once."),
            ("", "twice", "Twice by a double, or a tile that fits both ends."),
            ("stack", "2 or 4 times", "Twice each, and four times for both at once."),
        ),
    ),
    (
        "blocked",
        "Blocked",
        (
            (None, "net", "The lowest hand's own pips are taken away."),
            ("gross", "gross", "The lowest hand's own pips are not taken away."),
        ),
    ),
    (
        "tie",
        "Tie",
        (
            (None, "nobody", "Blocked with equal lowest hands: nobody scores."),
            ("lightest", "lightest tile", "Of equal lowest hands the lightest tile wins."),
        ),
    ),
    (
        "stock-scores",
        "Stock left",
        (
            (None, "nothing", "What is left of the stock counts for nobody."),
            ("", "scores", "What is left of the stock counts for the winner."),
        ),
    ),
)

# The sizes of hands that are played, by number of seats; with more seats those of the last.
_HANDS = {2: ("6", "7"), 3: ("5", "6", "7"), 4: ("4", "5", "6", "7")}
_MORE_HANDS = ("5", "6", "7")


def hands_for(seats):
    """The sizes of hands that are offered to so many seats, as the values of the option `hand`."""
    return _HANDS.get(seats, _MORE_HANDS)
