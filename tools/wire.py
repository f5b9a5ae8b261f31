"""Counts what the screen's changes send to the panel: python -m tools.wire [--size 240x240]

Plays a match by keys and prints a row for each kind of change: how many bytes go over SPI, on the
average and at the most, what share of a whole frame (width * height * 2) the most is, and how long
the most takes on the wire. Exits with 1 if a laid tile is beyond a quarter of a frame; one for
which the whole line has to move is counted apart.
"""

import argparse
import sys

from engine import bots
from engine.errors import DominoError
from engine.games import find
from tools.desktop.stage import SIZES
from tools.pipes import end_with_reader
from tools.screen_changes import screen_changes

# A laid tile, of whose budget the limit is.
LAID = ("own tile laid", "bot's tile laid")
BUDGET = 0.25


def rows(kinds, size, baudrate):
    """Return the table of `kinds` (see `screen_changes`) as lines, the most expensive kind last."""
    frame = 2 * size[0] * size[1]
    lines = [
        f"{size[0]}x{size[1]}, a frame is {frame:,} bytes, {baudrate / 1e6:g} MHz",
        f"{'change':32} {'times':>5} {'average':>8} {'most':>8} {'share':>6} {'wire ms':>8}",
    ]
    for name, sent in sorted(kinds.items(), key=lambda item: max(item[1])):
        most = max(sent)
        lines.append(
            f"{name:32} {len(sent):5} {sum(sent) // len(sent):8,} {most:8,} "
            f"{most / frame:6.1%} {most * 8000 / baudrate:8.1f}"
        )
    return lines


def main(arguments=None):
    """Print the tables; return the exit code, 1 if a laid tile is beyond its budget."""
    options = _options(arguments)
    code = 0
    for name in SIZES if options.size == "all" else [options.size]:
        size = SIZES[name]
        kinds = screen_changes(
            size, options.seats, options.seed, options.rounds, options.game, options.level
        )
        print("\n".join(rows(kinds, size, options.baudrate)))
        for laid in LAID:
            most = max(kinds[laid]) / (2 * size[0] * size[1])
            if most > BUDGET:
                print(f"{laid}: {most:.1%} of a frame, the budget is {BUDGET:.0%}")
                code = 1
    return code


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="python -m tools.wire",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--size", choices=[*SIZES, "all"], default="all", help="the screen (default: %(default)s)")
    add("--game", default="block", help="as records write it (default: %(default)s)")
    add("--seats", type=int, choices=(2, 3, 4), default=3, help="(default: %(default)s)")
    add("--level", choices=bots.LEVELS, default="steady", help="the bots' (default: %(default)s)")
    add("--seed", type=int, default=7, help="of the match (default: %(default)s)")
    add("--rounds", type=int, default=5, help="how many at the most (default: %(default)s)")
    add("--baudrate", type=int, default=24_000_000, help="bits a second (default: %(default)s)")
    options = parser.parse_args(arguments)
    try:
        seats = find(options.game).seats()
    except DominoError as error:
        parser.error(f"argument --game: {error}")
    if options.seats not in seats:
        parser.error(f"argument --seats: {options.game} is a game for {seats}")
    return options


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
