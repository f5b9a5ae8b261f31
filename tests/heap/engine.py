"""Prints how many bytes the engine takes under MicroPython, with the game of Block and one bot.

micropython tests/heap/engine.py LEVEL
"""

import gc
import sys

LEVEL = sys.argv[1]
sys.path[:] = [""]
gc.collect()
before = gc.mem_alloc()

from engine import bots  # noqa: E402
from engine.games import find  # noqa: E402
from engine.match import Match  # noqa: E402, F401

rules = find("block")
bot = bots.make(LEVEL)
gc.collect()
print(gc.mem_alloc() - before)
