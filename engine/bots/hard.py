"""The level "hard": the strongest that fits a small board.

It draws deals that the passes allow, weighs them by how well they explain what the others laid,
and plays the move that is best on average over a choice of them. In each of these deals the round
is played out after each move as "heavy" would, and between two seats it is searched exactly as
well. The lead follows a rule learned offline. Other games than Block are left to "steady".
"""

from .. import tiles
from ..moves import arm_of, tile_of
from .beliefs import Beliefs
from .exact import Exact
from .lead import best_lead, lead_worth
from .rollout import PlayedOut, Rollout
from .steady import Steady

# The work between two `step`s, counted in positions of the exact search; 100 take a small board
# about 20 ms. What else there is to do costs as much as so many of them.
SLICE = 90
PLAY_READ = 25
HAND_DRAWN = 12
HAND_LOOKED_AT = 8
SEARCH_BEGUN = 14
# Positions to foresee for one move in one deal, by how many tiles both hands have left.
_FORESEEN = (1, 1, 1, 1, 1, 2, 3, 5, 10, 17, 33, 60, 125, 212, 420)
# No fewer deals than this are searched.
_FEWEST = 4
# How much each way to see what a choice is worth counts between two seats, where there are both:
# a search takes the other for one who sees all hands, which no player does.
SEARCHED = 6
PLAYED_OUT = 4


class Hard:
    """Plays Block by weighed deals.

    positions  how many positions were searched for the last move
    choices    the moves between which it chose last, without those that come to the same; [] where
               there was nothing to choose, or where it left the choice to "steady"
    worth      for each of the choices what it brings on average as far as the bot sees, in
               hundredths of a point: the seat's points less the mean of the others'. Leads by the
               rule are told less what they have in common.
    """

    def __init__(self, drawn=200, looked_at=60, budget=3200, lead_searched=False):
        """What it may do for a move between two seats, where it has a choice.

        drawn      how many deals it draws
        looked_at  how many of them, chosen by weight, are played out, some more than once
        budget     how many positions it searches in some of them, as far as it can foresee
        lead_searched  whether it finds its lead like other moves, and not by the rule
        """
        self.positions = 0
        self.choices = []
        self.worth = []
        self._drawn = drawn
        self._looked_at = looked_at
        self._budget = budget
        self._lead_searched = lead_searched
        self._left = SLICE
        self._exact = None
        self._rollout = Rollout()

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.positions = 0
        self.choices = []
        self.worth = []
        self._left = SLICE
        self._thoughts = self._think(view, rng)

    def step(self):
        """Thinks on a little; returns the move, or None as long as there is none."""
        return next(self._thoughts)

    def _spent(self, work):
        """Counts the work just done; returns whether it is time for a pause."""
        self._left -= work
        if self._left > 0:
            return False
        self._left = SLICE
        return True

    def _think(self, view, rng):
        """Yields None at every pause, and at last the move."""
        moves = view.legal_moves()
        if len(moves) == 1:
            yield moves[0]
            return
        if view.rules.name != "block" or view.rules.top != 6:
            steady = Steady()
            steady.start(view, rng)
            move = steady.step()
            while move is None:
                yield None
                move = steady.step()
            yield move
            return
        table = view.table
        if not table.history and not self._lead_searched:
            self.choices = moves
            self.worth = lead_worth(view.hand, table.seats)
            yield best_lead(view.hand, table.seats)
            return
        beliefs = Beliefs(view, rng)
        yield None
        while beliefs.read():
            if self._spent(PLAY_READ):
                yield None
        for _ in range(self._drawn):
            beliefs.draw()
            if self._spent(HAND_DRAWN * len(beliefs.seats)):
                yield None
        choices = _choices(moves, table)
        played = [0] * len(choices)
        for _ in self._play_out(view, beliefs, choices, played):
            yield None
        sums = self._looked_at * (table.seats - 1)
        if table.seats == 2:
            searched = [0] * len(choices)
            count = self._worth_searching(table, len(choices))
            for _ in self._search(view, beliefs.pick(count), beliefs.deals, choices, searched):
                yield None
            # Both as sums over equally many deals.
            for place in range(len(choices)):
                mean = searched[place] * SEARCHED * self._looked_at
                played[place] = played[place] * PLAYED_OUT * count + mean
            sums *= (PLAYED_OUT + SEARCHED) * count
        self.choices = [move for move, _, _ in choices]
        self.worth = [total * 100 // sums for total in played]
        yield choices[played.index(max(played))][0]

    def _worth_searching(self, table, choices):
        """In how many deals it searches that many choices: what the budget allows."""
        foreseen = _FORESEEN[min(sum(table.counts), len(_FORESEEN) - 1)] + SEARCH_BEGUN
        return min(max(self._budget // (foreseen * choices), _FEWEST), self._looked_at)

    def _search(self, view, picked, deals, choices, totals):
        """Adds to `totals` what each choice is worth in the deals picked; yields at pauses."""
        if self._exact is None:
            self._exact = Exact(view.rules.top)
        exact = self._exact
        hand = view.hand
        for theirs, times in zip(deals, picked):
            if not times:
                continue
            for place, (_, bit, ends) in enumerate(choices):
                if self._spent(SEARCH_BEGUN):
                    yield None
                exact.begin(theirs, hand ^ bit, ends)
                before = 0
                while not exact.step(self._left):
                    self.positions += self._left
                    yield None
                    self._left = SLICE
                    before = exact.positions
                self._left -= exact.positions - before
                self.positions += exact.positions - before
                totals[place] -= exact.value * times

    def _play_out(self, view, beliefs, choices, totals):
        """Adds to `totals` what each choice brings in rounds played out; yields at pauses."""
        rounds = PlayedOut(self._rollout, view, beliefs.seats, choices)
        others = len(beliefs.seats)
        at = 0
        for times in beliefs.pick(self._looked_at):
            at += others
            if not times:
                continue
            rounds.deal(beliefs.deals[at - others : at])
            before = rounds.positions
            for place in range(len(choices)):
                totals[place] += rounds.gain(place) * times
            self.positions = rounds.positions
            if self._spent(HAND_LOOKED_AT * others + rounds.positions - before):
                yield None


def _choices(moves, table):
    """Of the moves those that differ: a list of (move, the tile's bit, the ends after it)."""
    found = []
    known = []
    for move in moves:
        tile = tile_of(move)
        ends = list(table.ends) or [tiles.HIGH[tile], tiles.HIGH[tile]]
        arm = arm_of(move)
        ends[arm] = tiles.PIPS[tile] - ends[arm]
        after = (tile, tiles.number(ends[0], ends[1]))
        if after not in known:
            known.append(after)
            found.append((move, 1 << tile, ends))
    return found
