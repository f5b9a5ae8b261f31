"""The game on every board's panel: the bytes that displayio sends show the simulator's picture.

Each panel is looked at as its vendor's own program has it (see ``glass``), so an offset, rotation
or order of colours that is wrong in a board file shows another picture.
"""

import importlib
from types import SimpleNamespace

import pytest
from PIL import Image

from firmware import keys
from firmware.app import App
from firmware.boards.displays import OwnSpiDisplay, SpiDisplay
from tests.app import positions
from tests.panel import device
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.panel import glass
from tools.panel.controller import BGR, MV, MX, MY, ControllerError

# Every kind of screen and of change on it: menus, the lot, the table with cursor, ghost and laid
# tiles, a bot's moves, questions, pages of text.
SCRIPT = (
    *("down", "up", "a", "up", "right", "left", "down", "a", "a", "right", "b", "a", "wait"),
    *("b", "left", "b", "b", "a", "wait", "b", "a", "wait", "right", "b", "a", "wait", "start"),
    *("down", "a", "b", "up", "up", "up", "a", "b", "b", "b", "a"),
)
_WAIT_MS = 1300
EVERY_WIRED_BOARD = pytest.mark.parametrize("name", glass.BOARDS)


class Pair:
    """The same game twice: on a panel and in the simulator.

    :param display: the panel's ``PanelDisplay``.
    """

    def __init__(self, display):
        self.simulator = DesktopBoard(display.width, display.height, RamMemory(4096))
        self.panel = DesktopBoard(display.width, display.height, RamMemory(4096))
        self.panel.display = display
        self._apps = [
            App(board, seed=positions.YOU_LEAD, seats=2) for board in (self.simulator, self.panel)
        ]
        self._now = 0
        self.step("wait")

    def step(self, word):
        """Press a key, or wait for the bots."""
        for board, app in zip((self.simulator, self.panel), self._apps, strict=True):
            if word == "wait":
                app.tick(self._now + _WAIT_MS)
            else:
                board.keys.press(keys.NAMES.index(word))
                app.tick(self._now)
        self._now += _WAIT_MS if word == "wait" else 0

    def differs(self):
        """Tell whether the panel shows anything else than the simulator."""
        wanted = self.simulator.display.image()
        shown = self.panel.display.image()
        if shown.size != wanted.size:
            wanted = in_the_middle(wanted, shown.size, 2)
        return shown.tobytes() != wanted.tobytes()


def in_the_middle(picture, size, scale):
    """Return the picture enlarged on a black one of that size."""
    large = picture.resize(
        (picture.width * scale, picture.height * scale), Image.Resampling.NEAREST
    )
    whole = Image.new("RGB", size)
    whole.paste(large, ((size[0] - large.width) // 2, (size[1] - large.height) // 2))
    return whole


def display_of(name):
    return importlib.import_module("firmware.boards." + name).display


def play(pair):
    """Play the script; AssertionError at the first step after which the pictures differ."""
    controller = pair.panel.display.controller
    assert not pair.differs(), "the title"
    whole = before = controller.pixels
    partial = 0
    for number, word in enumerate(SCRIPT):
        pair.step(word)
        assert not pair.differs(), f"step {number}, {word}"
        partial += 0 < controller.pixels - before < whole // 2
        before = controller.pixels
    assert partial >= 15


@EVERY_WIRED_BOARD
def test_the_game_on_a_wired_display(name):
    play(Pair(device.wired(display_of(name), glass.BOARDS[name])))


# What CircuitPython's definitions of the boards have: MADCTL and the offsets of columns and rows.
DEFINED = {
    "picosystem": (0x04, 0, 0),
    "picopad": (MX | MV, 0, 0),
    "feather_esp32s3_tft": (MX | MV | BGR, 40, 53),
    "pybadge": (MY | MV, 0, 0),
    "pygamer": (MY | MV, 0, 0),
}


@pytest.mark.parametrize("name", glass.BUILT_IN)
def test_the_game_on_a_built_in_display(name):
    display = display_of(name)
    size = (display.width, display.height)
    play(Pair(device.built_in(glass.BUILT_IN[name], size, *DEFINED[name])))


def test_every_board_has_its_glass():
    from firmware import boards

    assert {*glass.BOARDS, *glass.BUILT_IN, "generic"} == set(boards.NAMES)


def configured(settings):
    """Return the display of a generic board whose settings.toml says this of it."""
    return OwnSpiDisplay({}).configured(SimpleNamespace(display=settings, display_pins=None))


@pytest.mark.parametrize("settings", glass.MODULES)
def test_a_module_of_ones_own(settings):
    pair = Pair(device.wired(configured(settings), glass.MODULES[settings]))
    assert not pair.differs()
    for word in SCRIPT[:8]:
        pair.step(word)
    assert not pair.differs()


def wrong_numbers(numbers):
    """Yield what a driver might be told instead of these numbers, each wrong in one of them."""
    for rotation in (0, 90, 180, 270):
        if rotation != numbers.get("rotation", 0):
            yield {**numbers, "rotation": rotation}
    for name in ("rowstart", "colstart"):
        for step in (-1, 1):
            if numbers.get(name, 0) + step >= 0:
                yield {**numbers, name: numbers.get(name, 0) + step}


def shows_it(description, panel):
    """Tell whether the title is shown as it should be on a display that may be set up wrong."""
    try:
        return not Pair(device.wired(description, panel)).differs()
    except ControllerError:
        return False


@pytest.mark.parametrize("name", [name for name in glass.BOARDS if "3_5" not in name])
def test_a_wrong_rotation_or_offset_shows(name):
    right = display_of(name)
    mutants = list(wrong_numbers(right.numbers))
    assert len(mutants) >= 5
    for numbers in mutants:
        size = (right.width, right.height)
        mutant = SpiDisplay(right.controller, *size, right.wiring, **numbers)
        assert not shows_it(mutant, glass.BOARDS[name]), numbers


@pytest.mark.parametrize(
    "name, numbers",
    [
        ("pico_lcd_1_3", {"bgr": 0}),
        ("pico_lcd_1_3", {"invert": 0}),
        ("feather_rp2040_tft_2_4", {"bgr": 1}),
        ("feather_rp2040_tft_2_4", {"invert": 1}),
    ],
)
def test_wrong_colours_show(name, numbers):
    right = display_of(name)
    size = (right.width, right.height)
    mutant = SpiDisplay(right.controller, *size, right.wiring, **{**right.numbers, **numbers})
    assert not shows_it(mutant, glass.BOARDS[name])


def test_another_controller_shows():
    right = display_of("feather_rp2040_tft_2_4")
    mutant = SpiDisplay("ST7789", 320, 240, right.wiring)
    assert not shows_it(mutant, glass.BOARDS["feather_rp2040_tft_2_4"])
