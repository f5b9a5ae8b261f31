"""The level "master": "hard" with a desktop's time, up to a second for a move.

It reads the others' plays by asking what better players would have laid in their places, looks
ahead as "hard" does in the deals so weighed, and then plays the rounds out in some of them by
"steady", each seat seeing its own hand only.
"""

from .. import tiles
from ..view import View
from .averages import Averages
from .beliefs import Beliefs
from .hard import Hard
from .lead import lead_worth
from .reading import Reading
from .simulation import gain
from .steady import Steady

# How many deals are drawn and weighed, and how many of them, chosen by weight, are played out.
DRAWN = 300
PLAYED_OUT = 100
# How many of 16 parts what is thought before has in what a choice is worth at last.
BEFORE = 6


class Master(Hard):
    """Plays Block like `Hard`, at leisure, and looks ahead from its lead too."""

    def __init__(self):
        Hard.__init__(self, listed=100, shares=(4, 6, 6), leads=True)
        self._steady = Steady()

    def _look_ahead(self, view, rng, choices):
        """Weighs the choices in deals drawn; yields None at every pause, and at last the move."""
        if self._lines is None:
            yield from self._make_tables()
        table = view.table
        if not table.history:
            self.worth = lead_worth(view.hand, table.seats)
        beliefs = Beliefs(self._lines, view, rng)
        while beliefs.replay():
            yield None
        listed = beliefs.list_all(self._listed)
        searched = table.seats == 2 and sum(table.counts) <= self._searched
        known = searched and listed == 1
        averages = Averages(
            self.worth,
            0 if known else self._shares[table.seats - 2],
            (table.seats - 1) * (1 if known else 1 + searched),
            listed > 0,
        )
        looked = (not known, searched)
        deals, weights = yield from self._glance(
            view, beliefs, listed or DRAWN, choices, looked, averages
        )
        if not known and len(averages.left) > 1:
            if not listed:
                weights = picked(weights, PLAYED_OUT, rng)
            averages = Averages(averages.worth, BEFORE, table.seats - 1, listed > 0, averages.left)
            yield from self._look(view, deals, weights, averages)
        self.worth = averages.worth
        yield self.choices[averages.best()]

    def _glance(self, view, beliefs, count, choices, looked, averages):
        """Draws and weighs so many deals, and looks at each as "hard" does; yields at pauses.

        Returns the deals, each a list of masks by seat, and their weights.
        """
        self._hands = [0] * view.table.seats
        self._pips = [0] * view.table.seats
        kept = self._kept(view.hand, choices)
        reading = Reading(view)
        gains = [0] * len(choices)
        deals = []
        weights = []
        for _ in range(count):
            weight = beliefs.draw()
            for seat in beliefs.seats:
                weight *= reading.likelihood(seat, self._outside(beliefs.hands[seat]))
            if weight:
                # A single deal takes a small part of the work allowed, so it is looked at whole.
                self._done = 0
                yield from self._weigh_deal(view, beliefs, kept, looked, averages.left, gains)
                averages.add(gains, weight)
                deals.append([self._outside(hand) for hand in beliefs.hands])
                weights.append(weight)
        averages.reckon()
        return deals, weights

    def _look(self, view, deals, weights, averages):
        """Plays the rounds out in deals as often as they weigh; yields None at pauses."""
        gains = [0] * len(self.choices)
        for hands, weight in zip(deals, weights):
            if weight and len(averages.left) > 1:
                hands[view.seat] = view.hand
                for place in averages.left:
                    gains[place] = self._played_out(view, hands, self.choices[place])
                    yield None
                averages.add(gains, weight)
        averages.reckon()

    def _outside(self, hand):
        """The mask by tile number of a hand as the tables number it."""
        order = self._lines.order
        return tiles.mask([order[place] for place in tiles.listed(hand)])

    def _played_out(self, view, hands, move):
        """What the move brings in a deal, in points times the other seats, if all are steady."""
        table = view.table.copy()
        table.push(move)
        views = [View(table, seat, tiles.listed(hand)) for seat, hand in enumerate(hands)]
        steady = self._steady
        while not table.over:
            steady.start(views[table.turn], None)
            move = None
            while move is None:
                move = steady.step()
            table.push(move)
            self.positions += 1
        left = [one.hand for one in views]
        return gain(view.rules.score(left, table.went_out()), view)


def picked(weights, count, rng):
    """How often each deal is looked at, if `count` deals are, in proportion to their weights.

    A list of numbers that add up to `count` (of zeros where every weight is 0).
    """
    total = sum(weights)
    if not total:
        return [0] * len(weights)
    reached = rng.below(65536) * total >> 16
    times = []
    for weight in weights:
        before = reached // total
        reached += weight * count
        times.append(reached // total - before)
    return times
