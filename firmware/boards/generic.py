"""A bare Pico or Feather with a display module and four to eight buttons, told by settings.toml.

On a Pico the pins of the reference build are taken for all that settings.toml does not name.
"""

from . import reference_pins as pins
from .battery import OwnBatteryPin
from .buttons import OwnPinButtons
from .displays import OwnSpiDisplay
from .sounds import OwnPwmSounder

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

_KEYS = (pins.LEFT, pins.RIGHT, pins.UP, pins.DOWN, pins.A, pins.B, pins.START)

keys = OwnPinButtons([_gp(number) for number in _KEYS])

sound = OwnPwmSounder(_gp(pins.PIEZO))

# Half of the voltage, by two equal resistors.
battery = OwnBatteryPin(2)
