"""Moves as text: "66" leads, "64L" and "64R" lay 6-4 on an end, "--" passes."""

from .. import tiles
from ..errors import NotationError
from ..moves import PASS, arm_of, play, tile_of

PASS_TOKEN = "--"
ARM_LETTERS = "LRTB"


def format_move(move, lead=False):
    """The token of a move; `lead` says that it is the first tile of the round."""
    if move == PASS:
        return PASS_TOKEN
    word = tiles.text(tile_of(move))
    return word if lead else word + ARM_LETTERS[arm_of(move)]


def parse_move(word, rules, lead=False):
    """The move that a token names; NotationError where it names none.

    `lead` says that it is the first tile of the round, which is written without an end. Whether
    the move is legal is for the round to say.
    """
    if word == PASS_TOKEN:
        return PASS
    tile = tiles.parse(word[:2], rules.top)
    if lead:
        if len(word) > 2:
            raise NotationError("'%s': the lead is written without an end" % word[:20])
        return play(tile)
    letters = ARM_LETTERS[: rules.arms]
    if len(word) == 2:
        raise NotationError("'%s' does not say at which end (%s)" % (word, " or ".join(letters)))
    arm = letters.find(word[2])
    if len(word) > 3 or arm < 0:
        raise NotationError("'%s' is no move: a tile and one of %s" % (word[:20], letters))
    return play(tile, arm)


def format_moves(history):
    """All moves of a round, joined by commas."""
    return ",".join([format_move(move, not done) for done, move in enumerate(history)])
