"""Lets bots play whole matches and writes their records.

    python -m tools.selfplay --bots heavy,steady,random --matches 100 --seed 7 --out FILE

The first match is played with the seed given, each further one with the next number (after
2**64 - 1 comes 0), so that any match can be played again alone. The same command line gives the
same bytes on every machine. The records stand one after another in the file, a comment before
each; `tools.replay` reads them.
"""

import argparse
import contextlib
import sys

from engine import bots
from engine.errors import DominoError
from engine.games import NAMES, find
from engine.match import Match
from tools.arguments import SEEDS, at_least_1
from tools.bot_match import record
from tools.pipes import end_with_reader

LEVELS = bots.LEVELS + bots.DESKTOP_LEVELS


def records(game, levels, matches, seed, target=None):
    """Yield the records of `matches` matches, each with a comment before it; see `record`."""
    for number in range(matches):
        gap = "\n" if number else ""
        text = record(game, (seed + number) % SEEDS, levels, target)
        yield f"{gap}; match {number + 1} of {matches}\n{text}"


def main(arguments=None):
    """Run with the command line `arguments`; return 0. Bad options exit with 2 (SystemExit)."""
    parser = _parser()
    options = parser.parse_args(arguments)
    levels = options.bots
    if options.seats is not None and options.seats != len(levels):
        parser.error(f"argument --bots: {len(levels)} bots for {options.seats} seats")
    try:
        # Refuse what no match can begin with before the file is touched.
        Match(find(options.game, len(levels)), len(levels), options.seed, options.target)
    except DominoError as error:
        parser.error(str(error))
    try:
        with contextlib.ExitStack() as stack:
            file = sys.stdout.buffer
            if options.out != "-":
                file = stack.enter_context(open(options.out, "wb"))
            _write(file, options)
    except OSError as error:
        parser.error(f"argument --out: {options.out}: {error.strerror or error}")
    return 0


def _write(file, options):
    watched = sys.stderr.isatty()
    texts = records(options.game, options.bots, options.matches, options.seed, options.target)
    for played, text in enumerate(texts, 1):
        file.write(text.encode("ascii"))
        if watched:
            print(f"\r{played} of {options.matches} matches", end="", file=sys.stderr, flush=True)
    file.flush()
    if watched:
        print(file=sys.stderr)


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.selfplay",
        description="Lets bots play whole matches and writes their records.",
    )
    add = parser.add_argument
    add("--bots", type=_levels, required=True, metavar="LEVEL,LEVEL", help=", ".join(LEVELS))
    add("--seats", type=int, metavar="N", help="the number of bots, to be sure of it")
    add("--matches", type=at_least_1, default=1, metavar="N", help="how many (default: 1)")
    add("--seed", type=int, default=0, metavar="N", help="0 to 2**64 - 1 (default: 0)")
    add("--target", type=int, metavar="N", help="points that end a match (default: the game's)")
    add(
        "--game",
        default="block",
        metavar="GAME",
        help=f"{', '.join(NAMES)}, with options in parentheses (default: %(default)s)",
    )
    add("--out", default="-", metavar="FILE", help="where to write (default: standard output)")
    return parser


def _levels(text):
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise argparse.ArgumentTypeError(f"{level!r} is no level; there are {known}")
    return levels


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
