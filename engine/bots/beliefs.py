"""What the other seats may hold, judged by what they did.

A deal is possible where no seat holds a tile that it denied by a pass. Of two possible deals the
one is the likelier in which the others would rather have played as they did: a seat that held
6-5 and could lay it would seldom have laid 1-0. How seldom, the habits of players say (`habits`).
"""

from .. import tiles
from ..moves import PASS, tile_of
from .habits import LEADS, SCORES, SHARE

# 64 times exp(step / 8) for the steps from -_REACH to _REACH; what lies beyond is as the last.
_REACH = 28
_GROWTH = (
    2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 18, 21, 24, 27, 30, 34, 39, 44, 50,
    56, 64, 73, 82, 93, 106, 120, 135, 154, 174, 197, 223, 253, 287, 325, 368, 417, 473, 536,
    607, 688, 780, 883, 1001, 1134, 1285, 1457, 1651, 1870, 2119,
)  # fmt: skip
# The weights of both habits share an int: what all tiles of a hand weigh has room in half of it.
_HALF = 15
_LOW = 32767
# A deal like others weighs so much; no deal weighs more than _MOST, so that products and sums
# stay small ints on a board of 32 bits.
USUAL = 512
_MOST = 16383


class Beliefs:
    """Possible deals drawn by chance, each with its weight. Masks are as in `lines`.

    seats   the other seats, in turn order
    hands   after `draw`: the masks of all hands by seat, the own one as it is
    pips    after `draw`: the pips of these hands
    plays   how many plays have been read
    """

    def __init__(self, lines, view, rng):
        """Takes the tables, the view of the seat to move in Block, and the generator."""
        table = view.table
        seats = table.seats
        self.seats = [(view.seat + step) % seats for step in range(1, seats)]
        self.hands = [0] * seats
        self.pips = [0] * seats
        self._lines = lines
        self._rng = rng
        self._counts = table.counts
        self._unseen = view.unseen
        self._history = table.history
        self._replay = table.opening()
        self._missing = [0] * seats
        self._possible = [0] * seats
        self._free = [()] * seats
        self._order = ()
        self._listed = None
        self._unread = []
        self.plays = 0
        self._plays = [[] for _ in range(seats)]
        self._later = [[] for _ in range(seats)]

    def replay(self):
        """Goes through one move more of the round; returns False when all were gone through."""
        replay = self._replay
        lines = self._lines
        done = len(replay.history)
        if done < len(self._history):
            move = self._history[done]
            if move != PASS and replay.turn in self.seats:
                ends = replay.ends
                number = tiles.number(ends[0], ends[1]) if ends else lines.size
                self._unread.append((replay.turn, tile_of(move), lines.fitting[number], not ends))
            replay.learn(move, self._missing)
            replay.push(move)
            return True
        for seat in self.seats:
            mask = lines.inside(self._unseen & ~self._missing[seat])
            self._possible[seat] = mask
            self._free[seat] = [place for place in range(lines.size) if mask >> place & 1]
        # Filled first: the seats whose passes leave them the least choice.
        self._order = sorted(
            self.seats, key=lambda seat: (len(self._free[seat]) - self._counts[seat], seat)
        )
        return False

    def read(self):
        """Reads one play more, the latest first; returns False when all have been read.

        All moves must have been gone through; deals are weighed by the plays read before they are
        drawn.
        """
        if not self._unread:
            return False
        seat, tile, fitting, lead = self._unread.pop()
        order = self._lines.order
        later = self._later[seat]
        later.append(order.index(tile))
        free = self._free[seat]
        count = self._counts[seat]
        weights = [0] * len(order)
        base = 0
        usual = []
        shift = 0
        for scores in LEADS if lead else SCORES:
            there = 0
            known = 0
            for place in free:
                if fitting >> place & 1:
                    weight = _weight(scores[order[place]] - scores[tile])
                    weights[place] |= weight << shift
                    known += weight
            for place in later:
                if fitting >> place & 1:
                    weight = _weight(scores[order[place]] - scores[tile])
                    there += weight
            # What the tiles weigh that the seat has laid since, and what to expect of any hand.
            base |= there << shift
            usual.append(there + known * count // max(len(free), 1))
            shift += _HALF
        self.plays += 1
        self._plays[seat].append((weights, base, usual[0], usual[1]))
        return True

    def list_all(self, most):
        """Makes `draw` go through all possible hands of the other seat, if there are no more.

        That is where there is one other seat, and it may hold at most `most` different hands.
        Returns how many there are, 0 where they are drawn by chance.
        """
        seat = self.seats[0]
        count = self._counts[seat]
        free = len(self._free[seat])
        if len(self.seats) > 1 or free < count:
            return 0
        ways = 1
        for drawn in range(min(count, free - count)):
            ways = ways * (free - drawn) // (drawn + 1)
            if ways > most:
                return 0
        # The places of a hand's tiles in the list of the free ones; the last moves first.
        self._listed = list(range(count))
        self._listed[-1] -= 1
        return ways

    def _next_listed(self):
        """Turns to the next of all possible hands; returns its weight, 0 after the last."""
        seat = self.seats[0]
        chosen = self._listed
        free = self._free[seat]
        at = len(chosen) - 1
        most = len(free) - 1
        while chosen[at] == most:
            at -= 1
            most -= 1
            if at < 0:
                return 0
        first = chosen[at] + 1
        for place in range(at, len(chosen)):
            chosen[place] = first + place - at
        hand = [free[place] for place in chosen]
        self._keep(seat, hand)
        return max(self._likely(seat, hand), 1)

    def _keep(self, seat, hand):
        mask = 0
        pips = 0
        for place in hand:
            mask |= 1 << place
            pips += self._lines.pips[place]
        self.hands[seat] = mask
        self.pips[seat] = pips

    def draw(self):
        """Draws a deal; returns its weight, 0 where there is none.

        So it is after the last of those that `list_all` found, and where passes left too little
        choice to find one by chance.
        """
        if self._listed:
            return self._next_listed()
        # One number of the careful generator starts a quick one for all the tiles of a deal.
        state = self._rng.next() >> 16
        taken = 0
        given = 0
        weight = USUAL
        at = 0
        free = ()
        same = 0
        for seat in self._order:
            count = self._counts[seat]
            possible = self._possible[seat]
            if possible != same:
                at = 0
                same = possible
                free = self._free[seat]
                if taken & possible:
                    free = [place for place in free if not taken >> place & 1]
                    # The more hands there were to draw from, the more often deals like this one
                    # should have been drawn. At least so many tiles are always left.
                    least = max(len(self._free[seat]) - given, count)
                    for drawn in range(count):
                        weight = min(weight * (len(free) - drawn) // (least - drawn), _MOST)
            left = len(free) - at
            if left < count:
                return 0
            # The next tiles of a shuffle; the list stays as shuffled so far.
            start = at
            for _ in range(count):
                # A linear congruential generator modulo 2**16, of full period.
                state = (state * 14709 + 12345) & 65535
                other = at + (state * left >> 16)
                place = free[other]
                free[other] = free[at]
                free[at] = place
                at += 1
                left -= 1
            hand = free[start:at]
            self._keep(seat, hand)
            taken |= self.hands[seat]
            given += count
            if self._plays[seat]:
                weight = min(weight * self._likely(seat, hand) // USUAL, _MOST)
        return max(weight, 1)

    def _likely(self, seat, hand):
        # How likely the seat has played as it did if it still holds this hand.
        first = USUAL
        second = USUAL
        for weights, there, usual, other_usual in self._plays[seat]:
            for place in hand:
                there += weights[place]
            first = first * usual // (there & _LOW)
            second = second * other_usual // (there >> _HALF)
            if first > _MOST:
                first = _MOST
            if second > _MOST:
                second = _MOST
        return (first * SHARE[0] + second * SHARE[1]) >> 4


def _weight(step):
    return _GROWTH[min(max(step, -_REACH), _REACH) + _REACH]
