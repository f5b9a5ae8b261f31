"""Where the viewer shows the line of play and the hands of a round."""

from firmware import theme
from firmware.snake import CAPACITY, Snake
from firmware.widgets.hand import Hand
from firmware.widgets.line import LineOfPlay
from tools.viewer_words import NAME_LETTERS

# A name's room before its hand, in letters: the mark of the turn, its letters, a gap.
_HAND_INSET = (NAME_LETTERS + 2) * theme.CHAR_WIDTH
GAP = 3


class Layout:
    """Where the line and the hands of a round are.

    Two hands stand one below the other, more beside each other in two columns.

    :param sizes: the `firmware.metrics.Metrics` of the screen.
    :param held: for each seat, the most tiles that it holds at once.
    :param line_half: the side of the line's half-tiles, `hand_half` that of the hands', in pixels.
    :param rows: how many rows the line folds into; the screen's own number if not given.
    :param capacity: how many tiles the line takes, `top` the highest number on them.
    """

    def __init__(self, sizes, held, line_half, hand_half, rows=None, capacity=CAPACITY, top=6):
        self.line_half = line_half
        self.hand_half = hand_half
        self.line_height = (rows or sizes.rows) * 2 * line_half
        self.capacity = capacity
        self._held = held
        self._highest = top
        self._screen_width = sizes.width
        self._columns = 1 if len(held) == 2 else 2
        self._top = theme.ROW_HEIGHT + self.line_height + GAP
        self._width = sizes.width // self._columns - _HAND_INSET
        rows = -(-len(held) // self._columns)
        self._pitch = (sizes.height - theme.ROW_HEIGHT - self._top) // rows

    def has_room(self):
        """Whether there is room for the largest hand."""
        beside = self._width // self.hand_half
        return max(self._held) <= beside * (self._pitch // (2 * self.hand_half))

    def line(self, rules):
        """A `LineOfPlay` in its place, for a game of these `engine.rules.Rules`."""
        return LineOfPlay(
            0,
            theme.ROW_HEIGHT,
            self._screen_width,
            self.line_height,
            self.line_half,
            rules.arms,
            self.capacity,
            rules.top,
        )

    def place(self, seat):
        """The (x, y) of what is shown of a seat, its name first."""
        row, column = divmod(seat, self._columns)
        return column * (self._width + _HAND_INSET), self._top + row * self._pitch

    def hand(self, seat):
        """A `Hand` in the seat's place."""
        x, y = self.place(seat)
        half = self.hand_half
        height = -(-max(self._held) // (self._width // half)) * 2 * half
        return Hand(
            x + _HAND_INSET,
            y,
            self._width,
            height,
            half,
            self._held[seat],
            lift=0,
            centred=False,
            top=self._highest,
        )


def fewest_rows(width, most, half, laid):
    """Return the fewest rows, up to `most`, into which a line folds with its ends open, or None.

    :param width: that of the line, `half` the side of its half-tiles, in pixels.
    :param laid: for each tile of the line, whether it is a double, and its arm.
    """
    for rows in range(1, most + 1):
        snake = Snake(width, rows * 2 * half, half, len(laid) + 1)
        try:
            for double, arm in laid:
                snake.lay(double, arm)
        except ValueError:
            continue
        return rows
    return None
