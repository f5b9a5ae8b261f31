"""A list of rows with a pointer, from which the player chooses."""

import displayio

from .. import theme
from .text import Text

_POINTER = ">"
# What a row has before its label, the pointer and a gap, and after its value, a gap and the arrow.
_BEFORE = 2
_AFTER = 2


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
        self._pitch = pitch
        self._letters = width // theme.CHAR_WIDTH - _BEFORE - _AFTER
        # A text takes time and memory to make: a whole row is one.
        self._rows = []
        for row in range(min(visible, len(labels))):
            text = Text(
                x + _BEFORE * theme.CHAR_WIDTH,
                y + row * pitch,
                labels[row],
                room=self._letters + _AFTER,
            )
            self.group.append(text.group)
            self._rows.append(text)
        self._pointer = Text(x, y, _POINTER, color=theme.STRONG).group
        self._pointer_top = self._pointer.y
        self.group.append(self._pointer)
        self._show()

    def value(self, index, text):
        """Shows `text` as the value of a row."""
        if text != self._values[index]:
            self._values[index] = text
            row = index - self._first
            if 0 <= row < len(self._rows):
                self._show_row(row)

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
        elif self.index >= self._first + len(self._rows):
            self._first = self.index - len(self._rows) + 1
        self._show()

    def _show(self):
        for row in range(len(self._rows)):
            self._show_row(row)
        self._pointer.y = self._pointer_top + (self.index - self._first) * self._pitch

    def _show_row(self, row):
        index = self._first + row
        words = self._labels[index]
        value = self._values[index]
        if value:
            words = "%-*s%s" % (self._letters - len(value), words, value)
        arrow = self._arrow(row)
        if arrow:
            words = "%-*s %s" % (self._letters, words, arrow)
        self._rows[row].text = words

    def _arrow(self, row):
        """What says in this row that there is more above or below it; "" in most rows."""
        if row == 0 and self._first:
            return "^"
        last = len(self._rows) - 1
        return "v" if row == last and self._first + last + 1 < len(self._labels) else ""
