"""What a position of Block is worth to two seats that see both hands, searched in slices.

Where a round between two seats ends, the points won are the pips that the other holds less one's
own, whether a hand is empty or the line is blocked (RULES section 1). So a position is worth one
number, and alpha-beta finds it over two masks. The search keeps its place in a few lists, made
once, instead of calling itself: a small board's call stack is short, and its screen must live on
while a bot thinks.
"""

from .. import tiles

# More than all the pips of the largest set.
BEYOND = 2000


class Exact:
    """The search, for one set of tiles; made once and used for one position after another.

    value      what the position is worth to the seat to move, in points, once `step` says so
    positions  how many positions have been searched since `begin`
    """

    def __init__(self, top=6):
        """Makes the tables for the double-`top` set, about three kilobytes for double-six."""
        size = tiles.count(top)
        # Inside, tiles are numbered by falling pips, so that the lowest bit of a mask is the
        # heaviest tile: laying that first cuts most.
        order = sorted(range(size), key=lambda tile: -tiles.PIPS[tile])
        self._bits = [0] * size
        for place, tile in enumerate(order):
            self._bits[tile] = 1 << place
        self._pips = bytes([tiles.PIPS[tile] for tile in order])
        self._place = {1 << place: place for place in range(size + 1)}
        self._size = size
        self._make_ends(order)
        self._rows = [0] * size
        self._untried = [0] * size
        self._alphas = [0] * size
        self._betas = [0] * size
        self._laid = [0] * size
        self.value = 0
        self.positions = 0
        self._state = None

    def _make_ends(self, order):
        # Two ends are numbered as the tile that bears them; one more number is the empty table.
        # The tile that bears both ends has two places; the second is a row's last entry, and the
        # highest bit of a mask of moves.
        size = self._size
        self._fitting = []
        self._after = bytearray((size + 1) * (size + 1))
        self._both = []
        at = 0
        for ends in range(size + 1):
            fits = 0
            for place, tile in enumerate(order):
                after = tile if ends == size else _lay(tile, tiles.HIGH[ends], tiles.LOW[ends])
                if after is not None:
                    fits |= 1 << place
                    self._after[at + place] = after
            self._fitting.append(fits)
            self._both.append(0)
            if ends < size and not tiles.is_double(ends):
                self._both[ends] = self._bits[ends]
                self._after[at + size] = _lay(ends, tiles.LOW[ends], tiles.HIGH[ends])
            at += size + 1

    def begin(self, mine, theirs, ends, alpha=-BEYOND, beta=BEYOND):
        """Takes a position: the masks of both hands, and the ends as a table has them.

        `mine` is the hand of the seat to move, which passes where it has to; `ends` is empty
        before the lead. A hand may be empty: then the round is over. A `value` of `alpha` or
        less is told as `alpha`, one of `beta` or more as `beta`.
        """
        self.positions = 0
        mover = self._inside(mine)
        other = self._inside(theirs)
        pips = tiles.pips(mine)
        other_pips = tiles.pips(theirs)
        number = tiles.number(ends[0], ends[1]) if ends else self._size
        fits = self._fitting[number]
        self._sign = 1
        if not mover & fits and other & fits and mover:
            self._sign = -1
            mover, other = other, mover
            pips, other_pips = other_pips, pips
            alpha, beta = -beta, -alpha
        untried = mover & fits
        if not other or not untried:
            untried = 0
            alpha = min(max(other_pips - pips, alpha), beta)
        elif untried & self._both[number]:
            untried |= 1 << self._size
        row = number * (self._size + 1)
        self._state = (0, mover, other, row, pips, other_pips, untried, alpha, beta)

    def _inside(self, hand):
        inside = 0
        for tile in tiles.listed(hand):
            inside |= self._bits[tile]
        return inside

    def step(self, positions):
        """Searches so many positions more, or until all is known; returns whether it is."""
        size = self._size
        width = size + 1
        pips_of = self._pips
        place_of = self._place
        after = self._after
        fitting = self._fitting
        both = self._both
        rows = self._rows
        untried_at = self._untried
        alphas = self._alphas
        betas = self._betas
        laid = self._laid
        depth, me, other, row, pips, other_pips, untried, alpha, beta = self._state
        left = positions
        while True:
            if untried:
                if not left:
                    break
                bit = untried & -untried
                untried ^= bit
                place = place_of[bit]
                ends = after[row + place]
                if place == size:
                    bit = both[row // width]
                    place = place_of[bit]
                kept = me ^ bit
                if not kept:
                    worth = other_pips
                else:
                    again = 0
                    replies = other & fitting[ends]
                    if not replies:
                        # The other has to pass.
                        again = 1
                        replies = kept & fitting[ends]
                    if replies:
                        rows[depth] = row
                        untried_at[depth] = untried
                        alphas[depth] = alpha
                        betas[depth] = beta
                        laid[depth] = place << 1 | again
                        depth += 1
                        left -= 1
                        row = ends * width
                        pips -= pips_of[place]
                        me = kept
                        if not again:
                            me, other = other, me
                            pips, other_pips = other_pips, pips
                            alpha, beta = -beta, -alpha
                        untried = replies
                        if untried & both[ends]:
                            untried |= 1 << size
                        # Nobody gains more than the other holds now.
                        if other_pips <= alpha:
                            untried = 0
                        elif -pips >= beta:
                            alpha = beta
                            untried = 0
                        continue
                    worth = other_pips - pips + pips_of[place]
            else:
                if not depth:
                    break
                depth -= 1
                worth = alpha
                place = laid[depth]
                if not place & 1:
                    worth = -worth
                    me, other = other, me
                    pips, other_pips = other_pips, pips
                place >>= 1
                me |= 1 << place
                pips += pips_of[place]
                row = rows[depth]
                untried = untried_at[depth]
                alpha = alphas[depth]
                beta = betas[depth]
            if worth > alpha:
                alpha = worth
                if alpha >= beta:
                    alpha = beta
                    untried = 0
        self.positions += positions - left
        self._state = (depth, me, other, row, pips, other_pips, untried, alpha, beta)
        self.value = self._sign * alpha
        return not untried and not depth


def _lay(tile, end, kept):
    """The number of the ends after `tile` on `end`, beside `kept`, or else on `kept`.

    None where it fits neither.
    """
    high = tiles.HIGH[tile]
    low = tiles.LOW[tile]
    if high == end or low == end:
        return tiles.number(high + low - end, kept)
    if high == kept or low == kept:
        return tiles.number(high + low - kept, end)
    return None
