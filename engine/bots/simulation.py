"""What each move is worth in any game: the rest of the round played out by its own rules.

Deals that the seat's view allows are drawn, and in each of them the round goes on after each of
the moves, every seat laying its heaviest tile, as "heavy" does.
"""

from ..round import Round
from .alike import different
from .heavy import heaviest
from .possible import PossibleDeals

# The work between two `step`s, counted in moves made; a small board takes some 20 ms for so many.
SLICE = 12
# So many deals are tried to be drawn for each one wanted.
_TRIES = 4


class Simulation:
    """Weighs the moves of one view after another.

    choices  the moves that differ, in their order
    worth    for each of them what it brings on average, in hundredths of a point: what the seat's
             side gains in the round less the mean of the others; known once `step` says so
    certain  whether all hands are known, there being but one possible deal
    """

    def __init__(self, deals):
        """`deals` says how many deals are looked at."""
        self.choices = []
        self.worth = []
        self.certain = False
        self._deals = deals

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.choices = different(view.legal_moves(), view.table.ends)
        self.worth = []
        self._moves = 0
        self._thoughts = self._think(view, rng)

    def step(self):
        """Makes a few moves more; returns whether all is known."""
        return next(self._thoughts)

    def _think(self, view, rng):
        deals = PossibleDeals(view, rng)
        totals = [0] * len(self.choices)
        weights = 0
        wanted = self._deals
        for _ in range(_TRIES * self._deals):
            if not wanted:
                break
            if not deals.draw():
                continue
            wanted -= 1
            weights += deals.weight
            dealt = _round(view, deals.hands, deals.stock)
            for place, move in enumerate(self.choices):
                round_ = dealt.copy()
                round_.push(move)
                while not round_.over:
                    round_.push(heaviest(round_.legal_moves()))
                    self._moves += 1
                    if self._moves % SLICE == 0:
                        yield False
                totals[place] += gain(round_.outcome(), view) * deals.weight
        # The gains are sums over all other sides.
        self.certain = deals.certain()
        others = view.rules.count_sides(view.table.seats) - 1
        self.worth = [total * 100 // (max(weights, 1) * others) for total in totals]
        while True:
            yield True


def _round(view, hands, stock):
    """A round that stands as the view does, with these hands and this stock."""
    round_ = Round(view.rules, [()] * view.table.seats, view.table.leader, False, stock)
    round_.hands = hands
    round_.table = view.table
    return round_


def gain(outcome, view):
    """What the view's side gains, times the number of the others, less what these gain."""
    sides = view.rules.count_sides(view.table.seats)
    own = view.seat % sides
    gained = 0
    for side in range(sides):
        points = outcome.gain(side)
        gained += points * (sides - 1) if side == own else -points
    return gained
