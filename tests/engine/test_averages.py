"""What choices bring on average, worked out by hand."""

from engine.bots.averages import Averages


def after(averages, deals, *gains):
    """The averages once so many deals brought these gains."""
    for _ in range(deals):
        averages.add(gains, 1)
    averages.reckon()
    return averages


def test_the_means_are_weighed_and_told_in_hundredths_of_a_point():
    averages = Averages([0, 0], 0, 1, False)
    averages.add([4, -2], 1)
    averages.add([0, 6], 3)
    averages.reckon()
    # (4 + 0 * 3) / 4 and (-2 + 6 * 3) / 4
    assert averages.worth == [100, 400]
    assert averages.best() == 1
    # The same as sums over two others.
    averages = Averages([0, 0], 0, 2, False)
    assert after(averages, 1, 4, -2).worth == [200, -100]


def test_an_opinion_counts_by_what_it_prefers_and_not_by_its_level():
    for level in (0, 5000):
        averages = Averages([300 + level, -300 + level], 8, 1, False)
        # On average 250; half of 550 and 100, and of -50 and 400.
        assert after(averages, 1, 1, 4).worth == [325, 175]
        assert averages.best() == 0


def test_without_a_deal_the_opinion_stays():
    averages = Averages([20, 30, 30], 8, 1, False)
    averages.reckon()
    assert averages.worth == [20, 30, 30]
    # Of equals the first.
    assert averages.best() == 1


def test_choices_far_behind_are_dropped_after_16_deals_and_nearer_ones_after_64():
    averages = after(Averages([0, 0, 0], 0, 1, False), 15, 10, 0, 5)
    assert averages.left == [0, 1, 2]
    # 10 points behind the best; 5 are not enough yet.
    assert after(averages, 1, 10, 0, 5).left == [0, 2]
    assert after(averages, 47, 10, 0, 5).left == [0, 2]
    assert after(averages, 1, 10, 0, 5).left == [0]


def test_a_choice_dropped_keeps_its_worth_but_is_never_told_above_the_best():
    averages = after(Averages([0, 0], 0, 1, False), 16, 10, 0)
    # In 16 more deals the one left loses 20 points each: 16 * (10 - 20) / 32.
    assert after(averages, 16, -20, 0).worth == [-500, -500]
    assert averages.best() == 0


def test_nothing_is_dropped_where_deals_come_in_an_order():
    averages = after(Averages([0, 0], 0, 1, True), 300, 50, 0)
    assert averages.left == [0, 1]
