"""The marks of the line's open ends: the number that fits there, framed by four corners.

Drawn by code, one sheet for each size in use: the numbers from 0 side by side, and after them the
letter of the matadors, each in a square of the side of a half-tile.
"""

import displayio

from .. import theme
from . import looks, sheet

_CLEAR = 0
_FRAME = 1
_DIGIT = 2
_ROLES = 3

_NARROW = (
    "### #.# #.# #.# ###",
    ".#. ##. .#. .#. ###",
    "### ..# ### #.. ###",
    "### ..# ### ..# ###",
    "#.# #.# ### ..# ..#",
    "### #.. ### ..# ###",
    "### #.. ### #.# ###",
)
_WIDE = (
    ".###. #...# #...# #...# #...# #...# .###.",
    "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.",
    ".###. #...# ....# ..##. .#... #.... #####",
    ".###. #...# ....# ..##. ....# #...# .###.",
    "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
    "##### #.... ####. ....# ....# #...# .###.",
    "..##. .#... #.... ####. #...# #...# .###.",
)

_NARROW_MATADOR = "#.# ### ### #.# #.#"
_WIDE_MATADOR = "#...# ##.## #.#.# #.#.# #...# #...# #...#"

# An end at which a tile may be laid.
OPEN = displayio.Palette(_ROLES)
OPEN.make_transparent(_CLEAR)
OPEN[_FRAME] = looks.OUTLINE
OPEN[_DIGIT] = 0xFFE48A
# One at which none may be laid yet: the number alone, without a frame.
CLOSED = displayio.Palette(_ROLES)
CLOSED.make_transparent(_CLEAR)
CLOSED.make_transparent(_FRAME)
CLOSED[_DIGIT] = theme.QUIET

_sheets = {}


def mark_grid(half, top=sheet.TOP):
    """A hidden TileGrid for one mark, up to `top`; its tile 0 is what it shows: see `wanted`."""
    key = (half, top)
    if key not in _sheets:
        _sheets[key] = _draw(half, top)
    grid = displayio.TileGrid(_sheets[key], pixel_shader=OPEN, tile_width=half, tile_height=half)
    sheet.hide(grid)
    return grid


def wanted(rules, end):
    """What a mark shows at an end of that number: the half that joins it.

    The highest number plus one, the letter of the matadors, where nothing else fits.
    """
    return rules.contact[end] if end or not rules.either else rules.top + 1


def _draw(half, top):
    digits = _NARROW if half < 12 else _WIDE
    if top > sheet.TOP:
        from . import large_numbers

        digits += large_numbers.DIGITS
    matador = _NARROW_MATADOR if half < 12 else _WIDE_MATADOR
    bitmap = displayio.Bitmap((top + 2) * half, half, _ROLES)
    for number in range(top + 2):
        _draw_corners(bitmap, number * half, half)
        glyph = digits[number] if number <= top else matador
        _draw_glyph(bitmap, number * half, half, glyph.split(" "))
    return bitmap


def _draw_corners(bitmap, left, half):
    # The last column and row stay clear, as on the tiles.
    last = half - 2
    for along in range(half // 4):
        for x, y in ((along, 0), (0, along)):
            bitmap[left + x, y] = _FRAME
            bitmap[left + last - x, y] = _FRAME
            bitmap[left + x, last - y] = _FRAME
            bitmap[left + last - x, last - y] = _FRAME


def _draw_glyph(bitmap, left, half, rows):
    left += (half - 1 - len(rows[0])) // 2
    top = (half - 1 - len(rows)) // 2
    for y in range(len(rows)):
        for x in range(len(rows[y])):
            if rows[y][x] == "#":
                bitmap[left + x, top + y] = _DIGIT
