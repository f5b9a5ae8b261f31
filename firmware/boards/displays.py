"""The kinds of displays that boards have: what a board file says of them, and how they are made.

All kinds have ``width`` and ``height``, in pixels as the game sees them. ``configured(options)``
is what the display is with these options, and ``make(pins)`` sets up the hardware and returns it.
Nothing here touches the hardware before. ``dims`` tells whether the ``brightness`` of what is made
can be set.
"""

from .. import metrics
from .options import DISPLAY, DISPLAY_PINS, SettingsError, pairs, wrong

EXAMPLE = '%s = "ST7789 240x240 rotation=270 rowstart=80"' % DISPLAY

# What the pins of a display on an SPI bus are for; a dict from these to names of pins says how one
# is wired. Without "rst" the board's own reset serves, without "bl" the backlight is always on.
PIN_USES = ("sck", "mosi", "cs", "dc", "rst", "bl")

_ROTATIONS = (0, 90, 180, 270)
# What a display may be told beside its size, all of it numbers.
_NUMBERS = ("rotation", "rowstart", "colstart", "bgr", "invert", "baudrate")


def _st7789():
    from adafruit_st7789 import ST7789

    return ST7789


def _ili9341():
    from adafruit_ili9341 import ILI9341

    return ILI9341


def _st7735r():
    from adafruit_st7735r import ST7735R

    return ST7735R


def _hx8357():
    from adafruit_hx8357 import HX8357

    return HX8357


# Each controller's driver, imported only where it is needed, and how fast it can be fed, in bits
# per second. An ST7789 takes the fastest that the RP2040 has; the others get what CircuitPython
# takes by itself.
_CONTROLLERS = {
    "ST7789": (_st7789, 62_500_000),
    "ILI9341": (_ili9341, 24_000_000),
    "ST7735R": (_st7735r, 24_000_000),
    "HX8357": (_hx8357, 24_000_000),
}
CONFIGURABLE = ("ST7789", "ILI9341", "ST7735R")


class _Display:
    """What all kinds have in common."""

    dims = False

    def configured(self, options):
        """Most displays are what they are, whatever settings.toml says."""
        return self


class BuiltInDisplay(_Display):
    """The display that CircuitPython has set up itself, as ``board.DISPLAY``."""

    dims = True

    def __init__(self, width, height):
        self.width = width
        self.height = height

    def make(self, pins):
        """Return the display. Raises SettingsError if the board has none."""
        display = getattr(pins.board, "DISPLAY", None)
        if display is None:
            raise SettingsError("This board has no built-in display")
        display.auto_refresh = False
        return display


class SpiDisplay(_Display):
    """A display on an SPI bus of its own.

    ``controller`` is the name of its chip, ``wiring`` a dict from PIN_USES to the names of pins,
    ``numbers`` what the driver is told beside the size: rotation, rowstart, colstart, bgr, invert,
    and baudrate in bits per second.
    """

    def __init__(self, controller, width, height, wiring, **numbers):
        self.controller = controller
        self.width = width
        self.height = height
        self.wiring = wiring
        self.numbers = numbers
        self.dims = wiring.get("bl") is not None

    def make(self, pins):
        """Set bus and display up and return the display."""
        import busio
        import displayio
        import fourwire

        driver, baudrate = _CONTROLLERS[self.controller]
        # The display of the last run lives on until it is released, and holds its pins.
        displayio.release_displays()
        taken = {}
        for use in PIN_USES:
            name = self.wiring.get(use)
            taken[use] = None if name is None else pins.take(name, "the display's " + use)
        try:
            spi = busio.SPI(clock=taken["sck"], MOSI=taken["mosi"])
        except ValueError as error:
            raise SettingsError(
                "The display cannot have sck at %s and mosi at %s (%s)"
                % (self.wiring["sck"], self.wiring["mosi"], error)
            )
        numbers = dict(self.numbers)
        bus = fourwire.FourWire(
            spi,
            command=taken["dc"],
            chip_select=taken["cs"],
            reset=taken["rst"],
            baudrate=numbers.pop("baudrate", baudrate),
        )
        return driver()(
            bus,
            width=self.width,
            height=self.height,
            backlight_pin=taken["bl"],
            auto_refresh=False,
            **numbers,
        )


class OwnSpiDisplay(_Display):
    """A display that the maker wires: the options DISPLAY and DISPLAY_PINS say what it is and how
    it is wired; ``wiring`` is what counts for pins that they do not name."""

    def __init__(self, wiring):
        self.wiring = wiring

    def configured(self, options):
        """The SpiDisplay that the options describe. Raises SettingsError if they are wrong."""
        if not options.display:
            raise SettingsError("Write in settings.toml what the display is, as in: " + EXAMPLE)
        words = options.display.split()
        if words[0] not in CONFIGURABLE:
            raise wrong(
                DISPLAY, 'no controller "%s"; there are %s' % (words[0], ", ".join(CONFIGURABLE))
            )
        width, height = _size(words[1] if len(words) > 1 else "")
        return SpiDisplay(words[0], width, height, self._wiring(options), **_numbers(words[2:]))

    def _wiring(self, options):
        wiring = dict(self.wiring)
        for use, name in pairs(DISPLAY_PINS, (options.display_pins or "").split()):
            if use not in PIN_USES:
                raise wrong(DISPLAY_PINS, 'no "%s"; there are %s' % (use, ", ".join(PIN_USES)))
            wiring[use] = None if name == "none" else name
        return wiring


class EnlargedDisplay(_Display):
    """A display whose pixels are shown enlarged, since the game has no layout for its size."""

    def __init__(self, display, width, height, scale):
        """``display`` is the description of the real one, in the middle of which the picture of
        ``width`` by ``height`` pixels stands, ``scale`` times as large."""
        self.width = width
        self.height = height
        self._display = display
        self._scale = scale

    def make(self, pins):
        """Set the display up and return what stands for it."""
        from .enlarged import Enlarged

        return Enlarged(self._display.make(pins), self.width, self.height, self._scale)


def _size(word):
    """Return (width, height) of a word like "240x240". Raises SettingsError if it is none."""
    width, _, height = word.partition("x")
    try:
        size = metrics.for_size(_number(width), _number(height))
    except ValueError as error:
        raise wrong(DISPLAY, "%s; write for example: %s" % (error, EXAMPLE))
    return size.width, size.height


def _numbers(words):
    """Return what the words like "rowstart=80" say, as a dict."""
    numbers = {}
    for name, value in pairs(DISPLAY, words):
        if name not in _NUMBERS:
            raise wrong(DISPLAY, 'no "%s"; there are %s' % (name, ", ".join(_NUMBERS)))
        try:
            number = _number(value)
        except ValueError as error:
            raise wrong(DISPLAY, "%s: %s" % (name, error))
        if name == "rotation" and number not in _ROTATIONS:
            raise wrong(DISPLAY, "rotation is 0, 90, 180 or 270, not %d" % number)
        numbers[name] = number
    return numbers


def _number(text):
    if not text.isdigit():
        raise ValueError('"%s" is no number' % text)
    return int(text)
