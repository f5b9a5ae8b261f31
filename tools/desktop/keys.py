"""The desktop's buttons: a queue between whoever presses them and the game."""

from collections import deque

from firmware.keys import NONE


class KeyQueue:
    """Pressed keys, first in, first out. Keys are the numbers of `firmware.keys`."""

    def __init__(self):
        self._pressed = deque()

    def press(self, key):
        """Add `key` behind those that wait."""
        self._pressed.append(key)

    def next(self):
        """Take out the key that has waited longest and return it; NONE if there is none."""
        return self._pressed.popleft() if self._pressed else NONE
