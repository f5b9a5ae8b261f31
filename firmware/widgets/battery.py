"""A small battery that says by its bars how full the board's is."""

import displayio

from .. import theme

WIDTH = 17
HEIGHT = 8
# What a lithium cell has at the least for one, two and three bars, in millivolts.
_BARS_MV = (3500, 3700, 3900)
_BAR = 4
_CLEAR = 0
_INK = 1


def bars(millivolts):
    """How many of the three bars a cell of that voltage fills."""
    return len([least for least in _BARS_MV if millivolts >= least])


class BatteryGlyph:
    """A battery with up to three bars; `x`, `y` are its top left corner."""

    def __init__(self, x, y):
        self._bars = -1
        self._bitmap = displayio.Bitmap(WIDTH, HEIGHT, 2)
        palette = displayio.Palette(2)
        palette.make_transparent(_CLEAR)
        palette[_INK] = theme.TEXT
        self.group = displayio.TileGrid(self._bitmap, pixel_shader=palette, x=x, y=y)
        for column in range(WIDTH - 2):
            self._bitmap[column, 0] = self._bitmap[column, HEIGHT - 1] = _INK
        for row in range(HEIGHT):
            self._bitmap[0, row] = self._bitmap[WIDTH - 3, row] = _INK
        for row in range(2, HEIGHT - 2):
            self._bitmap[WIDTH - 2, row] = self._bitmap[WIDTH - 1, row] = _INK

    def show(self, millivolts):
        """Shows a cell's voltage; draws only if its bars have changed."""
        filled = bars(millivolts)
        if filled == self._bars:
            return
        self._bars = filled
        for bar in range(len(_BARS_MV)):
            ink = _INK if bar < filled else _CLEAR
            for column in range(2 + bar * _BAR, 2 + bar * _BAR + _BAR - 1):
                for row in range(2, HEIGHT - 2):
                    self._bitmap[column, row] = ink
