import pytest

from engine.outcome import BLOCKED, DOMINO
from tools.arena.summary import Effort, estimate, margin_of, percentile, summarise


def result(*rounds, micros=((), ()), positions=(0, 0), counted=(0, 0)):
    return {"rounds": rounds, "micros": micros, "positions": positions, "counted": counted}


def test_the_margin_of_two_seats():
    # The first player sits in seat 0 in the first round, in seat 1 in the second.
    assert margin_of(result((DOMINO, 0, 10), (DOMINO, 1, 4))) == (10 + 4) / 2
    assert margin_of(result((DOMINO, 0, 10), (BLOCKED, 0, 10))) == 0
    assert margin_of(result((BLOCKED, None, 0), (DOMINO, 0, 5))) == -2.5


def test_the_margin_of_more_seats_is_less_the_mean_of_the_others():
    rounds = ((DOMINO, 0, 12), (DOMINO, 0, 12), (DOMINO, 0, 12))
    assert margin_of(result(*rounds)) == pytest.approx((12 - 6 - 6) / 3)
    # Won 20 points in seat 3; elsewhere others won 6, 0 and 0.
    rounds = ((BLOCKED, 2, 6), (BLOCKED, None, 0), (DOMINO, 1, 0), (DOMINO, 3, 20))
    assert margin_of(result(*rounds)) == pytest.approx((20 - 2) / 4)


def test_the_interval_is_taken_over_deals():
    # Mean 3, deviations -2, 0, 2: variance 4, standard deviation 2, of the mean 2 / sqrt(3).
    found = estimate([1, 3, 5])
    assert found.mean == 3
    assert found.error == pytest.approx(1.96 * 2 / 3**0.5)


def test_one_deal_has_no_interval():
    assert estimate([7]).error is None


def test_rounds_of_one_deal_count_once():
    # Each deal 0 by itself, whatever its rounds swing: no error at all.
    swings = [result((DOMINO, 0, 30), (DOMINO, 0, 30))] * 5
    found = summarise(swings).margin
    assert (found.mean, found.error) == (0, 0)


def test_the_shares():
    found = summarise(
        [
            result((DOMINO, 0, 10), (BLOCKED, None, 0)),
            result((BLOCKED, 1, 4), (BLOCKED, 1, 4)),
            result((DOMINO, 1, 0), (DOMINO, 0, 9)),
            result((DOMINO, 0, 10), (BLOCKED, None, 0)),
        ]
    )
    assert (found.deals, found.rounds) == (4, 8)
    # Won in seat 0 twice, and in seat 1 once.
    assert found.won == 3 / 8
    assert found.lost == 3 / 8
    assert found.blocked == 4 / 8
    assert found.tied == 2 / 8


def test_the_percentiles():
    ordered = list(range(1, 101))
    assert percentile(ordered, 50) == 50
    assert percentile(ordered, 95) == 95
    assert percentile([7], 50) == percentile([7], 95) == 7
    assert percentile([1, 2, 3], 50) == 2
    assert percentile(list(range(1, 21)), 95) == 19


def test_the_effort_of_each_player():
    first, second = summarise(
        [
            result(
                (DOMINO, 0, 1),
                (DOMINO, 0, 1),
                micros=([3000, 1000], [5]),
                positions=(30, 0),
                counted=(2, 0),
            ),
            result(
                (DOMINO, 0, 1),
                (DOMINO, 0, 1),
                micros=([2000], []),
                positions=(60, 0),
                counted=(1, 0),
            ),
        ]
    ).efforts
    assert first == Effort(median_ms=2, p95_ms=3, worst_ms=3, positions=30)
    assert second == Effort(median_ms=0.005, p95_ms=0.005, worst_ms=0.005, positions=None)


def test_a_player_that_never_had_a_choice():
    assert summarise([result((DOMINO, 0, 1), (DOMINO, 0, 1))]).efforts[0] == Effort(*[None] * 4)


def test_points_of_mid_round_count_with_those_of_the_end():
    # Won 1 point for the end and 2 before; then lost 1 for the end and 3 before, against 2.
    assert margin_of(result((DOMINO, 0, 1, 2, 0), (DOMINO, 0, 1, 3, 2))) == (3 - 2) / 2
    # Of three seats: 3 points in seat 0, nothing against those 3 in the others.
    assert margin_of(result(*[(BLOCKED, None, 0, 3, 0, 0)] * 3)) == 0
    found = summarise([result((BLOCKED, None, 0, 3, 0), (DOMINO, 1, 1, 0, 0))])
    assert (found.won, found.blocked, found.tied) == (1 / 2, 1 / 2, 1 / 2)
