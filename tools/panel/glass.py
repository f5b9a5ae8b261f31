"""How the panel of each board is mounted: the facts that the board files are held against.

Each ``View`` has the registers that the vendor's own program sets before it writes a picture: no
number here comes from a CircuitPython program.
"""

from dataclasses import dataclass

from tools.panel.controller import BGR, MV, MX, MY, View


@dataclass(frozen=True)
class Glass:
    """A mounted panel: the kind of its controller, and how it is looked at."""

    kind: str
    view: View


def _glass(kind, madctl, columns, rows, inverted):
    return Glass(kind, View(madctl, columns, rows, inverted))


# Waveshare's MicroPython examples for the Pico-LCD-1.3, -1.14 and -2, and Pimoroni's C++ driver for
# the Pico Display and the Pico Display 2.0: all write 0x70 to MADCTL, ML being without effect here.
_PICO_240X240 = _glass("ST7789", MX | MV, (0, 239), (0, 239), True)
_PICO_240X135 = _glass("ST7789", MX | MV, (40, 279), (53, 187), True)
_PICO_320X240 = _glass("ST7789", MX | MV, (0, 319), (0, 239), True)

BOARDS = {
    "pico_lcd_1_3": _PICO_240X240,
    "pico_lcd_1_14": _PICO_240X135,
    "pico_lcd_2": _PICO_320X240,
    "pico_display": _PICO_240X135,
    "pico_display_2": _PICO_320X240,
    # Adafruit's Arduino libraries for the two wings, with rotation 1.
    "feather_rp2040_tft_2_4": _glass("ILI9341", MV | BGR, (0, 319), (0, 239), False),
    "feather_rp2040_tft_3_5": _glass("HX8357", MY | MV, (0, 479), (0, 319), False),
}


# Displays that CircuitPython sets up itself: nothing of ours decides where their pictures stand,
# but the game is drawn on them too. The registers are those of Bodmer's TFT_eSPI for the panels of
# that size, and of Adafruit's Arcada for the PyBadge and the PyGamer.
BUILT_IN = {
    "picosystem": _glass("ST7789", 0, (0, 239), (0, 239), True),
    "picopad": _glass("ST7789", MX | MV, (0, 319), (0, 239), True),
    "feather_esp32s3_tft": _glass("ST7789", MX | MV | BGR, (40, 279), (53, 187), True),
    "pybadge": _glass("ST7735R-128x160", MY | MV, (0, 159), (0, 127), False),
    "pygamer": _glass("ST7735R-128x160", MY | MV, (0, 159), (0, 127), False),
}

# Modules for one's own build, by what settings.toml says of them. The registers are those of
# rotations 0 to 3 in Bodmer's TFT_eSPI (ST7789) and in Adafruit's ILI9341 and ST7735 libraries.
MODULES = {
    "ST7789 240x240 rotation=180 rowstart=80": _glass("ST7789", 0, (0, 239), (0, 239), True),
    "ST7789 240x240 rotation=270 rowstart=80": _glass("ST7789", MX | MV, (0, 239), (0, 239), True),
    "ST7789 240x240 rotation=0 rowstart=80": _glass("ST7789", MX | MY, (0, 239), (80, 319), True),
    "ST7789 240x240 rotation=90 rowstart=80": _glass("ST7789", MY | MV, (80, 319), (0, 239), True),
    "ST7789 240x135 rotation=270 rowstart=40 colstart=53": _glass(
        "ST7789", MX | MV, (40, 279), (53, 187), True
    ),
    "ST7789 240x135 rotation=90 rowstart=40 colstart=53": _glass(
        "ST7789", MY | MV, (40, 279), (52, 186), True
    ),
    "ST7789 320x240 rotation=270": _glass("ST7789", MX | MV, (0, 319), (0, 239), True),
    "ST7789 320x240 rotation=90": _glass("ST7789", MY | MV, (0, 319), (0, 239), True),
    # Red and blue exchanged, and a panel that needs no inversion.
    "ST7789 320x240 rotation=90 bgr=0 invert=0": _glass(
        "ST7789", MY | MV | BGR, (0, 319), (0, 239), False
    ),
    "ILI9341 320x240": _glass("ILI9341", MV | BGR, (0, 319), (0, 239), False),
    "ILI9341 320x240 rotation=180": _glass(
        "ILI9341", MX | MY | MV | BGR, (0, 319), (0, 239), False
    ),
    # Green, red and black tab.
    "ST7735R 160x128 rotation=90 rowstart=1 colstart=2": _glass(
        "ST7735R", MY | MV | BGR, (1, 160), (2, 129), False
    ),
    "ST7735R 160x128 rotation=270 rowstart=1 colstart=2": _glass(
        "ST7735R", MX | MV | BGR, (1, 160), (2, 129), False
    ),
    "ST7735R 160x128 rotation=90": _glass(
        "ST7735R-128x160", MY | MV | BGR, (0, 159), (0, 127), False
    ),
    "ST7735R 160x128 rotation=270 bgr=1": _glass(
        "ST7735R-128x160", MX | MV, (0, 159), (0, 127), False
    ),
}
