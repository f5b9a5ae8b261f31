"""What a seat can reckon about the tiles it does not see: who may hold them, and how many."""

from .. import tiles

# A chance is a number from 0, never, to 256, for certain.
CERTAIN = 256


def size(mask):
    """How many tiles a mask holds."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


class Odds:
    """The hidden tiles as one seat sees them, every tile that a seat may hold as likely as another.

    possible  for each other seat, the next one first, the mask of the tiles it may hold
    live      the mask of the tiles that some other seat may hold
    lightest  the pips to expect in the lightest of the other hands
    """

    def __init__(self, view):
        """Takes the seat's view (`engine.view.View`)."""
        table = view.table
        masks = view.possible()
        self.possible = []
        self.live = 0
        self.lightest = None
        self._sizes = []
        self._counts = []
        for step in range(1, table.seats):
            seat = (view.seat + step) % table.seats
            mask = masks[seat]
            count = table.counts[seat]
            self.possible.append(mask)
            self.live |= mask
            self._sizes.append(size(mask))
            self._counts.append(count)
            pips = tiles.pips(mask) * count // max(self._sizes[-1], 1)
            if self.lightest is None or pips < self.lightest:
                self.lightest = pips

    def passes(self, place, fits):
        """The chance that a seat, by its place in `possible`, holds none of the mask `fits`."""
        free = self._sizes[place]
        fitting = size(self.possible[place] & fits)
        chance = CERTAIN
        for drawn in range(self._counts[place]):
            if free - fitting <= drawn:
                return 0
            chance = chance * (free - fitting - drawn) // (free - drawn)
        return chance

    def all_pass(self, fits):
        """The chance that no other seat holds any of the mask `fits`."""
        chance = CERTAIN
        for place in range(len(self.possible)):
            chance = chance * self.passes(place, fits) // CERTAIN
        return chance
