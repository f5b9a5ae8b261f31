"""Asks the running game how much memory is free: what code.py is wrapped in, and its answers."""

import re
from dataclasses import dataclass
from textwrap import indent

# Ctrl+C on the console ends the game where it stands, with all that it holds still there.
INTERRUPT = b"\x03"

_STARTS = "Emulated: code.py starts"
_FREE = re.compile(r"Emulated: (\d+) bytes free, largest (\d+)")

# A console that is not yet there would lose what is printed.
_BEFORE = f"""\
import supervisor
while not supervisor.runtime.serial_connected:
    pass
print("{_STARTS}")
try:
"""
_AFTER = """
except KeyboardInterrupt:
    import gc
    gc.collect()
    _free = gc.mem_free()
    _fits = 0
    _step = 1 << 17
    while _step >= 16:
        try:
            bytearray(_fits + _step)
            _fits += _step
        except MemoryError:
            pass
        gc.collect()
        _step >>= 1
    print("Emulated: %d bytes free, largest %d" % (_free, _fits))
"""


@dataclass(frozen=True)
class Heap:
    """How many bytes are free after a collection of garbage, and in the largest free block."""

    free: int
    largest: int


def wrapped(program):
    """Return the text of a code.py, ``program``, that says when it starts and, on Ctrl+C, how
    much memory is free."""
    return _BEFORE + indent(program, "    ") + _AFTER


def starts(text):
    """Whether the console, of which ``text`` is a part, says that code.py starts."""
    return _STARTS in text


def heap_of(text):
    """Return the Heap that the console says in ``text``; None if it does not."""
    found = _FREE.search(text)
    return Heap(int(found[1]), int(found[2])) if found else None
