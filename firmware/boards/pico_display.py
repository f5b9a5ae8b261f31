"""Raspberry Pi Pico with a Pimoroni Pico Display (1.14"): 240x135 pixels and four buttons."""

from .displays import SpiDisplay
from .pimoroni import DISPLAY_WIRING, FOUR_BUTTONS

name = "Pico with Pico Display"

display = SpiDisplay("ST7789", 240, 135, DISPLAY_WIRING, rotation=270, rowstart=40, colstart=53)

keys = FOUR_BUTTONS

sound = None
