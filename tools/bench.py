"""Measures the engine: `python -m tools.bench`, with `--compare` other programs as well.

Random rounds of Block per second on one core: each is dealt from a seed of its own and played to
its end by random legal moves, the points counted. `--heap` finds the smallest MicroPython heap in
which a match of four bots runs.
"""

import argparse
import importlib
import platform
import sys
import time
from functools import partial
from random import Random

from engine.games.block import RULES
from engine.round import Round
from engine.rules import Rules
from tools.heap import LEVELS, HeapError, smallest_heap

# The best of several runs is the one least disturbed by whatever else the machine does.
RUNS = 3

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
    return 0


def _measure_engine(rules, seats, rounds):
    rate = rounds_per_second(partial(play_rounds, rules, seats), rounds)
    _say("this engine", rate, seats, rules.hand_sizes[seats])


def _say(name, rate, seats, size):
    print(f"{name:12} {rate:8,.0f}  {seats} seats with {size} tiles")


def _measure_heap():
    try:
        heap = smallest_heap()
    except HeapError as error:
        print(f"python -m tools.bench: {error}", file=sys.stderr)
        return 1
    print(
        f"A match of {len(LEVELS)} bots runs in a MicroPython heap of {heap} KB (heapsize={heap}wk)"
    )
    return 0


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench",
        description="Measures how fast the engine plays random rounds, or what memory it needs.",
    )
    add = parser.add_argument
    add("--rounds", type=_rounds, default=5000, metavar="N", help="rounds (default: %(default)s)")
    add("--compare", action="store_true", help="measure other programs too, where installed")
    add("--heap", action="store_true", help="find the smallest MicroPython heap for a match")
    return parser


def _rounds(text):
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of at least 1")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
