"""Prints what each level of bot takes of the heap: `micropython tools/bot_memory.py [LEVEL ...]`.

Each line is a level, the bytes of its code and tables once loaded, and the most that it holds
besides in the middle of a move, over the moves of a few rounds. They are those of this runtime; on
a board of 32 bits words are half as long, and it is about half as many. Python has no such figures.
"""

import gc
import sys

sys.path[:] = [""]

from engine import bots  # noqa: E402
from engine.games.block import RULES  # noqa: E402
from engine.match import Match  # noqa: E402

_ROUNDS = 2
# The heap is looked at this often while a bot thinks, in steps.
_EVERY = 4


def _held():
    gc.collect()
    return gc.mem_alloc()


def _most_in_a_move(bot, view, rng, most):
    before = _held()
    bot.start(view, rng)
    step = 0
    move = None
    while move is None:
        move = bot.step()
        step += 1
        if step % _EVERY == 1:
            most = max(most, _held() - before)
    return move, most


def _measure(level):
    before = _held()
    bot = bots.make(level)
    loaded = _held() - before
    most = 0
    for seed in range(_ROUNDS):
        match = Match(RULES, 2, seed)
        round_ = match.deal()
        while not round_.over:
            seat = round_.turn
            rng = bots.rng_for(match, seat)
            move, most = _most_in_a_move(bot, round_.view(seat), rng, most)
            round_.push(move)
    print(level, loaded, most)


# What all of them share is loaded before.
bots.make("random")
for _level in sys.argv[1:] or bots.LEVELS:
    _measure(_level)
