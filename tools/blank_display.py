"""Stand-ins for displayio and the font, which keep what they are given and draw nothing.

Blinka's displayio is Python and a board's is C: with these in its place the program's own time can
be measured. Importing this puts them where the firmware finds them, for this process, which must
not have imported the real ones.
"""

import sys
import types
from collections import namedtuple

_FIRST = 0x20
_LAST = 0x7E
_LETTER = (6, 12)


class Group(list):
    """A group: a list of layers with a place."""

    # The labels have a property of that name, which is not to be set before they are made.
    scale = 1
    hidden = False

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__()
        if scale != 1:
            self.scale = scale
        self.x = x
        self.y = y


class TileGrid:
    """A grid: its properties and the numbers of its tiles."""

    hidden = False
    transpose_xy = False

    def __init__(self, bitmap, *, pixel_shader, tile_width=0, tile_height=0, x=0, y=0, **more):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        self.x = x
        self.y = y
        self.width = more.get("width", 1)
        self._tiles = [more.get("default_tile", 0)] * (self.width * more.get("height", 1))

    def __getitem__(self, index):
        return self._tiles[index]

    def __setitem__(self, index, tile):
        self._tiles[index] = tile


class Palette(dict):
    """A palette: colours by numbers."""

    def __init__(self, count):
        super().__init__()

    def make_transparent(self, index):
        """Do nothing."""

    def make_opaque(self, index):
        """Do nothing."""


class Bitmap:
    """A bitmap that takes pixels and keeps none."""

    def __init__(self, width, height, values):
        self.width = width
        self.height = height

    def __setitem__(self, place, value):
        pass

    def fill(self, value):
        """Do nothing."""


_Glyph = namedtuple("_Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x"))


class _Font:
    def __init__(self):
        width, height = _LETTER
        count = _LAST - _FIRST + 1
        sheet = Bitmap(width * count, height, 2)
        self.bitmap = sheet
        self._glyphs = [_Glyph(sheet, place, width, height, 0, 0, width) for place in range(count)]

    def get_bounding_box(self):
        return _LETTER

    def get_glyph(self, code):
        return self._glyphs[code - _FIRST]


class Display:
    """A screen of `width` by `height` pixels that shows nothing.

    :attr on_refresh: is called with nothing whenever something would be drawn.
    """

    root_group = None

    def __init__(self, width, height, on_refresh):
        self.width = width
        self.height = height
        self.refresh = on_refresh


def _install(name, **contents):
    if name in sys.modules:
        raise ImportError(f"{name} is in use already: nothing can stand in its place")
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(contents)


_install("displayio", Group=Group, TileGrid=TileGrid, Palette=Palette, Bitmap=Bitmap)
_install("fontio", FontProtocol=object)
_install("terminalio", FONT=_Font())
