"""The own hand where it may grow: a window of places over more tiles than fit beside each other."""

import displayio

from .. import theme
from . import sheet
from .hand import Hand
from .triangle import LEFT, RIGHT, triangle

# How large an arrow is, from its point to its base.
_ARROW = 4


class WideHand:
    """Shows as many of the hand's tiles as fit, those around the cursor; arrows say there is more.

    The arguments are those of `Hand` but for the capacity, which is what fits. A place is counted
    from 0 over all tiles given, also where a tile is gone.
    """

    def __init__(self, x, y, width, height, half, top=sheet.TOP):
        pitch = half + max(2, half // 4)
        room = width - 2 * theme.CHAR_WIDTH
        self._visible = (room - half) // pitch + 1
        self._hand = Hand(x + theme.CHAR_WIDTH, y, room, height, half, self._visible, top=top)
        self._before = _arrow(LEFT, x, y + height)
        self._after = _arrow(RIGHT, x + width - _ARROW, y + height)
        self._tiles = []
        self._gone = 0
        self._first = 0
        self._mask = None
        self.group = displayio.Group()
        for part in (self._hand.group, self._before, self._after):
            self.group.append(part)

    def deal(self, tiles):
        """Shows these tiles, in this order, instead of all held so far."""
        self._tiles = list(tiles)
        self._gone = 0
        self._first = 0
        self._mask = None
        self._show()

    def add(self, tile):
        """Adds a tile at the end; the places of tiles that are gone close up.

        Returns all tiles as their places are then.
        """
        self._tiles = [held for held in self._tiles if not self._gone >> held & 1]
        self._tiles.append(tile)
        self._gone = 0
        self._show()
        return list(self._tiles)

    def remove(self, tile):
        """Takes a tile away and leaves its place empty."""
        self._gone |= 1 << tile
        if tile in self._window():
            self._hand.remove(tile)
        self._show_arrows()

    def playable(self, mask):
        """Raises the tiles of a mask and darkens all others."""
        self._mask = mask
        self._hand.playable(mask)

    def select(self, place):
        """Sets the cursor beneath the tile of a place, or takes it away with None."""
        if place is None:
            self._hand.select(None)
            return
        first = min(self._first, place)
        first = max(first, place - self._visible + 1)
        if first != self._first:
            self._first = first
            self._show()
        self._hand.select(place - self._first)

    def _window(self):
        return self._tiles[self._first : self._first + self._visible]

    def _show(self):
        self._first = max(0, min(self._first, len(self._tiles) - self._visible))
        window = self._window()
        self._hand.deal(window)
        for tile in window:
            if self._gone >> tile & 1:
                self._hand.remove(tile)
        self._hand.playable(self._mask)
        self._show_arrows()

    def _show_arrows(self):
        # An empty place at the side is nothing to walk to.
        self._before.hidden = not self._any_held(0, self._first)
        after = min(self._first + self._visible, len(self._tiles))
        self._after.hidden = not self._any_held(after, len(self._tiles))

    def _any_held(self, first, end):
        """Tell whether one of these places has a tile still."""
        for place in range(first, end):
            if not self._gone >> self._tiles[place] & 1:
                return True
        return False


def _arrow(way, x, bottom):
    """A hidden arrow at `x`, above the row `bottom`."""
    grid = triangle(_ARROW, way)
    grid.x = x
    grid.y = bottom - (2 * _ARROW - 1)
    return grid
