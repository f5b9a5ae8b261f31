"""Asks the running game how much memory is free, and understands its answers.

What is typed at the console is read by `on_board.py`, which is put in front of the game.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ASK = b"?"
# Has time go by so many times as fast for the game.
HURRY = b"8"

_MODULE = "emulated"
_STARTS = re.compile(r"Emulated: code\.py starts with (\d+) bytes free")
_FREE = re.compile(r"Emulated: (\d+) bytes free, largest (\d+)")


@dataclass(frozen=True)
class Heap:
    """How many bytes are free after a collection of garbage, and in the largest free block."""

    free: int
    largest: int


def answering(files, program):
    """Return ``files``, a dict from path to bytes, with a code.py that can be asked.

    ``program`` is the path of code.py. Before it does anything it says how much memory is free.
    """
    helper = Path(__file__).with_name("on_board.py").read_bytes()
    asked = f"import {_MODULE}\n".encode() + files[program]
    return {**files, f"{_MODULE}.py": helper, program: asked}


def free_at_start(text):
    """Return the bytes that are free before code.py, as the console says in ``text``; None if it
    does not."""
    found = _STARTS.search(text)
    return int(found[1]) if found else None


def heap_of(text):
    """Return the Heap that the console says in ``text``; None if it does not."""
    found = _FREE.search(text)
    return Heap(int(found[1]), int(found[2])) if found else None
