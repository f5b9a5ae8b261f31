"""Moves as text: "66" leads, "64L" and "64R" lay 6-4 on an end, "--" passes.

This writes them, `rounds` reads them. What only some games have, draws, stops and a chosen half, is
read and written by `turns`.
"""

from .. import tiles
from ..moves import DRAW, PASS

PASS_TOKEN = "--"
# A pass in a short record (see `matches`), with the comma before it.
SHORT_PASS = "-"
ARM_LETTERS = "LRTB"


def format_move(move, lead=False):
    """The token of a move; `lead` says that it is the first tile of the round."""
    if move < 0:
        if move == PASS:
            return PASS_TOKEN
        from .turns import format_other

        return format_other(move)
    word = tiles.text(move & 127)
    if lead:
        return word
    word += ARM_LETTERS[move >> 7 & 3]
    return word if move < 512 else word + tiles.NUMERALS[(move >> 9) - 1]


def format_next(move, round_):
    """What the moves of a round, as a short record has them, gain if `move` is made next."""
    if move == PASS:
        return SHORT_PASS
    table = round_.table
    if move == DRAW:
        from .turns import next_draw

        move = next_draw(round_)
    word = format_move(move, not table.ends)
    return "," + word if table.history else word


def format_moves(history):
    """All moves of a round, joined by commas."""
    words = []
    lead = True
    for move in history:
        words.append(format_move(move, lead))
        lead = lead and move < 0
    return ",".join(words)
