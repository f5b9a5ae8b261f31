"""Pajenicko PicoPad: 320x240 pixels and eight buttons."""

from .battery import BatteryPin
from .displays import BuiltInDisplay
from .handheld import EIGHT_BUTTONS
from .sounds import PwmSounder

name = "PicoPad"

display = BuiltInDisplay(320, 240)

keys = EIGHT_BUTTONS

sound = PwmSounder("AUDIO")

# A third of the voltage, by two resistors.
battery = BatteryPin("BAT_SENSE", 3)
