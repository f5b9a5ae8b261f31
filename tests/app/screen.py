"""Reads a screen as a player does: the rows of text on it, and what is wrong with how it looks."""

import re

import displayio
from adafruit_display_text.label import Label

from tests.firmware.pixels import outside, overlapping


class Part:
    """Something visible: `box` (left, top, right, bottom) in pixels, `text` of a label or None.

    :attr inked: the boxes of what it draws, for a text one for each word.
    """

    def __init__(self, box, text=None):
        self.box = box
        self.text = text

    @property
    def inked(self):
        if not self.text:
            return [self.box]
        left, top, right, bottom = self.box
        cell = (right - left) // len(self.text)
        return [
            (left + word.start() * cell, top, left + word.end() * cell, bottom)
            for word in re.finditer(r"\S+", self.text)
        ]

    def __repr__(self):
        return f"{self.text!r} at {self.box}" if self.text else f"picture at {self.box}"


def parts(group):
    """Return all that is visible in a scene's group, the background aside, as a list of `Part`.

    A line of text is one part, every other grid one of its own.
    """
    # The background is the first thing of every scene.
    found = []
    for child in list(group)[1:]:
        _collect(child, group.x, group.y, group.scale, found)
    return found


def rows(group):
    """Return the texts of a scene's group row by row, from left to right, joined by a space."""
    lines = {}
    for part in parts(group):
        if part.text:
            lines.setdefault(part.box[1], []).append((part.box[0], part.text))
    return [" ".join(text for _, text in sorted(lines[y])) for y in sorted(lines)]


def faults(group, width, height):
    """Return what is wrong with a scene's group on a screen of this size, as sentences.

    Something leaves the screen, or two parts share a pixel.
    """
    shown = parts(group)
    by_box = {box: part for part in shown for box in part.inked}
    boxes = [box for part in shown for box in part.inked]
    found = [f"{by_box[box]} leaves the screen" for box in outside(boxes, width, height)]
    for one, other in overlapping(boxes):
        found.append(f"{by_box[one]} overlaps {by_box[other]}")
    return found


def _collect(thing, x, y, scale, found):
    if thing.hidden:
        return
    x += scale * thing.x
    y += scale * thing.y
    if isinstance(thing, Label):
        if thing.text:
            _collect_rows(thing, x, y, scale, found)
    elif isinstance(thing, displayio.Group):
        for child in thing:
            _collect(child, x, y, scale * thing.scale, found)
    else:
        found.append(Part(_box(thing, x, y, scale)))


def _collect_rows(label, x, y, scale, found):
    """Find the rows of a label's letters, without the blank cells that its grid has after them."""
    # A label's own scale is only a name for that of the group within.
    inner = label[0]
    grid = inner[0]
    scale *= inner.scale
    x += scale * grid.x
    y += scale * grid.y
    wide = scale * grid.tile_width
    high = scale * grid.tile_height
    for row in range(grid.height):
        text = label.text
        if grid.height > 1:
            text = text[row * grid.width : (row + 1) * grid.width].rstrip()
        if text:
            top = y + row * high
            found.append(Part((x, top, x + len(text) * wide, top + high), text))


def _box(grid, x, y, scale):
    wide = grid.width * grid.tile_width
    high = grid.height * grid.tile_height
    if grid.transpose_xy:
        wide, high = high, wide
    return (x, y, x + scale * wide, y + scale * high)
