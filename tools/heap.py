"""What bots need of a MicroPython heap: a whole match of them, and each level by itself."""

import subprocess
from pathlib import Path

from tools.bot_match import record
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[1]
SEED = 7
LEVELS = ("random", "heavy", "steady", "random")
# In KB of a board of 32 bits; MicroPython's "w" gives twice as much where words are twice as long.
SMALLEST = 1
LARGEST = 256

_PROGRAM = "from tools.bot_match import record; print(record('block', {}, {}), end='')"


class HeapError(Exception):
    """The heap cannot be measured; the text says why."""


def smallest_heap():
    """Return the smallest heap, in KB of a board, for a match of four seats.

    The interpreter, the compiled engine and the record written all have to fit in it. The record
    must be the one that CPython writes. Raises HeapError without a micropython command, or where
    the match does not run in LARGEST.
    """
    command = find_micropython()
    if command is None:
        raise HeapError("the micropython command is not installed")
    expected = record("block", SEED, LEVELS)

    def runs(heap):
        result = subprocess.run(
            [command, "-X", f"heapsize={heap}wk", "-c", _PROGRAM.format(SEED, list(LEVELS))],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        return result.returncode == 0 and result.stdout == expected

    if not runs(LARGEST):
        raise HeapError(f"the match does not even run in {LARGEST} KB")
    return bisect(runs, SMALLEST, LARGEST)


def bot_memory(level):
    """Return what a level takes of this machine's MicroPython heap, (loaded, thinking) in bytes.

    The code and what a new bot holds, and the most that it holds besides while it thinks; see
    `tools/bot_memory.py`. Raises HeapError.
    """
    command = find_micropython()
    if command is None:
        raise HeapError("the micropython command is not installed")
    result = subprocess.run(
        [command, "tools/bot_memory.py", level], cwd=ROOT, capture_output=True, text=True
    )
    output = result.stdout + result.stderr
    words = output.split()
    if result.returncode or len(words) != 3:
        raise HeapError(f"the level {level} cannot be measured: {output.strip()[-200:]}")
    return int(words[1]), int(words[2])


def bisect(runs, low, high):
    """Return the smallest number from `low` to `high` for which `runs(number)` is true.

    `runs` must be true for all numbers from some one on, `high` among them.
    """
    while low < high:
        middle = (low + high) // 2
        if runs(middle):
            high = middle
        else:
            low = middle + 1
    return low
