"""Plays a match on a screen that draws nothing and measures the time that the program takes.

Import this in a process of its own: it must come before anything that imports displayio.
"""

import time

from tools import blank_display  # Before anything of the firmware that draws.

# isort: split
from firmware.app import App
from firmware.keys import LABELS
from tools.desktop.keys import KeyQueue
from tools.desktop.memory import RamMemory
from tools.key_match import THINKING, KeyMatch

_MEMORY = 4096
_SIZE = (240, 240)


class _Board:
    key_names = LABELS
    sound = None
    backlight = None
    battery = None

    def __init__(self, on_refresh):
        self.display = blank_display.Display(*_SIZE, on_refresh)
        self.keys = KeyQueue()
        self.memory = RamMemory(_MEMORY)


def program_times(seats, seed, rounds, game="block", level="hard"):
    """Play `rounds` rounds at the most; return the seconds of all turns of the loop, by kinds.

    That is a dict of lists by what happened, in plain words (see `KeyMatch`): the processor time
    before the screen is drawn, and under THINKING that of each piece of a bot's thinking.
    """
    times = {}
    drawn_at = []
    board = _Board(lambda: drawn_at.append(time.process_time()))

    def turn(tick):
        drawn_at.clear()
        start = time.process_time()
        tick()
        return drawn_at[0] - start, time.process_time() - drawn_at[0]

    def note(name, measured):
        before, after = measured
        times.setdefault(name, []).append(after if name == THINKING else before)

    KeyMatch(App(board, seed, seats), board, game, level, turn, note).play(rounds)
    return times
