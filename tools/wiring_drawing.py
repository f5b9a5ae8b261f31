"""The drawing of the reference build's wires.

The Pico stands in the middle with its pins where they are. Whatever is wired to its left side
has its terminals in the rows of its pins, so that every wire there is straight; power is on the
right.
"""

from tools import pico_pins
from tools.svg import Svg

WIDTH = 1180
HEIGHT = 800
ROW = 27
TOP = 120
# The left and right edge of the Pico, and what stands beside it.
PICO = (470, 630)
BUS = 150
SWITCH = 250
DISPLAY = (90, 270)
DIVIDER = 725
CHARGER = (805, 955)
BATTERY = (1030, 1140)

RED = "#c62828"
BLACK = "#222222"
GREY = "#6b6b6b"
BLUE = "#1565c0"
GREEN = "#2e7d32"
ORANGE = "#b75d00"
PURPLE = "#6a1b9a"
BOARD = "#e6f2e8"
MODULE = "#e8eef6"

# The firmware's names of the display's pins, and what modules call them.
DISPLAY_NAMES = (
    ("DC", "DC"),
    ("CS", "CS"),
    ("SCK", "CLK / SCL"),
    ("MOSI", "DIN / SDA"),
    ("RST", "RST / RES"),
    ("BACKLIGHT", "BL / BLK"),
)
BUTTON_NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
NOTES = (
    "All GND are one: any GND pin of the Pico will do. Colours only help: every wire is named.",
    "Battery: one protected lithium-ion cell. Check with a meter that + and - of its plug are "
    "where the charger has them.",
    "Diode: 1N5817 or another Schottky diode, the band towards the Pico. Switch closed: off. "
    "Dashed: may be left out.",
    "This wiring follows data sheets and was never tried on a bench.",
)


class DrawingError(Exception):
    """These pins cannot be drawn; the text says which."""


def drawing(pins):
    """Return the SVG file, a str, for ``pins``, a module like firmware.boards.reference_pins.

    Raises DrawingError if a pin is not on the side of the Pico, or not in the stretch of it, where
    its part is drawn.
    """
    svg = Svg(WIDTH, HEIGHT, "Wiring of the Pocket Bones reference build")
    svg.text(WIDTH / 2, 34, "Pocket Bones: the reference build", 22, "middle", bold=True)
    svg.text(WIDTH / 2, 60, "seen from above, USB socket at the top", 14, "middle")
    _pico(svg)
    _buttons(svg, pins)
    _display(svg, pins)
    _start_and_piezo(svg, pins)
    _power(svg)
    _battery_voltage(svg, pins)
    for number, note in enumerate(NOTES):
        svg.text(60, TOP + 20 * ROW + 42 + number * 24, note, 14, bold=number == 3)
    return svg.to_text()


def label(name):
    """Return what the button of that name in the firmware is called: "up", but "A"."""
    return name.lower() if len(name) > 1 else name


def _y(row):
    return TOP + row * ROW


def _left_row(pins, name, first, last):
    """Return the row of a pin that must be between two rows of the left side."""
    side, row = pico_pins.gpio(getattr(pins, name))
    if side is not pico_pins.LEFT or not first <= row <= last:
        low, high = pico_pins.LEFT[first], pico_pins.LEFT[last]
        raise DrawingError(f"{name} is drawn from {low} to {high}, not at GP{getattr(pins, name)}")
    return row


def _pico(svg):
    left, right = PICO
    svg.box(left, TOP - 34, right - left, 19 * ROW + 68, BOARD)
    middle = (left + right) / 2
    svg.box(middle - 26, TOP - 44, 52, 26, "#cccccc")
    svg.text(middle, TOP - 31, "USB", 12, "middle")
    svg.text(middle, _y(19) + 24, "Raspberry Pi Pico", 13, "middle", bold=True)
    for row in range(20):
        for side, x, step, anchor in (
            (pico_pins.LEFT, left, 1, "start"),
            (pico_pins.RIGHT, right, -1, "end"),
        ):
            name = side[row]
            fill = BLACK if name.endswith("GND") else "#ffffff"
            svg.dot(x, _y(row), 5, fill, "#8d6e00")
            svg.text(x + 11 * step, _y(row), str(pico_pins.number(side, row)), 12, anchor, GREY)
            svg.text(x + 31 * step, _y(row), name, 12, anchor)


def _button(svg, row, name, dashed=False):
    y = _y(row)
    color = PURPLE if dashed else BLUE
    svg.line([(PICO[0] - 5, y), (SWITCH + 22, y)], color, dashed=dashed)
    svg.line([(SWITCH - 22, y), (BUS, y)], BLACK, dashed=dashed)
    for x in (SWITCH - 22, SWITCH + 22):
        svg.dot(x, y, 4, "#ffffff", "#333333")
    svg.line([(SWITCH - 22, y - 9), (SWITCH + 22, y - 9)], "#333333", 3)
    svg.line([(SWITCH, y - 9), (SWITCH, y - 15)], "#333333", 3)
    svg.text(BUS - 12, y, name, 14, "end", bold=True)


def _buttons(svg, pins):
    rows = [_left_row(pins, name, 0, 9) for name in BUTTON_NAMES]
    for name, row in zip(BUTTON_NAMES, rows, strict=True):
        _button(svg, row, label(name))
    ground = pico_pins.LEFT.index("GND", min(rows))
    used = [*rows, ground]
    svg.line([(BUS, _y(min(used))), (BUS, _y(max(used)))], BLACK)
    _ground(svg, ground)
    svg.text(SWITCH, _y(min(rows)) - 38, "six push buttons", 14, "middle", bold=True)


def _ground(svg, row):
    svg.line([(PICO[0] - 5, _y(row)), (BUS, _y(row))], BLACK)
    svg.dot(BUS, _y(row), 4, BLACK)
    svg.text(PICO[0] - 60, _y(row) - 9, "GND", 12, "middle")


def _display(svg, pins):
    ground = 12
    rows = {_left_row(pins, name, 10, 16): text for name, text in DISPLAY_NAMES}
    rows[ground] = "GND"
    left, right = DISPLAY
    top, bottom = _y(10) - 12, _y(16) + 12
    svg.box(left, top, right - left, bottom - top, MODULE)
    svg.text((left + right) / 2 - 28, _y(13) - 30, "display", 14, "middle", bold=True)
    svg.text((left + right) / 2 - 28, _y(13) - 10, "ST7789", 13, "middle")
    for row, text in rows.items():
        color = BLACK if row == ground else GREEN
        svg.line([(PICO[0] - 5, _y(row)), (right, _y(row))], color)
        svg.dot(right, _y(row), 5, "#ffffff", "#8d6e00")
        svg.text(right - 10, _y(row), text, 12, "end")
    y = _y(15)
    svg.line([(left, y), (left - 34, y)], RED)
    svg.dot(left, y, 5, "#ffffff", "#8d6e00")
    svg.text(left + 10, y, "VCC", 12)
    svg.text(left - 14, y - 34, "from", 12, "end", RED)
    svg.text(left - 14, y - 18, "3V3", 12, "end", RED, bold=True)
    svg.text(left - 14, y + 18, "pin 36", 12, "end", RED)


def _start_and_piezo(svg, pins):
    ground = 17
    _ground(svg, ground)
    start = _left_row(pins, "START", 18, 19)
    piezo = _left_row(pins, "PIEZO", 18, 19)
    _button(svg, start, "start", dashed=True)
    y = _y(piezo)
    svg.line([(PICO[0] - 5, y), (SWITCH + 16, y)], ORANGE)
    svg.line([(SWITCH - 16, y), (BUS, y)], BLACK)
    svg.dot(SWITCH, y, 16, "#ffffff", "#333333")
    svg.dot(SWITCH, y, 5, "#333333")
    svg.text(BUS - 12, y, "piezo", 14, "end", bold=True)
    svg.line([(BUS, _y(ground)), (BUS, _y(max(start, piezo)))], BLACK)


def _power(svg):
    left, right = CHARGER
    svg.box(left, _y(0) - 22, right - left, 8 * ROW + 30, MODULE)
    middle = (left + right) / 2
    svg.box(middle - 26, _y(0) - 34, 52, 24, "#cccccc")
    svg.text(middle, _y(0) - 22, "USB", 12, "middle")
    svg.text(middle, _y(0) - 48, "charge here", 13, "middle")
    svg.text(middle, _y(3) + 4, "charger with", 13, "middle", bold=True)
    svg.text(middle, _y(3) + 22, "5 V converter", 13, "middle", bold=True)
    vsys, ground, supply = (pico_pins.RIGHT.index(name) for name in ("VSYS", "GND", "3V3"))
    _diode(svg, vsys)
    svg.line([(PICO[1] + 5, _y(ground)), (left, _y(ground))], BLACK)
    svg.text(PICO[1] + 60, _y(ground) + 10, "GND", 12, "middle")
    svg.line([(PICO[1] + 5, _y(supply)), (PICO[1] + 34, _y(supply))], RED)
    svg.text(PICO[1] + 40, _y(supply), "to the display's VCC", 12, fill=RED)
    for row, text in ((vsys, "5V"), (ground, "GND")):
        svg.dot(left, _y(row), 5, "#ffffff", "#8d6e00")
        svg.text(left + 10, _y(row), text, 12)
    _battery(svg)
    _switch(svg)


def _diode(svg, row):
    y = _y(row)
    x = DIVIDER
    svg.line([(PICO[1] + 5, y), (CHARGER[0], y)], RED)
    svg.shape([(x + 10, y - 9), (x + 10, y + 9), (x - 8, y)], "#333333")
    svg.line([(x - 9, y - 10), (x - 9, y + 10)], "#333333", 3.5)
    svg.text(x, y - 20, "diode 1N5817", 12, "middle")


def _battery(svg):
    left, right = BATTERY
    svg.box(left, _y(0) + 4, right - left, 3 * ROW - 6, "#f4e9d8")
    svg.text((left + right) / 2 + 12, _y(1) + 4, "LiPo cell", 13, "middle", bold=True)
    svg.text((left + right) / 2 + 12, _y(1) + 22, "3.7 V", 13, "middle")
    for row, sign, color in ((1, "+", RED), (2, "-", BLACK)):
        svg.line([(CHARGER[1], _y(row) - 4), (left, _y(row) - 4)], color)
        svg.dot(CHARGER[1], _y(row) - 4, 5, "#ffffff", "#8d6e00")
        svg.text(CHARGER[1] - 10, _y(row) - 4, sign, 16, "end", bold=True)
        svg.text(left + 8, _y(row) - 4, sign, 16, bold=True)
    svg.text((CHARGER[1] + left) / 2, _y(0) - 2, "plug", 12, "middle")


def _switch(svg):
    right = CHARGER[1]
    x = BATTERY[0]
    for row, text in ((5, "EN"), (6, "GND")):
        svg.dot(right, _y(row), 5, "#ffffff", "#8d6e00")
        svg.text(right - 10, _y(row), text, 12, "end")
        svg.line([(right + 5, _y(row)), (x, _y(row))], BLUE if text == "EN" else BLACK)
        svg.dot(x, _y(row), 4, "#ffffff", "#333333")
    svg.line([(x + 2, _y(6) - 3), (x + 15, _y(5) + 3)], "#333333", 3)
    svg.text(x + 24, _y(5) + ROW / 2 - 8, "slide switch", 13, bold=True)
    svg.text(x + 24, _y(5) + ROW / 2 + 9, "closed: off", 12)


def _battery_voltage(svg, pins):
    side, row = pico_pins.gpio(pins.BATTERY)
    ground = 12
    if side is not pico_pins.RIGHT or not 8 < row < ground - 1:
        raise DrawingError(f"BATTERY is drawn from GP27 to GP22, not at GP{pins.BATTERY}")
    x = DIVIDER
    svg.line([(CHARGER[0], _y(7)), (x, _y(7)), (x, _y(ground))], PURPLE, dashed=True)
    svg.line([(x, _y(row)), (PICO[1] + 5, _y(row))], PURPLE, dashed=True)
    svg.line([(x, _y(ground)), (PICO[1] + 5, _y(ground))], BLACK, dashed=True)
    svg.text(PICO[1] + 45, _y(ground) + 11, "GND", 12, "middle")
    svg.dot(CHARGER[0], _y(7), 5, "#ffffff", "#8d6e00")
    svg.text(CHARGER[0] + 10, _y(7), "BAT", 12)
    svg.dot(x, _y(row), 4, PURPLE)
    for middle in ((7 + row) / 2, (row + ground) / 2):
        svg.box(x - 8, _y(middle) - 15, 16, 30, "#ffffff")
        svg.text(x + 16, _y(middle), "100 k", 12)
    svg.text(x + 16, _y(row), "measures the battery", 12)
