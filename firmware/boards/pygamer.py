"""Adafruit PyGamer: 160x128 pixels, a stick, and four buttons behind a shift register."""

from .buttons import ShiftRegisterButtons, StickButtons, Together
from .displays import BuiltInDisplay
from .shift_register import FOUR_BUTTONS, REGISTER

name = "PyGamer"

display = BuiltInDisplay(160, 128)

keys = Together(
    ShiftRegisterButtons(FOUR_BUTTONS, *REGISTER), StickButtons("JOYSTICK_X", "JOYSTICK_Y")
)
