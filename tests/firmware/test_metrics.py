import pytest

from engine.games import find
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


def test_line_hand_and_text_fit_on_the_desktops_large_screen():
    sizes = metrics.for_size(640, 480)
    assert sizes.line_height == sizes.rows * 2 * sizes.half
    # Two rows of panels above, the message and the own row below.
    assert sizes.line_y >= 24
    assert sizes.line_y + sizes.line_height <= sizes.message_y
    assert sizes.message_y + 12 <= sizes.own_y
    assert sizes.own_y + 12 <= sizes.hand_y
    assert sizes.hand_y + sizes.hand_height <= 480


@pytest.mark.parametrize("arms", [2, 4])
def test_a_line_of_any_shape_fits_on_the_desktops_large_screen(arms):
    sizes = metrics.for_size(640, 480, arms)
    assert sizes.line_y >= 24
    assert sizes.line_y + sizes.line_height <= sizes.message_y
    if arms == 4:
        assert (20 * sizes.half, 8 * sizes.half) == (sizes.width, sizes.line_height)


@pytest.mark.parametrize(
    "size, game, seats, half, capacity",
    [
        # All tiles that are dealt may be laid, of a stock all but two.
        ((240, 240), "block", 2, 16, 14),
        ((240, 240), "block", 4, 16, 20),
        ((160, 128), "draw", 2, 8, 26),
        ((240, 240), "block(set=double-nine)", 4, 16, 28),
        ((240, 240), "block(set=double-twelve)", 2, 16, 14),
        ((240, 240), "draw(set=double-nine)", 2, 12, 53),
        ((320, 240), "block(hand=13,set=double-nine)", 4, 12, 52),
        ((640, 480), "draw(set=double-twelve)", 10, 24, 89),
        ((640, 480), "block(hand=9,set=double-twelve)", 10, 24, 90),
        # No room, for the tiles, for the seats, or for the pips.
        ((240, 240), "block(hand=10,set=double-twelve)", 3, 0, 30),
        ((240, 240), "draw(set=double-twelve)", 2, 0, 89),
        ((240, 240), "block", 5, 0, 35),
        ((240, 135), "block(set=double-nine)", 2, 0, 14),
        ((160, 128), "block(set=double-nine)", 2, 0, 14),
    ],
)
def test_what_finds_room(size, game, seats, half, capacity):
    found = metrics.line_of(metrics.for_size(*size), find(game, seats), seats)
    assert found == (half, capacity)


def test_another_screen_is_refused_with_the_sizes_that_work():
    with pytest.raises(ValueError, match="screen of 128x64, only for 240x240, 320x240, 240x135,"):
        metrics.for_size(128, 64)
