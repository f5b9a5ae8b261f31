"""What the other seats may hold, judged by what they did.

A deal is possible where no seat holds a tile that it denied by a pass. Of two possible deals the
one is the likelier in which the others would rather have played as they did: a seat that held
6-5 and could lay it would seldom have laid 1-0. How seldom, the habits of players say (`habits`).
"""

from .. import tiles
from ..moves import PASS, tile_of
from ..table import Table
from .habits import LEADS, SCORES, SHARE

# 64 times exp(step / 8) for the steps from -_REACH to _REACH; what lies beyond is as the last.
_REACH = 34
_GROWTH = (
    (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 18, 21, 24, 27)
    + (30, 34, 39, 44, 50, 56, 64, 73, 82, 93, 106, 120, 135, 154, 174, 197, 223, 253, 287, 325)
    + (368, 417, 473, 536, 607, 688, 780, 883, 1001, 1134, 1285, 1457, 1651, 1870, 2119, 2402)
    + (2721, 3084, 3494, 3960, 4487)
)
# A deal like others weighs so much; no deal weighs more than _MOST, so that products and sums
# stay small ints on a board of 32 bits.
_USUAL = 512
_MOST = 16383


class Beliefs:
    """Possible deals drawn by chance, each with its weight.

    seats    the other seats, in turn order
    deals    for each deal drawn the masks of these seats' hands, one after another
    weights  for each deal drawn how likely it is, beside the others
    """

    def __init__(self, view, rng):
        """Takes the view of the seat to move, of a double-six game, and the generator."""
        table = view.table
        possible = view.possible()
        self.seats = [(view.seat + step) % table.seats for step in range(1, table.seats)]
        self._counts = [table.counts[seat] for seat in self.seats]
        self._possible = [possible[seat] for seat in self.seats]
        self._free = [tiles.listed(mask) for mask in self._possible]
        # Filled first: the seats whose passes leave them the least choice.
        self._order = sorted(
            range(len(self.seats)),
            key=lambda place: (len(self._free[place]) - self._counts[place], place),
        )
        self._plays = [[] for _ in self.seats]
        self._unread = self._read_table(table)
        self._rng = rng
        self.deals = []
        self.weights = []

    def _read_table(self, table):
        # The plays of the other seats, the last at the end: whose, the tile, what fitted the
        # line, and whether it was the lead.
        replay = Table(table.rules, table.dealt_counts(), table.leader)
        found = []
        for move in table.history:
            if replay.turn in self.seats and move != PASS:
                place = self.seats.index(replay.turn)
                found.append((place, tile_of(move), replay.fitting(), not replay.history))
            replay.push(move)
        self._later = [[] for _ in self.seats]
        return found

    def read(self):
        """Reads one play more, the latest first; returns False when all have been read.

        Deals are weighed by the plays read before they are drawn.
        """
        if not self._unread:
            return False
        place, tile, fitting, lead = self._unread.pop()
        held = self._free[place]
        later = self._later[place]
        later.append(tile)
        play = []
        for scores in LEADS if lead else SCORES:
            weights = [0] * len(scores)
            for other in held + later:
                if fitting >> other & 1:
                    step = scores[other] - scores[tile]
                    weights[other] = _GROWTH[min(max(step, -_REACH), _REACH) + _REACH]
            # What the tiles weigh that the seat has laid since, and what to expect of any hand.
            base = sum([weights[other] for other in later])
            known = sum([weights[other] for other in held])
            usual = base + known * self._counts[place] // max(len(held), 1)
            play.append((weights, base, usual))
        self._plays[place].append(play)
        return True

    def draw(self):
        """Draws one more deal; where passes leave too little choice it may fail, and draws none."""
        hands = [0] * len(self.seats)
        taken = 0
        given = 0
        weight = _USUAL
        # One number of the careful generator starts a quick one for all the tiles of a deal.
        self._state = self._rng.next() >> 16
        for place in self._order:
            free = self._free[place]
            count = self._counts[place]
            if taken & self._possible[place]:
                free = [tile for tile in free if not taken >> tile & 1]
                # The more hands there were to draw from, the more often deals like this one
                # should have been drawn. At least so many tiles are always left.
                least = max(len(self._free[place]) - given, count)
                for drawn in range(count):
                    weight = min(weight * (len(free) - drawn) // (least - drawn), _MOST)
            if len(free) < count:
                return
            hand = self._some(free, count)
            mask = 0
            for tile in hand:
                mask |= 1 << tile
            hands[place] = mask
            taken |= mask
            given += count
            weight = min(weight * self._likely(place, hand) // _USUAL, _MOST)
        self.deals.extend(hands)
        self.weights.append(max(weight, 1))

    def _some(self, free, count):
        # The first tiles of a shuffle; the list stays as shuffled so far.
        state = self._state
        left = len(free)
        for place in range(count):
            # A linear congruential generator modulo 2**16, of full period.
            state = (state * 14709 + 12345) & 65535
            other = place + (state * left >> 16)
            tile = free[other]
            free[other] = free[place]
            free[place] = tile
            left -= 1
        self._state = state
        return free[:count]

    def _likely(self, place, hand):
        # How likely the seat has played as it did if it still holds this hand.
        total = 0
        for habit in range(len(SCORES)):
            weight = _USUAL
            for play in self._plays[place]:
                weights, there, usual = play[habit]
                for tile in hand:
                    there += weights[tile]
                weight = min(weight * usual // there, _MOST)
            total += weight * SHARE[habit]
        return total >> 4

    def pick(self, count):
        """How often each deal drawn is looked at, if `count` deals are, in proportion to weights.

        A list of numbers that add up to `count` (of zeros where every weight is 0).
        """
        total = sum(self.weights)
        if not total:
            return [0] * len(self.weights)
        reached = self._rng.below(65536) * total >> 16
        times = []
        for weight in self.weights:
            before = reached // total
            reached += weight * count
            times.append(reached // total - before)
        return times
