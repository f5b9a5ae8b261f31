"""Reads the game's keys from a scanner of CircuitPython's keypad module."""

import keypad

from ..keys import NONE


class KeyQueue:
    """The keys pressed on a board, oldest first.

    ``scanner`` is a ``keypad.Keys`` or another scanner of that module, ``meanings`` a tuple with
    the key of ``firmware.keys`` for each of the scanner's key numbers.
    """

    def __init__(self, scanner, meanings):
        self._scanner = scanner
        self._events = scanner.events
        self._meanings = meanings
        self._event = keypad.Event()

    def next(self):
        """Return the next pressed key, or NONE. Never waits and allocates nothing."""
        if self._events.overflowed:
            # Keys were lost; what is left would be played out of order.
            self._events.clear()
            self._scanner.reset()
        while self._events.get_into(self._event):
            if self._event.pressed:
                return self._meanings[self._event.key_number]
        return NONE
