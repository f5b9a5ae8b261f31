"""The app, started as code.py does, and its keys; import it once the `stand_ins` are laid out."""

from firmware import boards
from firmware.letting_go import let_go
from tests.heap import stand_ins

# The buttons of the Pico-LCD-1.3 by their numbers.
LEFT, RIGHT, UP, DOWN, A, B, START, HINT = 0, 1, 2, 3, 4, 5, 6, 7
A_SECOND = 1000

_board = boards.load()
del boards
let_go("firmware.boards")
from firmware.app import App  # noqa: E402

app = App(_board, seed=7)


def press(button):
    """Press a button, and let a second pass."""
    stand_ins.scanner.pressed.append(button)
    wait()


def wait():
    """Let a second pass."""
    stand_ins.clock.now += A_SECOND
    app.tick(stand_ins.clock.now)
