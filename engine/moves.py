"""Moves as small ints.

A play holds the tile in bits 0 to 6, the arm of the line it is laid on in bits 7 and 8, and in
bits 9 to 12 the half left exposed plus one where the player may choose it (0 where the rules
leave no choice). All other moves are negative: a pass, a draw of the next tile of the stock, and
a stop, which ends a turn that could go on. A draw that says its tile is made by
`engine.drawing.draw`. A number outside of these is no move.
"""

LEFT = 0
RIGHT = 1
PASS = -1
DRAW = -2
STOP = -3


def play(tile, arm=LEFT, exposed=None):
    """The move that lays `tile` on `arm`; the lead is laid on LEFT, there being one place only."""
    move = tile | arm << 7
    return move if exposed is None else move | (exposed + 1) << 9


def tile_of(move):
    """The tile of a play."""
    return move & 127


def arm_of(move):
    """The arm of a play."""
    return move >> 7 & 3


def exposed_of(move):
    """The half that a play chose to leave exposed, or None where there was no choice."""
    return (move >> 9) - 1 if move >> 9 else None
