"""Who can play in the arena, by the names that `--bots` gives them."""

import shlex

from engine import bots
from engine.errors import NotationError
from tools.arena.cheat import Cheat
from tools.arena.command import Command
from tools.arena.errors import ArenaError
from tools.arena.worlds import Worlds

_WORLDS = "worlds:"
_MOST_WORLDS = 1_000_000
_COMMAND = "cmd:"


def names(text):
    """Return the players that `text` names, a list of str: `hard,worlds:20,cmd:"./bot --fast"`.

    A command with a comma in it needs the quotes. Raises ArenaError.
    """
    splitter = shlex.shlex(text, posix=True)
    splitter.whitespace = ","
    splitter.whitespace_split = True
    splitter.commenters = ""
    splitter.escape = ""
    try:
        return list(splitter)
    except ValueError as error:
        raise ArenaError(f"{text}: {error}") from error


def make(name, time_limit):
    """Return a new player: a bot as in `engine.bots`, or a `Cheat`. Raises ArenaError.

    :param name: a level, `worlds:N`, `cheat`, or `cmd:` and a command line.
    :param time_limit: how many seconds a `cmd:` player may take for a move.
    """
    if name == "cheat":
        return Cheat()
    if name.startswith(_WORLDS):
        number = name.removeprefix(_WORLDS)
        if not (number.isascii() and number.isdigit() and 0 < int(number) <= _MOST_WORLDS):
            raise ArenaError(f"{name}: worlds:N samples N deals, from 1 to {_MOST_WORLDS}")
        return Worlds(int(number))
    if name.startswith(_COMMAND):
        return Command(name.removeprefix(_COMMAND), time_limit)
    try:
        return bots.make(name)
    except NotationError as error:
        raise ArenaError(f'{error}, and in the arena worlds:N, cheat, cmd:"..."') from error


def close(player):
    """End the player's program, where it has one."""
    if isinstance(player, Command):
        player.close()
