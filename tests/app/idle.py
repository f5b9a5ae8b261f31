"""Plays the app under MicroPython and prints what its idle ticks allocate: micropython FILE

The display modules are stand-ins that hold what they are given. Each line printed is the name of
a scene and how many bytes a hundred of its ticks took from the heap, with nothing pressed.
"""

import gc
import sys

sys.path[:] = [""]


class _Group:
    def __init__(self, *arguments, **options):
        self.x = self.y = self.tile_width = 0
        self.pixel_shader = self.text = None

    def append(self, other):
        pass

    def fill(self, value):
        pass

    def make_transparent(self, index):
        pass

    def __setitem__(self, index, value):
        pass


class _Display:
    width = height = 240
    Bitmap = Group = Label = Palette = TileGrid = _Group
    FONT = None

    def wrap_text_to_lines(self, text, letters):
        return [text[:letters]]

    def refresh(self):
        pass


class _Keys:
    def __init__(self):
        self.pressed = []

    def next(self):
        return self.pressed.pop() if self.pressed else -1


class _Memory:
    def __init__(self):
        self._bytes = bytearray(b"\xff" * 4096)

    def __len__(self):
        return 4096

    def __getitem__(self, where):
        return bytes(self._bytes[where])

    def __setitem__(self, where, data):
        self._bytes[where.start : where.stop] = data


class _Tone:
    def play(self, hertz):
        pass

    def silence(self):
        pass


class _Board:
    display = _Display()
    keys = _Keys()
    key_names = ("left", "right", "up", "down", "A", "B", "Start", "Hint")
    memory = _Memory()
    sound = _Tone()
    backlight = None
    battery = None


for _name in ("displayio", "terminalio", "adafruit_display_text", "adafruit_display_text.label"):
    sys.modules[_name] = _Board.display

from firmware import keys  # noqa: E402
from firmware.app import App  # noqa: E402

_TICKS = 100
_A_SECOND = 1000
_app = App(_Board, seed=7, seats=3)
_now = 0


def _press(key):
    _Board.keys.pressed.append(key)
    _app.tick(_now)


def _show_allocated(name):
    # Whatever is done once, as a bot's thinking, is done by then.
    for _ in range(_TICKS):
        _app.tick(_now)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(_TICKS):
        _app.tick(_now)
    taken = gc.mem_alloc() - before
    gc.enable()
    print(name, taken)


_show_allocated("title")
_press(keys.A)
_show_allocated("set-up")
_press(keys.A)
_show_allocated("lot")
for _ in _app.session.match.lot:
    _press(keys.A)
while not _app.session.persons_turn():
    _show_allocated("bot")
    _now += _A_SECOND
    _app.tick(_now)
_show_allocated("person")
while not _app._table.can_hint():
    _press(keys.A)
    _now += _A_SECOND
    _app.tick(_now)
_press(keys.HINT)
while not _app._table._hint.known:
    _app.tick(_now)
_show_allocated("hint")
_press(keys.START)
_show_allocated("pause")
_press(keys.B)
while not _app.session.view.table.over:
    _press(keys.B)
    _press(keys.A)
    _now += _A_SECOND
    _app.tick(_now)
_press(keys.A)
_show_allocated("end")
for _key in (keys.B, keys.DOWN, keys.A):
    _press(_key)
_show_allocated("review")
