"""The picture of a domino, drawn by code: one sheet of half-tiles for each size in use.

A sheet holds two squares for each number side by side, those of double-six fourteen: the number as
the left half of a tile that lies along, then as the right half. A TileGrid of two by one squares
shows a tile; transposed, it stands, its first half on top. The same squares serve every look: what
a pixel means is one of the roles below, and a palette of `looks` gives each role its colour.
"""

import displayio

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

# Which of the nine places of a half bear pips, row by row, for a tile that lies along.
_PIPS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 0, 0, 1),
    (1, 0, 0, 0, 1, 0, 0, 0, 1),
    (1, 0, 1, 0, 0, 0, 1, 0, 1),
    (1, 0, 1, 0, 1, 0, 1, 0, 1),
    (1, 1, 1, 0, 0, 0, 1, 1, 1),
)

_sheets = {}


def halves(half, top=TOP):
    """The sheet of half-tiles with a side of `half` pixels; drawn at the first call.

    `top` is the highest number, 6, 9 or 12. ValueError for half-tiles too small for its pips.
    """
    if half < SMALLEST_HALF[top]:
        raise ValueError("half-tiles of %d px are too small for the pips of %d" % (half, top))
    key = (half, top)
    if key not in _sheets:
        _sheets[key] = _draw(half, top)
    return _sheets[key]


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


def _draw(half, top):
    bitmap = displayio.Bitmap(2 * (top + 1) * half, half, ROLES)
    bitmap.fill(FACE)
    pip = 1 if half < 11 else 2 if half < 16 else 3 if half < 19 else 4
    # Pips stand evenly only on a face that is odd or even as they are; what is left over of the
    # body, all but the clear last row and column, makes the shaded side broader.
    face = half - 1 - (half - 1 - pip) % 2
    for number in range(top + 1):
        side, places = _places(number, pip, face)
        for start in (0, half):
            left = 2 * number * half + start
            _draw_edges(bitmap, left, half, start, face)
            for x, y in places:
                _draw_pip(bitmap, left + x, y, side)
    return bitmap


def _draw_edges(bitmap, left, half, start, face):
    """Draw all but face and pips of the half that begins `start` pixels from the tile's left."""
    inside = (2, half - 4)
    for y in range(half):
        rim_row = y < inside[0] or y > inside[1]
        for x in range(half):
            if rim_row or x < inside[0] or x > inside[1]:
                bitmap[left + x, y] = _role(start + x, y, half, face)


def _role(x, y, half, face):
    """What the pixel at x, y of a whole tile is, pips aside."""
    last_x = 2 * half - 2
    last_y = half - 2
    if x > last_x or y > last_y:
        return CLEAR
    from_x = min(x, last_x - x)
    from_y = min(y, last_y - y)
    rounding = 1 if half < 14 else 2
    if from_x + from_y < rounding:
        return CLEAR
    if from_x == 0 or from_y == 0 or from_x + from_y == rounding:
        shaded = x == last_x or y == last_y or (last_x - x) + (last_y - y) == rounding
        dash = max(2, half // 6)
        if (x + y) // dash % 2:
            return SHADE_GAP if shaded else RIM_GAP
        return SHADE_DASH if shaded else RIM_DASH
    if face <= x < half:
        return DIVIDER
    return FACE


def _places(number, pip, face):
    """The side of a number's pips on a half that lies along, and where they are in its square."""
    if number > TOP:
        from . import large_numbers

        return large_numbers.pips(number, pip, face)
    margin = 1 if face < 12 else 2
    pitch = (face - pip) // 2 - margin
    return pip, [
        (margin + place % 3 * pitch, margin + place // 3 * pitch)
        for place in range(9)
        if _PIPS[number][place]
    ]


def _draw_pip(bitmap, left, top, size):
    last = size - 1
    for y in range(size):
        for x in range(size):
            # A pip of four pixels is round without its corners; smaller ones would lose their form.
            if size < 4 or (0 < x < last or 0 < y < last):
                bitmap[left + x, top + y] = PIP
