"""Cuts what CircuitPython's console says into lines."""

import re

# What a terminal shows as the title of its window, and colours.
_CONTROL = re.compile(r"\x1b\][^\x1b\x07]*(\x1b\\|\x07)|\x1b\[[\d;]*[A-Za-z]")


class Console:
    """Gathers text into lines.

    :param take: called with each line, a str without its end, that says something.
    """

    def __init__(self, take):
        self._take = take
        self._line = ""

    def take(self, text):
        """Add ``text`` to what was said."""
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            line = _CONTROL.sub("", line).strip("\r")
            if line:
                self._take(line)
