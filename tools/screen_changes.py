"""Plays a match on the desktop's screen and keeps how much each change of it is on the wire."""

from firmware.app import App
from tools.desktop.board import DesktopBoard
from tools.desktop.display import DesktopDisplay
from tools.desktop.memory import RamMemory
from tools.key_match import KeyMatch

# What a rectangle costs beside its pixels: the commands for columns, rows and writing, and four
# bytes each for the first two.
COMMANDS = 11
# CircuitPython sends an area in pieces of whole rows, each with commands of its own, that are as
# large as its buffer of 512 bytes allows.
_PIECE_PIXELS = 256
_MEMORY = 4096


def wire_bytes(width, height):
    """Return how many bytes a changed rectangle of that size is on the wire."""
    rows = max(1, _PIECE_PIXELS // width)
    return 2 * width * height + COMMANDS * -(-height // rows)


def screen_changes(size, seats, seed, rounds, game="block", level="steady"):
    """Play `rounds` rounds at the most; return the bytes of all changes, by kinds.

    That is a dict of lists by what happened, in plain words (see `KeyMatch`). What a key changes
    counts only if it is drawn in the turn of the loop that reads the key. `size` is the screen,
    (width, height) in pixels, `level` that of all bots.
    """
    board = DesktopBoard(*size, RamMemory(_MEMORY))
    board.display = DesktopDisplay(*size, drawn=False)
    kinds = {}

    def turn(tick):
        tick()
        return sum(wire_bytes(*rectangle[2:]) for rectangle in board.display.changed)

    def note(name, sent):
        if sent:
            kinds.setdefault(name, []).append(sent)

    KeyMatch(App(board, seed, seats), board, game, level, turn, note).play(rounds)
    return kinds
