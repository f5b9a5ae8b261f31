"""What the table shows of the opponents: names, scores, tiles left, last actions, whose turn."""

import displayio

from .. import theme
from . import sheet
from .text import Text
from .triangle import RIGHT, triangle

# Beside the name and the score is the place of the turn mark; beneath it a tile's back stands,
# before the number of tiles, which has two digits at the most, and a blank.
_MARK = 1
_BEFORE_ACTION = 4
# A blank keeps the panels apart. The last one's may be cut by so many pixels.
_CUT = 2
# What keeps the tiles' backs off the edge of the screen, in pixels: there is always room for it.
_LEFT = 2


class Panels:
    """A panel for each of the opponents `names`, side by side in the top rows of a screen.

    Each has two rows, "Ann 45" and "[] 5 laid 6-4", in its share of the screen's `width` in
    pixels. All first rows are one line of text and all second ones another, for each line costs a
    board hundreds of bytes.

    `group` is what a scene shows, `action_letters` how many letters an action has room for.
    """

    def __init__(self, width, names):
        self._names = names
        self._pitch = (width + _CUT) // theme.CHAR_WIDTH // len(names)
        self.action_letters = self._pitch - 1 - _BEFORE_ACTION
        letters = self._pitch * len(names) - 1
        self._first = Text(_LEFT, 0, room=letters)
        self._second = Text(_LEFT, theme.ROW_HEIGHT, color=theme.QUIET, room=letters)
        self.group = displayio.Group()
        self.group.append(self._first.group)
        self.group.append(self._second.group)
        bitmap, palette = _tile_back()
        for place in range(len(names)):
            self.group.append(
                displayio.TileGrid(
                    bitmap, pixel_shader=palette, x=self.mark_x(place), y=theme.ROW_HEIGHT + 2
                )
            )

    def mark_x(self, place):
        """The x of the turn mark before the name of an opponent, counted from 0; its y is 0."""
        return _LEFT + place * self._pitch * theme.CHAR_WIDTH

    def show(self, scores, tiles, actions):
        """Shows all opponents' points, how many tiles they hold, and what they did last."""
        first = []
        second = []
        room = self._pitch - 1 - _MARK
        for place in range(len(self._names)):
            score = str(scores[place])
            name = self._names[place][: room - len(score) - 1]
            first.append(" %-*s" % (room, name + " " + score))
            second.append("%3d %-*s" % (tiles[place], self.action_letters, actions[place]))
        self._first.text = " ".join(first)
        self._second.text = " ".join(second)


class TurnMark:
    """A triangle in the place of a letter, before the name of whoever is to move."""

    def __init__(self):
        self.group = triangle(4, RIGHT)

    def show(self, x, y):
        """Shows it in the letter's place with the top left corner x, y, and nowhere else."""
        self.group.x = x
        self.group.y = y + 3
        self.group.hidden = False

    def hide(self):
        """Takes it away."""
        sheet.hide(self.group)


def _tile_back():
    """A small tile seen from behind: (bitmap, palette)."""
    # As wide as a letter without the blank after it.
    bitmap = displayio.Bitmap(5, 9, 2)
    for row in range(9):
        for column in range(5):
            edge = row in (0, 8) or column in (0, 4)
            bitmap[column, row] = 1 if edge or (row + column) % 2 else 0
    palette = displayio.Palette(2)
    palette[0] = theme.FELT
    palette[1] = theme.TEXT
    return bitmap, palette
