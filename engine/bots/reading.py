"""How likely the other seats are to have played as they did, by what better players would do.

Whoever plays is taken for one of three: one who mostly plays as "steady", one who nearly always
lays the heaviest tile, and one of whom nothing is known. A desktop has the time to ask what these
would have laid at every earlier turn, had they held a certain hand.
"""

from .. import tiles
from ..moves import PASS, tile_of
from ..view import View
from .heavy import heaviest
from .steady import Steady

# A hand that says nothing weighs so much.
EVEN = 1 << 20
# Of 16 players, how many are of each kind.
_STEADY = 8
_HEAVY = 5
_OTHER = 3
# How often of 16 times a player of that kind lays what the kind would.
_STEADY_AGREES = 12
_HEAVY_AGREES = 15


class Reading:
    """The plays of all seats but the view's own, in Block."""

    def __init__(self, view):
        """Goes through the round as the view (`engine.view.View`) shows it."""
        self._plays = [[] for _ in range(view.table.seats)]
        self._steady = Steady()
        replay = view.table.opening()
        for move in view.table.history:
            seat = replay.turn
            if move != PASS and seat != view.seat:
                bit = 1 << tile_of(move)
                self._plays[seat] = [(t, m, later | bit) for t, m, later in self._plays[seat]]
                self._plays[seat].append((replay.copy(), move, bit))
            replay.push(move)

    def likelihood(self, seat, hand):
        """How likely the seat is to have played as it did if it still holds the mask `hand`.

        Beside other hands, with EVEN for one of a seat that has not played; at least 1.
        """
        steady = heavy = other = EVEN
        for table, move, later in self._plays[seat]:
            view = View(table, seat, tiles.listed(hand | later))
            moves = view.legal_moves()
            choices = len({tile_of(choice) for choice in moves})
            if choices == 1:
                continue
            # Of a tile laid against the habit nothing is known but that it fitted.
            against = choices - 1
            laid = tile_of(move)
            if laid == tile_of(heaviest(moves)):
                heavy = heavy * _HEAVY_AGREES // 16
            else:
                heavy = heavy * (16 - _HEAVY_AGREES) // (16 * against)
            if laid == tile_of(self._ask(view)):
                steady = steady * _STEADY_AGREES // 16
            else:
                steady = steady * (16 - _STEADY_AGREES) // (16 * against)
            other //= choices
        return max((steady * _STEADY + heavy * _HEAVY + other * _OTHER) // 16, 1)

    def _ask(self, view):
        self._steady.start(view, None)
        move = None
        while move is None:
            move = self._steady.step()
        return move
