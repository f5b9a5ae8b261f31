"""Measures the bots for `tools.bench`: how fast the exact search is, and how long a move takes."""

import time
from dataclasses import dataclass

from engine import bots, tiles
from engine.bots.exact import Exact
from engine.bots.lines import built
from engine.games.block import RULES
from engine.match import Match
from engine.rng import Rng
from engine.round import Round
from tools.arena.summary import percentile

# The exact search is measured in this many deals, each after a random lead.
DEALS = 20
# More than any of these positions takes.
_ALL = 1_000_000_000


@dataclass(frozen=True)
class Times:
    """How long the moves of a level took, in ms, and how many were measured."""

    level: str
    median: float
    p95: float
    worst: float
    moves: int


def positions_per_second(deals=DEALS):
    """Return how many positions a second of processor time the exact search visits, on one core.

    :param deals: in how many deals of two seats, seven tiles each but for the one led.
    """
    lines = built()
    exact = Exact(lines)
    positions = 0
    start = time.process_time_ns()
    for seed in range(deals):
        round_ = Round.from_seed(RULES, 2, seed)
        led = round_.legal_moves()[seed % 7]
        round_.push(led)
        mine, theirs = round_.hands[1], round_.hands[0]
        exact.begin(
            lines.inside(mine), lines.inside(theirs), tiles.pips(mine), tiles.pips(theirs), led
        )
        exact.step(_ALL)
        positions += exact.positions
    return positions * 1e9 / max(time.process_time_ns() - start, 1)


def move_times(level, moves, seats=2):
    """Return the `Times` of so many moves of a level, where it has a choice.

    They are those of all seats of rounds of Block that the level "steady" plays, so that every
    level is asked about the same positions. A level's first move, which makes its tables, counts.
    """
    bot = bots.make(level)
    micros = []
    for view, seed in _positions(moves, seats):
        start = time.process_time_ns()
        bots.choose(bot, view, Rng(seed))
        micros.append((time.process_time_ns() - start) // 1000)
    micros.sort()
    return Times(
        level,
        percentile(micros, 50) / 1000,
        percentile(micros, 95) / 1000,
        micros[-1] / 1000,
        moves,
    )


def _positions(wanted, seats):
    """Yield views of seats that have a choice, each with a seed for the bot's chance."""
    steady = bots.make("steady")
    seed = found = 0
    while True:
        match = Match(RULES, seats, seed)
        round_ = match.deal()
        seed += 1
        while not round_.over:
            view = round_.view(round_.turn)
            rng = bots.rng_for(match, round_.turn)
            if len(view.legal_moves()) > 1:
                yield view, found
                found += 1
                if found == wanted:
                    return
            round_.push(bots.choose(steady, round_.view(round_.turn), rng))
