"""What the table shows of one opponent: name, score, tiles left, last action, whose turn."""

import displayio

from .. import theme
from .text import RIGHT, Text

TURN_MARK = ">"


class Panel:
    """Two rows of text in `width` pixels from `x`, `y` on: "> Ann   45" and "[] 5  laid 6-4".

    `digits` is how many the number of tiles may have.
    """

    def __init__(self, x, y, width, name, digits=1):
        self.group = displayio.Group()
        inset = x + theme.CHAR_WIDTH
        second = y + theme.ROW_HEIGHT
        self._mark = Text(x, y, color=theme.STRONG)
        self._score = Text(x + width - theme.CHAR_WIDTH, y, align=RIGHT)
        # Two digits move closer to the tile's back, so that the action has its place.
        self._tiles = Text(inset + (12 if digits == 1 else 9), second)
        self._action = Text(inset + 4 * theme.CHAR_WIDTH, second, color=theme.QUIET)
        self.group.append(_tile_back(inset + 1, second + 2))
        self.group.append(Text(inset, y, name).group)
        for text in (self._mark, self._score, self._tiles, self._action):
            self.group.append(text.group)

    def turn(self, has_turn):
        """Shows whether it is this opponent's turn."""
        self._mark.text = TURN_MARK if has_turn else ""

    def score(self, points):
        """Shows the opponent's points."""
        self._score.text = str(points)

    def tiles(self, count):
        """Shows how many tiles the opponent holds."""
        self._tiles.text = str(count)

    def action(self, words):
        """Shows what the opponent did last."""
        self._action.text = words


def _tile_back(x, y):
    """A small tile seen from behind."""
    bitmap = displayio.Bitmap(6, 9, 2)
    for row in range(9):
        for column in range(6):
            edge = row in (0, 8) or column in (0, 5)
            bitmap[column, row] = 1 if edge or (row + column) % 2 else 0
    palette = displayio.Palette(2)
    palette[0] = theme.FELT
    palette[1] = theme.TEXT
    return displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y)
