"""The pictures of dominoes: one sheet of half-tiles for each size in use, and grids to show them.

A sheet holds two squares for each number side by side, those of double-six fourteen: the number as
the left half of a tile that lies along, then as the right half. A TileGrid of two by one squares
shows a tile; transposed, it stands, its first half on top. The same squares serve every look: what
a pixel means is one of the roles below, and a palette of `looks` gives each role its colour.
"""

import gc

import displayio

from ..letting_go import let_go
from ..metrics import SMALLEST_HALF

# What a pixel of a sheet belongs to. The dashes and the gaps between them go around the tile.
CLEAR = 0
FACE = 1
PIP = 2
RIM_DASH = 3
RIM_GAP = 4
SHADE_DASH = 5
SHADE_GAP = 6
DIVIDER = 7
ROLES = 8

# The highest number, if nothing else is said: that of double-six.
TOP = 6

# Where a grid is that is not shown, in pixels from its group: off every screen.
_AWAY = -1000

_sheets = {}
# Those that are not drawn yet, by the same keys.
_blank = {}


def reserve(half, top=TOP):
    """Takes the memory for a sheet, which `halves` will draw: early, while there is a large piece.

    Arguments as for `halves`.
    """
    key = (half, top)
    if key not in _sheets and key not in _blank:
        _blank[key] = displayio.Bitmap(2 * (top + 1) * half, half, ROLES)


def halves(half, top=TOP):
    """The sheet of half-tiles with a side of `half` pixels; drawn at the first call.

    `top` is the highest number, 6, 9 or 12. ValueError for half-tiles too small for its pips.
    """
    if half < SMALLEST_HALF[top]:
        raise ValueError("half-tiles of %d px are too small for the pips of %d" % (half, top))
    key = (half, top)
    if key not in _sheets:
        # Only here, and let go of: the drawing takes more memory than what is drawn.
        from .sheet_drawing import draw

        reserve(half, top)
        sheet = _sheets[key] = _blank.pop(key)
        draw(sheet, half, top)
        let_go("firmware.widgets.sheet_drawing", "firmware.widgets.large_numbers")
        # Drawing leaves tens of kilobytes behind, which would divide the free memory.
        gc.collect()
    return _sheets[key]


def forget_larger():
    """Forget the sheets drawn for larger sets than double-six, with which few matches are played.

    What still shows one keeps it until then.
    """
    for half, top in sorted(_sheets):
        if top != TOP:
            del _sheets[half, top]


def tile_grid(half, palette, top=TOP):
    """A hidden TileGrid for one tile with half-tiles of `half` pixels and numbers up to `top`."""
    grid = displayio.TileGrid(
        halves(half, top),
        pixel_shader=palette,
        width=2,
        height=1,
        tile_width=half,
        tile_height=half,
    )
    hide(grid)
    return grid


def hide(grid):
    """Hide any grid, so that where it was is not drawn again when it is shown somewhere else.

    displayio takes the last place of a hidden grid for one that it has drawn.
    """
    grid.hidden = True
    grid.x = grid.y = _AWAY


def show(grid, x, y, upright, first, second):
    """Show a tile at x, y: `first` is the number of its left or upper half, `second` the other."""
    grid.x = x
    grid.y = y
    grid.transpose_xy = upright
    grid[0] = 2 * first
    grid[1] = 2 * second + 1
    # Said last, for it has the whole tile drawn again.
    grid.hidden = False
