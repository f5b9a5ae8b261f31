"""Asks the running game how much memory is free: what code.py is wrapped in, and its answers."""

import re
from dataclasses import dataclass
from textwrap import indent

# Ctrl+C on the console ends the game where it stands, with all that it holds still there.
INTERRUPT = b"\x03"

_STARTS = re.compile(r"Emulated: code\.py starts with (\d+) bytes free")
_FREE = re.compile(r"Emulated: (\d+) bytes free, largest (\d+)")

# A console that is not yet there would lose what is printed.
_BEFORE = """\
import gc
import supervisor
while not supervisor.runtime.serial_connected:
    pass
gc.collect()
print("Emulated: code.py starts with %d bytes free" % gc.mem_free())
try:
"""
_AFTER = """
except KeyboardInterrupt:
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
    """Return the text of a code.py, ``program``, that says how much memory is free when it starts
    and, on Ctrl+C, when it ends."""
    return _BEFORE + indent(program, "    ") + _AFTER


def free_at_start(text):
    """Return the bytes that are free before code.py, as the console says in ``text``; None if it
    does not."""
    found = _STARTS.search(text)
    return int(found[1]) if found else None


def heap_of(text):
    """Return the Heap that the console says in ``text``; None if it does not."""
    found = _FREE.search(text)
    return Heap(int(found[1]), int(found[2])) if found else None
