"""Stand-ins for CircuitPython's modules under MicroPython, which take the memory that theirs take.

A displayio object is one C structure there; here it is an instance with about as many attributes as
make it as large where words have 32 bits. `install()` lays them out in `sys.modules`; `scanner` is
the board's scanner of buttons, whose `pressed` are the buttons to come, and `clock.now` the time.
"""

import sys


class Palette:
    def __init__(self, count):
        # For each colour itself, the colour space, the cached colour and two flags.
        self._colors = bytearray(16 * count)

    def __setitem__(self, index, color):
        pass

    def make_transparent(self, index):
        pass

    def make_opaque(self, index):
        pass


class Bitmap:
    def __init__(self, width, height, values):
        self.width = width
        self.height = height
        bits = 1
        while 1 << bits < values:
            bits *= 2
        self._pixels = bytearray((width * bits + 31) // 32 * 4 * height)

    def fill(self, value):
        pass

    def __setitem__(self, where, value):
        pass


class TileGrid:
    def __init__(
        self,
        bitmap,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        x=0,
        y=0,
    ):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        self.transpose_xy = False
        self.width = width
        self.tile_width = tile_width or bitmap.width
        # Few tiles lie in the structure itself.
        self._tiles = bytearray(width * height) if width * height > 4 else None

    def __setitem__(self, place, tile):
        if self._tiles:
            self._tiles[place] = tile

    def __getitem__(self, place):
        return self._tiles[place] if self._tiles else 0


class Group:
    def __init__(self, scale=1, x=0, y=0):
        # A label has a property `scale` of its own.
        self._members = []
        self._scale = scale
        self.x = x
        self.y = y

    @property
    def scale(self):
        return self._scale

    def append(self, member):
        self._members.append(member)

    def insert(self, index, member):
        self._members.insert(index, member)

    def pop(self, index=-1):
        return self._members.pop(index)

    def __len__(self):
        return len(self._members)

    def __getitem__(self, index):
        return self._members[index]


class _Glyph:
    width = 6
    height = 12
    dx = 0
    dy = -2
    tile_index = 0


class _Font:
    bitmap = Bitmap(95 * 6, 12, 2)

    def get_bounding_box(self):
        return (6, 12)

    def get_glyph(self, code):
        return _Glyph


class BusDisplay:
    def __init__(self, bus, init_sequence, width, height, **options):
        self.width = width
        self.height = height
        self.brightness = 1.0
        self.root_group = None

    def refresh(self):
        pass


class _Scanner:
    overflowed = False

    def __init__(self):
        self.pressed = []

    @property
    def events(self):
        return self

    def get_into(self, event):
        if not self.pressed:
            return False
        event.key_number = self.pressed.pop(0)
        event.pressed = True
        event.timestamp = clock.now
        return True


class _Clock:
    now = 0


class _Memory:
    """What is no heap on a Pico, but is here: make it before you measure."""

    def __init__(self):
        self._bytes = bytearray(b"\xff" * 4096)

    def __len__(self):
        return 4096

    def __getitem__(self, where):
        return bytes(self._bytes[where])

    def __setitem__(self, where, data):
        self._bytes[where.start : where.stop] = data


class _Module:
    """A module, or any object with a few names."""

    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


scanner = _Scanner()
clock = _Clock()


def install():
    """Lay out what a Pico with a display of 240 by 240 pixels has, and settings.toml is empty."""
    displayio = _Module(Bitmap=Bitmap, Group=Group, Palette=Palette, TileGrid=TileGrid)
    displayio.release_displays = lambda: None
    board = _Module(board_id="raspberry_pi_pico")
    for number in range(29):
        setattr(board, "GP" + str(number), number)
    modules = {
        "board": board,
        "busdisplay": _Module(BusDisplay=BusDisplay),
        "busio": _Module(SPI=lambda **pins: None),
        "displayio": displayio,
        "fourwire": _Module(FourWire=lambda spi, **pins: None),
        "keypad": _Module(Keys=lambda pins, **options: scanner, Event=_Module),
        "microcontroller": _Module(nvm=_Memory()),
        "supervisor": _Module(ticks_ms=lambda: clock.now),
        "terminalio": _Module(FONT=_Font()),
    }
    for name in modules:
        sys.modules[name] = modules[name]
