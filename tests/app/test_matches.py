"""Whole matches by keys: the record is the one that the engine alone gives, whatever comes between.

Every frame of them is audited by the driver's display: nothing overlaps or leaves the screen.
"""

import pytest

from engine.notation.matches import parse_match
from tests.app.driver import SIZE_NAMES, SIZES, Driver
from tests.app.matches import (
    Interruptions,
    play_match,
    record_by_engine,
    without_former_rounds,
)
from tools.desktop.memory import RamMemory

# The longest a seed can be, in figures.
SEED = 2**64 - 7
LEVELS = {2: ("random",), 3: ("heavy", "random"), 4: ("random", "steady", "heavy")}
ON_EVERY_SCREEN = pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
WITH_ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
# Just before the clock starts again at 0, as it does once within the first matches of a session.
LATE = 2**29 - 4000


def expected(driver, target):
    record = record_by_engine(SEED, LEVELS[driver.session.match.seats], target, None)
    return without_former_rounds(record)


@WITH_ALL_SEATS
@ON_EVERY_SCREEN
def test_a_match_stopped_at_many_moments_is_the_same_match(size, seats):
    driver = Driver(size, seats, SEED)
    driver.begin(LEVELS[seats], "25")
    interruptions = Interruptions(driver)
    record = play_match(driver, interruptions)
    assert without_former_rounds(record) == expected(driver, 25)
    assert set(interruptions.restarts) == {
        "lot",
        "bot",
        "turn",
        "table",
        "round end",
        "match end",
    }
    reader = parse_match(record)
    assert reader.ended
    assert reader.scores.points == driver.session.match.scores.points


@pytest.mark.parametrize("size, seats", list(zip(SIZES, [2, 3, 4, 4], strict=True)), ids=SIZE_NAMES)
def test_a_match_to_the_games_own_target_is_the_same_on_every_screen(size, seats):
    driver = Driver(size, seats, SEED, now=LATE)
    driver.begin(LEVELS[seats])
    record = play_match(driver)
    assert driver.session.match.target == (100 if seats == 2 else 61)
    assert without_former_rounds(record) == expected(driver, None)
    assert max(parse_match(record).scores.points) >= driver.session.match.target


def test_a_larger_memory_keeps_every_round():
    driver = Driver((160, 128), 2, SEED, RamMemory(65536))
    driver.begin(LEVELS[2])
    record = play_match(driver, Interruptions(driver, chance=0.05))
    assert record == record_by_engine(SEED, LEVELS[2], None, None)
    reader = parse_match(record)
    assert reader.kept.before == 0
    assert len(reader.kept.lines) == reader.number > 3
