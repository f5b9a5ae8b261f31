"""The marks of the line's open ends: the number that fits there, framed by four corners.

Drawn by code, one sheet for each size in use: the numbers from 0 side by side, and after them the
letter of the matadors, each in a square of the side of a half-tile.
"""

import displayio

from .. import theme
from ..letting_go import let_go
from . import looks, sheet

CLEAR = 0
FRAME = 1
DIGIT = 2
ROLES = 3

# An end at which a tile may be laid.
OPEN = displayio.Palette(ROLES)
OPEN.make_transparent(CLEAR)
OPEN[FRAME] = looks.OUTLINE
OPEN[DIGIT] = 0xFFE48A
# One at which none may be laid yet: the number alone, without a frame.
CLOSED = displayio.Palette(ROLES)
CLOSED.make_transparent(CLEAR)
CLOSED.make_transparent(FRAME)
CLOSED[DIGIT] = theme.QUIET

_sheets = {}


def mark_grid(half, top=sheet.TOP):
    """A hidden TileGrid for one mark, up to `top`; its tile 0 is what it shows: see `wanted`."""
    key = (half, top)
    if key not in _sheets:
        # Only here, and let go of, for it takes more memory than what is drawn.
        from .marks_drawing import draw

        _sheets[key] = draw(half, top)
        let_go("firmware.widgets.marks_drawing", "firmware.widgets.large_numbers")
    grid = displayio.TileGrid(_sheets[key], pixel_shader=OPEN, tile_width=half, tile_height=half)
    sheet.hide(grid)
    return grid


def wanted(rules, end):
    """What a mark shows at an end of that number: the half that joins it.

    The highest number plus one, the letter of the matadors, where nothing else fits.
    """
    return rules.contact[end] if end or not rules.either else rules.top + 1
