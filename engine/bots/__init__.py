"""The bots by level. A bot's file is loaded when it is asked for, and not before.

A bot has two methods. `start(view, rng)` gives it what its seat may know (`engine.view.View`, a
copy of its own) when it is its turn, and the generator for its own chance (`engine.rng.Rng`).
Then `step()` does a short piece of work, bounded in positions and not in time, and returns the
move, or None while it still thinks. So a screen lives on while a bot thinks, and a bot plays the
same on every machine.
"""

from ..errors import NotationError
from ..rng import Rng

LEVELS = ("random", "easy", "heavy", "steady", "hard")
# These think too long for a small board.
DESKTOP_LEVELS = ("master",)


def make(level):
    """A new bot of that level; NotationError where there is none."""
    if level == "random":
        from .random import Random

        return Random()
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "heavy":
        from .heavy import Heavy

        return Heavy()
    if level == "steady":
        from .steady import Steady

        return Steady()
    if level == "hard":
        from .hard import Hard

        return Hard()
    if level == "master":
        from .master import Master

        return Master()
    raise NotationError(
        "'%s' is no level; there are %s" % (level[:40], ", ".join(LEVELS + DESKTOP_LEVELS))
    )


def rng_for(match, seat):
    """The generator for the move that `seat` is about to make in the match's current round.

    It follows from the match's seed, the round's number, the seat and the number of moves made,
    so that a match can be replayed exactly, and tells nothing of the deal.
    """
    return rng_at(seed_of(match.seed, match.number, seat), match.round.table)


def seed_of(match_seed, number, seat):
    """The seed of all that is left to chance for the bot in that seat in round `number`."""
    # Only here: one is made for a whole round.
    from ..seeds import BOT, derive

    return derive(match_seed, BOT, number, seat)


def rng_at(seed, table):
    """The generator for the next move, with the seed that `seed_of` gives the seat to move."""
    return Rng(seed + len(table.history))


def choose(bot, view, rng):
    """The move that the bot chooses, with all its thinking done at once."""
    bot.start(view, rng)
    while True:
        move = bot.step()
        if move is not None:
            return move
