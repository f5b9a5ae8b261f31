"""The level "hard": the strongest that fits a small board.

It draws deals that the passes allow, weighs them by how well they explain what the others laid,
and plays out the round after each of its moves. Between two seats that hold few tiles the rest is
searched exactly as well. What "steady" thinks of the moves counts too: it sees what a few deals
leave to luck. The lead follows a rule learned offline. Other games than Block are left to "steady".
"""

from .. import tiles
from ..moves import arm_of, tile_of
from .alike import different
from .steady import Steady

# The work between two `step`s and that of all a move, counted in positions of the exact search;
# 100 take a small board about 20 ms. What else there is to do costs as much as so many of them.
SLICE = 50
ROW_MADE = 20
MOVE_WEIGHED = 40
MOVE_REPLAYED = 8
PLAY_READ = 30
HAND_DRAWN = 5
PLAY_JUDGED = 2
SEARCH_BEGUN = 3
# Looking ahead takes no more work than this and a slice.
WORK = 5000
# Exact searches are made where both hands hold no more tiles than this.
SEARCHED = 9
# All hands that the other may hold are looked at, and not a choice of them, if they are so few.
LISTED = 30
# How many of 16 parts "steady" has in what a choice is worth, by number of seats less 2.
SHARES = (5, 8, 8)


class Hard:
    """Plays Block by weighed deals.

    positions  how many positions were looked at for the last move
    choices    the moves between which it chose last, without those that come to the same; [] where
               there was nothing to choose, or where it left the choice to "steady"
    worth      for each of the choices what it brings on average as far as the bot sees, in
               hundredths of a point: the seat's points less the mean of the others'. Leads by the
               rule are told less what they have in common.
    """

    def __init__(self, work=WORK, searched=SEARCHED, listed=LISTED, shares=SHARES, leads=False):
        """What it may do for a move where it has a choice.

        work      how much work it may do to look ahead, counted as `WORK` is
        searched  up to how many tiles in both hands it searches exactly
        listed    up to how many possible hands of one other seat it looks at all
        shares    how many of 16 parts "steady" has in what a choice is worth, by seats less 2
        leads     whether it finds its lead like other moves, and not by the rule
        """
        self.positions = 0
        self.choices = []
        self.worth = []
        self._work = work
        self._searched = searched
        self._listed = listed
        self._shares = shares
        self._leads = leads
        self._left = SLICE
        self._done = 0
        self._lines = None
        self._exact = None
        self._rollout = None
        self._hands = []
        self._pips = []

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.positions = 0
        self.choices = []
        self.worth = []
        self._left = SLICE
        self._done = 0
        self._thoughts = self._think(view, rng)

    def step(self):
        """Thinks on a little; returns the move, or None as long as there is none."""
        move = next(self._thoughts)
        if move is not None:
            # All that it thought with takes a small board's memory, and the next turn needs none.
            self._thoughts = None
        return move

    def _spent(self, work):
        """Counts the work just done; returns whether it is time for a pause."""
        self._done += work
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
        rules = view.rules
        table = view.table
        ours = rules.name == "block" and rules.top == 6
        if ours and not table.history and not self._leads:
            # Only here: many a seat never leads.
            from .lead import best_lead, lead_worth

            self.choices = moves
            self.worth = lead_worth(view.hand, table.seats)
            yield best_lead(view.hand, table.seats)
            return
        steady = Steady()
        steady.start(view, rng)
        yield None
        move = steady.step()
        while move is None:
            if self._spent(MOVE_WEIGHED):
                yield None
            move = steady.step()
        if not ours:
            yield move
            return
        choices = _choices(moves, table)
        self.choices = [move for move, _, _ in choices]
        self.worth = [steady.worth[moves.index(move)] for move in self.choices]
        if len(choices) == 1:
            yield move
        else:
            yield from self._look_ahead(view, rng, choices)

    def _look_ahead(self, view, rng, choices):
        """Weighs the choices in deals drawn; yields None at every pause, and at last the move."""
        if self._lines is None:
            yield from self._make_tables()
        # Only here, as all that looks ahead: in other games there is no use for it.
        from .averages import Averages
        from .beliefs import Beliefs

        beliefs = Beliefs(self._lines, view, rng)
        yield from self._read(beliefs)
        yield None
        seats = view.table.seats
        self._hands = [0] * seats
        self._pips = [0] * seats
        listed = beliefs.list_all(self._listed)
        kept = self._kept(view.hand, choices)
        looked = [True, seats == 2 and sum(view.table.counts) <= self._searched]
        share = self._shares[seats - 2]
        if looked[1] and listed == 1:
            # It knows all hands.
            looked[0] = False
            share = 0
        unit = (seats - 1) * (looked[0] + looked[1])
        averages = Averages(self.worth, share, unit, listed > 0)
        drawing = HAND_DRAWN * (seats - 1) + PLAY_JUDGED * beliefs.plays
        gains = [0] * len(choices)
        self._done = 0
        while self._done < self._work and len(averages.left) > 1:
            weight = beliefs.draw()
            if self._spent(drawing):
                yield None
            if weight:
                yield from self._weigh_deal(view, beliefs, kept, looked, averages.left, gains)
                if self._done <= self._work:
                    averages.add(gains, weight)
            elif listed:
                break
        averages.reckon()
        self.worth = averages.worth
        yield self.choices[averages.best()]

    def _make_tables(self):
        from .lines import Lines
        from .rollout import Rollout

        lines = Lines()
        while lines.build():
            if self._spent(ROW_MADE):
                yield None
        self._lines = lines
        self._rollout = Rollout(lines)

    def _searcher(self):
        if self._exact is None:
            # Only here: more than two seats do without.
            from .exact import Exact

            self._exact = Exact(self._lines)
        return self._exact

    def _read(self, beliefs):
        while beliefs.replay():
            if self._spent(MOVE_REPLAYED):
                yield None
        yield None
        while beliefs.read():
            if self._spent(PLAY_READ):
                yield None

    def _kept(self, hand, choices):
        """For each choice the mask of the hand left, its pips, and the ends."""
        inside = self._lines.inside(hand)
        pips = tiles.pips(hand)
        return [
            (inside ^ self._lines.inside(1 << tile), pips - tiles.PIPS[tile], ends)
            for _, tile, ends in choices
        ]

    def _weigh_deal(self, view, beliefs, kept, looked, left, gains):
        """Sets `gains` to what the choices at `left` bring in the deal drawn; yields at pauses.

        Where the work allowed is done before, it leaves off. `looked` says whether to play the
        round out and whether to search it; where both, the gains are sums of both.
        """
        rollout = self._rollout
        exact = self._searcher() if looked[1] else None
        other = beliefs.seats[0]
        for place in left:
            hand, pips, ends = kept[place]
            gains[place] = 0
            if looked[0]:
                self._hands[:] = beliefs.hands
                self._pips[:] = beliefs.pips
                self._hands[view.seat] = hand
                self._pips[view.seat] = pips
                gains[place] = rollout.gain(self._hands, self._pips, other, ends, view.seat)
                self.positions += rollout.positions
                if self._spent(rollout.positions):
                    yield None
            if looked[1]:
                exact.begin(beliefs.hands[other], hand, beliefs.pips[other], pips, ends)
                before = 0
                while not exact.step(self._left):
                    self._spent(self._left)
                    yield None
                    before = exact.positions
                    if self._done > self._work:
                        return
                gains[place] -= exact.value
                self.positions += exact.positions
                if self._spent(exact.positions - before + SEARCH_BEGUN):
                    yield None
            if self._done > self._work:
                return


def _choices(moves, table):
    """Of the moves those that differ: a list of (move, tile, the ends after it by number)."""
    found = []
    for move in different(moves, table.ends):
        tile = tile_of(move)
        ends = table.ends
        after = tile
        if ends:
            end = ends[arm_of(move)]
            after = tiles.number(tiles.PIPS[tile] - end, ends[0] + ends[1] - end)
        found.append((move, tile, after))
    return found
