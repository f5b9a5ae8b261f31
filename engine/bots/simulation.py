"""What each move is worth in any game: the rest of the round played out by its own rules.

Deals that the seat's view allows are drawn, and in each of them the round goes on after each of
the moves, every seat laying its heaviest tile, as "heavy" does.
"""

from ..round import Round
from .alike import different
from .heavy import heaviest
from .possible import PossibleDeals
from .spread import error_between, scaled

# The work between two `step`s, counted in moves made; a small board takes some 20 ms for so many.
SLICE = 12
# What else there is to do for each round played out takes as long as so many moves.
ROUND_BEGUN = 3
# So many deals are tried to be drawn for each one wanted.
_TRIES = 4
# Work left over goes into so many times the deals at most.
_MORE = 5


class Simulation:
    """Weighs the moves of one view after another.

    choices  the moves that differ, in their order
    worth    for each of them what it brings on average, in hundredths of a point: what the seat's
             side gains in the round less the mean of the others; known once `step` says so
    certain  whether all hands are known, there being but one possible deal
    deals    how many deals were looked at
    """

    def __init__(self, deals, work=0):
        """How much it looks at.

        deals  how many deals at the least
        work   further deals are begun as long as fewer moves than this have been made in all
        """
        self.choices = []
        self.worth = []
        self.certain = False
        self.deals = 0
        self._least = deals
        self._work = work

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.choices = different(view.legal_moves(), view.table.ends)
        self.worth = []
        self.deals = 0
        self._gains = []
        self._weights = []
        self._unit = 1
        self._moves = 0
        self._pause = SLICE
        self._thoughts = self._think(view, rng)

    def step(self):
        """Makes a few moves more; returns whether all is known."""
        return next(self._thoughts)

    def error(self, place, best):
        """The standard error of what a choice is worth beside another one, both by their places.

        In hundredths of a point; once all is known.
        """
        if self.certain or place == best:
            return 0
        return error_between(self._gains, self._weights, place, best) // self._unit

    def _think(self, view, rng):
        deals = PossibleDeals(view, rng)
        self.certain = deals.certain()
        totals = [0] * len(self.choices)
        least = 1 if self.certain else self._least
        most = least if self.certain or not self._work else least * _MORE
        for _ in range(_TRIES * most):
            if self.deals == most or (self.deals >= least and self._moves >= self._work):
                break
            if deals.draw():
                gains = [0] * len(self.choices)
                yield from self._play_out(view, _round(view, deals.hands, deals.stock), gains)
                for place, gained in enumerate(gains):
                    totals[place] += gained * deals.weight
                self._gains.append(gains)
                self._weights.append(deals.weight)
                self.deals += 1
        # The gains are sums over all other sides.
        self._unit = view.rules.count_sides(view.table.seats) - 1
        weights = max(sum(self._weights), 1) * self._unit
        self.worth = [total * 100 // weights for total in totals]
        self._weights = scaled(self._weights)
        while True:
            yield True

    def _play_out(self, view, dealt, gains):
        """Sets `gains` to what the choices bring in a deal; yields False at pauses."""
        for place, move in enumerate(self.choices):
            round_ = dealt.copy()
            round_.push(move)
            self._moves += ROUND_BEGUN
            while not round_.over:
                round_.push(heaviest(round_.legal_moves()))
                self._moves += 1
                if self._moves >= self._pause:
                    self._pause = self._moves + SLICE
                    yield False
            gains[place] = gain(round_.outcome(), view)


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
