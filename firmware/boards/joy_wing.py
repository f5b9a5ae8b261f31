"""Reads Adafruit's Joy FeatherWing, whose seesaw chip answers on I2C."""

from supervisor import ticks_ms

from ..clock import elapsed
from .options import SettingsError
from .polled import tilted

ADDRESS = 0x49
# The chip's inputs of the buttons A, B, X, Y and Select.
BUTTON_BITS = (6, 7, 10, 9, 14)

# Commands: a module of the chip and a register of it.
_INPUTS = b"\x01\x03"
_LEVELS_HIGH = b"\x01\x05"
_PULLS_ON = b"\x01\x0b"
_READ_LEVELS = b"\x01\x04"
_READ_X = b"\x09\x07"
_READ_Y = b"\x09\x08"
# The chip needs this long between a question and its answer, in milliseconds.
_ANSWER_MS = 8

_LEFT = 1 << 5
_RIGHT = 1 << 6
_UP = 1 << 7
_DOWN = 1 << 8


class JoyWing:
    """The wing's five buttons, in the order of BUTTON_BITS, then left, right, up and down.

    Raises SettingsError if no wing answers. ``i2c`` is a ``busio.I2C``, which others may use too.
    """

    def __init__(self, i2c):
        self._i2c = i2c
        mask = 0
        for bit in BUTTON_BITS:
            mask |= 1 << bit
        inputs = mask.to_bytes(4, "big")
        while not i2c.try_lock():
            pass
        try:
            for command in (_INPUTS, _PULLS_ON, _LEVELS_HIGH):
                i2c.writeto(ADDRESS, command + inputs)
        except OSError:
            raise SettingsError("No Joy FeatherWing answers: is it plugged in?")
        finally:
            i2c.unlock()
        self._levels = bytearray(4)
        self._axis = bytearray(2)
        # Asked one after another, for an answer that is waited for would stop the game.
        self._questions = (
            (_READ_LEVELS, self._levels, self._take_levels),
            (_READ_X, self._axis, self._take_x),
            (_READ_Y, self._axis, self._take_y),
        )
        self._question = 0
        self._asked = None
        self._down = 0

    def read(self):
        """Return the mask of the buttons that are down as far as the wing has told."""
        if self._asked is None:
            self._ask()
        elif elapsed(ticks_ms(), self._asked) >= _ANSWER_MS and self._i2c.try_lock():
            _, answer, take = self._questions[self._question]
            self._asked = None
            try:
                self._i2c.readfrom_into(ADDRESS, answer)
                take()
            except OSError:
                # The next question may fare better, and nothing else can be done.
                pass
            finally:
                self._i2c.unlock()
            self._question = (self._question + 1) % len(self._questions)
            self._ask()
        return self._down

    def _ask(self):
        if self._i2c.try_lock():
            try:
                self._i2c.writeto(ADDRESS, self._questions[self._question][0])
                self._asked = ticks_ms()
            except OSError:
                pass
            finally:
                self._i2c.unlock()

    def _take_levels(self):
        for number in range(len(BUTTON_BITS)):
            bit = BUTTON_BITS[number]
            # A pressed button connects its input to ground.
            if self._levels[3 - bit // 8] >> bit % 8 & 1:
                self._down &= ~(1 << number)
            else:
                self._down |= 1 << number

    def _take_x(self):
        # Ten bits, and the reading falls to the right.
        self._down = tilted(self._reading(), _RIGHT, _LEFT, self._down)

    def _take_y(self):
        self._down = tilted(self._reading(), _DOWN, _UP, self._down)

    def _reading(self):
        return (self._axis[0] << 8 | self._axis[1]) << 6
