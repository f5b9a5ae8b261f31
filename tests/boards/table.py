"""What is wired where, by hand from the collected facts about boards and displays.

Where CircuitPython names a board's pins, the names are its own.
"""

from dataclasses import dataclass, field

from tests.boards.bench import Bench

PICO = {f"GP{number}": number for number in (*range(23), 26, 27, 28)}
# The names and numbers of CircuitPython's board "adafruit_feather_rp2040"; some pins have two.
FEATHER = {
    "A0": 26, "A1": 27, "A2": 28, "A3": 29, "D24": 24, "D25": 25, "SCK": 18, "MOSI": 19,
    "MISO": 20, "RX": 1, "D0": 1, "TX": 0, "D1": 0, "D4": 6, "SDA": 2, "SCL": 3, "D5": 7,
    "D6": 8, "D9": 9, "D10": 10, "D11": 11, "D12": 12, "D13": 13, "LED": 13,
}  # fmt: skip
# Taken by the wings for a card and for touching.
WING_PINS = {"D5", "D6"}
PICOSYSTEM = {
    "SW_A": 18, "SW_B": 19, "SW_X": 17, "SW_Y": 16, "SW_UP": 23, "SW_DOWN": 20, "SW_LEFT": 22,
    "SW_RIGHT": 21, "AUDIO": 11, "BAT_SENSE": 26, "VBUS_DETECT": 2,
}  # fmt: skip
PICOPAD = {
    "SW_A": 7, "SW_B": 6, "SW_X": 9, "SW_Y": 8, "SW_UP": 4, "SW_DOWN": 5, "SW_LEFT": 3,
    "SW_RIGHT": 2, "AUDIO": 15, "BAT_SENSE": 29,
}  # fmt: skip
REGISTER = dict.fromkeys(
    ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE")
)
STICK = {"JOYSTICK_X": None, "JOYSTICK_Y": None}

_WAVESHARE = {"dc": 8, "cs": 9, "sck": 10, "mosi": 11, "rst": 12, "bl": 13}
_PIMORONI = {"sck": 18, "mosi": 19, "cs": 17, "dc": 16, "bl": 20}
_HANDHELD = ("SW_LEFT", "SW_RIGHT", "SW_UP", "SW_DOWN", "SW_A", "SW_B", "SW_X", "SW_Y")


@dataclass(frozen=True)
class Row:
    """One board. ``display`` and ``keys`` are numbers of GPIOs, ``offsets`` what the driver gets.

    ``sound`` is the GPIO of a sounder with PWM, ``battery`` that of the battery's voltage; None
    where the facts name none.

    ``keys`` goes from what is printed beside a button to its pin. ``driver`` is None for a
    display that is built in, which then has no pins to check.
    """

    board_id: str
    gpios: dict
    size: tuple
    driver: str | None = None
    display: dict = field(default_factory=dict)
    offsets: dict = field(default_factory=dict)
    keys: dict = field(default_factory=dict)
    settings: dict = field(default_factory=dict)
    sound: int | None = None
    battery: int | None = None

    def bench(self, name, **settings):
        """Return a Bench with this board, on which settings.toml names the board file."""
        settings = {"POCKET_BONES_BOARD": name, **self.settings, **settings}
        built_in = None if self.driver else self.size
        return Bench(self.board_id, self.gpios, built_in, settings)


def _pico(size, display, offsets, keys):
    return Row("raspberry_pi_pico", PICO, size, "adafruit_st7789", display, offsets, keys)


def _offsets(rotation, rowstart=0, colstart=0):
    return {"rotation": rotation, "rowstart": rowstart, "colstart": colstart}


def _handheld(board_id, gpios, size):
    keys = {name.removeprefix("SW_").capitalize(): gpios[name] for name in _HANDHELD}
    pins = gpios["AUDIO"], gpios["BAT_SENSE"]
    return Row(board_id, gpios, size, keys=keys, sound=pins[0], battery=pins[1])


_STICK_OF_PICO_LCD = {"Up": 2, "Down": 18, "Left": 16, "Right": 20, "Centre": 3}
_PIMORONI_KEYS = {"A": 12, "B": 13, "X": 14, "Y": 15}

BOARDS = {
    "pico_lcd_1_3": _pico(
        (240, 240),
        _WAVESHARE,
        _offsets(270, rowstart=80),
        {"A": 15, "B": 17, "X": 19, "Y": 21, **_STICK_OF_PICO_LCD},
    ),
    "pico_lcd_1_14": _pico(
        (240, 135),
        _WAVESHARE,
        _offsets(270, rowstart=40, colstart=53),
        {"A": 15, "B": 17, **_STICK_OF_PICO_LCD},
    ),
    "pico_lcd_2": _pico(
        (320, 240), _WAVESHARE, _offsets(270), {"KEY0": 15, "KEY1": 17, "KEY2": 2, "KEY3": 3}
    ),
    "pico_display": _pico(
        (240, 135), _PIMORONI, _offsets(270, rowstart=40, colstart=53), _PIMORONI_KEYS
    ),
    "pico_display_2": _pico((320, 240), _PIMORONI, _offsets(270), _PIMORONI_KEYS),
    "picosystem": _handheld("pimoroni_picosystem", PICOSYSTEM, (240, 240)),
    "picopad": _handheld("pajenicko_picopad", PICOPAD, (320, 240)),
    "pybadge": Row("pybadge", REGISTER, (160, 128)),
    "pygamer": Row("pygamer", {**REGISTER, **STICK}, (160, 128)),
    "feather_esp32s3_tft": Row("adafruit_feather_esp32s3_tft", {"TFT_I2C_POWER": 21}, (240, 135)),
    "feather_rp2040_tft_2_4": Row(
        "adafruit_feather_rp2040",
        FEATHER,
        (320, 240),
        "adafruit_ili9341",
        {"cs": 9, "dc": 10, "sck": 18, "mosi": 19},
        _offsets(0),
    ),
    "feather_rp2040_tft_3_5": Row(
        "adafruit_feather_rp2040",
        FEATHER,
        (240, 135),
        "adafruit_hx8357",
        {"cs": 9, "dc": 10, "sck": 18, "mosi": 19},
        _offsets(0),
    ),
    # As wired; these are the pins of the reference build.
    "generic": Row(
        "raspberry_pi_pico",
        PICO,
        (320, 240),
        "adafruit_ili9341",
        {"dc": 8, "cs": 9, "sck": 10, "mosi": 11, "rst": 12, "bl": 13},
        _offsets(0),
        {"Up": 2, "Down": 3, "Left": 4, "Right": 5, "A": 6, "B": 7, "Start": 14},
        {"POCKET_BONES_DISPLAY": "ILI9341 320x240", "POCKET_BONES_BATTERY_PIN": "GP26"},
        sound=15,
        battery=26,
    ),
}
