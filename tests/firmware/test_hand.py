import pytest

from engine.tiles import HIGH, LOW, mask, number
from firmware.widgets.hand import Hand
from tests.firmware.pixels import (
    GROUND,
    Screen,
    brightness,
    differing,
    is_dark,
    outside,
    overlapping,
    shown_boxes,
    spots,
)
from tests.firmware.screens import SCREENS

T = number
SEVEN = [T(6, 5), T(0, 0), T(3, 2), T(6, 6), T(4, 1), T(5, 3), T(2, 0)]


def own(sizes, capacity=7):
    """Return a hand as the player's own on a screen of these metrics, and its screen."""
    hand = Hand(0, 0, sizes.width, sizes.hand_height, sizes.hand_half, capacity)
    return hand, Screen(sizes.width, sizes.hand_height, hand.group)


@pytest.fixture
def large():
    """A hand of seven in 240 x 46 px: half-tiles of 18 px, raised by 4."""
    hand = Hand(0, 0, 240, 46, 18, 7)
    hand.deal(SEVEN)
    return hand, Screen(240, 46, hand.group)


def pips(picture, box):
    """Return how many pips the upper and the lower half of a standing tile show."""
    left, top, right, _ = box
    half = right - left
    return spots(picture, left, top, half, is_dark), spots(picture, left, top + half, half, is_dark)


@SCREENS
def test_tiles_stand_in_the_order_dealt_the_higher_half_above(sizes):
    hand, screen = own(sizes)
    hand.deal(SEVEN)
    boxes = shown_boxes(hand.group)
    assert boxes == sorted(boxes)
    picture = screen.picture()
    assert [pips(picture, box) for box in boxes] == [(HIGH[tile], LOW[tile]) for tile in SEVEN]


@SCREENS
def test_seven_tiles_have_room_raised_or_not_with_the_cursor_anywhere(sizes):
    hand, _ = own(sizes)
    hand.deal(SEVEN)
    for place in range(7):
        for playable in (None, 0, mask(SEVEN), 1 << SEVEN[place]):
            hand.playable(playable)
            hand.select(place)
            boxes = shown_boxes(hand.group)
            assert len(boxes) == 8
            assert overlapping(boxes) == []
            assert outside(boxes, sizes.width, sizes.hand_height) == []


def test_the_hand_stands_in_the_middle_or_begins_at_the_left():
    # Seven tiles of 8 px with gaps of 2 are 68 px wide.
    centred = Hand(0, 0, 100, 16, 8, 7, lift=0)
    centred.deal(SEVEN)
    assert shown_boxes(centred.group)[0] == (16, 0, 24, 16)
    assert shown_boxes(centred.group)[6] == (76, 0, 84, 16)
    at_left = Hand(0, 0, 100, 16, 8, 7, lift=0, centred=False)
    at_left.deal(SEVEN[:3])
    assert shown_boxes(at_left.group) == [(0, 0, 8, 16), (10, 0, 18, 16), (20, 0, 28, 16)]


def test_a_tile_laid_leaves_its_place_empty(large):
    hand, _ = large
    before = shown_boxes(hand.group)
    hand.remove(T(6, 6))
    assert shown_boxes(hand.group) == before[:3] + before[4:]
    hand.remove(T(6, 5))
    assert shown_boxes(hand.group) == before[1:3] + before[4:]


def test_playable_tiles_are_raised_and_the_others_darkened(large):
    hand, screen = large
    level = shown_boxes(hand.group)
    bright = screen.picture()
    hand.playable(mask([T(0, 0), T(5, 3)]))
    boxes = shown_boxes(hand.group)
    rise = [before[1] - after[1] for before, after in zip(level, boxes, strict=True)]
    assert rise == [0, 4, 0, 0, 0, 4, 0]
    picture = screen.picture()
    # The face between the middle place and the rim, where no tile has a pip.
    shades = [brightness(picture.getpixel((left + 14, top + 5))) for left, top, _, _ in boxes]
    ivory = brightness(bright.getpixel((level[0][0] + 14, level[0][1] + 5)))
    darkened = {shades[place] for place in (0, 2, 3, 4, 6)}
    assert {shades[1], shades[5]} == {ivory}
    assert max(darkened) < ivory - 80
    # Darkened tiles can still be read.
    assert [pips(picture, box) for box in boxes] == [(HIGH[tile], LOW[tile]) for tile in SEVEN]
    hand.playable(None)
    assert differing(bright, screen.picture()) is None


def test_a_tile_not_held_may_be_in_the_mask(large):
    hand, _ = large
    before = shown_boxes(hand.group)
    hand.playable(mask([T(6, 4), T(1, 1)]))
    assert shown_boxes(hand.group) == before


def test_the_cursor_is_a_triangle_beneath_its_tile(large):
    hand, screen = large
    without = screen.picture()
    boxes = shown_boxes(hand.group)
    for place in (0, 6, 3):
        hand.select(place)
        picture = screen.picture()
        left, top, right, bottom = boxes[place]
        middle = left + 8
        assert differing(without, picture) == (middle - 5, bottom, middle + 6, bottom + 6)
        widths = [
            sum(picture.getpixel((x, y)) != GROUND for x in range(left, right))
            for y in range(bottom, bottom + 6)
        ]
        assert widths == [1, 3, 5, 7, 9, 11]
    hand.select(None)
    assert differing(without, screen.picture()) is None


def test_the_cursor_goes_with_its_tile(large):
    hand, _ = large
    hand.select(2)
    hand.remove(SEVEN[4])
    assert len(shown_boxes(hand.group)) == 7
    hand.remove(SEVEN[2])
    assert len(shown_boxes(hand.group)) == 5


def test_a_new_deal_begins_afresh(large):
    hand, screen = large
    fresh = screen.picture()
    hand.playable(1 << SEVEN[0])
    hand.select(3)
    hand.remove(SEVEN[5])
    hand.deal([T(1, 0)])
    assert len(shown_boxes(hand.group)) == 1
    hand.deal(SEVEN)
    assert differing(fresh, screen.picture()) is None


def test_nothing_is_drawn_again_without_a_change(large):
    hand, screen = large
    hand.playable(1 << SEVEN[0])
    hand.select(0)
    screen.picture()
    screen.picture()
    hand.playable(1 << SEVEN[0])
    hand.select(0)
    assert screen.changed() == []


def test_many_tiles_stand_in_two_rows():
    # 240 px hold 13 tiles of 18 px, so 20 stand in two rows of ten, each as high as a hand of one.
    hand = Hand(0, 0, 240, 92, 18, 20)
    tiles = list(range(20))
    hand.deal(tiles)
    hand.playable(mask(tiles))
    hand.select(19)
    boxes = shown_boxes(hand.group)
    assert [box[1] for box in boxes[:20]] == 10 * [0] + 10 * [46]
    assert boxes[9][0] == boxes[19][0]
    assert overlapping(boxes) == []
    assert outside(boxes, 240, 92) == []


@SCREENS
def test_the_hands_of_a_finished_round_fit_beside_each_other(sizes):
    hand = Hand(0, 0, sizes.width, 2 * sizes.shown_half, sizes.shown_half, 7, lift=0)
    hand.deal(SEVEN)
    boxes = shown_boxes(hand.group)
    assert overlapping(boxes) == []
    assert outside(boxes, sizes.width, 2 * sizes.shown_half) == []
    with pytest.raises(ValueError, match="only shown has no cursor"):
        hand.select(0)


@pytest.mark.parametrize(
    "width, height, half, capacity, lift",
    [
        (240, 42, 18, 7, 4),
        (240, 35, 18, 7, 0),
        (240, 85, 18, 20, 4),
        (17, 46, 18, 1, 4),
        (240, 46, 18, 0, 4),
    ],
)
def test_an_area_too_small_is_refused(width, height, half, capacity, lift):
    with pytest.raises(ValueError, match=f"no room for {capacity} tiles"):
        Hand(0, 0, width, height, half, capacity, lift)


def test_wrong_use_is_refused(large):
    hand, _ = large
    with pytest.raises(ValueError, match="8 tiles for a hand of 7"):
        hand.deal(list(range(8)))
    with pytest.raises(ValueError, match="6-4 is not in the hand"):
        hand.remove(T(6, 4))
    hand.remove(SEVEN[1])
    for place in (1, 7, -1):
        with pytest.raises(ValueError, match=f"no tile at place {place} of the hand"):
            hand.select(place)
    with pytest.raises(ValueError, match="half-tiles of 6 px are too small for the pips of 6"):
        Hand(0, 0, 100, 20, 6, 7)
