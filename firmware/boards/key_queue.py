"""Reads the game's keys from a scanner of buttons."""

from supervisor import ticks_ms

from ..keys import NONE


class KeyQueue:
    """The keys pressed on a board, oldest first.

    ``scanner`` is a ``keypad.Keys`` or anything with its ``events`` and ``reset()``, ``event`` an
    event that it can fill, and ``presses`` says what the buttons mean (a ``Presses``).
    """

    def __init__(self, scanner, event, presses):
        self._scanner = scanner
        self._events = scanner.events
        self._event = event
        self._presses = presses

    def next(self):
        """Return the next pressed key, or NONE. Never waits and allocates nothing."""
        if self._events.overflowed:
            # Presses were lost; what is left would be played out of order.
            self._events.clear()
            self._scanner.reset()
            self._presses.forget()
        event = self._event
        while self._events.get_into(event):
            key = self._presses.take(event.key_number, event.pressed, event.timestamp)
            if key != NONE:
                return key
        return self._presses.held(ticks_ms())


class Both:
    """The keys of two queues."""

    def __init__(self, first, second):
        self._first = first
        self._second = second

    def next(self):
        """Return the next pressed key of either queue, or NONE."""
        key = self._first.next()
        return key if key != NONE else self._second.next()
