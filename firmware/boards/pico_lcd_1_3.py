"""Raspberry Pi Pico with a Waveshare Pico-LCD-1.3: 240x240 pixels, a stick and four keys."""

import board
import busio
import displayio
import fourwire
import keypad
import microcontroller
from adafruit_st7789 import ST7789

from ..keys import DOWN, LEFT, RIGHT, START, UP, A, B
from .key_queue import KeyQueue

name = "Pico with Pico-LCD-1.3"

# The display of the last run lives on until it is released, and holds its pins.
displayio.release_displays()

display = ST7789(
    fourwire.FourWire(
        busio.SPI(clock=board.GP10, MOSI=board.GP11),
        command=board.GP8,
        chip_select=board.GP9,
        reset=board.GP12,
        baudrate=62_500_000,
    ),
    width=240,
    height=240,
    rotation=270,
    rowstart=80,
    backlight_pin=board.GP13,
    auto_refresh=False,
)

_PINS_AND_KEYS = (
    (board.GP16, LEFT),
    (board.GP20, RIGHT),
    (board.GP2, UP),
    (board.GP18, DOWN),
    # The stick pressed in.
    (board.GP3, A),
    # The keys marked A, B, X and Y.
    (board.GP15, A),
    (board.GP17, B),
    (board.GP19, START),
    (board.GP21, START),
)

# Every key connects its pin to ground; the pull-ups are the Pico's own.
keys = KeyQueue(
    keypad.Keys(tuple(pin for pin, _ in _PINS_AND_KEYS), value_when_pressed=False, pull=True),
    tuple(key for _, key in _PINS_AND_KEYS),
)

memory = microcontroller.nvm
