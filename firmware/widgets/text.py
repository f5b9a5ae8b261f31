"""One line of text at a fixed place."""

import displayio

from .. import theme

LEFT = 0
CENTRE = 0.5
RIGHT = 1

# The font's bitmap has all printable letters of ASCII side by side, from this one on.
_FIRST = ord(" ")

_palettes = {}


class Text(displayio.Group):
    """A line of text, of which only the letters that change are drawn again.

    `x`, `y` are the top left corner in pixels, or with `align` CENTRE or RIGHT the top middle or
    the top right one. The text may be of any length; `room` is how many letters a line that
    changes will need, for one that has to grow is drawn again as a whole.
    """

    # Each letter is a cell of one TileGrid, which is as long as the longest text so far. A label
    # of a grid for each letter would send them all anew, twice, whenever one changes.

    def __init__(self, x, y, text="", color=theme.TEXT, align=LEFT, scale=1, room=0):
        super().__init__(x=x, y=y, scale=scale)
        self.align = align
        self._palette = _palette(color)
        self._grid = None
        self._text = ""
        self._cells = ""
        if room:
            self._lengthen(room)
        self.text = text

    @property
    def group(self):
        """What a scene shows."""
        return self

    @property
    def text(self):
        """The text shown."""
        return self._text

    @text.setter
    def text(self, text):
        if text == self._text:
            return
        self._text = text
        if len(text) > len(self._cells):
            self._lengthen(len(text))
        blank = " " * (len(self._cells) - len(text))
        cells = blank + text if self.align == RIGHT else text + blank
        grid = self._grid
        for place in range(len(cells)):
            if cells[place] != self._cells[place]:
                grid[place] = ord(cells[place]) - _FIRST
        self._cells = cells
        if self.align == CENTRE:
            grid.x = -len(text) * theme.CHAR_WIDTH // 2

    def _lengthen(self, letters):
        """Makes a grid of so many cells, all blank, in place of the one there is."""
        if self._grid is not None:
            self.remove(self._grid)
        grid = displayio.TileGrid(
            theme.FONT.bitmap,
            pixel_shader=self._palette,
            width=letters,
            height=1,
            tile_width=theme.CHAR_WIDTH,
            tile_height=theme.ROW_HEIGHT,
        )
        if self.align == RIGHT:
            grid.x = -letters * theme.CHAR_WIDTH
        self.append(grid)
        self._grid = grid
        self._cells = " " * letters


def _palette(color):
    """The palette that shows letters in a colour and nothing between them; made once."""
    if color not in _palettes:
        palette = displayio.Palette(2)
        palette.make_transparent(0)
        palette[1] = color
        _palettes[color] = palette
    return _palettes[color]
