"""Plays the app under MicroPython and prints what its idle ticks allocate.

micropython tests/app/idle.py LIBRARIES, which is the folder with Adafruit's. Each line printed is
the name of a scene and how many bytes a hundred of its ticks took from the heap, with nothing
pressed.
"""

import gc
import sys

sys.path[:] = ["", sys.argv[1]]

from tests.heap import stand_ins  # noqa: E402

stand_ins.install()

from firmware import keys  # noqa: E402
from firmware.app import App  # noqa: E402
from tests.heap.stand_ins import BusDisplay  # noqa: E402


class _Keys:
    def __init__(self):
        self.pressed = []

    def next(self):
        return self.pressed.pop() if self.pressed else -1


class _Tone:
    def play(self, hertz):
        pass

    def silence(self):
        pass


class _Board:
    display = BusDisplay(None, b"", 240, 240)
    keys = _Keys()
    key_names = ("left", "right", "up", "down", "A", "B", "Start", "Hint")
    memory = sys.modules["microcontroller"].nvm
    sound = _Tone()
    backlight = None
    battery = None


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
while not _app._scenes[-1].can_hint():
    _press(keys.A)
    _now += _A_SECOND
    _app.tick(_now)
_press(keys.HINT)
while not _app._scenes[-1]._hint.known:
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
