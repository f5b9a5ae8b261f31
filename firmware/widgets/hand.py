"""A hand of upright tiles: the player's own with raised tiles and a cursor, or one only shown."""

import displayio

from engine.tiles import HIGH, LOW

from . import looks, sheet
from .triangle import UP, triangle

# The lowest triangle that still looks like one, in pixels.
_LOWEST_CURSOR = 3


class Hand:
    """Up to `capacity` tiles side by side, in as few rows as the width allows.

    `x`, `y`, `width`, `height` are the area and `half` the side of a half-tile, in pixels.

    :param lift: how many pixels a playable tile is raised, a quarter of a half-tile if not given;
        the cursor then has what is left of the height beneath the tiles. With 0 the hand is only
        shown: no cursor, no raised tiles.
    :param centred: whether the tiles stand in the middle of the area or begin at its left.
    :param top: the highest number on the tiles.

    `group` is what a scene shows. A place is counted from 0 in the order dealt, also where its
    tile is gone. ValueError if the area has no room for so many tiles.
    """

    def __init__(self, x, y, width, height, half, capacity, lift=None, centred=True, top=sheet.TOP):
        if lift is None:
            lift = half // 4
        # What fits beside each other decides the rows, which are then filled evenly.
        rows = -(-capacity // max(1, width // half))
        self._row_height = height // max(1, rows)
        cursor = self._row_height - lift - 2 * half
        if capacity < 1 or width < half or cursor < (_LOWEST_CURSOR if lift else 0):
            raise ValueError(
                "no room for %d tiles with half-tiles of %d px and a lift of %d in %dx%d px"
                % (capacity, half, lift, width, height)
            )
        self._per_row = -(-capacity // rows)
        self._width = width
        self._half = half
        self._lift = lift
        self._pitch = min(half + max(2, half // 4), width // self._per_row)
        self._centred = centred
        self._held = [None] * capacity
        self._selected = None
        self.group = displayio.Group(x=x, y=y)
        self._grids = [sheet.tile_grid(half, looks.IVORY, top) for _ in range(capacity)]
        for grid in self._grids:
            self.group.append(grid)
        if lift:
            self._cursor = triangle(min(cursor, half // 2), UP)
            self.group.append(self._cursor)

    def deal(self, tiles):
        """Show these tiles, in this order, instead of all held so far; none playable or selected.

        ValueError if they are more than the hand can hold.
        """
        if len(tiles) > len(self._held):
            raise ValueError("%d tiles for a hand of %d" % (len(tiles), len(self._held)))
        self.select(None)
        for place in range(len(self._held)):
            if place < len(tiles):
                self._held[place] = tiles[place]
                self._stand(place, len(tiles))
            else:
                self._held[place] = None
                sheet.hide(self._grids[place])

    def remove(self, tile):
        """Take a tile away and leave its place empty; ValueError if it is not held."""
        if tile not in self._held:
            raise ValueError("%d-%d is not in the hand" % (HIGH[tile], LOW[tile]))
        place = self._held.index(tile)
        if place == self._selected:
            self.select(None)
        self._held[place] = None
        sheet.hide(self._grids[place])

    def playable(self, mask):
        """Raise the tiles of a mask and darken all others; with None all stand as dealt."""
        for place in range(len(self._held)):
            tile = self._held[place]
            if tile is None:
                continue
            raised = mask is not None and mask >> tile & 1
            grid = self._grids[place]
            grid.y = self._top(place) - (self._lift if raised else 0)
            look = looks.IVORY if mask is None or raised else looks.DIM
            if grid.pixel_shader is not look:
                grid.pixel_shader = look

    def select(self, place):
        """Set the cursor beneath the tile of a place, or take it away with None.

        ValueError if no tile stands there, or if the hand is only shown.
        """
        if place == self._selected:
            return
        if place is None:
            sheet.hide(self._cursor)
        else:
            if not self._lift:
                raise ValueError("a hand that is only shown has no cursor")
            if not 0 <= place < len(self._held) or self._held[place] is None:
                raise ValueError("no tile at place %d of the hand" % place)
            self._cursor.x = self._grids[place].x + (self._half - self._cursor.tile_width) // 2
            self._cursor.y = self._top(place) + 2 * self._half
            self._cursor.hidden = False
        self._selected = place

    def _stand(self, place, count):
        """Let a tile stand in its place among so many dealt, neither raised nor darkened."""
        row = place // self._per_row
        left = 0
        if self._centred:
            beside = min(count - row * self._per_row, self._per_row)
            left = (self._width - (beside - 1) * self._pitch - self._half) // 2
        tile = self._held[place]
        grid = self._grids[place]
        grid.pixel_shader = looks.IVORY
        x = left + place % self._per_row * self._pitch
        sheet.show(grid, x, self._top(place), True, HIGH[tile], LOW[tile])

    def _top(self, place):
        """The y of a tile that is not raised."""
        return place // self._per_row * self._row_height + self._lift
