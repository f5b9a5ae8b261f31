"""The games that the set-up offers: how the notation writes each, its name, how it differs.

The name has at most 14 letters, and the sentences are for somebody who knows Block.
"""

GAMES = (
    (
        "block",
        "Block",
        "Lay a tile that fits an open end, or pass. Going out scores what the others hold.",
    ),
    (
        "block(breton)",
        "Block, Breton",
        "As Block, but going out with a double, or a tile that fitted both ends, counts twice.",
    ),
    (
        "block(foster)",
        "Block, Foster",
        "Block for two. The highest double dealt must be led, in every round.",
    ),
    (
        "draw",
        "Draw",
        "Who cannot play must draw from the stock; who can, may. Its last two tiles stay.",
    ),
    (
        "draw(strict)",
        "Draw, strict",
        "Only who cannot play draws, and only until a tile fits. The last two tiles stay.",
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
        "Partners with four tiles each. The side with fewer pips always wins the difference.",
    ),
    (
        "freerun",
        "Free run",
        "Four tiles each. In your turn lay as many as fit, and stop when you like.",
    ),
    (
        "matador",
        "Matador",
        "Tiles join where they make seven. Matadors (6-1, 5-2, 4-3, 0-0) fit everywhere, and you "
        "choose the half left open. Nobody draws.",
    ),
    (
        "matador(draw)",
        "Matador, draw",
        "Tiles join where they make seven. Matadors (6-1, 5-2, 4-3, 0-0) fit everywhere, and you "
        "choose the half left open. With a stock to draw from.",
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
        "For two. Equal ends score 2 at once, 3 with a double at an end; going out scores 1. The "
        "highest double leads. Draw when you cannot play.",
    ),
    (
        "bergen(pagat)",
        "Bergen, Pagat",
        "Bergen for two to four: the lowest double leads, and going out scores 2.",
    ),
)


def index_of(game):
    """The place of a game, as the notation writes it, in the list; None if it is not in it."""
    for place in range(len(GAMES)):
        if GAMES[place][0] == game:
            return place
    return None
