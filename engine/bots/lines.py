"""The tables by which bots look ahead in Block: what fits the line, and what the line is then.

In these tables tiles are numbered by falling pips, so that the lowest bit of a mask is the heaviest
tile: looking at that first cuts a search most. Two ends are numbered as the tile that bears them
(`engine.tiles`), and one number more is the empty table.
"""

from .. import tiles


class Lines:
    """The tables of one set of tiles, about two kilobytes for double-six; read, never written.

    size     how many tiles there are, and the number of the empty table
    width    how long a row of `after` is: one more, since a tile that bears both ends has two
             places; the second is a row's last entry, and the highest bit of a mask of moves
    order    the tiles by their place in the masks
    pips     the pips of the tiles by their place
    places   from a tile's bit to its place
    fitting  by ends, the mask of the tiles that fit
    after    at `ends * width + place` the ends once that tile is laid
    both     by ends, the bit of the tile that bears both; 0 where they are equal
    """

    def __init__(self, top=6):
        """Begins the tables of the double-`top` set; `build` makes the rows."""
        size = tiles.count(top)
        # (Their numbers settle ties, since a small board's sort does not keep the order.)
        self.order = sorted(range(size), key=lambda tile: (-tiles.PIPS[tile], tile))
        self.pips = bytes([tiles.PIPS[tile] for tile in self.order])
        self.places = {1 << place: place for place in range(size + 1)}
        self.size = size
        self.width = size + 1
        self.after = bytearray(self.width * self.width)
        self.fitting = []
        self.both = []
        self._top = top
        self._bits = [0] * size
        for place, tile in enumerate(self.order):
            self._bits[tile] = 1 << place

    def build(self):
        """Makes one row more; returns False when all were made."""
        ends = len(self.fitting)
        if ends > self.size:
            return False
        at = ends * self.width
        self.both.append(0)
        if ends == self.size:
            self.fitting.append((1 << self.size) - 1)
            for place, tile in enumerate(self.order):
                self.after[at + place] = tile
            return True
        high = tiles.HIGH[ends]
        low = tiles.LOW[ends]
        fits = 0
        for beyond in range(self._top + 1):
            bit = self._bits[tiles.number(low, beyond)]
            fits |= bit
            self.after[at + self.places[bit]] = tiles.number(beyond, high)
        if high != low:
            for beyond in range(self._top + 1):
                bit = self._bits[tiles.number(high, beyond)]
                fits |= bit
                self.after[at + self.places[bit]] = tiles.number(beyond, low)
            self.both[ends] = self._bits[ends]
            self.after[at + self.size] = tiles.number(high, high)
        self.fitting.append(fits)
        return True

    def inside(self, hand):
        """The mask of a hand as these tables number it."""
        inside = 0
        for tile in tiles.listed(hand):
            inside |= self._bits[tile]
        return inside


def built(top=6):
    """The tables of the double-`top` set with all their rows."""
    lines = Lines(top)
    while lines.build():
        pass
    return lines
