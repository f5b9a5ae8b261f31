"""The level "hard": the strongest that fits a small board.

It draws deals that the passes allow, weighs them by how well they explain what the others laid,
and plays the move that is best on average over a choice of them. Between two seats each move is
searched exactly in each of these deals, among more the round is played out as "heavy" would. The
lead follows a rule learned offline. Other games than Block are left to "steady".
"""

from .. import tiles
from ..moves import arm_of, tile_of
from .beliefs import Beliefs
from .exact import Exact
from .lead import best_lead
from .rollout import Rollout
from .steady import Steady

# The work between two `step`s, counted in positions of the exact search; 100 take a small board
# about 20 ms. What else there is to do costs as much as so many of them.
SLICE = 90
PLAY_READ = 25
HAND_DRAWN = 12
HAND_LOOKED_AT = 8
SEARCH_BEGUN = 12
# Positions to foresee for one move in one deal, by how many tiles both hands have left.
_FORESEEN = (1, 1, 1, 1, 1, 2, 3, 5, 10, 17, 33, 60, 125, 212)
# No fewer deals than this are looked at.
_FEWEST = 8


class Hard:
    """Plays Block by weighed deals.

    positions  how many positions were searched for the last move
    """

    def __init__(self, drawn=200, looked_at=100, budget=4500):
        """What it may do for a move between two seats, where it has a choice.

        drawn      how many deals it draws
        looked_at  how many of them, chosen by weight, it looks at, some of them more than once
        budget     how many positions it searches, as far as it can foresee
        """
        self.positions = 0
        self._drawn = drawn
        self._looked_at = looked_at
        self._budget = budget
        self._left = SLICE
        self._exact = None
        self._rollout = None

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.positions = 0
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
        if not table.history:
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
        totals = [0] * len(choices)
        look = self._search if table.seats == 2 else self._play_out
        for _ in look(view, beliefs, choices, totals):
            yield None
        yield choices[totals.index(max(totals))][0]

    def _search(self, view, beliefs, choices, totals):
        """Adds to `totals` what each choice is worth in the deals looked at; yields at pauses."""
        if self._exact is None:
            self._exact = Exact(view.rules.top)
        exact = self._exact
        hand = view.hand
        foreseen = _FORESEEN[min(sum(view.table.counts), len(_FORESEEN) - 1)] + SEARCH_BEGUN
        count = self._budget // (foreseen * len(choices))
        count = min(max(count, _FEWEST), self._looked_at)
        for theirs, times in zip(beliefs.deals, beliefs.pick(count)):
            if not times:
                continue
            if self.positions > self._budget:
                # It took far more than foreseen; the deals looked at so far must do.
                break
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
        """The same by rounds played out, for three seats and more."""
        if self._rollout is None:
            self._rollout = Rollout(view.rules.top)
        rollout = self._rollout
        rollout.positions = 0
        seat = view.seat
        others = beliefs.seats
        hands = [0] * view.table.seats
        pips = [0] * view.table.seats
        tried = [(rollout.inside(view.hand ^ bit), ends) for _, bit, ends in choices]
        kept = [tiles.pips(view.hand ^ bit) for _, bit, _ in choices]
        at = 0
        for times in beliefs.pick(self._looked_at):
            deal = beliefs.deals[at : at + len(others)]
            at += len(others)
            if not times:
                continue
            for other, hand in zip(others, deal):
                hands[other] = rollout.inside(hand)
                pips[other] = tiles.pips(hand)
            work = HAND_LOOKED_AT * len(others) - rollout.positions
            for place, (hand, ends) in enumerate(tried):
                hands[seat] = hand
                pips[seat] = kept[place]
                gain = rollout.gain(list(hands), list(pips), others[0], ends, seat)
                totals[place] += gain * times
            self.positions = rollout.positions
            if self._spent(work + rollout.positions):
                yield None


def _choices(moves, table):
    """Of the moves those that differ: a list of (move, the tile's bit, the ends after it)."""
    found = []
    known = []
    for move in moves:
        ends = list(table.ends)
        tile = tile_of(move)
        arm = arm_of(move)
        ends[arm] = tiles.PIPS[tile] - ends[arm]
        after = (tile, tiles.number(ends[0], ends[1]))
        if after not in known:
            known.append(after)
            found.append((move, 1 << tile, ends))
    return found
