"""Buttons that have to be looked at, with the interface of CircuitPython's keypad scanners."""

from supervisor import ticks_ms

# An axis at rest reads about 32,768 of 0 to 65,535. It counts as tilted beyond the outer limits
# and as let go within the inner ones, so that a reading that trembles is one press.
_OUTER = (15000, 50000)
_INNER = (22000, 43000)


class PolledEvent:
    """A button going down or up, with the names of ``keypad.Event``, which nobody else can fill."""

    def __init__(self):
        self.key_number = 0
        self.pressed = False
        self.timestamp = 0


class Polled:
    """A scanner of up to 30 buttons, whose ``events`` are made when they are asked for.

    ``buttons.read()`` returns a mask of the buttons that are down.
    """

    def __init__(self, buttons):
        self.events = self
        self.overflowed = False
        self._buttons = buttons
        self._down = 0
        self._changed = 0

    def get_into(self, event):
        """Put the next event into a PolledEvent and return True; False if there is none."""
        if not self._changed:
            self._changed = self._buttons.read() ^ self._down
            if not self._changed:
                return False
        number = 0
        while not self._changed >> number & 1:
            number += 1
        bit = 1 << number
        self._changed ^= bit
        self._down ^= bit
        event.key_number = number
        event.pressed = self._down & bit != 0
        event.timestamp = ticks_ms()
        return True


class Stick:
    """A stick on two analog inputs; its buttons are left, right, up and down, 0 to 3."""

    def __init__(self, x, y):
        """``x`` and ``y`` are ``analogio.AnalogIn`` or the like: ``value`` grows right and down."""
        self._x = x
        self._y = y
        self._down = 0

    def read(self):
        """Return the mask of the directions that the stick is tilted in."""
        self._down = tilted(self._x.value, 1, 2, self._down)
        self._down = tilted(self._y.value, 4, 8, self._down)
        return self._down


def tilted(value, low, high, down):
    """Return the mask ``down`` with the bits of one axis renewed by its reading, 0 to 65,535.

    ``low`` is the bit of the direction in which the reading falls, ``high`` the other one's.
    """
    if value < (_INNER if down & low else _OUTER)[0]:
        return (down | low) & ~high
    if value > (_INNER if down & high else _OUTER)[1]:
        return (down | high) & ~low
    return down & ~(low | high)
