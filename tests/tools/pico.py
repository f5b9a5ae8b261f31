"""Starts code.py of an unpacked bundle as a Pico would: python tests/tools/pico.py DRIVE

Blinka's displayio and the bundle's own display driver draw; the bus, the keys, the memory and the
clock are stand-ins. Key A is pressed once a second of the stand-in clock. Prints as JSON where the
modules came from, how many bytes of pixels the panel got, and what the memory holds at the end.
"""

import contextlib
import gc
import json
import os
import runpy
import sys
import time
from types import SimpleNamespace

DRIVE = sys.argv[1]
TICK_MS = 20
TICKS = 700
PRESS_EVERY = 50
WRITE_RAM = 0x2C
TESTS = os.path.join(os.path.dirname(__file__), "..")
BUS = os.path.join(TESTS, "panel", "bus.py")
FONT = os.path.join(TESTS, "..", "tools", "desktop", "font_sheet.py")

# In place of the folder of this file; the project's own folders are out of reach.
sys.path[0:1] = [DRIVE, os.path.join(DRIVE, "lib")]
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
# The panel's start-up has pauses of more than a second.
time.sleep = lambda seconds: None

# All of Blinka that is needed, after its environment is set and before the stand-ins take over.
import busdisplay  # noqa: E402, F401
import displayio  # noqa: E402
import fourwire  # noqa: E402
import pwmio  # noqa: E402

displayio._stop_background()
runpy.run_path(FONT)


class PowerOffError(BaseException):
    """The end of the run, which is no error that the game could start again after."""


class Panel:
    """Counts the bytes that are written into the panel's memory."""

    pixel_bytes = 0
    written = None

    def command(self, command):
        self.written = command

    def data(self, data):
        if self.written == WRITE_RAM:
            Panel.pixel_bytes += len(data)


class Keys:
    """A scanner on which the key at the pin of the board's key A is pressed now and then."""

    def __init__(self, pins, **options):
        self.events = self
        self.overflowed = False
        self.waiting = 0
        self._number = pins.index(15)
        Keys.scanner = self

    def get_into(self, event):
        if not self.waiting:
            return False
        self.waiting -= 1
        event.key_number, event.pressed, event.timestamp = self._number, True, 0
        return True


class Clock:
    """The board's clock: each look at it is one tick later, and presses the key when due."""

    ticks = 0

    def ticks_ms(self):
        self.ticks += 1
        if self.ticks > TICKS:
            raise PowerOffError
        if self.ticks % PRESS_EVERY == 0:
            Keys.scanner.waiting += 1
        return self.ticks * TICK_MS


PanelBus = runpy.run_path(BUS)["PanelBus"]
fourwire.FourWire = lambda spi, **pins: PanelBus(Panel())
pwmio.PWMOut = lambda pin, **options: SimpleNamespace(duty_cycle=0, deinit=lambda: None)
memory = bytearray(b"\xff" * 4096)
pins = {f"GP{number}": number for number in range(29)}
gc.mem_free = lambda: 0
sys.modules["board"] = SimpleNamespace(board_id="raspberry_pi_pico", **pins)
sys.modules["busio"] = SimpleNamespace(SPI=lambda **pins: None)
sys.modules["keypad"] = SimpleNamespace(Keys=Keys, Event=SimpleNamespace)
sys.modules["microcontroller"] = SimpleNamespace(nvm=memory)
sys.modules["supervisor"] = SimpleNamespace(ticks_ms=Clock().ticks_ms)

with contextlib.suppress(PowerOffError):
    runpy.run_path(os.path.join(DRIVE, "code.py"), run_name="__main__")

loaded = ("engine", "firmware.app", "adafruit_st7789", "adafruit_display_text")
report = {
    "files": [sys.modules[name].__file__ for name in loaded if name in sys.modules],
    "pixel_bytes": Panel.pixel_bytes,
    "memory": memory.hex(),
}
print(json.dumps(report))
