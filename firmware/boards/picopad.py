"""Pajenicko PicoPad: 320x240 pixels and eight buttons."""

from .displays import BuiltInDisplay
from .handheld import EIGHT_BUTTONS

name = "PicoPad"

display = BuiltInDisplay(320, 240)

keys = EIGHT_BUTTONS
