"""A bot for other programs: `python -m tools.bot --level hard`.

Each line of standard input is a view (`block/2 lead=0 deal=66.65.64.63.62.61.60|#7 play=66,60L`):
what one seat may know where it is to move. Each is answered by one line on standard output: the
move (`64L`, `64R`, a lead `66`, a pass `--`), or `error:` and what is wrong with the view. The same
view is always answered by the same move. That is all a program needs to play against these bots,
and what the arena asks of a program that plays in it.
"""

import argparse
import hashlib
import os
import sys

from engine import bots
from engine.errors import DominoError
from engine.notation.rounds import LONGEST_LINE, format_view, parse_view
from engine.notation.tokens import format_move
from engine.rng import Rng

STOPPED = 130


def answer(bot, line):
    """Return the answer to one line: the bot's move, or "error: " and why there is none.

    :param bot: a bot (`engine.bots`).
    :param line: a view in the notation's text form, without the line's end.
    """
    try:
        view = parse_view(line)
        if view.table.over:
            return "error: the round is over"
        if view.table.turn != view.seat:
            return f"error: seat {view.table.turn} is to move, and the view is seat {view.seat}'s"
        return format_move(bots.choose(bot, view, chance_of(view)), not view.table.history)
    except DominoError as error:
        return f"error: {error}"


def chance_of(view):
    """Return the generator of a bot's chance in this view: equal views, equal chance."""
    digest = hashlib.sha256(format_view(view).encode("ascii")).digest()
    return Rng(int.from_bytes(digest[:8], "big"))


def serve(bot, views, answers):
    """Answer each line of the binary file `views` in the binary file `answers`, at once."""
    for line in _lines(views):
        answers.write(answer(bot, line).encode("ascii", "backslashreplace") + b"\n")
        answers.flush()


def _lines(file):
    """Yield the lines of a binary file without their ends; of one too long only its beginning."""
    while line := file.readline(LONGEST_LINE + 3):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE)
        yield line.rstrip(b"\r\n").decode("latin-1")


def main(arguments=None):
    """Run with the command line `arguments`; return 0 at the end of input, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bot",
        description="Reads one view per line and answers one move per line.",
    )
    parser.add_argument(
        "--level", choices=bots.LEVELS + bots.DESKTOP_LEVELS, required=True, help="who answers"
    )
    options = parser.parse_args(arguments)
    try:
        serve(bots.make(options.level), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody reads on; so that Python does not try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main())
