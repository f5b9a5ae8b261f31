"""A bare Pico or Feather with a display module and four to eight buttons, told by settings.toml.

On a Pico the pins of the reference build are taken for all that settings.toml does not name.
"""

from . import reference_pins as pins
from .buttons import OwnPinButtons
from .displays import OwnSpiDisplay

name = "own build"


def _gp(number):
    return "GP%d" % number


display = OwnSpiDisplay(
    {
        "sck": _gp(pins.SCK),
        "mosi": _gp(pins.MOSI),
        "cs": _gp(pins.CS),
        "dc": _gp(pins.DC),
        "rst": _gp(pins.RST),
        "bl": _gp(pins.BACKLIGHT),
    }
)

keys = OwnPinButtons(
    (
        ("Left", _gp(pins.LEFT), "left"),
        ("Right", _gp(pins.RIGHT), "right"),
        ("Up", _gp(pins.UP), "up"),
        ("Down", _gp(pins.DOWN), "down"),
        ("A", _gp(pins.A), "a"),
        # Held, it opens the menu, for builds without the seventh button.
        ("B", _gp(pins.B), "b/start"),
        ("Start", _gp(pins.START), "start"),
    )
)
