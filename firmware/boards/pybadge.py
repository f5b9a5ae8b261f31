"""Adafruit PyBadge: 160x128 pixels and eight buttons behind a shift register."""

from .badges import FOUR_BUTTONS, REGISTER, SPEAKER
from .buttons import ShiftRegisterButtons
from .displays import BuiltInDisplay

name = "PyBadge"

display = BuiltInDisplay(160, 128)

keys = ShiftRegisterButtons(
    FOUR_BUTTONS + (("Right", "right"), ("Down", "down"), ("Up", "up"), ("Left", "left")), *REGISTER
)

sound = SPEAKER
