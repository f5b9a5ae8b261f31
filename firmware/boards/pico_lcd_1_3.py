"""Raspberry Pi Pico with a Waveshare Pico-LCD-1.3: 240x240 pixels, a stick and four keys."""

from .buttons import PinButtons
from .displays import SpiDisplay
from .waveshare import DISPLAY_WIRING, STICK_WIRES

name = "Pico with Pico-LCD-1.3"

display = SpiDisplay("ST7789", 240, 240, DISPLAY_WIRING, rotation=270, rowstart=80)

keys = PinButtons(
    STICK_WIRES
    + (
        ("A", "GP15", "a"),
        ("B", "GP17", "b"),
        ("X", "GP19", "start"),
        ("Y", "GP21", "hint"),
        # The stick pressed in.
        ("Centre", "GP3", "a"),
    )
)

sound = None
