"""Adafruit Feather RP2040 with a 3.5" TFT FeatherWing: 480x320 pixels, buttons of one's own.

The game has no layout for that size. It is played on 240x135 pixels, each shown as four, which
leaves 25 rows free above and below.
"""

from .displays import EnlargedDisplay, SpiDisplay
from .feather_wing import BUTTONS, DISPLAY_WIRING

name = 'Feather RP2040 with 3.5" TFT'

display = EnlargedDisplay(SpiDisplay("HX8357", 480, 320, DISPLAY_WIRING), 240, 135, 2)

keys = BUTTONS

sound = None
