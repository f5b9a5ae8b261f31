"""Raspberry Pi Pico with a Waveshare Pico-LCD-2: 320x240 pixels and four keys."""

from .buttons import PinButtons
from .displays import SpiDisplay
from .waveshare import DISPLAY_WIRING

name = "Pico with Pico-LCD-2"

display = SpiDisplay("ST7789", 320, 240, DISPLAY_WIRING, rotation=270)

# In the vendor's example KEY0 and KEY3 stand at the left of the display, KEY0 above, and KEY1 and
# KEY2 at its right.
keys = PinButtons(
    (
        ("KEY0", "GP15", "a"),
        ("KEY3", "GP3", "b/start"),
        ("KEY1", "GP17", "left"),
        ("KEY2", "GP2", "right"),
    )
)

sound = None
