"""Adafruit PyGamer: 160x128 pixels, a stick, and four buttons behind a shift register."""

from .badges import FOUR_BUTTONS, REGISTER, SPEAKER
from .buttons import ShiftRegisterButtons, StickButtons, Together
from .displays import BuiltInDisplay

name = "PyGamer"

display = BuiltInDisplay(160, 128)

keys = Together(
    ShiftRegisterButtons(FOUR_BUTTONS, *REGISTER), StickButtons("JOYSTICK_X", "JOYSTICK_Y")
)

sound = SPEAKER
