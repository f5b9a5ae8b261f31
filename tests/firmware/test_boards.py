import importlib
import runpy
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from firmware import boards, keys
from firmware.boards import UnknownBoardError, choose

ROOT = Path(__file__).resolve().parents[2]
ROOT_FILES = ROOT / "firmware" / "root"

# The GPIO numbers of the Pico-LCD-1.3, as the collected facts about boards and displays give them.
DISPLAY_PINS = {"command": 8, "chip_select": 9, "clock": 10, "MOSI": 11, "reset": 12}
BACKLIGHT_PIN = 13
KEY_PINS = {
    15: keys.A,
    17: keys.B,
    19: keys.START,
    21: keys.START,
    2: keys.UP,
    18: keys.DOWN,
    16: keys.LEFT,
    20: keys.RIGHT,
    3: keys.A,
}


class Scanner:
    """Like keypad.Keys: its queue keeps max_events events, then it has overflowed."""

    def __init__(self, pins, *, value_when_pressed, pull=True, max_events=64):
        self.pins = pins
        self.value_when_pressed = value_when_pressed
        self.pull = pull
        self.events = Events(max_events)
        self.resets = 0

    def reset(self):
        self.resets += 1


class Events:
    def __init__(self, max_events):
        self.queue = []
        self.max_events = max_events
        self.overflowed = False
        self.filled = []

    def add(self, number, pressed=True):
        if len(self.queue) == self.max_events:
            self.overflowed = True
        else:
            self.queue.append((number, pressed))

    def get_into(self, event):
        self.filled.append(event)
        if not self.queue:
            return False
        event.key_number, event.pressed = self.queue.pop(0)
        return True

    def clear(self):
        self.queue.clear()
        self.overflowed = False


class BusDisplay:
    """Takes what CircuitPython's busdisplay.BusDisplay takes, as far as the board files use it."""

    def __init__(
        self,
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
        self.width = width
        self.height = height
        self.colstart = colstart
        self.rowstart = rowstart
        self.rotation = rotation
        self.backlight_pin = backlight_pin
        self.brightness = brightness
        self.auto_refresh = auto_refresh


class FourWire:
    def __init__(self, spi_bus, *, command=None, chip_select=None, reset=None, baudrate=24_000_000):
        self.spi = spi_bus
        self.pins = {"command": command, "chip_select": chip_select, "reset": reset}
        self.baudrate = baudrate


class SPI:
    def __init__(self, clock, MOSI=None, MISO=None):
        self.pins = {"clock": clock, "MOSI": MOSI}
        self.miso = MISO


class Pico:
    """Stand-ins for the modules that CircuitPython has on a Pico, and what was done with them."""

    def __init__(self):
        self.done = []
        self.memory = bytearray(b"\xff" * 4096)
        self.now = 0
        pins = {f"GP{number}": number for number in range(29)}
        self.modules = {
            "board": SimpleNamespace(board_id="raspberry_pi_pico", **pins),
            "busio": SimpleNamespace(SPI=self.noting(SPI)),
            "busdisplay": SimpleNamespace(BusDisplay=BusDisplay),
            "displayio": SimpleNamespace(
                release_displays=lambda: self.done.append("release_displays")
            ),
            "fourwire": SimpleNamespace(FourWire=self.noting(FourWire)),
            "keypad": SimpleNamespace(
                Keys=Scanner, Event=lambda: SimpleNamespace(key_number=0, pressed=True)
            ),
            "microcontroller": SimpleNamespace(nvm=self.memory),
            "supervisor": SimpleNamespace(
                ticks_ms=self.ticks_ms, runtime=SimpleNamespace(autoreload=True)
            ),
        }

    def noting(self, kind):
        def make(*args, **kwargs):
            self.done.append(kind.__name__)
            return kind(*args, **kwargs)

        return make

    def ticks_ms(self):
        self.now += 7
        return self.now


@pytest.fixture
def pico(monkeypatch):
    """A Pico: its modules can be imported, and the files that use them are imported afresh."""
    machine = Pico()
    before = dict(sys.modules)
    for name in [name for name in sys.modules if name.startswith("firmware.boards.")]:
        del sys.modules[name]
    sys.modules.pop("adafruit_st7789", None)
    sys.modules.update(machine.modules)
    monkeypatch.delenv(boards.SETTING, raising=False)
    yield machine
    sys.modules.clear()
    sys.modules.update(before)


@pytest.fixture
def lcd_1_3(pico):
    return importlib.import_module("firmware.boards.pico_lcd_1_3")


def test_a_pico_takes_the_pico_lcd_1_3_by_itself(pico):
    assert boards.load().__name__ == "firmware.boards.pico_lcd_1_3"


def test_settings_name_the_board_file_of_an_unknown_board(pico, monkeypatch):
    pico.modules["board"].board_id = "home_made"
    monkeypatch.setenv("POCKET_BONES_BOARD", "pico_lcd_1_3")
    assert boards.load().__name__ == "firmware.boards.pico_lcd_1_3"


def test_an_unknown_board_says_what_to_write_and_which_names_are_known(pico):
    pico.modules["board"].board_id = "home_made"
    with pytest.raises(UnknownBoardError) as error:
        boards.load()
    text = str(error.value)
    assert '"home_made"' in text
    assert 'POCKET_BONES_BOARD = "NAME" in settings.toml' in text
    assert "pico_lcd_1_3" in text


def test_a_wrong_name_in_the_settings_is_an_error_even_on_a_known_board():
    with pytest.raises(UnknownBoardError) as error:
        choose("pico_lcd_3_1", "raspberry_pi_pico")
    text = str(error.value)
    assert 'settings.toml: POCKET_BONES_BOARD = "pico_lcd_3_1"' in text
    assert "pico_lcd_1_3" in text


def test_an_empty_setting_is_none():
    assert choose("", "raspberry_pi_pico") == "pico_lcd_1_3"


def test_every_board_file_is_known_by_name():
    folder = ROOT / "firmware" / "boards"
    shared = {"__init__", "key_queue", "reference_pins"}
    assert sorted({path.stem for path in folder.glob("*.py")} - shared) == sorted(boards.NAMES)


def test_the_display_is_wired_as_the_table_says(lcd_1_3):
    bus = lcd_1_3.display.bus
    assert bus.pins | bus.spi.pins == DISPLAY_PINS
    assert bus.spi.miso is None
    assert lcd_1_3.display.backlight_pin == BACKLIGHT_PIN


def test_the_display_has_the_panels_size_and_offsets(lcd_1_3):
    display = lcd_1_3.display
    assert (display.width, display.height) == (240, 240)
    assert (display.rotation, display.rowstart, display.colstart) == (270, 80, 0)
    assert display.bus.baudrate == 62_500_000
    assert display.auto_refresh is False
    assert display.brightness == 1.0


def test_displays_are_released_before_the_bus_is_made(pico, lcd_1_3):
    assert pico.done == ["release_displays", "SPI", "FourWire"]


def test_each_key_pin_gives_its_key(lcd_1_3):
    scanner = lcd_1_3.keys._scanner
    assert sorted(scanner.pins) == sorted(KEY_PINS)
    for number, pin in enumerate(scanner.pins):
        scanner.events.add(number)
        assert lcd_1_3.keys.next() == KEY_PINS[pin]
    assert lcd_1_3.keys.next() == keys.NONE


def test_keys_are_active_low_with_pull_ups(lcd_1_3):
    assert lcd_1_3.keys._scanner.value_when_pressed is False
    assert lcd_1_3.keys._scanner.pull is True


def test_no_pin_has_two_uses(lcd_1_3):
    bus = lcd_1_3.display.bus
    used = [*bus.pins.values(), *bus.spi.pins.values(), lcd_1_3.display.backlight_pin]
    used += lcd_1_3.keys._scanner.pins
    assert len(used) == 15
    assert len(set(used)) == len(used)


def test_memory_and_name(pico, lcd_1_3):
    assert lcd_1_3.memory is pico.memory
    assert lcd_1_3.name == "Pico with Pico-LCD-1.3"


def test_keys_come_in_order_and_releases_are_no_keys(pico):
    queue_module = importlib.import_module("firmware.boards.key_queue")
    scanner = Scanner((1, 2), value_when_pressed=False)
    queue = queue_module.KeyQueue(scanner, (keys.LEFT, keys.B))
    for number, pressed in [(1, True), (1, False), (0, False), (0, True), (1, True)]:
        scanner.events.add(number, pressed)
    taken = [queue.next() for _ in range(4)]
    assert taken == [keys.B, keys.LEFT, keys.B, keys.NONE]


def test_one_event_is_used_for_every_read(pico):
    queue_module = importlib.import_module("firmware.boards.key_queue")
    scanner = Scanner((1,), value_when_pressed=False)
    queue = queue_module.KeyQueue(scanner, (keys.A,))
    for _ in range(5):
        scanner.events.add(0)
        queue.next()
    assert len(scanner.events.filled) == 5
    assert len({id(event) for event in scanner.events.filled}) == 1


def test_after_an_overflow_the_queue_begins_anew(pico):
    queue_module = importlib.import_module("firmware.boards.key_queue")
    scanner = Scanner((1,), value_when_pressed=False, max_events=3)
    queue = queue_module.KeyQueue(scanner, (keys.A,))
    for _ in range(4):
        scanner.events.add(0)
    assert queue.next() == keys.NONE
    assert scanner.resets == 1
    scanner.events.add(0)
    assert queue.next() == keys.A
    assert scanner.resets == 1


def test_code_py_ticks_the_app_on_this_board_with_the_boards_clock(pico):
    ticks = []

    class App:
        def __init__(self, board):
            self.board = board

        def tick(self, now_ms):
            ticks.append((self.board.name, now_ms))
            if len(ticks) == 3:
                raise KeyboardInterrupt

    app_module = ModuleType("firmware.app")
    app_module.App = App
    sys.modules["firmware.app"] = app_module
    with pytest.raises(KeyboardInterrupt):
        runpy.run_path(str(ROOT_FILES / "code.py"))
    assert ticks == [("Pico with Pico-LCD-1.3", now) for now in (7, 14, 21)]


def test_boot_py_only_turns_auto_reload_off(pico):
    left = set(runpy.run_path(str(ROOT_FILES / "boot.py")))
    assert pico.modules["supervisor"].runtime.autoreload is False
    assert {name for name in left if not name.startswith("__")} == {"supervisor"}


def test_settings_toml_names_no_board_until_its_line_is_uncommented():
    text = (ROOT_FILES / "settings.toml").read_text()
    assert tomllib.loads(text) == {}
    line = '# POCKET_BONES_BOARD = "'
    assert line in text
    uncommented = tomllib.loads(text.replace(line, line[2:]))
    assert uncommented[boards.SETTING] in boards.NAMES
