import pytest

from engine.outcome import DOMINO
from tools.arena.contest import Contest
from tools.arena.rating import rate


def contest(names, seats=2, deals=2):
    return Contest(("block",), seats, names, deals, seed=1, round_robin=True)


def won_by_first(points, seats):
    """A deal in which the first player wins so many points in every seat, or loses them."""
    other = [(DOMINO, seat, points) for seat in range(seats)]
    if points < 0:
        other = [(DOMINO, (seat + 1) % seats, -points) for seat in range(seats)]
    return {"rounds": other, "micros": ([], []), "positions": (0, 0), "counted": (0, 0)}


def rated(played, margins):
    """The `Rating` where each pair of places has these margins, one for each deal."""
    results = {
        task: won_by_first(margins[task.first, task.second][task.deal], played.seats)
        for task in played.tasks()
    }
    return rate(played, "block", results)


def test_two_players_are_as_far_apart_as_their_margin():
    found = rated(contest(("heavy", "steady")), {(0, 1): (-1, -3)})
    assert found.margins[0][1].mean == -2
    assert found.margins[1][0].mean == 2
    assert found.margins[0][0] is None
    assert [rating.mean for rating in found.ratings] == [0, 2]
    # 1 and 3: standard deviation sqrt(2), of the mean 1.
    assert found.ratings[1].error == pytest.approx(1.96)
    assert found.ratings[0].error == 0


def test_three_players_with_margins_that_do_not_add_up():
    margins = {(0, 1): (2, 2), (1, 2): (3, 3), (0, 2): (2, 2)}
    found = rated(contest(("a", "b", "c")), margins)
    ratings = [rating.mean for rating in found.ratings]
    # Without heavy the mean is 0: (2 + 2) / 3, (3 - 2) / 3, (-2 - 3) / 3.
    assert ratings == pytest.approx([4 / 3, 1 / 3, -5 / 3])
    # In least squares no player's rating can be better: its errors add up to nothing.
    errors = {
        pair: margin[0] - (ratings[pair[0]] - ratings[pair[1]]) for pair, margin in margins.items()
    }
    assert errors[0, 1] + errors[0, 2] == pytest.approx(0)
    assert errors[1, 2] - errors[0, 1] == pytest.approx(0)


def test_with_more_seats_both_may_be_the_one_against_the_others():
    # One b among two heavy loses 2 points to one of them in each round: less their mean, -1.
    found = rated(contest(("heavy", "b"), seats=3), {(0, 1): (4, 4), (1, 0): (-2, -2)})
    assert found.margins[0][1].mean == 4
    assert found.margins[1][0].mean == -1
    # (4 - -1) / 2 apart.
    assert [rating.mean for rating in found.ratings] == [0, -2.5]


def test_the_effort_of_all_meetings_is_put_together():
    played = contest(("a", "b", "c"), deals=1)
    results = {task: won_by_first(1, 2) for task in played.tasks()}
    for task in results:
        results[task]["micros"] = ([1000 * (task.first + 1)], [1000 * (task.second + 1)])
    efforts = rate(played, "block", results).efforts
    assert [effort.worst_ms for effort in efforts] == [1, 2, 3]
    assert [effort.median_ms for effort in efforts] == [1, 2, 3]
