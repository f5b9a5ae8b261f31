"""A judge does not peek: what it thinks of a move hangs on the seat's view alone."""

from random import Random

import pytest

from engine.bots.judge import Judge
from engine.games import find
from engine.match import Match
from engine.rng import Rng
from tests.properties.exchange import with_hidden_tiles_exchanged
from tests.properties.test_bots_of_games import GAMES

ROUNDS = 12


def opinion(view, seed):
    judge = Judge()
    judge.start(view, Rng(seed))
    while not judge.step():
        pass
    return judge.judgement


@pytest.mark.parametrize(
    "name, seats, rounds",
    [
        *(("block", seats, ROUNDS) for seats in (2, 3, 4)),
        # What has a stock, turns of several plays, points in mid-round.
        ("draw", 2, 2),
        ("freerun", 4, 2),
        ("bergen", 2, 2),
    ],
)
def test_what_is_hidden_changes_no_opinion(name, seats, rounds):
    chance = Random(seats)
    tried = 0
    for number in range(rounds):
        round_ = Match(find(name), seats, number).deal()
        while not round_.over:
            moves = round_.legal_moves()
            exchanged, differs = with_hidden_tiles_exchanged(round_, chance)
            if len(moves) > 1 and differs:
                one = opinion(round_.view(round_.turn), 1)
                other = opinion(exchanged.view(round_.turn), 1)
                assert (one.move, one.choices, one.worth) == (
                    other.move,
                    other.choices,
                    other.worth,
                )
                tried += 1
            round_.push(chance.choice(moves))
    assert tried > 2 * rounds


@pytest.mark.parametrize("name, seats", (*GAMES, ("block", 6)))
def test_every_move_of_every_game_has_its_cost(name, seats):
    chance = Random(name)
    round_ = Match(find(name, seats), seats, 3).deal()
    judged = 0
    while not round_.over:
        moves = round_.legal_moves()
        before = round_.view(round_.turn)
        judge = opinion(before, len(round_.table.history))
        costs = [judge.cost(move) for move in moves]
        assert judge.move in moves
        assert min(costs) == judge.cost(judge.move) == 0
        judged += bool(judge.choices)
        # Its own view is as it was: the round's moves are still legal there.
        assert before.legal_moves() == moves
        round_.push(chance.choice(moves))
    assert judged
