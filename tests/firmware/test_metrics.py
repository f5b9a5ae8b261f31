import pytest

from firmware import metrics

# What else is on the screen of the table: rows of text, each 12 px high.
TEXT_ROWS = {(240, 240): 5, (320, 240): 5, (240, 135): 2, (160, 128): 3}


def test_there_are_metrics_for_every_screen():
    found = {(sizes.width, sizes.height) for sizes in metrics.ALL}
    assert found == set(TEXT_ROWS)
    for width, height in found:
        sizes = metrics.for_size(width, height)
        assert (sizes.width, sizes.height) == (width, height)


@pytest.mark.parametrize("size", TEXT_ROWS)
def test_line_hand_and_text_fit_below_each_other(size):
    sizes = metrics.for_size(*size)
    assert sizes.line_height == sizes.rows * 2 * sizes.half
    assert sizes.line_height + sizes.hand_height + 12 * TEXT_ROWS[size] <= sizes.height


@pytest.mark.parametrize("size", TEXT_ROWS)
def test_a_line_with_four_arms_has_metrics_of_its_own(size):
    sizes = metrics.for_size(*size, arms=4)
    assert (sizes.width, sizes.height) == size
    # Twenty half-tiles by eight.
    assert (sizes.rows, sizes.line_height) == (4, 8 * sizes.half)
    assert 20 * sizes.half <= sizes.width
    # On the smallest screen the own row stands beside the hand.
    rows = TEXT_ROWS[size] - (size == (160, 128))
    assert sizes.line_height + sizes.hand_height + 12 * rows <= sizes.height


def test_another_screen_is_refused_with_the_sizes_that_work():
    with pytest.raises(ValueError, match="screen of 128x64, only for 240x240, 320x240, 240x135,"):
        metrics.for_size(128, 64)
