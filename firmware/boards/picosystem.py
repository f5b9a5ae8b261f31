"""Pimoroni PicoSystem: 240x240 pixels and eight buttons."""

from .displays import BuiltInDisplay
from .handheld import EIGHT_BUTTONS

name = "PicoSystem"

display = BuiltInDisplay(240, 240)

keys = EIGHT_BUTTONS
