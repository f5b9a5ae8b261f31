"""Measures the engine and its bots: `python -m tools.bench`, with `--compare` others as well.

On one core, in processor time:

- random rounds of Block per second: each is dealt from a seed of its own and played to its end by
  random legal moves, the points counted;
- positions per second that the bots' exact search visits;
- milliseconds per move, where there is a choice, by level: median, 95th percentile and worst.

`--heap` measures memory instead, under MicroPython: the smallest heap in which a match of four bots
runs, and by level the bytes of a bot's code and of what it holds while it thinks.

`--screen` measures how long a key takes until the first pixel changes, on a screen that draws
nothing.

`--wear` counts what saving a match writes to a Pico's flash, and how long that lasts.
"""

import argparse
import importlib
import platform
import sys
import time
from functools import partial
from random import Random

from engine import bots
from engine.games.block import RULES
from engine.round import Round
from engine.rules import Rules
from tools import bench_bots
from tools.arguments import at_least_1, whole
from tools.heap import LEVELS, HeapError, bot_memory, smallest_heap
from tools.pipes import end_with_reader
from tools.wear import ERASURES, MATCHES_A_DAY, wear

# The best of several runs is the one least disturbed by whatever else the machine does.
RUNS = 3
# Quick bots that play long matches, which wear most.
WEAR_LEVEL = "heavy"

# What the package `dominoes` deals: the whole set.
WHOLE_SET = Rules(
    name="block",
    hand_sizes={4: 7},
    targets={4: 61},
    score=RULES.score,
    first_lead=RULES.first_lead,
    next_lead=RULES.next_lead,
)


def play_rounds(rules, seats, rounds):
    """Play that many random rounds by `rules` with `seats` seats."""
    random = Random(1).random
    for seed in range(rounds):
        round_ = Round.from_seed(rules, seats, seed, seed % seats)
        while not round_.over:
            moves = round_.legal_moves()
            round_.push(moves[int(random() * len(moves))])
        round_.outcome()


def play_dominoes(rounds):
    """Play random rounds of PyPI's `dominoes`: 4 seats with 7 tiles, in teams."""
    game_class = importlib.import_module("dominoes").Game
    random = Random(1).random
    for seed in range(rounds):
        game = game_class.new(starting_player=seed % 4)
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(random() * len(moves))])


def play_open_spiel(rounds):
    """Play random rounds of OpenSpiel's `python_block_dominoes`: 2 seats with 7 tiles."""
    importlib.import_module("open_spiel.python.games.block_dominoes")
    game = importlib.import_module("pyspiel").load_game("python_block_dominoes")
    random = Random(1).random
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
        state.returns()


OTHERS = (("dominoes", play_dominoes, 4, 7), ("open_spiel", play_open_spiel, 2, 7))


def rounds_per_second(play, rounds):
    """Return how many rounds per second of processor time `play(rounds)` plays, the best of RUNS.

    Raises ImportError where `play` needs a package that is not installed.
    """
    best = None
    for _ in range(RUNS):
        start = time.process_time_ns()
        play(rounds)
        taken = time.process_time_ns() - start
        best = taken if best is None else min(best, taken)
    return rounds * 1e9 / max(best, 1)


def main(arguments=None):
    """Run with the command line `arguments`; return 0, or 1 where the heap cannot be measured."""
    options = _parser().parse_args(arguments)
    if options.heap:
        return _measure_heap()
    if options.screen:
        return _measure_screen()
    if options.wear:
        return _count_wear(options.matches)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"Random rounds per second, the best of {RUNS} x {options.rounds}, {python}")
    for seats in RULES.seats():
        _measure_engine(RULES, seats, options.rounds)
    if options.compare:
        _measure_engine(WHOLE_SET, 4, options.rounds)
        for name, play, seats, size in OTHERS:
            try:
                rate = rounds_per_second(play, options.rounds)
            except ImportError:
                print(f"{name} is not installed: python -m pip install {name}")
            else:
                _say(name, rate, seats, size)
    if options.moves:
        _measure_bots(options.moves)
    return 0


def _measure_bots(moves):
    rate = bench_bots.positions_per_second()
    print(f"\nPositions per second of the exact search: {rate:,.0f}")
    print(f"\nMilliseconds per move, {moves} of each level between two seats")
    print("level      median     95%   worst")
    for level in bots.LEVELS + bots.DESKTOP_LEVELS:
        found = bench_bots.move_times(level, moves)
        print(f"{level:8} {found.median:8.2f}{found.p95:8.2f}{found.worst:8.2f}")


def _measure_engine(rules, seats, rounds):
    rate = rounds_per_second(partial(play_rounds, rules, seats), rounds)
    _say("this engine", rate, seats, rules.hand_sizes[seats])


def _say(name, rate, seats, size):
    print(f"{name:12} {rate:8,.0f}  {seats} seats with {size} tiles")


def _measure_heap():
    try:
        heap = smallest_heap()
        memory = [(level, *bot_memory(level)) for level in bots.LEVELS]
    except HeapError as error:
        print(f"python -m tools.bench: {error}", file=sys.stderr)
        return 1
    print(
        f"A match of {len(LEVELS)} bots runs in a MicroPython heap of {heap} KB (heapsize={heap}wk)"
    )
    print("\nBytes by level on a board of 32 bits, half of those here")
    print("level        code  thinking")
    for level, loaded, thinking in memory:
        print(f"{level:8} {loaded // 2:8,}{thinking // 2:10,}")
    return 0


def _measure_screen():
    # Only here, for it puts something else in the place of displayio.
    from tools.key_to_pixel import report
    from tools.program_time import program_times

    print("\n".join(report(program_times(seats=3, seed=7, rounds=5))))
    return 0


def _count_wear(matches):
    print(f"Saving {matches} matches of bots ({WEAR_LEVEL}), per match; {ERASURES:,} erasures last")
    for seats in RULES.seats():
        found = wear("block", seats, matches, WEAR_LEVEL)
        print(
            f"block {seats} seats {found.writes / matches:7.1f} writes "
            f"{found.written / matches:9,.0f} bytes ({found.longest} at once) "
            f"{found.erasures / matches:6.2f} erasures "
            f"{found.years:6.1f} years of {MATCHES_A_DAY} matches a day",
            flush=True,
        )
    return 0


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench",
        description="Measures the speed of engine and bots, the memory they need, or flash wear.",
    )
    add = parser.add_argument
    add(
        "--rounds",
        type=at_least_1,
        default=5000,
        metavar="N",
        help="rounds (default: %(default)s)",
    )
    add(
        "--moves",
        type=whole,
        default=40,
        metavar="N",
        help="moves of each level, 0 for none (default: %(default)s)",
    )
    add("--compare", action="store_true", help="measure other programs too, where installed")
    add("--heap", action="store_true", help="measure memory instead, under MicroPython")
    add("--screen", action="store_true", help="find out how long a key takes to its first pixel")
    add("--wear", action="store_true", help="count how saving matches wears a Pico's flash")
    add(
        "--matches",
        type=at_least_1,
        default=20,
        metavar="N",
        help="of --wear (default: %(default)s)",
    )
    return parser


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
