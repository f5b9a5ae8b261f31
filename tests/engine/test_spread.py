"""How far a mean over deals may be off."""

from engine.bots.spread import UNKNOWN, error_between, scaled


def test_of_equal_deals_it_is_the_usual_standard_error():
    # The differences are 1, 3, 5, 7: 4 on average, squares 9 + 1 + 1 + 9 = 20, of which a third is
    # the variance; the root of 20 / 3 / 4 is 1.290.
    gains = [[0, 1, 9], [10, 13, 9], [-5, 0, 9], [0, 7, 9]]
    assert error_between(gains, [16] * 4, 1, 0) == 129
    assert error_between(gains, [16] * 4, 0, 1) == 129
    assert error_between(gains, [1] * 4, 0, 1) == 129


def test_what_differs_by_the_same_in_all_deals_is_sure():
    assert error_between([[3, 5], [-40, -38], [0, 2]], [16, 3, 9], 1, 0) == 0


def test_a_deal_counts_as_it_weighs():
    # 3 twice as much as 0: 2 on average. The root of (2 * 1)² + (1 * 2)² = 8, times 2 / 1, is 4,
    # over the weights of 3.
    assert error_between([[3, 0], [0, 0]], [2, 1], 0, 1) == 133
    # What weighs nothing adds nothing.
    assert error_between([[3, 0], [0, 0], [900, 0]], [2, 1, 0], 0, 1) == 115


def test_too_few_deals_say_nothing():
    assert error_between([], [], 0, 1) == UNKNOWN
    assert error_between([[3, 5]], [16], 0, 1) == UNKNOWN


def test_weights_are_scaled_to_small_numbers():
    assert scaled([5, 5]) == [16, 16]
    assert scaled([10**15, 10**15 // 2, 10**15 // 100]) == [16, 8, 0]
    assert scaled([]) == []
