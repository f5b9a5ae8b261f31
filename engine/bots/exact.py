"""What a position of Block is worth to two seats that see both hands, searched in slices.

Where a round between two seats ends, the points won are the pips that the other holds less one's
own, whether a hand is empty or the line is blocked (RULES section 1). So a position is worth one
number, and alpha-beta finds it over two masks. The search keeps its place in a few lists, made
once, instead of calling itself: a small board's call stack is short, and its screen must live on
while a bot thinks.
"""

# More than all the pips of the largest set.
BEYOND = 2000


class Exact:
    """The search; made once and used for one position after another.

    value      what the position is worth to the seat to move, in points, once `step` says so
    positions  how many positions have been searched since `begin`
    """

    def __init__(self, lines):
        """`lines` are the tables (`engine.bots.lines.Lines`) of the set."""
        size = lines.size
        self._lines = lines
        self._rows = [0] * size
        self._untried = [0] * size
        self._alphas = [0] * size
        self._betas = [0] * size
        self._laid = [0] * size
        self.value = 0
        self.positions = 0
        self._state = None

    def begin(self, mine, theirs, pips, their_pips, ends, alpha=-BEYOND, beta=BEYOND):
        """Takes a position: the masks of both hands as in `lines`, their pips, the ends' number.

        `mine` is the hand of the seat to move, which passes where it has to. A hand may be empty:
        then the round is over. A `value` of `alpha` or less is told as `alpha`, one of `beta` or
        more as `beta`.
        """
        lines = self._lines
        self.positions = 0
        fits = lines.fitting[ends]
        self._sign = 1
        if mine and not mine & fits and theirs & fits:
            self._sign = -1
            mine, theirs = theirs, mine
            pips, their_pips = their_pips, pips
            alpha, beta = -beta, -alpha
        untried = mine & fits
        if not theirs or not untried:
            untried = 0
            alpha = min(max(their_pips - pips, alpha), beta)
        elif untried & lines.both[ends]:
            untried |= 1 << lines.size
        row = ends * lines.width
        self._state = (0, mine, theirs, row, pips, their_pips, untried, alpha, beta)

    def step(self, positions):
        """Searches so many positions more, or until all is known; returns whether it is."""
        lines = self._lines
        size = lines.size
        width = lines.width
        pips_of = lines.pips
        place_of = lines.places
        after = lines.after
        fitting = lines.fitting
        both = lines.both
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
