"""A list of rows with a pointer, from which the player chooses."""

import displayio

from .. import theme
from .text import RIGHT, Text

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
        self._pointers = []
        self._names = []
        self._shown_values = []
        self._arrows = []
        inset = 2 * theme.CHAR_WIDTH
        for row in range(self._rows):
            top = y + row * pitch
            self._pointers.append(Text(x, top, color=theme.STRONG))
            self._names.append(Text(x + inset, top))
            self._shown_values.append(Text(x + width - inset, top, align=RIGHT))
            self._arrows.append(Text(x + width, top, color=theme.QUIET, align=RIGHT))
        for texts in (self._pointers, self._names, self._shown_values, self._arrows):
            for text in texts:
                self.group.append(text.group)
        self._show()

    def value(self, index, text):
        """Shows `text` as the value of a row."""
        self._values[index] = text
        self._show()

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

    def _show(self):
        last = self._rows - 1
        for row in range(self._rows):
            index = self._first + row
            self._pointers[row].text = _POINTER if index == self.index else ""
            self._names[row].text = self._labels[index]
            self._shown_values[row].text = self._values[index]
            more_above = row == 0 and self._first > 0
            more_below = row == last and self._first + self._rows < len(self._labels)
            self._arrows[row].text = "^" if more_above else "v" if more_below else ""
