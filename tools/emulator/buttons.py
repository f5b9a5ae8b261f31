"""The buttons on the Pico's pins, pressed and let go as the chip's time passes."""

from collections import deque

from firmware.boards.presses import LONG_MS
from firmware.keys import NONE

# The game looks at its buttons every 10 ms.
_DOWN_MS = 30
_UP_MS = 20


class Buttons:
    """Buttons that connect a pin each to ground.

    :param chip: the ``Pico``.
    :param pins: the number of each button's pin.
    :param meanings: what the buttons mean, a ``firmware.boards.meanings.Meanings``.
    """

    def __init__(self, chip, pins, meanings):
        self._chip = chip
        self._pins = pins
        self._meanings = meanings
        # What is still to be done: the milliseconds to wait before, what to do, and the key that
        # is pressed by that, or NONE.
        self._to_do = deque()
        self._wait = 0

    def has(self, key):
        """Whether a button gives the key."""
        return key in self._meanings.short or key in self._meanings.long

    def have_long(self):
        """Whether a button means something else when it is held."""
        return any(key != NONE for key in self._meanings.long)

    def press(self, key):
        """Press the button of a key of ``firmware.keys`` as soon as those before are done.

        Returns how many milliseconds that takes. A key that no button gives takes none.
        """
        steps = self._steps(key) if self.has(key) else []
        self._to_do.extend(steps)
        return sum(step[0] for step in steps)

    def tick(self):
        """A millisecond has passed; return the keys that were pressed by now, a list."""
        pressed = []
        self._wait -= 1
        while self._to_do and self._wait <= 0:
            _, act, key = self._to_do.popleft()
            act()
            if key != NONE:
                pressed.append(key)
            self._wait = self._to_do[0][0] if self._to_do else 0
        return pressed

    def _steps(self, key):
        short, long = self._meanings.short, self._meanings.long
        if key in short:
            number = short.index(key)
            # With a long press, the game has to wait for the button to be let go.
            at_once = long[number] == NONE
            return [
                (0, self._grounding(number), key if at_once else NONE),
                (_DOWN_MS, self._releasing(number), NONE if at_once else key),
                (_UP_MS, _nothing, NONE),
            ]
        number = long.index(key)
        return [
            (0, self._grounding(number), NONE),
            (LONG_MS, _nothing, key),
            (_DOWN_MS, self._releasing(number), NONE),
            (_UP_MS, _nothing, NONE),
        ]

    def _grounding(self, number):
        return lambda: self._chip.ground(self._pins[number])

    def _releasing(self, number):
        return lambda: self._chip.release(self._pins[number])


def _nothing():
    pass
