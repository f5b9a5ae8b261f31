"""Draws the sheet of marks of a size; see `marks`."""

import displayio

from .marks import DIGIT, FRAME, ROLES
from .sheet import TOP

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


def draw(half, top):
    """The marks up to `top` in squares with a side of `half` pixels, side by side: a Bitmap."""
    digits = _NARROW if half < 12 else _WIDE
    if top > TOP:
        from . import large_numbers

        digits += large_numbers.DIGITS
    matador = _NARROW_MATADOR if half < 12 else _WIDE_MATADOR
    bitmap = displayio.Bitmap((top + 2) * half, half, ROLES)
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
            bitmap[left + x, y] = FRAME
            bitmap[left + last - x, y] = FRAME
            bitmap[left + x, last - y] = FRAME
            bitmap[left + last - x, last - y] = FRAME


def _draw_glyph(bitmap, left, half, rows):
    left += (half - 1 - len(rows[0])) // 2
    top = (half - 1 - len(rows)) // 2
    for y in range(len(rows)):
        for x in range(len(rows[y])):
            if rows[y][x] == "#":
                bitmap[left + x, top + y] = DIGIT
