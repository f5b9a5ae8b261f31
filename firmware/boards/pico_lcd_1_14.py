"""Raspberry Pi Pico with a Waveshare Pico-LCD-1.14: 240x135 pixels, a stick and two keys."""

from .buttons import PinButtons
from .displays import SpiDisplay
from .waveshare import DISPLAY_WIRING, STICK_WIRES

name = "Pico with Pico-LCD-1.14"

display = SpiDisplay("ST7789", 240, 135, DISPLAY_WIRING, rotation=270, rowstart=40, colstart=53)

keys = PinButtons(
    STICK_WIRES
    + (
        ("A", "GP15", "a"),
        ("B", "GP17", "b"),
        # The stick pressed in.
        ("Centre", "GP3", "start"),
    )
)

sound = None
