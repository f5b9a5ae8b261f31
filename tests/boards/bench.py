"""A bench without hardware: stand-ins for CircuitPython's modules, which watch the pins.

They take what CircuitPython's modules take, as far as the board files use it, and refuse what the
chip would: a pin with two uses, and two users of one PWM slice with different frequencies.
"""

import os
import sys
from types import SimpleNamespace

# What CircuitPython drives a display's backlight with, in hertz.
BACKLIGHT_HZ = 50_000
PWM_SLICES = 8
_KEPT = ("firmware.boards.options",)


class Pin:
    """A pin by its name; ``gpio`` is its number on the chip, None where that does not matter."""

    def __init__(self, name, gpio=None):
        self.name = name
        self.gpio = gpio

    def __repr__(self):
        return self.name


class Bench:
    """A board on the bench: its modules can be imported between ``enter()`` and ``leave()``.

    :param board_id: what CircuitPython calls the board.
    :param gpios: the names of the board's pins and their numbers on the chip. Two names of one
        number are one pin.
    :param display: (width, height) of a built-in display, or None.
    :param settings: what settings.toml says, a dict.

    :attr used: what each pin is used for, by its name.
    :attr made: the buses, displays and scanners in the order in which they were made.
    :attr asked: the names asked of settings.toml.
    """

    def __init__(self, board_id, gpios, display=None, settings=None):
        self.settings = settings or {}
        self.asked = []
        self.used = {}
        self.slices = {}
        self.made = []
        self.now = 0
        self.memory = bytearray(b"\xff" * 4096)
        self.wing = None
        self.printed = []
        by_number = {}
        for name, gpio in gpios.items():
            by_number.setdefault(name if gpio is None else gpio, Pin(name, gpio))
        pins = {name: by_number[name if gpio is None else gpio] for name, gpio in gpios.items()}
        if display:
            pins["DISPLAY"] = SimpleNamespace(
                width=display[0], height=display[1], auto_refresh=True, brightness=1.0
            )
        self.board = SimpleNamespace(board_id=board_id, I2C=lambda: self.wing, **pins)
        self._before = None

    def enter(self):
        """Lay the stand-ins out; what imports them will be imported afresh."""
        self._before = (dict(sys.modules), os.getenv)
        for name in list(sys.modules):
            # The errors stay the classes that tests have imported.
            if name.startswith(("firmware.boards.", "adafruit_")) and name not in _KEPT:
                del sys.modules[name]
        sys.modules.update(self._modules())
        os.getenv = self._getenv

    def leave(self):
        """Take the stand-ins away."""
        modules, os.getenv = self._before
        sys.modules.clear()
        sys.modules.update(modules)

    def load(self):
        """Return the Board that ``firmware.boards`` makes of this."""
        from firmware import boards

        return boards.load()

    @property
    def drivers(self):
        """The display drivers that have been imported."""
        return sorted(name for name in sys.modules if name.startswith("adafruit_"))

    def scanner(self, kind=0):
        """Return one of the scanners of buttons that have been made."""
        return [made for made in self.made if isinstance(made, (Keys, ShiftRegisterKeys))][kind]

    def use(self, pin, what):
        """Note what a pin is used for. ValueError as from CircuitPython if it is in use."""
        if pin is None:
            return
        if pin.name in self.used:
            raise ValueError(f"{pin} in use")
        self.used[pin.name] = what

    def use_pwm(self, pin, frequency, what, variable=False):
        """Note a pin that is driven by PWM. ValueError if its slice has another frequency, or if
        another pin has the slice and one of the two may change its frequency."""
        self.use(pin, what)
        number = pin.gpio // 2 % PWM_SLICES
        there, varies = self.slices.setdefault(number, (frequency, variable and pin))
        if there != frequency or (varies or variable) and varies is not pin:
            raise ValueError(f"{pin}: PWM slice {number} runs at {there} Hz")

    def _getenv(self, name, default=None):
        self.asked.append(name)
        return self.settings.get(name, default)

    def _modules(self):
        bench = self

        def on_bench(kind):
            def make(*args, **kwargs):
                made = kind(bench, *args, **kwargs)
                bench.made.append(made)
                return made

            return make

        class Display(BusDisplay):
            def __init__(self, *args, **kwargs):
                super().__init__(bench, *args, **kwargs)
                bench.made.append(self)

        return {
            "board": self.board,
            "busio": SimpleNamespace(SPI=on_bench(SPI)),
            "busdisplay": SimpleNamespace(BusDisplay=Display),
            "displayio": SimpleNamespace(
                release_displays=lambda: bench.made.append("release_displays"),
                Group=Group,
                CIRCUITPYTHON_TERMINAL="terminal",
            ),
            "fourwire": SimpleNamespace(FourWire=on_bench(FourWire)),
            "analogio": SimpleNamespace(AnalogIn=on_bench(AnalogIn)),
            "pwmio": SimpleNamespace(PWMOut=on_bench(PWMOut)),
            "digitalio": SimpleNamespace(DigitalInOut=on_bench(DigitalInOut)),
            "audiocore": SimpleNamespace(RawSample=RawSample),
            "audioio": SimpleNamespace(AudioOut=on_bench(AudioOut)),
            "keypad": SimpleNamespace(
                Keys=on_bench(Keys), ShiftRegisterKeys=on_bench(ShiftRegisterKeys), Event=Event
            ),
            "microcontroller": SimpleNamespace(nvm=self.memory),
            "supervisor": SimpleNamespace(
                ticks_ms=lambda: self.now,
                runtime=SimpleNamespace(autoreload=True),
                reload=lambda: self.made.append("reload"),
            ),
        }


class SPI:
    """Like busio.SPI of an RP2040, on which its two buses take turns at every eight pins."""

    def __init__(self, bench, clock, MOSI=None, MISO=None):
        if clock.gpio % 4 != 2 or MOSI.gpio % 4 != 3 or (clock.gpio ^ MOSI.gpio) & 8:
            raise ValueError("Invalid pins")
        bench.use(clock, "sck")
        bench.use(MOSI, "mosi")
        bench.use(MISO, "miso")


class FourWire:
    """Like fourwire.FourWire."""

    def __init__(
        self, bench, spi_bus, *, command=None, chip_select=None, reset=None, baudrate=24_000_000
    ):
        bench.use(command, "dc")
        bench.use(chip_select, "cs")
        bench.use(reset, "rst")
        self.baudrate = baudrate


class BusDisplay:
    """Like busdisplay.BusDisplay, which the drivers are made of."""

    def __init__(
        self,
        bench,
        display_bus,
        init_sequence,
        *,
        width,
        height,
        colstart=0,
        rowstart=0,
        rotation=0,
        backlight_pin=None,
        brightness=1.0,
        auto_refresh=True,
    ):
        self.bus = display_bus
        self.init_sequence = bytes(init_sequence)
        self.width = width
        self.height = height
        self.offsets = {"rotation": rotation, "rowstart": rowstart, "colstart": colstart}
        self.brightness = brightness
        self.auto_refresh = auto_refresh
        self.root_group = None
        self.shown = []
        if backlight_pin is not None:
            bench.use_pwm(backlight_pin, BACKLIGHT_HZ, "bl")

    def refresh(self):
        self.shown.append(self.root_group)


class Group(list):
    """Like displayio.Group."""

    def __init__(self, scale=1, x=0, y=0):
        super().__init__()
        self.scale = scale
        self.x = x
        self.y = y


class AnalogIn:
    """Like analogio.AnalogIn."""

    def __init__(self, bench, pin):
        bench.use(pin, "analog")
        self.value = 32768


class PWMOut:
    """Like pwmio.PWMOut."""

    def __init__(self, bench, pin, *, frequency=500, duty_cycle=0, variable_frequency=False):
        bench.use_pwm(pin, frequency, "pwm", variable_frequency)
        self.frequency = frequency
        self.duty_cycle = duty_cycle


class DigitalInOut:
    """Like digitalio.DigitalInOut, as an output."""

    def __init__(self, bench, pin):
        bench.use(pin, "output")
        self.value = None

    def switch_to_output(self, value):
        self.value = value


class RawSample:
    """Like audiocore.RawSample."""

    def __init__(self, samples):
        self.samples = list(samples)
        self.sample_rate = 8000


class AudioOut:
    """Like audioio.AudioOut; ``playing`` is (sample, hertz of its period), None in silence."""

    def __init__(self, bench, pin):
        bench.use(pin, "dac")
        self.playing = None

    def play(self, sample, loop):
        assert loop and self.playing is None
        self.playing = (sample, sample.sample_rate / len(sample.samples))

    def stop(self):
        self.playing = None


class Event:
    """Like keypad.Event."""

    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp


class Events:
    """Like keypad.EventQueue; keeps the events asked to be filled in ``filled``."""

    def __init__(self, max_events=64):
        self._queue = []
        self._max_events = max_events
        self.overflowed = False
        self.filled = []

    def add(self, number, pressed=True, when=0):
        if len(self._queue) == self._max_events:
            self.overflowed = True
        else:
            self._queue.append((number, pressed, when))

    def get_into(self, event):
        self.filled.append(event)
        if not self._queue:
            return False
        event.key_number, event.pressed, event.timestamp = self._queue.pop(0)
        return True

    def clear(self):
        self._queue.clear()
        self.overflowed = False


class Keys:
    """Like keypad.Keys."""

    def __init__(self, bench, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64):
        for pin in pins:
            bench.use(pin, "button")
        self.pins = pins
        self.pulled_up = pull and not value_when_pressed
        self.interval = interval
        self.events = Events(max_events)
        self.resets = 0

    def reset(self):
        self.resets += 1


class ShiftRegisterKeys(Keys):
    """Like keypad.ShiftRegisterKeys."""

    def __init__(self, bench, *, clock, data, latch, key_count, value_when_pressed, interval=0.02):
        for pin, what in ((clock, "clock"), (data, "data"), (latch, "latch")):
            bench.use(pin, what)
        self.key_count = key_count
        self.value_when_pressed = value_when_pressed
        self.events = Events()
