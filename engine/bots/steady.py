"""The level "steady": a sound player that looks one move ahead.

It lays each legal tile in thought and weighs what that leaves: the pips in hand, what fits the
ends and in whose hands that may be, which numbers it commands, and what a block would bring. It
knows the others' passes. It draws no lots, and equal moves are taken in their order, so that the
same view is answered by the same move everywhere.

The weights were found by trial in some millions of rounds between two, three and four seats,
against "heavy" and against itself, and then rounded.
"""

from .. import tiles
from ..moves import tile_of
from .odds import CERTAIN, Odds, size

# All weights are in hundredths of a point.

# A pip left in hand: more than a third of them are paid for in the end.
PIP = 35
# A tile of the others that fits the ends: closed ends make them pass, and a round soon blocked is
# won by whoever has closed it.
ANSWER = 90
# The next seat certain to pass: that is a turn won.
NEXT_PASSES = 300
# A tile of one's own that fits the ends: the surer the turn to come.
FOLLOW = 60
# A tile of the others that would fit after one's own best next tile: the fewer, the better the
# ends can be closed with it.
SQUEEZE = 50
# No tile to lay next: as good as one after which nine tiles of the others would fit.
NO_FOLLOW = 450
# All answers of the next seat would leave nothing to lay.
TRAP = 500
# A number of which one holds all tiles, for each of these tiles; less as others are about. Nobody
# else can open or close such an end.
HOLD = 200
# A tile of the number one holds most of: the end to play for.
SUIT = 110
# A pip fewer than the lightest of the other hands, should this move block the line: the winner of
# a block takes these pips and, among several, the other hands too.
BLOCK = 190
# The block itself: there will be no more turns for all that is weighed above.
BLOCKED = 700


class Steady:
    """Weighs each legal move, one at every step, and takes the best.

    worth  what the moves weighed so far are worth beside each other, in hundredths of a point, in
           the order of the legal moves
    """

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        # It draws, stops or passes only where it cannot play.
        moves = view.legal_moves()
        self._moves = [move for move in moves if move >= 0] or moves
        self.worth = []
        self._view = view
        self._hand = view.hand
        self._pips = tiles.pips(self._hand)
        if len(self._moves) > 1:
            self._odds = Odds(view)
            live = self._odds.live
            self._about = [size(live & joined) for joined in view.rules.joins]

    def step(self):
        """Weighs one move more; returns the best when all are weighed, else None."""
        moves = self._moves
        worth = self.worth
        if len(moves) > 1:
            worth.append(self._weigh(moves[len(worth)]))
            if len(worth) < len(moves):
                return None
        # What it looked at takes a small board's memory, and the next turn needs none of it.
        self._view = self._odds = None
        return moves[worth.index(max(worth))] if worth else moves[0]

    def _weigh(self, move):
        """What the position after the move is worth, beside what the other moves leave."""
        table = self._view.table
        table.push(move)
        ends = list(table.ends)
        table.pop()
        tile = tile_of(move)
        kept = self._hand & ~(1 << tile)
        pips = self._pips - tiles.PIPS[tile]
        odds = self._odds
        fits = 0
        for end in ends:
            fits |= self._view.rules.joins[end]
        worth = self._command(kept) + self._ahead(kept, ends) - PIP * pips
        worth -= ANSWER * size(odds.live & fits)
        worth += NEXT_PASSES * odds.passes(0, fits) // CERTAIN
        follow = size(kept & fits)
        if follow:
            return worth + FOLLOW * follow
        block = BLOCK * (odds.lightest - pips) - BLOCKED
        return worth - NO_FOLLOW + block * odds.all_pass(fits) // CERTAIN

    def _command(self, kept):
        """What the numbers are worth of which one keeps many tiles and the others have few."""
        worth = 0
        most = 0
        for number, joined in enumerate(self._view.rules.joins):
            held = size(kept & joined)
            if held:
                worth += HOLD * held * held // (held + self._about[number])
                most = max(most, held)
        return worth + SUIT * most

    def _ahead(self, kept, ends):
        """What the answers of the next seat threaten, and one's own next tile promises."""
        live = self._odds.live
        answers = 0
        traps = 0
        fewest = None
        for arm, end in enumerate(ends):
            if end in ends[:arm]:
                continue
            for fits in self._lines(self._odds.possible[0], ends, arm):
                answers += 1
                traps += not kept & fits
            for fits in self._lines(kept, ends, arm):
                left = size(live & fits)
                if fewest is None or left < fewest:
                    fewest = left
        worth = -TRAP * traps // answers if answers else 0
        return worth - SQUEEZE * fewest if fewest else worth

    def _lines(self, hand, ends, arm):
        """For each tile of `hand` that fits the arm, the mask of all that fits the line then."""
        rules = self._view.rules
        joins = rules.joins
        end = ends[arm]
        elsewhere = 0
        for other, number in enumerate(ends):
            if other != arm:
                elsewhere |= joins[number]
        found = []
        hand &= joins[end]
        while hand:
            bit = hand & -hand
            hand ^= bit
            tile = rules.tile_of_bit[bit]
            beyond = tiles.PIPS[tile] - rules.contact[end]
            if not 0 <= beyond <= rules.top:
                # A tile that fits although it does not bear the half that joins.
                beyond = tiles.HIGH[tile]
            found.append(elsewhere | joins[beyond])
        return found
