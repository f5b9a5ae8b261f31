"""One line of text, or several below each other, at a fixed place."""

from adafruit_display_text.label import Label
from displayio import TileGrid

from .. import theme

LEFT = 0
CENTRE = 0.5
RIGHT = 1

# The font's bitmap has the printable letters of ASCII side by side, from this one on.
_FIRST = ord(" ")


_palettes = {}


class Text(Label):
    """A line of text, which is drawn again only where it changes.

    `x`, `y` are the top left corner in pixels, or with `align` CENTRE or RIGHT the top middle or
    the top right one. `group` is what a scene shows, `text` the text shown.

    :param room: how many letters there is room for from the beginning; a text that is longer than
        all before is made and drawn anew.
    :param rows: into how many rows below each other the `room`, a multiple of it, is folded. The
        text goes on from row to row, and must not be longer than that.
    """

    # The library makes a TileGrid for each letter, of a hundred bytes: a screen full of text would
    # not fit into a Pico's memory. It also makes all of them anew for every text, and has the
    # places of the old ones and the new ones drawn. Here all letters are cells of one TileGrid, and
    # those that differ are exchanged in place. The font must be one built in, with all its letters
    # of one size in one bitmap.

    def __init__(self, x, y, text="", color=theme.TEXT, align=LEFT, scale=1, room=0, rows=1):
        # Before the library asks for the letters.
        self._rows = rows
        Label.__init__(self, theme.FONT, text=" " * room or text, color=color, scale=scale)
        self._background_palette = None
        self.anchor_point = (align, 0)
        self.anchored_position = (x, y)
        self.text = text

    @property
    def group(self):
        """What a scene shows."""
        return self

    def _set_background_color(self, new_color):
        # No line has a background: what the library does for one is not needed, nor loaded.
        pass

    def _update_text(self, new_text):
        letters = self[0]
        rows = self._rows
        cells = letters[0].width * rows if len(letters) else 0
        blank = self.font.get_glyph(ord(" "))
        top = self._y_offset - blank.height - blank.dy
        if len(new_text) > cells:
            if cells:
                letters.pop()
            cells = len(new_text)
            # Lines of one colour share a palette.
            self._palette = _palettes.setdefault(self.color, self._palette)
            letters.append(
                TileGrid(
                    self.font.bitmap,
                    pixel_shader=self._palette,
                    width=cells // rows,
                    height=rows,
                    tile_width=theme.CHAR_WIDTH,
                    tile_height=theme.ROW_HEIGHT,
                    y=top,
                )
            )
        grid = letters[0] if cells else ()
        for place in range(cells):
            cell = ord(new_text[place]) - _FIRST if place < len(new_text) else 0
            if grid[place] != cell:
                grid[place] = cell
        self._text = new_text
        width = len(new_text) // rows * theme.CHAR_WIDTH
        self._bounding_box = (0, top, width, blank.height * rows)
