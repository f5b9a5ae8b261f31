"""The games that the set-up offers: how the notation writes each, its name, how it differs.

The name has at most 14 letters, and the sentences are for somebody who knows Block. Variants of the
games are options (`firmware.option_list`).
"""

GAMES = (
    (
        "block",
        "Block",
        "Lay a tile that fits an open end, or pass. Going out scores what the others hold.",
    ),
    (
        "draw",
        "Draw",
        "Who cannot play must draw from the stock; who can, may. Its last two tiles stay.",
    ),
    (
        "partners",
        "Partners",
        "You and Bo against Ann and Cy. Going out scores what both opponents hold; a blocked line "
        "the difference.",
    ),
    (
        "foster4",
        "Foster's four",
        "Partners with four tiles each. Whoever goes out, the side with fewer pips wins the "
        "difference.",
    ),
    (
        "freerun",
        "Free run",
        "Four tiles each. In your turn lay as many as fit, and stop when you like.",
    ),
    (
        "matador",
        "Matador",
        "Tiles join where they make seven (larger sets: ten, thirteen). Matadors (0-0 and tiles "
        "of that sum, as 6-1) fit everywhere; you choose the half left open.",
    ),
    (
        "sebastopol",
        "Sebastopol",
        "For four, all tiles dealt. The 6-6 leads, and only sixes follow until each of its four "
        "sides has one. Then lay at any of four ends.",
    ),
    (
        "bergen",
        "Bergen",
        "For two. Equal ends score 2 at once, 3 with a double at an end. Going out scores 1. When "
        "nobody can play, the hand without doubles scores 1, else the one with fewer pips. The "
        "highest double leads. Draw when you cannot play.",
    ),
)


def index_of(game):
    """The place of a game, as the notation writes it, in the list; None if it is not in it.

    What options the game has does not matter.
    """
    name = game.partition("(")[0]
    for place in range(len(GAMES)):
        if GAMES[place][0] == name:
            return place
    return None
