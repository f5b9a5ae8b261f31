"""What choices bring on average over deals that are looked at one by one."""

# A choice so many hundredths of a point behind the best after so many deals is looked at no more;
# a quarter of the gap is enough after sixteen times the deals. Chance alone seldom does that.
_FIRST_DEALS = 16
_FIRST_GAP = 900


class Averages:
    """Weighed means of what the choices bring, mixed with an opinion had before.

    worth  by choice, in hundredths of a point, once `reckon` was called; at first the opinion
    left   the choices, as places in `worth`, that are still worth looking at
    """

    def __init__(self, opinion, share, unit, in_order, left=None):
        """Begins without a deal.

        opinion   by choice what it is worth beside the others, in hundredths of a point
        share     how many of 16 parts the opinion has in what a choice is worth
        unit      the gains added are so many times points
        in_order  whether the deals come in an order, and not by chance: then no choice is dropped
                  before the last
        left      the choices worth looking at, if not all
        """
        self.worth = list(opinion)
        self.left = list(range(len(opinion))) if left is None else left
        self._looked_at = self.left
        self._opinion = opinion
        self._share = share
        self._unit = unit
        self._totals = [0] * len(opinion)
        self._means = [0] * len(opinion)
        self._weights = 0
        self._deals = 0
        self._look = 0 if in_order else _FIRST_DEALS
        self._gap = _FIRST_GAP

    def add(self, gains, weight):
        """Adds a deal of that weight: what the choices bring in it, as far as they are left."""
        totals = self._totals
        for place in self.left:
            totals[place] += gains[place] * weight
        self._weights += weight
        self._deals += 1
        if self._deals == self._look:
            self.reckon()
            least = max(self.worth) - self._gap
            self.left = [place for place in self.left if self.worth[place] >= least]
            self._look *= 4
            self._gap //= 2

    def reckon(self):
        """Sets `worth` by all deals so far; without any it stays the opinion."""
        if not self._weights:
            return
        means = self._means
        for place in self.left:
            means[place] = self._totals[place] * 100 // (self._weights * self._unit)
        # The opinion tells what a choice is worth beside the others only.
        looked_at = self._looked_at
        level = sum([means[place] - self._opinion[place] for place in looked_at]) // len(looked_at)
        share = self._share
        for place in looked_at:
            mean = means[place]
            mixed = (self._opinion[place] + level) * share + mean * (16 - share)
            self.worth[place] = mixed // 16
        best = max([self.worth[place] for place in self.left])
        for place, worth in enumerate(self.worth):
            # What was dropped has no more deals to fall behind by, as those left may have.
            self.worth[place] = min(worth, best)

    def best(self):
        """The place of the best choice."""
        return max(self.left, key=lambda place: (self.worth[place], -place))
