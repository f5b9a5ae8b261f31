"""Every board file against the table of the collected facts, on a bench that watches the pins."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware import boards, keys
from firmware.boards.presses import LONG_MS
from tests.boards.bench import (
    AnalogIn,
    AudioOut,
    Bench,
    DigitalInOut,
    Keys,
    PWMOut,
    ShiftRegisterKeys,
)
from tests.boards.table import BOARDS, PICO, WING_PINS
from tests.boards.wing import Wing

FOLDER = Path(boards.__file__).parent
SHARED = {
    "__init__",
    "badges",
    "battery",
    "board",
    "buttons",
    "displays",
    "enlarged",
    "feather_wing",
    "handheld",
    "joy_wing",
    "key_queue",
    "meanings",
    "options",
    "pimoroni",
    "pins",
    "polled",
    "presses",
    "reference_pins",
    "sounds",
    "waveshare",
}
EVERY_BOARD = pytest.mark.parametrize("name", BOARDS)
WIRED = [name for name, row in BOARDS.items() if row.display]
BUILT_IN = [name for name, row in BOARDS.items() if row.driver is None]
ON_PINS = [name for name, row in BOARDS.items() if row.keys]


@pytest.fixture
def load(lay_out):
    """A function that loads a board by its name: (bench, Board)."""

    def load_(name, **settings):
        bench = lay_out(BOARDS[name].bench(name, **settings))
        bench.wing = Wing()
        return bench, bench.load()

    return load_


def keys_of(bench, board, label):
    """Return the keys that a button gives: pressed for a moment, and held."""
    row = BOARDS[bench.settings[boards.SETTING]]
    scanner = bench.scanner()
    number = [pin.gpio for pin in scanner.pins].index(row.keys[label])
    given = []
    for down in (LONG_MS - 1, LONG_MS):
        start = bench.now
        scanner.events.add(number, True, start)
        key = board.keys.next()
        scanner.events.add(number, False, start + down)
        key = key if key != keys.NONE else board.keys.next()
        given.append(key)
        bench.now = start + 1000
        assert board.keys.next() == keys.NONE
    return tuple(given)


def test_every_board_file_is_known_by_name_and_in_the_table():
    files = {path.stem for path in FOLDER.glob("*.py")} - SHARED
    assert files == set(boards.NAMES) == set(BOARDS)


@EVERY_BOARD
def test_the_names_of_a_board(load, name):
    bench, board = load(name)
    assert board.name
    assert board.memory is bench.memory
    assert (board.display.width, board.display.height) == BOARDS[name].size
    assert len(board.key_names) == len(keys.NAMES)
    assert board.keys.next() == keys.NONE


@pytest.mark.parametrize("name", WIRED)
def test_the_display_is_wired_as_the_table_says(load, name):
    bench, _ = load(name)
    uses = set(BOARDS[name].display)
    number = BOARDS[name].gpios
    wired = {use: number[pin] for pin, use in bench.used.items() if use in uses | {"rst", "bl"}}
    assert wired == BOARDS[name].display
    assert "miso" not in bench.used.values()


@pytest.mark.parametrize("name", WIRED)
def test_the_driver_gets_the_panels_offsets_and_no_other_driver_is_loaded(load, name):
    bench, _ = load(name)
    kinds = [made if isinstance(made, str) else type(made).__name__ for made in bench.made]
    driver = BOARDS[name].driver.removeprefix("adafruit_").upper()
    assert kinds[:4] == ["release_displays", "SPI", "FourWire", driver]
    display = bench.made[3]
    assert display.offsets == BOARDS[name].offsets
    assert display.auto_refresh is False
    assert display.brightness == 1.0
    assert bench.drivers == [BOARDS[name].driver]
    assert display.bus.baudrate == (62_500_000 if "st7789" in BOARDS[name].driver else 24_000_000)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_built_in_display_is_taken_as_it_is(load, name):
    bench, board = load(name)
    assert board.display is bench.board.DISPLAY
    assert board.display.auto_refresh is False
    assert "release_displays" not in bench.made
    assert bench.drivers == []


@pytest.mark.parametrize("name", ON_PINS)
def test_the_buttons_are_wired_as_the_table_says(load, name):
    bench, _ = load(name)
    pins = [pin.gpio for pin in bench.scanner().pins]
    assert sorted(pins) == sorted(BOARDS[name].keys.values())
    assert bench.scanner().pulled_up


@pytest.mark.parametrize("name", ON_PINS)
def test_the_buttons_marked_a_and_b_are_the_keys_a_and_b(load, name):
    bench, board = load(name)
    labels = ("KEY0", "KEY3") if name == "pico_lcd_2" else ("A", "B")
    assert keys_of(bench, board, labels[0]) == (keys.A, keys.A)
    assert keys_of(bench, board, labels[1])[0] == keys.B
    assert board.key_names[keys.A] == labels[0]
    assert board.key_names[keys.B] == labels[1]


@pytest.mark.parametrize("name", [name for name in ON_PINS if "Left" in BOARDS[name].keys])
def test_the_stick_goes_where_it_points(load, name):
    bench, board = load(name)
    for key in (keys.LEFT, keys.RIGHT, keys.UP, keys.DOWN):
        label = keys.LABELS[key]
        assert keys_of(bench, board, label) == (key, key)
        assert board.key_names[key] == label


@pytest.mark.parametrize(
    "name, label, given",
    [
        ("pico_lcd_1_3", "X", (keys.START, keys.START)),
        ("pico_lcd_1_3", "Y", (keys.HINT, keys.HINT)),
        ("pico_lcd_1_3", "Centre", (keys.A, keys.A)),
        ("pico_lcd_1_14", "Centre", (keys.START, keys.START)),
        ("pico_lcd_2", "KEY1", (keys.LEFT, keys.LEFT)),
        ("pico_lcd_2", "KEY2", (keys.RIGHT, keys.RIGHT)),
        ("pico_lcd_2", "KEY3", (keys.B, keys.START)),
        ("pico_display", "X", (keys.LEFT, keys.LEFT)),
        ("pico_display", "Y", (keys.RIGHT, keys.RIGHT)),
        ("pico_display_2", "B", (keys.B, keys.START)),
        ("picosystem", "X", (keys.START, keys.START)),
        ("picopad", "Y", (keys.HINT, keys.HINT)),
        ("generic", "B", (keys.B, keys.START)),
        ("generic", "Start", (keys.START, keys.START)),
    ],
)
def test_the_other_buttons(load, name, label, given):
    bench, board = load(name)
    assert keys_of(bench, board, label) == given


@pytest.mark.parametrize("name", ["pico_lcd_2", "pico_display", "pico_display_2"])
def test_with_four_buttons_there_is_no_up_and_down_and_the_menu_is_a_long_press(load, name):
    _, board = load(name)
    assert board.key_names[keys.UP] == board.key_names[keys.DOWN] == ""
    assert board.key_names[keys.START] == "Hold " + board.key_names[keys.B]


@pytest.mark.parametrize("name", ["feather_rp2040_tft_2_4", "feather_rp2040_tft_3_5"])
def test_the_buttons_of_a_feather_keep_off_the_pins_of_the_wing(load, name):
    bench, board = load(name)
    buttons = [pin for pin, use in bench.used.items() if use == "button"]
    assert len(buttons) == 7
    assert not WING_PINS & set(buttons)
    # The hint is in the menu.
    assert board.key_names == (*keys.LABELS[:7], "")


# The bits of a PyBadge's shift register in the order in which they come.
PYBADGE_BITS = (
    keys.B, keys.A, keys.START, keys.HINT, keys.RIGHT, keys.DOWN, keys.UP, keys.LEFT
)  # fmt: skip


@pytest.mark.parametrize("name, count", [("pybadge", 8), ("pygamer", 4)])
def test_buttons_behind_a_shift_register(load, name, count):
    bench, board = load(name)
    scanner = bench.scanner()
    assert isinstance(scanner, ShiftRegisterKeys)
    assert scanner.key_count == count
    assert scanner.value_when_pressed is True
    register = {pin: use for pin, use in bench.used.items() if pin.startswith("BUTTON_")}
    assert register == {"BUTTON_CLOCK": "clock", "BUTTON_OUT": "data", "BUTTON_LATCH": "latch"}
    for number in range(count):
        scanner.events.add(number)
        assert board.keys.next() == PYBADGE_BITS[number]


def test_the_stick_of_a_pygamer(load):
    bench, board = load("pygamer")
    x, y = [made for made in bench.made if isinstance(made, AnalogIn)]
    assert (bench.used["JOYSTICK_X"], bench.used["JOYSTICK_Y"]) == ("analog", "analog")
    for axis, value, key in [
        (x, 14000, keys.LEFT),
        (x, 51000, keys.RIGHT),
        (y, 14000, keys.UP),
        (y, 51000, keys.DOWN),
    ]:
        axis.value = value
        assert board.keys.next() == key
        assert board.keys.next() == keys.NONE
        axis.value = 32768
        assert board.keys.next() == keys.NONE
    assert board.key_names == ("Left", "Right", "Up", "Down", "A", "B", "Start", "Select")


def made(bench, kind):
    """Return the one part of that kind on the bench."""
    (part,) = [part for part in bench.made if isinstance(part, kind)]
    return part


@pytest.mark.parametrize("name", [name for name, row in BOARDS.items() if row.sound])
def test_a_sounder_with_pwm_sounds_where_the_table_says(load, name):
    bench, board = load(name)
    assert [BOARDS[name].gpios[pin] for pin, use in bench.used.items() if use == "pwm"] == [
        BOARDS[name].sound
    ]
    pwm = made(bench, PWMOut)
    assert pwm.duty_cycle == 0
    board.sound.play(880)
    assert (pwm.frequency, pwm.duty_cycle) == (880, 32768)
    board.sound.silence()
    assert pwm.duty_cycle == 0


@pytest.mark.parametrize("name", ["pybadge", "pygamer"])
def test_a_loudspeaker_has_its_amplifier_on_while_it_sounds(load, name):
    bench, board = load(name)
    assert (bench.used["SPEAKER"], bench.used["SPEAKER_ENABLE"]) == ("dac", "output")
    out, amplifier = made(bench, AudioOut), made(bench, DigitalInOut)
    assert amplifier.value is False
    board.sound.play(440)
    board.sound.play(880)
    sample, hertz = out.playing
    assert hertz == 880
    # A square wave around the middle of what the converter gives.
    assert sorted(set(sample.samples)) == [32768 - 8192, 32768 + 8192]
    assert amplifier.value is True
    board.sound.silence()
    assert out.playing is None
    assert amplifier.value is False


SILENT = set(BOARDS) - {"picosystem", "picopad", "pybadge", "pygamer", "generic"}


@pytest.mark.parametrize("name", sorted(SILENT))
def test_the_other_boards_make_no_sound(load, name):
    bench, board = load(name)
    assert board.sound is None
    assert not [part for part in bench.made if isinstance(part, (PWMOut, AudioOut))]


@pytest.mark.parametrize(
    "name, reading, millivolts",
    [
        # 65,535 is 3.3 volts at the pin; PicoSystem and PicoPad have a third of the battery's
        # voltage there, the reference build a half.
        ("picosystem", 65535, 9900),
        ("picosystem", 26214, 3960),
        ("picopad", 24248, 3663),
        ("generic", 39321, 3960),
    ],
)
def test_the_battery_is_measured_where_the_table_says(load, name, reading, millivolts):
    bench, board = load(name)
    assert [BOARDS[name].gpios[pin] for pin, use in bench.used.items() if use == "analog"] == [
        BOARDS[name].battery
    ]
    made(bench, AnalogIn).value = reading
    assert board.battery.millivolts() == millivolts


@EVERY_BOARD
def test_no_other_board_has_a_battery_to_measure(load, name):
    _, board = load(name)
    assert (board.battery is not None) == (BOARDS[name].battery is not None)


@EVERY_BOARD
def test_the_backlight_is_dimmed_where_its_pin_is_known(load, name):
    _, board = load(name)
    dims = "bl" in BOARDS[name].display or name in BUILT_IN
    assert board.backlight is (board.display if dims else None)


def test_a_backlight_that_circuitpython_cannot_dim_is_none(lay_out):
    """As CircuitPython says it of a display that was set up without a pin for the backlight."""

    class Display(SimpleNamespace):
        @property
        def brightness(self):
            raise RuntimeError("Brightness not adjustable")

    bench = lay_out(BOARDS["picopad"].bench("picopad"))
    bench.board.DISPLAY = Display(width=320, height=240)
    board = bench.load()
    assert board.display is bench.board.DISPLAY
    assert board.backlight is None


def test_the_3_5_inch_wing_shows_the_picture_twice_as_large_in_the_middle(load):
    bench, board = load("feather_rp2040_tft_3_5")
    real = bench.made[3]
    assert (real.width, real.height) == (480, 320)
    scene = object()
    board.display.root_group = scene
    frame = real.root_group
    assert list(frame) == [scene]
    assert (frame.scale, frame.x, frame.y) == (2, 0, 25)
    board.display.root_group = None
    assert list(frame) == [] and list(real.root_group) == []


def test_the_bench_refuses_a_pin_with_two_uses():
    bench = Bench("raspberry_pi_pico", PICO)
    bench.use(bench.board.GP5, "dc")
    with pytest.raises(ValueError, match="GP5 in use"):
        Keys(bench, (bench.board.GP4, bench.board.GP5), value_when_pressed=False)


@pytest.mark.parametrize("pin", ["GP12", "GP28"])
def test_the_bench_refuses_two_frequencies_in_one_pwm_slice(pin):
    bench = Bench("raspberry_pi_pico", PICO)
    bench.use_pwm(bench.board.GP13, 50_000, "bl")
    with pytest.raises(ValueError, match="PWM slice 6 runs at 50000 Hz"):
        PWMOut(bench, getattr(bench.board, pin), frequency=440, variable_frequency=True)


def test_the_bench_takes_two_slices_and_two_users_of_one_frequency():
    bench = Bench("raspberry_pi_pico", PICO)
    bench.use_pwm(bench.board.GP13, 50_000, "bl")
    PWMOut(bench, bench.board.GP15, frequency=440)
    PWMOut(bench, bench.board.GP12, frequency=50_000)


def test_the_bench_refuses_a_slice_shared_with_a_frequency_that_varies():
    bench = Bench("raspberry_pi_pico", PICO)
    bench.use_pwm(bench.board.GP13, 50_000, "bl")
    with pytest.raises(ValueError, match="PWM slice 6"):
        PWMOut(bench, bench.board.GP12, frequency=50_000, variable_frequency=True)
