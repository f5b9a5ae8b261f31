"""Bots of every level play every game, and make no move that its rules do not allow."""

import pytest

from engine import bots
from engine.games import find
from engine.match import Match

ROUNDS = 200
GAMES = (
    ("block(breton,lead=highest-double)", 2),
    ("partners", 4),
    ("foster4", 4),
    ("freerun", 4),
    ("draw", 2),
    ("draw(strict)", 3),
    ("matador", 3),
    ("matador(draw)", 2),
    ("sebastopol", 4),
    ("bergen", 2),
    ("bergen(pagat)", 4),
)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("name, seats", GAMES)
def test_a_bot_makes_legal_moves_only(name, seats, level):
    rules = find(name, seats)
    seated = [bots.make(level) for _ in range(seats)]
    played = seed = 0
    while played < ROUNDS:
        match = Match(rules, seats, seed)
        seed += 1
        while played < ROUNDS and not match.over:
            round_ = match.deal()
            while not round_.over:
                seat = round_.turn
                rng = bots.rng_for(match, seat)
                move = bots.choose(seated[seat], round_.view(seat), rng)
                assert move in round_.legal_moves()
                round_.push(move)
            match.score()
            played += 1
