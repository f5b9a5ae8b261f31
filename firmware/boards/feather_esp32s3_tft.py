"""Adafruit Feather ESP32-S3 TFT with a Joy FeatherWing: 240x135 pixels, a stick, five buttons."""

from .buttons import JoyWingButtons
from .displays import BuiltInDisplay

name = "Feather ESP32-S3 TFT with Joy FeatherWing"

# CircuitPython itself switches the power of display and I2C on, at TFT_I2C_POWER.
display = BuiltInDisplay(240, 135)

keys = JoyWingButtons()

sound = None
