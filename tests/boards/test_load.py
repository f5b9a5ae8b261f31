import re
import runpy
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from firmware import boards, keys
from firmware.boards import UnknownBoardError, choose, options
from firmware.boards.options import SettingsError
from tests.boards.bench import Bench
from tests.boards.table import BOARDS, FEATHER, PICO
from tests.boards.wing import Wing

ROOT = Path(__file__).resolve().parents[2]
ROOT_FILES = ROOT / "firmware" / "root"
OWN = {"POCKET_BONES_BOARD": "generic", "POCKET_BONES_DISPLAY": "ST7789 240x240"}


@pytest.fixture
def pico(lay_out):
    """A function that lays out a Pico whose settings.toml says what it is given."""

    def make(settings=None, board_id="raspberry_pi_pico", gpios=PICO, **more):
        return lay_out(Bench(board_id, gpios, settings={**(settings or {}), **more}))

    return make


def refusal(bench):
    """Return the text of the SettingsError with which the board refuses to start."""
    with pytest.raises(SettingsError) as error:
        bench.load()
    return str(error.value)


@pytest.mark.parametrize(
    "board_id, name",
    [
        ("raspberry_pi_pico", "pico_lcd_1_3"),
        ("raspberry_pi_pico2_w", "pico_lcd_1_3"),
        ("pimoroni_picosystem", "picosystem"),
        ("pajenicko_picopad", "picopad"),
        ("pybadge", "pybadge"),
        ("pygamer", "pygamer"),
        ("adafruit_feather_esp32s3_tft", "feather_esp32s3_tft"),
        ("adafruit_feather_rp2040", "feather_rp2040_tft_2_4"),
    ],
)
def test_a_board_is_found_by_what_circuitpython_calls_it(board_id, name):
    assert choose(None, board_id) == name
    assert choose("", board_id) == name


def test_settings_name_the_board_file_whatever_the_board_is():
    for name in BOARDS:
        assert choose(name, "raspberry_pi_pico") == name
        assert choose(name, "home_made") == name


def test_an_unknown_board_says_what_to_write_and_which_names_are_known(pico):
    text = refusal(pico(board_id="home_made"))
    assert '"home_made"' in text
    assert 'POCKET_BONES_BOARD = "NAME" in settings.toml' in text
    assert "pico_lcd_1_3" in text


def test_a_wrong_name_in_the_settings_is_an_error_even_on_a_known_board():
    with pytest.raises(UnknownBoardError) as error:
        choose("pico_lcd_3_1", "raspberry_pi_pico")
    text = str(error.value)
    assert 'settings.toml: POCKET_BONES_BOARD = "pico_lcd_3_1"' in text
    assert "pico_lcd_1_3" in text


def test_every_option_is_asked_for_once(pico):
    bench = pico(OWN)
    bench.load()
    assert sorted(bench.asked) == sorted(
        f"POCKET_BONES_{name}"
        for name in (
            "BOARD",
            "DISPLAY",
            "DISPLAY_PINS",
            "KEYS",
            "KEY_PINS",
            "SOUND_PIN",
            "BATTERY_PIN",
        )
    )


def test_a_generic_board_with_everything_told(pico):
    bench = pico(
        POCKET_BONES_BOARD="generic",
        POCKET_BONES_DISPLAY="ST7735R 160x128 rotation=90 rowstart=2 colstart=1 bgr=1 "
        "baudrate=15000000",
        POCKET_BONES_DISPLAY_PINS="sck=GP18 mosi=GP19 cs=GP17 dc=GP16 rst=GP20 bl=none",
        POCKET_BONES_KEY_PINS="left=GP2 right=GP3 a=GP4 b/start=GP5",
        POCKET_BONES_SOUND_PIN="GP22",
        POCKET_BONES_BATTERY_PIN="GP27",
    )
    board = bench.load()
    assert board.battery.millivolts() == 3300
    display = board.display
    assert (display.width, display.height) == (160, 128)
    assert display.offsets == {"rotation": 90, "rowstart": 2, "colstart": 1}
    assert display.bus.baudrate == 15_000_000
    # MADCTL at the end of the driver's sequence: the order of colours that it calls BGR.
    assert display.init_sequence.endswith(b"\x36\x01\xc0")
    assert bench.drivers == ["adafruit_st7735r"]
    assert bench.used == {
        "GP18": "sck",
        "GP19": "mosi",
        "GP17": "cs",
        "GP16": "dc",
        "GP20": "rst",
        "GP22": "pwm",
        "GP27": "analog",
        **{f"GP{number}": "button" for number in (2, 3, 4, 5)},
    }
    assert board.key_names == ("Left", "Right", "", "", "A", "B", "Hold B", "")


def test_the_order_of_colours_and_the_inversion_of_an_st7789(pico):
    bench = pico(OWN, POCKET_BONES_DISPLAY="ST7789 240x240 bgr=0 invert=0")
    assert bench.load().display.init_sequence.endswith(b"\x36\x01\xc8")


def test_a_generic_feather(pico):
    bench = pico(
        board_id="adafruit_feather_rp2040",
        gpios=FEATHER,
        POCKET_BONES_BOARD="generic",
        POCKET_BONES_DISPLAY="ILI9341 320x240 rotation=180",
        POCKET_BONES_DISPLAY_PINS="sck=SCK mosi=MOSI cs=D9 dc=D10 rst=D11 bl=none",
        POCKET_BONES_KEY_PINS="left=A0 right=A1 up=A2 down=A3 a=D24 b=D25 start=D12 start=D13",
    )
    board = bench.load()
    assert board.key_names == (*keys.LABELS[:7], "")
    assert len(bench.scanner().pins) == 8


@pytest.mark.parametrize(
    "option, value, words",
    [
        ("DISPLAY", "", ["Write in settings.toml", 'POCKET_BONES_DISPLAY = "ST7789 240x240']),
        ("DISPLAY", "ST7796 240x240", ['"ST7796"', "ST7789, ILI9341, ST7735R"]),
        ("DISPLAY", "ST7789", ['"" is no number', "for example: POCKET_BONES_DISPLAY ="]),
        ("DISPLAY", "ST7789 240by240", ['"240by240" is no number']),
        ("DISPLAY", "ST7789 480x320", ["480x320", "240x240, 320x240, 240x135, 160x128"]),
        ("DISPLAY", "ST7789 240x240 rotation=45", ["0, 90, 180 or 270, not 45"]),
        ("DISPLAY", "ST7789 240x240 rowstart=-80", ['rowstart: "-80" is no number']),
        ("DISPLAY", "ST7789 240x240 rowstart", ['"rowstart"', "name=value"]),
        ("DISPLAY", "ST7789 240x240 offset=80", ['"offset"', "rotation, rowstart, colstart"]),
        ("DISPLAY_PINS", "dc=GP99", ["no pin GP99", "display's dc"]),
        ("DISPLAY_PINS", "sck=GP11 mosi=GP10", ["sck at GP11 and mosi at GP10 (Invalid pins)"]),
        ("DISPLAY_PINS", "sck=GP10 mosi=GP3", ["sck at GP10 and mosi at GP3 (Invalid pins)"]),
        ("DISPLAY_PINS", "te=GP3", ['"te"', "sck, mosi, cs, dc, rst, bl"]),
        ("DISPLAY_PINS", "dc", ['"dc"', "name=value"]),
        ("DISPLAY_PINS", "dc=GP5", ["GP5 is used twice", "display's dc", "button Right"]),
        ("KEY_PINS", "left=GP2 right=GP3 a=GP4", ["3 buttons", "4 to 12"]),
        ("KEY_PINS", "left=GP2 right=GP3 a=GP4 c=GP5", ['"c"', "left, right, up, down, a, b"]),
        ("KEY_PINS", "left=GP2 right=GP3 a=GP4 b/c=GP5", ['"b/c"', '"b/start"']),
        ("KEY_PINS", "left=GP2 right=GP3 a=GP4 b=GP5", ["No button is start"]),
        ("KEY_PINS", "left=GP2 right=GP3 a=GP4 b/start=GP4", ["GP4 is used twice"]),
        (
            "KEY_PINS",
            "left=GP2 right=GP3 up=GP7 a=GP4 b/start=GP5",
            ["up and down are needed both"],
        ),
        ("SOUND_PIN", "GP12x", ["no pin GP12x", "for the sound"]),
        ("SOUND_PIN", "GP6", ["GP6 is used twice", "button A and the sound"]),
        # The backlight is on GP13, in slice 6 as GP28 is.
        ("SOUND_PIN", "GP28", ["No sound at GP28", "slice", "backlight"]),
        ("BATTERY_PIN", "GP99", ["no pin GP99", "for the battery"]),
        ("KEYS", "c=start", ['no button "c"', "Left, Right, Up, Down, A, B, Start"]),
        ("KEYS", "a=fire", ['no action "fire"']),
        ("KEYS", "a=b", ["No button is a"]),
        ("KEYS", "a=b/start/a", ['"b/start/a"']),
    ],
)
def test_what_is_wrong_in_the_settings_is_told(pico, option, value, words):
    text = refusal(pico(OWN, **{"POCKET_BONES_" + option: value}))
    for word in words:
        assert word in text


@pytest.mark.parametrize(
    "more", [{"SOUND_PIN": "none"}, {"KEY_PINS": "left=GP2 right=GP3 a=GP15 b/start=GP5"}]
)
def test_a_generic_board_is_silent_where_the_piezos_pin_is_not_to_spare(pico, more):
    board = pico(OWN, **{"POCKET_BONES_" + name: value for name, value in more.items()}).load()
    assert board.sound is None


def test_the_battery_of_a_generic_board_is_not_measured_unless_it_is_told(pico):
    assert pico(OWN).load().battery is None
    assert pico(OWN, POCKET_BONES_BATTERY_PIN="none").load().battery is None


def test_an_option_without_quotes_is_told(pico):
    text = refusal(pico(OWN, POCKET_BONES_KEYS=7))
    assert 'POCKET_BONES_KEYS: write it in quotes, as in POCKET_BONES_KEYS = "..."' in text


def test_two_names_of_one_pin_are_one_pin(pico):
    settings = {
        **OWN,
        "POCKET_BONES_DISPLAY_PINS": "sck=SCK mosi=MOSI cs=D9 dc=RX rst=none bl=none",
        "POCKET_BONES_KEY_PINS": "left=A0 right=A1 a=A2 b/start=D0",
    }
    text = refusal(pico(settings, "adafruit_feather_rp2040", FEATHER))
    assert "Pin D0 is used twice: for the display's dc and button B" in text


def test_a_board_file_on_the_wrong_board_says_so(pico):
    assert "no built-in display" in refusal(pico(POCKET_BONES_BOARD="pybadge"))
    wrong = pico(POCKET_BONES_BOARD="pico_display", board_id="pybadge", gpios={"A0": None})
    assert "no pin GP18 on this board, for the display's sck" in refusal(wrong)


def test_a_joy_featherwing_that_is_not_there_is_told(lay_out):
    bench = lay_out(BOARDS["feather_esp32s3_tft"].bench("feather_esp32s3_tft"))
    bench.wing = Wing()
    bench.wing.plugged = False
    assert "No Joy FeatherWing answers" in refusal(bench)


def test_keys_are_remapped_on_any_board(lay_out):
    bench = lay_out(
        BOARDS["pico_lcd_1_3"].bench(
            "pico_lcd_1_3", POCKET_BONES_KEYS="x=b Y=b/start b=start centre=START"
        )
    )
    board = bench.load()
    scanner = bench.scanner()
    pins = [pin.gpio for pin in scanner.pins]
    for gpio, key in [(19, keys.B), (17, keys.START), (3, keys.START), (15, keys.A)]:
        scanner.events.add(pins.index(gpio))
        assert board.keys.next() == key
    scanner.events.add(pins.index(21), True, 0)
    assert board.keys.next() == keys.NONE
    bench.now = 600
    assert board.keys.next() == keys.START
    # The first button that gives a key has the name.
    assert board.key_names == ("Left", "Right", "Up", "Down", "A", "X", "B", "")


def run_code(monkeypatch, seen, end=KeyboardInterrupt, save_due=lambda app: None):
    """Run code.py with an app that is switched off, or fails, in its third tick.

    `save_due` is the app's method of that name.
    """

    class App:
        def __init__(self, board):
            self.board = board

        def tick(self, now_ms):
            seen.append((self.board.name, now_ms))
            if len(seen) == 3:
                raise end

    App.save_due = save_due
    app_module = ModuleType("firmware.app")
    app_module.App = App
    sys.modules["firmware.app"] = app_module
    runpy.run_path(str(ROOT_FILES / "code.py"))


def test_code_py_ticks_the_app_on_this_board_with_the_boards_clock(pico, monkeypatch):
    bench = pico()
    bench.now = 1234
    seen = []
    with pytest.raises(KeyboardInterrupt):
        run_code(monkeypatch, seen)
    assert seen == [("Pico with Pico-LCD-1.3", 1234)] * 3


def test_code_py_lets_go_of_what_only_sets_the_board_up(pico, monkeypatch):
    pico()
    with pytest.raises(KeyboardInterrupt):
        run_code(monkeypatch, [])
    assert [name for name in sys.modules if name.startswith("firmware.boards")] == []


def test_code_py_prints_what_to_write_and_starts_no_game(pico, monkeypatch, capsys):
    pico(OWN, POCKET_BONES_KEYS="c=start")
    seen = []
    run_code(monkeypatch, seen)
    assert seen == []
    printed = capsys.readouterr().out
    assert printed.startswith('settings.toml: POCKET_BONES_KEYS: no button "c"; there are Left,')


def test_the_display_is_set_up_before_the_keys_are_found_wrong(pico):
    bench = pico(OWN, POCKET_BONES_KEYS="c=start")
    refusal(bench)
    assert type(bench.made[-1]).__name__ == "ST7789"


def test_code_py_shows_an_error_of_the_game_for_a_while_and_starts_anew(pico, monkeypatch, capsys):
    bench = pico()
    slept = []
    monkeypatch.setattr("time.sleep", slept.append)
    run_code(monkeypatch, [], end=IndexError("no such tile"))
    printed = capsys.readouterr()
    assert "IndexError: no such tile" in printed.err
    assert printed.out == "Pocket Bones starts again in 20 s\n"
    display = next(made for made in bench.made if hasattr(made, "root_group"))
    assert display.shown == ["terminal"]
    assert slept == [20]
    assert bench.made[-1] == "reload"


def test_code_py_has_what_was_not_saved_before_an_error_saved_after_it(pico, monkeypatch):
    pico()
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    seen = []
    run_code(monkeypatch, seen, IndexError("no such tile"), lambda app: seen.append("saved"))
    assert seen[3:] == ["saved"]


def test_code_py_tells_of_an_error_even_if_saving_fails_as_well(pico, monkeypatch, capsys):
    def save_due(app):
        raise ValueError("too long")

    bench = pico()
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    run_code(monkeypatch, [], IndexError("no such tile"), save_due)
    printed = capsys.readouterr()
    assert printed.out.startswith("The last move is not saved: too long\n")
    assert "IndexError: no such tile" in printed.err
    assert bench.made[-1] == "reload"


def test_code_py_starts_anew_without_memory_for_more_words(pico, monkeypatch, capsys):
    class Full(ModuleType):
        def __getattr__(self, name):
            raise MemoryError

    bench = pico()
    monkeypatch.setitem(sys.modules, "firmware.failure", Full("firmware.failure"))
    run_code(monkeypatch, [], end=MemoryError("allocating 7680 bytes"))
    assert capsys.readouterr().out == "Pocket Bones starts again: allocating 7680 bytes\n"
    assert bench.made[-1] == "reload"


def test_boot_py_only_turns_auto_reload_off(pico):
    pico()
    left = set(runpy.run_path(str(ROOT_FILES / "boot.py")))
    assert sys.modules["supervisor"].runtime.autoreload is False
    assert {name for name in left if not name.startswith("__")} == {"supervisor"}


def template(uncommented=""):
    """Return what settings.toml says once the lines of that option are uncommented."""
    text = (ROOT_FILES / "settings.toml").read_text()
    if uncommented:
        assert f"# {uncommented} = " in text
        text = text.replace(f"# {uncommented} = ", f"{uncommented} = ")
    return tomllib.loads(text)


def test_the_template_says_nothing_until_lines_are_uncommented():
    assert template() == {}


def test_the_template_documents_every_option_and_every_board():
    text = (ROOT_FILES / "settings.toml").read_text()
    known = {value for value in vars(options).values() if str(value).startswith("POCKET_BONES_")}
    assert set(re.findall(r"^# (POCKET_BONES_\w+) =", text, re.MULTILINE)) == known
    assert re.findall(r"^#   (\w+)  +\S", text, re.MULTILINE)[: len(BOARDS)] == list(boards.NAMES)


@pytest.mark.parametrize("name", ["generic", "pico_lcd_1_3"])
def test_the_lines_of_the_template_work_as_they_stand(pico, name):
    settings = {}
    for option in ("DISPLAY", "DISPLAY_PINS", "KEY_PINS", "SOUND_PIN", "BATTERY_PIN"):
        settings |= template("POCKET_BONES_" + option)
    if name == "pico_lcd_1_3":
        settings |= template("POCKET_BONES_BOARD") | template("POCKET_BONES_KEYS")
        assert settings["POCKET_BONES_BOARD"] == name
    else:
        settings["POCKET_BONES_BOARD"] = name
    board = pico(settings).load()
    assert board.display.offsets == {"rotation": 270, "rowstart": 80, "colstart": 0}


def test_the_errors_of_the_board_layer_are_one_kind():
    assert issubclass(UnknownBoardError, SettingsError)
    assert boards.SettingsError is SettingsError
