"""Adafruit PyBadge: 160x128 pixels and eight buttons behind a shift register."""

from .buttons import ShiftRegisterButtons
from .displays import BuiltInDisplay
from .shift_register import FOUR_BUTTONS, REGISTER

name = "PyBadge"

display = BuiltInDisplay(160, 128)

keys = ShiftRegisterButtons(
    FOUR_BUTTONS + (("Right", "right"), ("Down", "down"), ("Up", "up"), ("Left", "left")), *REGISTER
)
