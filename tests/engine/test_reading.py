"""What earlier plays say of a hand, by who might have played them, worked out by hand."""

from engine.bots.reading import EVEN, Reading
from tests.engine.support import block, mask, push


def test_a_hand_that_had_no_choice_says_nothing():
    # Seat 1 laid 6-0, its only six if it still holds 4-3.
    reading = Reading(push(block("66.10|60.43", 0), "66,60L").view(0))
    assert reading.likelihood(1, mask("43")) == EVEN


def test_who_has_not_played_weighs_as_any():
    round_ = push(block("66.10|60.43|22.33", 0), "66")
    assert Reading(round_.view(1)).likelihood(2, mask("22.33")) == EVEN


def test_to_lay_the_light_tile_speaks_against_the_heavy_one():
    # With 6-5 left seat 1 laid 6-0 against the habit of the heavy, who do so once in 16 times:
    # 5 / 16 of 1 / 16; of the other 3 / 16 half. To the steady all is equal but the pips left, so
    # they do it 4 times in 16.
    reading = Reading(push(block("66.10|60.43", 0), "66,60L").view(0))
    heavy = 5 * EVEN // 256
    other = 3 * EVEN // 32
    steady = 8 * EVEN // 16
    assert reading.likelihood(1, mask("65")) == heavy + other + steady * 4 // 16
    # 1-1 could not have been laid, so nothing is told.
    assert reading.likelihood(1, mask("11")) == EVEN


def test_to_lay_the_heavy_tile_speaks_for_lighter_ones():
    # Seat 1 laid 6-5 with 6-0 left: the heavy do so 15 times in 16, the steady 12 times.
    reading = Reading(push(block("66.10|65.60", 0), "66,65L").view(0))
    heavy = 5 * 15 * EVEN // 256
    other = 3 * EVEN // 32
    steady = 8 * EVEN // 16
    assert reading.likelihood(1, mask("60")) == heavy + other + steady * 12 // 16
