"""A small app in the place of the game's: a square that the keys move, and counted presses.

Left, right, up and down move it by STEP pixels. A adds one to the byte at address 0 of the
memory. START makes it sleep: it moves by itself, one step right, NAP_MS later.
"""

import displayio

from firmware import keys
from firmware.clock import elapsed

SIDE = 12
STEP = 20
NAP_MS = 400
SQUARE = 0xFF0000
GROUND = 0x0000FF

_MOVES = {keys.LEFT: (-1, 0), keys.RIGHT: (1, 0), keys.UP: (0, -1), keys.DOWN: (0, 1)}


class Store:
    """A store that could read what is saved."""

    damaged = False


class App:
    """The same constructor, `store` and `tick` as the game's app."""

    def __init__(self, board, seed=None, seats=None, game=None):
        self.seed = seed
        self.seats = seats
        self.game = game
        self.ticks = []
        self.pressed = []
        self.board = board
        self.store = Store()
        self.nap_since = None
        group = displayio.Group()
        group.append(_box(board.display.width, board.display.height, GROUND))
        self.square = _box(SIDE, SIDE, SQUARE)
        group.append(self.square)
        board.display.root_group = group

    def tick(self, now_ms):
        self.ticks.append(now_ms)
        while (key := self.board.keys.next()) != keys.NONE:
            self.pressed.append(key)
            if key in _MOVES:
                self._move(*_MOVES[key])
            elif key == keys.A:
                self.board.memory[0:1] = bytes([self.board.memory[0:1][0] + 1 & 0xFF])
            elif key == keys.START:
                self.nap_since = now_ms
        if self.nap_since is not None and elapsed(now_ms, self.nap_since) >= NAP_MS:
            self.nap_since = None
            self._move(1, 0)
        self.board.display.refresh()

    def _move(self, dx, dy):
        self.square.x += dx * STEP
        self.square.y += dy * STEP


def _box(width, height, colour):
    palette = displayio.Palette(1)
    palette[0] = colour
    return displayio.TileGrid(displayio.Bitmap(width, height, 1), pixel_shader=palette)
