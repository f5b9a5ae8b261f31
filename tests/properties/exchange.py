"""Plays a round again with other hands, as far as its moves allow it."""

from engine.errors import IllegalMoveError
from engine.games.block import RULES
from engine.round import Round


def played_with(round_, deal):
    """The round's moves played from another deal; None where one of them is not legal."""
    other = Round(RULES, deal, round_.table.leader)
    try:
        for move in round_.table.history:
            other.push(move)
    except IllegalMoveError:
        return None
    return other
