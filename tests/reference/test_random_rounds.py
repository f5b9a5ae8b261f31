"""At least a thousand random rounds of every game, move set by move set, scores included."""

import pytest

from tests.reference.games import GAMES, LARGE, random_rounds

ROUNDS = 1000
# Of the larger sets, where a round takes longer.
LARGE_ROUNDS = 60


@pytest.mark.parametrize("name, seats", GAMES)
def test_the_engine_and_the_reference_agree(name, seats):
    for number in seats:
        random_rounds(name, number, -(-ROUNDS // len(seats)), 1)


@pytest.mark.parametrize("name, seats", LARGE)
def test_they_agree_on_larger_sets(name, seats):
    for number in seats:
        random_rounds(name, number, LARGE_ROUNDS, 1)
