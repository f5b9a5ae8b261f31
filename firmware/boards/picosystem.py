"""Pimoroni PicoSystem: 240x240 pixels and eight buttons."""

from .battery import BatteryPin
from .displays import BuiltInDisplay
from .handheld import EIGHT_BUTTONS
from .sounds import PwmSounder

name = "PicoSystem"

display = BuiltInDisplay(240, 240)

keys = EIGHT_BUTTONS

sound = PwmSounder("AUDIO")

# A third of the voltage, by two resistors.
battery = BatteryPin("BAT_SENSE", 3)
