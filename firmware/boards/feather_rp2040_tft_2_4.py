"""Adafruit Feather RP2040 with a 2.4" TFT FeatherWing: 320x240 pixels, buttons of one's own."""

from .displays import SpiDisplay
from .feather_wing import BUTTONS, DISPLAY_WIRING

name = 'Feather RP2040 with 2.4" TFT'

display = SpiDisplay("ILI9341", 320, 240, DISPLAY_WIRING)

keys = BUTTONS

sound = None
