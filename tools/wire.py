"""Counts what the screen's changes send to the panel: python -m tools.wire [--size 240x240]

Plays a match by keys and prints a row for each kind of change: how many bytes go over SPI, on the
average and at the most, what share of a whole frame (width * height * 2) the most is, how long the
most takes on the wire, and how long it typically takes on a Pico until the first pixel changes: the
program's own time is guessed as 200 times the desktop's. Exits with 1 if a laid tile is beyond a
quarter of a frame; a tile for which the whole line has to move is counted apart.
"""

import argparse
import statistics
import sys
import time
from dataclasses import dataclass, field

from engine.moves import PASS, arm_of, tile_of
from engine.tiles import is_double
from firmware import keys, metrics
from firmware.app import App
from firmware.snake import Snake
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.stage import SIZES

# What a rectangle costs beside its pixels: the commands for columns, rows and writing, and four
# bytes each for the first two.
_COMMANDS = 11
# CircuitPython sends an area in pieces of whole rows, each with commands of its own, that are as
# large as its buffer of 512 bytes allows.
_PIECE_PIXELS = 256
# How much slower than a desktop computer a Pico runs Python, roughly.
_SLOWER = 200
_TICK_MS = 50
_MEMORY = 4096
# A laid tile, of whose budget the limit is.
LAID = ("own tile laid", "bot's tile laid")
BUDGET = 0.25


def wire_bytes(width, height):
    """Return how many bytes a changed rectangle of that size is on the wire."""
    rows = max(1, _PIECE_PIXELS // width)
    return 2 * width * height + _COMMANDS * -(-height // rows)


@dataclass
class Kind:
    """The changes of one kind: ``sent`` are the bytes of each, ``waits`` the seconds that the
    program took before anything was sent."""

    sent: list = field(default_factory=list)
    waits: list = field(default_factory=list)


class Counter:
    """Plays a match and sorts its changes: ``kinds`` is a dict of Kinds by their names."""

    def __init__(self, size, seats, seed):
        self.kinds = {}
        self._board = DesktopBoard(*size, RamMemory(_MEMORY))
        self._display = self._board.display
        self._send = self._display.refresh
        # What is drawn is C on the board: only the time before counts as the program's.
        self._display.refresh = self._note_time
        self._drawn_at = 0
        self._now = 0
        self._app = App(self._board, seed, seats)
        sizes = metrics.for_size(*size)
        self._snake = Snake(size[0], sizes.line_height, sizes.half)

    def play(self, rounds):
        """Play so many rounds, or to the end of the match."""
        # The title, the set-up, the lot; each key shows the next screen.
        self._press(None, "whole screen")
        self._press("down", "menu pointer moved")
        self._press("up", "menu pointer moved")
        for _ in range(2):
            self._press("a", "whole screen")
        for _ in self._app.session.match.lot:
            self._press("a", "whole screen")
        for number in range(rounds):
            self._play_round()
            self._press("a", "whole screen")
            if self._app.session.match.over:
                return
            if number < rounds - 1:
                self._press("a", "whole screen")

    def _play_round(self):
        self._snake.clear()
        while not self._app.session.view.table.over:
            if self._app.session.persons_turn():
                self._play_turn()
            else:
                self._move(None, "bot's")

    def _play_turn(self):
        if self._app.session.view.legal_moves() == [PASS]:
            self._move("a", "own")
            return
        # The cursor on to any tile, then to one that fits, and to its other end if it has two.
        self._press("right", "cursor moved")
        self._press("b", "next move")
        self._press("up", "other end")
        self._move("a", "own")

    def _move(self, key, whose):
        """Let a move happen: by a key, or by waiting for a bot."""
        table = self._app.session.view.table
        before = len(table.history)
        while len(self._app.session.view.table.history) == before:
            # A pass takes a key only once its reason could be read.
            self._now += _TICK_MS
            sent, wait = self._step(key)
        move = self._app.session.view.table.history[before]
        if move == PASS:
            self._note(f"{whose} pass", sent, wait)
            return
        moved = self._snake.lay(is_double(tile_of(move)), arm_of(move))
        name = f"{whose} tile laid"
        self._note(name + ", the line moved" if moved else name, sent, wait)

    def _press(self, key, name):
        sent, wait = self._step(key)
        self._note(name, sent, wait)

    def _step(self, key):
        """One turn of the loop; return the bytes that it sent and the program's seconds."""
        if key is not None:
            self._board.keys.press(keys.NAMES.index(key))
        start = time.process_time()
        self._app.tick(self._now)
        self._send()
        return sum(
            wire_bytes(*rectangle[2:]) for rectangle in self._display.changed
        ), self._drawn_at - start

    def _note_time(self):
        self._drawn_at = time.process_time()

    def _note(self, name, sent, wait):
        if sent:
            kind = self.kinds.setdefault(name, Kind())
            kind.sent.append(sent)
            kind.waits.append(wait)


def rows(kinds, size, baudrate):
    """Return the table of ``kinds`` as lines of text, the most expensive kind last."""
    frame = 2 * size[0] * size[1]
    lines = [
        f"{size[0]}x{size[1]}, a frame is {frame:,} bytes, {baudrate / 1e6:g} MHz",
        f"{'change':32} {'times':>5} {'average':>8} {'most':>8} {'share':>6} {'wire ms':>8} "
        f"{'first ms':>8}",
    ]
    for name, kind in sorted(kinds.items(), key=lambda item: max(item[1].sent)):
        most = max(kind.sent)
        first = _SLOWER * statistics.median(kind.waits) + (_COMMANDS + 2) * 8 / baudrate
        lines.append(
            f"{name:32} {len(kind.sent):5} {sum(kind.sent) // len(kind.sent):8,} {most:8,} "
            f"{most / frame:6.1%} {most * 8000 / baudrate:8.1f} {first * 1000:8.0f}"
        )
    return lines


def main(arguments=None):
    """Print the tables; return the exit code, 1 if a laid tile is beyond its budget."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.wire",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--size", choices=[*SIZES, "all"], default="all", help="the screen (default: %(default)s)")
    add("--seats", type=int, choices=(2, 3, 4), default=3, help="(default: %(default)s)")
    add("--seed", type=int, default=7, help="of the match (default: %(default)s)")
    add("--rounds", type=int, default=5, help="how many at the most (default: %(default)s)")
    add("--baudrate", type=int, default=24_000_000, help="bits a second (default: %(default)s)")
    options = parser.parse_args(arguments)
    code = 0
    for name in SIZES if options.size == "all" else [options.size]:
        size = SIZES[name]
        counter = Counter(size, options.seats, options.seed)
        counter.play(options.rounds)
        print("\n".join(rows(counter.kinds, size, options.baudrate)))
        for laid in LAID:
            most = max(counter.kinds[laid].sent) / (2 * size[0] * size[1])
            if most > BUDGET:
                print(f"{laid}: {most:.1%} of a frame, the budget is {BUDGET:.0%}")
                code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
