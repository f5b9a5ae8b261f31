"""Raspberry Pi Pico with a Pimoroni Pico Display 2.0 or 2.8: 320x240 pixels and four buttons."""

from .displays import SpiDisplay
from .pimoroni import DISPLAY_WIRING, FOUR_BUTTONS

name = "Pico with Pico Display 2"

display = SpiDisplay("ST7789", 320, 240, DISPLAY_WIRING, rotation=270)

keys = FOUR_BUTTONS

sound = None
