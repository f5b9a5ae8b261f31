"""A list of rows with a pointer, from which the player chooses."""

import displayio

from .. import theme
from .text import LEFT, RIGHT, Text

_POINTER = ">"


class Menu:
    """Rows of text, one of them chosen; each may show a value at the right.

    `x`, `y` are the top left corner, `width` and `pitch` (from row to row) in pixels. A list that
    is longer than `visible` rows scrolls, and small arrows say that there is more. The pointer
    steps over rows that are `skipped`; there must be one that is not.
    """

    def __init__(self, x, y, width, labels, visible, pitch=theme.ROW_HEIGHT + 2):
        self.group = displayio.Group()
        self.index = 0
        self._labels = labels
        self._values = [""] * len(labels)
        self._skipped = bytearray(len(labels))
        self._first = 0
        self._rows = min(visible, len(labels))
        self._top = y
        self._pitch = pitch
        inset = 2 * theme.CHAR_WIDTH
        self._values_right = x + width - inset
        # A text takes time and memory to make: there is none that never says anything.
        self._names = [self._add(x + inset, row, labels[row]) for row in range(self._rows)]
        self._shown_values = [None] * self._rows
        self._above = self._below = None
        if self._rows < len(labels):
            self._above = self._add(x + width, 0, "", RIGHT, theme.QUIET)
            self._below = self._add(x + width, self._rows - 1, "", RIGHT, theme.QUIET)
        self._pointer = displayio.Group()
        self._pointer.append(Text(x, y, _POINTER, color=theme.STRONG).group)
        self.group.append(self._pointer)
        self._show()

    def value(self, index, text):
        """Shows `text` as the value of a row."""
        self._values[index] = text
        row = index - self._first
        if 0 <= row < self._rows:
            self._show_value(row)

    def skip(self, index, skipped):
        """Says whether the pointer steps over a row."""
        self._skipped[index] = skipped

    def start(self):
        """Moves the pointer to the first row that is not skipped."""
        self.index = -1
        self.move(1)

    def move(self, step):
        """Moves the pointer one row down (1) or up (-1), from the last on to the first and back."""
        self.index = (self.index + step) % len(self._labels)
        while self._skipped[self.index]:
            self.index = (self.index + step) % len(self._labels)
        if self.index < self._first:
            self._first = self.index
        elif self.index >= self._first + self._rows:
            self._first = self.index - self._rows + 1
        self._show()

    def _add(self, x, row, words, align=LEFT, color=theme.TEXT):
        text = Text(x, self._top + row * self._pitch, words, color=color, align=align)
        self.group.append(text.group)
        return text

    def _show(self):
        for row in range(self._rows):
            self._names[row].text = self._labels[self._first + row]
            self._show_value(row)
        self._pointer.y = (self.index - self._first) * self._pitch
        if self._above is not None:
            self._above.text = "^" if self._first else ""
            self._below.text = "v" if self._first + self._rows < len(self._labels) else ""

    def _show_value(self, row):
        words = self._values[self._first + row]
        if self._shown_values[row] is not None:
            self._shown_values[row].text = words
        elif words:
            self._shown_values[row] = self._add(self._values_right, row, words, RIGHT)
