"""Counts game trees: `python -m tools.perft "block/2 lead=0 deal=..."`.

A position is a round's line, perhaps with moves already made (`play=`). For each one its line is
printed with the positions of the whole tree (`nodes`), its ended rounds (`leaves`), and how these
ended (`domino`, `blocked`). A pass is a move, and a play that fits both ends counts twice.

Instead of a position a file of such lines can be named, `-` for standard input; comments begin
with `;`. Counts that stand behind a position are compared, and the first difference ends it all
with exit code 1. `value=`, which is no count, is left out.
"""

import argparse
import sys

from engine.errors import DominoError
from engine.notation.rounds import parse_round
from engine.perft import perft
from tools.lines import ReadError, name_of, read_lines
from tools.pipes import end_with_reader

COUNTS = ("nodes", "leaves", "domino", "blocked")


class PerftError(Exception):
    """A line that holds no position, or counts that its tree has not. The text says which."""


def count(line):
    """Return the position in `line` with its counts behind it.

    Raises PerftError where there is no position, or where the line holds other counts.
    """
    position, expected = _split(line)
    try:
        counts = dict(zip(COUNTS, perft(parse_round(position)), strict=True))
    except DominoError as error:
        raise PerftError(str(error)) from error
    for name, number in expected.items():
        if counts[name] != number:
            raise PerftError(f"{name}={number} should be {name}={counts[name]}")
    return position + "".join(f" {name}={number}" for name, number in counts.items())


def _split(line):
    """Return the position, and a dict of the counts that stand behind it."""
    position = []
    expected = {}
    for word in line.split(" "):
        name, _, number = word.partition("=")
        if name not in (*COUNTS, "value"):
            position.append(word)
        elif name != "value":
            if not (number.isascii() and number.isdigit()):
                raise PerftError(f"{word}: a count is a whole number")
            expected[name] = int(number)
    return " ".join(position), expected


def main(arguments=None):
    """Run with the command line `arguments`; return 0, or 1 at the first thing that is wrong."""
    options = _parser().parse_args(arguments)
    for word in options.positions:
        try:
            if _is_position(word):
                print(count(word))
            else:
                _count_file(word)
        except (PerftError, ReadError) as error:
            sys.stdout.flush()
            place = "" if _is_position(word) else f"{name_of(word)}: "
            print(f"{place}{error}", file=sys.stderr)
            return 1
    return 0


def _is_position(word):
    return "=" in word


def _count_file(path):
    for number, line in enumerate(read_lines(path), 1):
        if not line.strip() or line.startswith(";"):
            continue
        try:
            print(count(line), flush=True)
        except PerftError as error:
            raise PerftError(f"line {number}: {error}") from error


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.perft",
        description="Counts the trees of all legal moves from positions.",
    )
    parser.add_argument(
        "positions",
        nargs="+",
        metavar="POSITION|FILE",
        help='"block/2 lead=0 deal=...", or a file of such lines; - for standard input',
    )
    return parser


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
