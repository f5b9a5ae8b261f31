"""Small triangles that point: the cursor beneath a tile, the mark of whose turn it is."""

import displayio

from .. import theme
from . import sheet

UP = 0
RIGHT = 1
LEFT = 2


def triangle(size, way):
    """A hidden TileGrid of a triangle that points a way, with `size` pixels from point to base.

    The base has 2 * size - 1 pixels.
    """
    base = 2 * size - 1
    upright = way == UP
    bitmap = displayio.Bitmap(base if upright else size, size if upright else base, 2)
    for away in range(size):
        for along in range(size - 1 - away, size + away):
            if upright:
                bitmap[along, away] = 1
            else:
                bitmap[away if way == LEFT else size - 1 - away, along] = 1
    palette = displayio.Palette(2)
    palette.make_transparent(0)
    palette[1] = theme.STRONG
    grid = displayio.TileGrid(bitmap, pixel_shader=palette)
    sheet.hide(grid)
    return grid
