"""A model of the display controllers ST7789, ILI9341, ST7735R and HX8357: what they do with bytes.

After their data sheets, as far as pictures of 16 bits a pixel are concerned. The memory has columns
and rows of its own; MADCTL says how addresses map onto them and in which order red and blue are
shown. What stands in the memory at power-on is noise, so that a pixel that was never written shows.
"""

import random
import sys
from array import array
from dataclasses import dataclass

from PIL import Image

# The size of each controller's memory, (columns, rows).
MEMORY = {
    "ST7789": (240, 320),
    "ILI9341": (240, 320),
    "HX8357": (320, 480),
    # An ST7735R has the one or the other, as two of its pins are wired on the module.
    "ST7735R": (132, 162),
    "ST7735R-128x160": (128, 160),
}

# Bits of MADCTL. The others concern only the order in which the glass is refreshed.
MY = 0x80
MX = 0x40
MV = 0x20
BGR = 0x08

SOFTWARE_RESET = 0x01
SLEEP_IN = 0x10
SLEEP_OUT = 0x11
INVERSION_OFF = 0x20
INVERSION_ON = 0x21
DISPLAY_OFF = 0x28
DISPLAY_ON = 0x29
COLUMNS = 0x2A
ROWS = 0x2B
WRITE_MEMORY = 0x2C
ADDRESS_ORDER = 0x36
PIXEL_FORMAT = 0x3A

# The low bits of PIXEL_FORMAT for 16 bits a pixel.
_16_BITS = 5


class ControllerError(ValueError):
    """Something was sent that the controller cannot carry out; the text says what."""


@dataclass(frozen=True)
class View:
    """How a panel is looked at: the registers with which its vendor's own program, which writes
    pictures row by row, has them stand upright and in the right colours.

    ``columns`` and ``rows`` are the first and the last address of the window.
    """

    madctl: int
    columns: tuple[int, int]
    rows: tuple[int, int]
    inverted: bool


class Controller:
    """A controller that has been switched on.

    :param kind: a name of MEMORY.
    """

    def __init__(self, kind):
        self._size = MEMORY[kind]
        columns, rows = self._size
        noise = random.Random(kind)
        self._memory = array("H", (noise.getrandbits(16) for _ in range(columns * rows)))
        self.pixels = 0
        self._reset()

    def _reset(self):
        self._command = None
        self._data = bytearray()
        self._asleep = True
        self._on = False
        self._inverted = False
        self._madctl = 0
        self._format = 6
        self._windows = {COLUMNS: (0, self._size[0] - 1), ROWS: (0, self._size[1] - 1)}

    def command(self, command):
        """Take a command, which ends the one before it."""
        self._finish()
        self._command = command
        if command == SOFTWARE_RESET:
            self._reset()
        elif command in (SLEEP_IN, SLEEP_OUT):
            self._asleep = command == SLEEP_IN
        elif command in (INVERSION_OFF, INVERSION_ON):
            self._inverted = command == INVERSION_ON
        elif command in (DISPLAY_OFF, DISPLAY_ON):
            self._on = command == DISPLAY_ON

    def data(self, data):
        """Take bytes that belong to the last command."""
        self._data += data

    def seen(self, view):
        """Return the picture that somebody sees who looks at the glass so, a PIL image.

        It is black while the display sleeps or is off.
        """
        self._finish()
        self._command = None
        width = view.columns[1] - view.columns[0] + 1
        height = view.rows[1] - view.rows[0] + 1
        if self._asleep or not self._on:
            return Image.new("RGB", (width, height))
        pixels = array("H")
        for line in self._lines(view.madctl, view.columns, view.rows):
            pixels += self._memory[line]
        if sys.byteorder == "big":
            pixels.byteswap()
        picture = Image.frombytes("RGB", (width, height), pixels.tobytes(), "raw", "BGR;16")
        if (self._madctl ^ view.madctl) & BGR:
            red, green, blue = picture.split()
            picture = Image.merge("RGB", (blue, green, red))
        if self._inverted != view.inverted:
            picture = picture.point(lambda value: 255 - value)
        return picture

    def _finish(self):
        """Carry out the command that has all its data now."""
        command, data = self._command, bytes(self._data)
        self._data.clear()
        if command == ADDRESS_ORDER:
            (self._madctl,) = data
        elif command == PIXEL_FORMAT:
            self._format = data[0] & 7
        elif command in (COLUMNS, ROWS):
            self._windows[command] = self._window(command, data)
        elif command == WRITE_MEMORY:
            self._write(data)

    def _window(self, command, data):
        if len(data) != 4:
            raise ControllerError(f"{len(data)} bytes for the window, not 4")
        first, last = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big")
        exchanged = bool(self._madctl & MV)
        most = self._size[exchanged ^ (command == ROWS)] - 1
        if not first <= last <= most:
            raise ControllerError(f"a window from {first} to {last}, addresses go to {most}")
        return first, last

    def _write(self, data):
        if self._format != _16_BITS:
            raise ControllerError("pixels without a format of 16 bits")
        columns, rows = self._windows[COLUMNS], self._windows[ROWS]
        width = columns[1] - columns[0] + 1
        if len(data) != 2 * width * (rows[1] - rows[0] + 1):
            raise ControllerError(f"{len(data)} bytes for a window of {columns} by {rows}")
        pixels = array("H", data)
        if sys.byteorder == "little":
            pixels.byteswap()
        for number, line in enumerate(self._lines(self._madctl, columns, rows)):
            self._memory[line] = pixels[number * width : (number + 1) * width]
        self.pixels += len(pixels)

    def _lines(self, madctl, columns, rows):
        """Yield where in the memory each row of a window lies, as a slice."""
        width, height = self._size
        across, down = 1, width
        start = 0
        if madctl & MX:
            start += width - 1
            across = -across
        if madctl & MY:
            start += width * (height - 1)
            down = -down
        if madctl & MV:
            across, down = down, across
        count = columns[1] - columns[0] + 1
        for row in range(rows[0], rows[1] + 1):
            first = start + columns[0] * across + row * down
            end = first + count * across
            # Below the memory's first pixel a slice has to end with None.
            yield slice(first, end if end >= 0 else None, across)
