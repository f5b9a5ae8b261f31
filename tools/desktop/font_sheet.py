"""Gives Blinka's built-in font what it has on boards: a bitmap of all letters side by side.

Blinka's `terminalio.FONT.bitmap` is a class instead. Importing this puts the bitmap in its place:
the printable letters of ASCII in their order, each in a cell of the font's bounding box.
"""

import bitmaptools
import displayio
import fontio

_LETTERS = range(0x20, 0x7F)


def _sheet(font):
    width, height = font.get_bounding_box()
    sheet = displayio.Bitmap(width * len(_LETTERS), height, 2)
    for place, code in enumerate(_LETTERS):
        bitmaptools.blit(sheet, font.get_glyph(code).bitmap, width * place, 0)
    return sheet


class _Sheet:
    """The attribute `bitmap` of a font, made when it is first asked for."""

    def __init__(self):
        self._sheets = {}

    def __get__(self, font, kind):
        if font is None:
            return self
        if font not in self._sheets:
            self._sheets[font] = _sheet(font)
        return self._sheets[font]


fontio.BuiltinFont.bitmap = _Sheet()
