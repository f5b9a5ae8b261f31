import random

import pytest

from engine.moves import LEFT, RIGHT
from engine.tiles import HIGH, LOW, is_double, number
from firmware import metrics
from firmware.snake import CAPACITY, Snake
from firmware.widgets.line import LineOfPlay
from tests.firmware.laid import halves
from tests.firmware.pixels import (
    Screen,
    brightness,
    differing,
    is_dark,
    is_white,
    outside,
    overlapping,
    shown_boxes,
    spots,
)
from tests.firmware.screens import SCREENS

T = number


def line_for(sizes):
    line = LineOfPlay(0, 0, sizes.width, sizes.line_height, sizes.half)
    return line, Screen(sizes.width, sizes.line_height, line.group)


@pytest.fixture
def large():
    """A line on the 240 x 240 screen, and that screen."""
    return line_for(metrics.for_size(240, 240))


def whole_line(rng):
    """Return all 28 tiles in an order that may be played: [(tile, arm, end)], the lead first."""
    while True:
        free = set(range(CAPACITY))
        lead = rng.randrange(CAPACITY)
        free.remove(lead)
        ends = [HIGH[lead], LOW[lead]]
        plays = [(lead, RIGHT, LOW[lead])]
        while True:
            fitting = [
                (tile, arm)
                for tile in sorted(free)
                for arm in (LEFT, RIGHT)
                if ends[arm] in (HIGH[tile], LOW[tile])
            ]
            if not fitting:
                break
            tile, arm = rng.choice(fitting)
            ends[arm] = HIGH[tile] + LOW[tile] - ends[arm]
            free.remove(tile)
            plays.append((tile, arm, ends[arm]))
        if not free:
            return plays


def lay(line, plays):
    """Lay a line from its lead on, and return the numbers of its two ends."""
    lead = plays[0][0]
    line.lead(lead)
    ends = [HIGH[lead], LOW[lead]]
    for tile, arm, end in plays[1:]:
        line.play(tile, arm, end)
        ends[arm] = end
    return ends


def boxes_of(line):
    return [(grid.x, grid.y, grid.transpose_xy, grid.hidden) for grid in line.group]


@SCREENS
def test_every_half_shows_its_number_where_the_line_is_joined(sizes):
    line, screen = line_for(sizes)
    plays = whole_line(random.Random(sizes.width))
    lay(line, plays)
    picture = screen.picture()
    snake = Snake(sizes.width, sizes.line_height, sizes.half)
    for tile, arm, _ in plays:
        snake.lay(is_double(tile), arm)
    for index, (tile, _, end) in enumerate(plays):
        near, far = halves(snake.tile(index), sizes.half)
        pip = is_white if index == CAPACITY - 1 else is_dark
        joined = HIGH[tile] + LOW[tile] - end
        assert spots(picture, *near, sizes.half, pip) == joined
        assert spots(picture, *far, sizes.half, pip) == end


@SCREENS
def test_nothing_overlaps_or_leaves_the_area(sizes):
    line, _ = line_for(sizes)
    rng = random.Random(sizes.height)
    for _ in range(10):
        line.clear()
        plays = whole_line(rng)
        ends = [None, None]
        for index, (tile, arm, end) in enumerate(plays):
            line.ghost(tile, arm, end)
            boxes = shown_boxes(line.group)
            # The tiles, the ghost, and the mark of the other arm.
            assert len(boxes) == (index + 2 if index else 1)
            assert overlapping(boxes) == []
            assert outside(boxes, sizes.width, sizes.line_height) == []
            if index == 0:
                line.lead(tile)
                ends = [HIGH[tile], LOW[tile]]
            else:
                line.play(tile, arm, end)
                ends[arm] = end
            line.ends(ends[LEFT], ends[RIGHT])
            boxes = shown_boxes(line.group)
            assert len(boxes) == index + (3 if index + 1 < CAPACITY else 1)
            assert overlapping(boxes) == []
            assert outside(boxes, sizes.width, sizes.line_height) == []


@SCREENS
def test_tiles_keep_apart_by_a_pixel(sizes):
    """Between the bodies of two tiles the ground can be seen, however they lie."""
    line, screen = line_for(sizes)
    lay(line, whole_line(random.Random(11)))
    picture = screen.picture()
    body = sizes.half - 1
    for left, top, right, bottom in shown_boxes(line.group):
        for x in range(left, right):
            assert picture.getpixel((x, bottom - 1)) == (255, 0, 255)
        for y in range(top, bottom):
            assert picture.getpixel((right - 1, y)) == (255, 0, 255)
        # The body itself is whole: in the middle of a half's edge it is not the ground's colour.
        assert picture.getpixel((left + body // 2, top)) != (255, 0, 255)
        assert picture.getpixel((left, top + body // 2)) != (255, 0, 255)


# Half-tiles of 16 px; the lead lies at 104 to 136, 40 to 56, the tile on its right after that.
def test_a_lead_has_its_higher_half_to_the_left(large):
    line, screen = large
    line.lead(T(6, 2))
    picture = screen.picture()
    assert spots(picture, 104, 40, 16, is_white) == 6
    assert spots(picture, 120, 40, 16, is_white) == 2
    assert line.count == 1


@pytest.mark.parametrize("half", range(7))
def test_pips_lie_as_on_a_domino(large, half):
    line, screen = large
    line.lead(T(half, 0))
    picture = screen.picture()
    # The middles of the nine places, for pips of 3 px at 2, 6 and 10 px from the edge.
    rows = [
        "".join("#" if is_white(picture.getpixel((104 + x, 40 + y))) else "." for x in (3, 7, 11))
        for y in (3, 7, 11)
    ]
    assert (
        rows
        == {
            0: ["...", "...", "..."],
            1: ["...", ".#.", "..."],
            2: ["#..", "...", "..#"],
            3: ["#..", ".#.", "..#"],
            4: ["#.#", "...", "#.#"],
            5: ["#.#", ".#.", "#.#"],
            6: ["###", "...", "###"],
        }[half]
    )


def test_a_standing_six_has_its_rows_upright(large):
    line, screen = large
    line.lead(T(6, 6))
    picture = screen.picture()
    found = [
        [is_white(picture.getpixel((112 + x, 32 + y))) for x in (3, 7, 11)] for y in (3, 7, 11)
    ]
    assert found == 3 * [[True, False, True]]


def test_the_tile_just_laid_is_inverted_until_the_next_one(large):
    line, screen = large
    # A blank half shows the face in its middle.
    line.lead(T(6, 0))
    just_laid = screen.picture().getpixel((127, 47))
    line.play(T(6, 5), LEFT, 5)
    picture = screen.picture()
    face = picture.getpixel((127, 47))
    assert brightness(face) > brightness(just_laid) + 100
    assert spots(picture, 104, 40, 16, is_dark) == 6
    assert spots(picture, 104, 40, 16, is_white) == 0
    assert spots(picture, 72, 40, 16, is_white) == 5


def test_a_ghost_lies_where_the_tile_will_and_moves_nothing(large):
    line, screen = large
    line.lead(T(6, 4))
    line.ends(6, 4)
    before = boxes_of(line)
    picture = screen.picture()
    line.ghost(T(4, 1), RIGHT, 1)
    shown = screen.picture()
    changed = [index for index, box in enumerate(boxes_of(line)) if box != before[index]]
    # The ghost came, the mark beneath it went.
    assert len(changed) == 2
    assert differing(picture, shown) == (136, 40, 167, 55)
    assert spots(shown, 136, 40, 16, is_white) == 4
    assert spots(shown, 152, 40, 16, is_white) == 1
    # Hollow: the ground shows through beside the pips.
    assert shown.getpixel((136 + 7, 40 + 7)) == (255, 0, 255)
    line.no_ghost()
    assert differing(picture, screen.picture()) is None
    line.play(T(4, 1), RIGHT, 1)
    laid = screen.picture()
    assert spots(laid, 136, 40, 16, is_white) == 4
    assert spots(laid, 152, 40, 16, is_white) == 1


def test_a_ghost_changes_its_arm_and_gives_the_mark_back(large):
    line, screen = large
    line.lead(T(6, 4))
    line.ends(6, 4)
    line.ghost(T(6, 4), LEFT, 4)
    line.ghost(T(6, 4), RIGHT, 6)
    both = screen.picture()
    line.no_ghost()
    line.ghost(T(6, 4), RIGHT, 6)
    assert differing(both, screen.picture()) is None
    # The left end's mark is back: at 88 to 104, left of the lead.
    assert (88, 40, 104, 56) in shown_boxes(line.group)


def test_a_ghost_of_a_lead_lies_in_the_middle(large):
    line, screen = large
    line.ghost(T(5, 3), LEFT, 3)
    picture = screen.picture()
    assert spots(picture, 104, 40, 16, is_white) == 5
    assert spots(picture, 120, 40, 16, is_white) == 3
    assert line.count == 0
    line.no_ghost()
    assert shown_boxes(line.group) == []


def test_marks_stand_at_both_ends_and_tell_seven_numbers_and_the_matadors_apart(large):
    line, screen = large
    line.lead(T(6, 4))
    seen = set()
    for end in range(8):
        line.ends(end, 7 - end)
        picture = screen.picture()
        left, right = picture.crop((88, 40, 104, 56)), picture.crop((136, 40, 152, 56))
        line.ends(7 - end, end)
        swapped = screen.picture()
        assert differing(right, swapped.crop((88, 40, 104, 56))) is None
        assert differing(left, swapped.crop((136, 40, 152, 56))) is None
        seen.add(left.tobytes())
    assert len(seen) == 8
    line.ends(None, 3)
    assert shown_boxes(line.group)[1:] == [(136, 40, 152, 56)]


def test_a_mark_is_framed_at_its_corners_only(large):
    line, screen = large
    line.lead(T(6, 4))
    line.ends(0, 0)
    picture = screen.picture()
    ground = (255, 0, 255)
    edge = [picture.getpixel((136 + x, 40)) != ground for x in range(15)]
    assert edge == 4 * [True] + 7 * [False] + 4 * [True]


def test_the_mark_of_an_arm_goes_with_a_play_until_it_is_set_again(large):
    line, _ = large
    line.lead(T(6, 4))
    line.ends(6, 4)
    line.play(T(4, 1), RIGHT, 1)
    assert shown_boxes(line.group)[2:] == [(88, 40, 104, 56)]
    line.ends(6, 1)
    assert shown_boxes(line.group)[2:] == [(88, 40, 104, 56), (168, 40, 184, 56)]


def test_a_complete_line_has_no_marks(large):
    line, _ = large
    ends = lay(line, whole_line(random.Random(2)))
    line.ends(*ends)
    assert len(shown_boxes(line.group)) == CAPACITY


def test_clear_leaves_nothing_and_a_new_line_is_the_same(large):
    line, screen = large
    empty = screen.picture()
    line.lead(T(3, 1))
    first = screen.picture()
    line.ends(3, 1)
    line.play(T(3, 3), LEFT, 3)
    line.ends(3, 1)
    line.ghost(T(1, 1), RIGHT, 1)
    line.clear()
    assert line.count == 0
    assert differing(empty, screen.picture()) is None
    line.lead(T(3, 1))
    assert differing(first, screen.picture()) is None


def test_only_what_changed_is_drawn_again(large):
    line, screen = large
    line.lead(T(6, 4))
    line.ends(6, 4)
    line.ghost(T(4, 1), RIGHT, 1)
    screen.picture()
    screen.picture()
    line.ends(6, 4)
    line.ghost(T(4, 1), RIGHT, 1)
    assert screen.changed() == []
    line.play(T(4, 1), RIGHT, 1)
    line.ends(6, 1)
    lead = (104, 40, 32, 16)
    laid = (136, 40, 32, 16)
    # The lead is no longer the tile just laid. The ghost becomes one, the left end's mark stays.
    assert sorted(screen.changed()) == [lead, laid, (168, 40, 16, 16)]


def test_what_was_hidden_is_not_drawn_where_it_once_stood(large):
    line, screen = large
    line.lead(T(6, 4))
    line.ends(6, 4)
    line.play(T(4, 1), RIGHT, 1)
    line.ends(6, 1)
    # Refreshes alternate in what they take a hidden grid's old place for.
    for refreshes in range(2, 6):
        screen.picture()
        line.clear()
        for _ in range(refreshes):
            screen.picture()
        line.lead(T(5, 5))
        line.ends(5, 5)
        # A double stands across; its marks are half a tile higher than it.
        assert sorted(screen.changed()) == [
            (96, 40, 16, 16),
            (112, 32, 16, 32),
            (128, 40, 16, 16),
        ]


def test_partial_drawing_gives_the_same_picture_as_drawing_all(large):
    line, screen = large
    rng = random.Random(5)
    for _ in range(3):
        plays = whole_line(rng)
        line.clear()
        for index, (tile, arm, end) in enumerate(plays):
            line.ghost(tile, arm, end)
            screen.picture()
            if index:
                line.play(tile, arm, end)
            else:
                line.lead(tile)
            step_by_step = screen.picture()
        fresh, fresh_screen = line_for(metrics.for_size(240, 240))
        lay(fresh, plays)
        assert differing(step_by_step, fresh_screen.picture()) is None


def test_no_picture_is_made_while_playing(large):
    line, _ = large
    before = list(line.group)
    plays = whole_line(random.Random(8))
    line.ends(*lay(line, plays))
    line.clear()
    line.ghost(*plays[0])
    assert list(line.group) == before


def cross():
    """Return a line with four arms on the 320 x 240 screen, the 6-6 led, and that screen.

    Half-tiles of 16 px: the lead lies at 144 to 176, 40 to 56.
    """
    sizes = metrics.for_size(320, 240, 4)
    line = LineOfPlay(0, 0, sizes.width, sizes.line_height, sizes.half, 4)
    line.lead(T(6, 6))
    return line, Screen(sizes.width, sizes.line_height, line.group)


def test_a_cross_has_a_mark_on_each_side():
    line, _ = cross()
    line.ends(6, 6, 6, 6)
    assert shown_boxes(line.group)[1:] == [
        (128, 40, 144, 56),
        (176, 40, 192, 56),
        (152, 24, 168, 40),
        (152, 56, 168, 72),
    ]


def test_a_tile_goes_upwards_from_its_joined_half():
    line, screen = cross()
    line.ends(6, 6, 6, 6)
    line.ghost(T(6, 4), 2, 4)
    assert len(shown_boxes(line.group)) == 5
    line.play(T(6, 4), 2, 4)
    picture = screen.picture()
    assert spots(picture, 152, 8, 16, is_white) == 4
    assert spots(picture, 152, 24, 16, is_white) == 6


def test_a_closed_end_has_its_number_without_a_frame():
    line, screen = cross()
    line.play(T(6, 4), 2, 4)
    line.ends(6, 6, 4, 6)
    both = screen.picture()
    line.ends(6, 6, 4, 6, closed=0b0100)
    closed = screen.picture()
    # The upper arm goes on at 136 to 152, 8 to 24, to the left of its tile.
    assert differing(both, closed) == (136, 8, 151, 23)
    assert closed.getpixel((136, 8)) == (255, 0, 255)
    assert closed.crop((140, 12, 147, 19)).getcolors(1) is None
    line.ends(6, 6, 4, 6)
    assert differing(both, screen.picture()) is None


@pytest.mark.parametrize("size", [(240, 240), (320, 240), (240, 135), (160, 128)])
def test_nothing_of_a_cross_overlaps_or_leaves_the_area(size):
    sizes = metrics.for_size(*size, 4)
    line = LineOfPlay(0, 0, sizes.width, sizes.line_height, sizes.half, 4)
    line.lead(T(6, 6))
    plays = [(T(6, number), arm) for arm, number in enumerate((1, 3, 4, 5))]
    plays += [(T(1, 1), 0), (T(3, 3), 1), (T(4, 4), 2), (T(5, 5), 3), (T(4, 1), 2), (T(5, 1), 3)]
    ends = [6, 6, 6, 6]
    for tile, arm in plays:
        ends[arm] = HIGH[tile] + LOW[tile] - ends[arm]
        line.ghost(tile, arm, ends[arm])
        assert overlapping(shown_boxes(line.group)) == []
        line.play(tile, arm, ends[arm])
        line.ends(*ends)
        boxes = shown_boxes(line.group)
        assert overlapping(boxes) == []
        assert outside(boxes, sizes.width, sizes.line_height) == []
    assert line.count == 11


def test_wrong_plays_are_refused(large):
    line, _ = large
    with pytest.raises(ValueError, match="an empty line takes a lead first"):
        line.play(T(6, 4), RIGHT, 4)
    with pytest.raises(ValueError, match="no ends to mark"):
        line.ends(6, 4)
    line.lead(T(6, 6))
    with pytest.raises(ValueError, match="a lead needs an empty line"):
        line.lead(T(6, 4))
    for wrong in (line.play, line.ghost):
        with pytest.raises(ValueError, match="6-4 has no half 3 to expose"):
            wrong(T(6, 4), RIGHT, 3)
    assert line.count == 1


@pytest.mark.parametrize(
    "half, top", [(12, 9), (16, 9), (20, 9), (24, 9), (16, 12), (20, 12), (24, 12), (28, 12)]
)
def test_pips_of_larger_sets_can_be_counted(half, top):
    """On the half-tiles in use: every pip stands apart from the others and from the tile's edge."""
    for number_ in range(7, top + 1):
        line = LineOfPlay(0, 0, 16 * half, 4 * half, half, capacity=4, top=top)
        screen = Screen(16 * half, 4 * half, line.group)
        line.lead(T(number_, number_))
        line.play(T(number_, 0), RIGHT, 0)
        picture = screen.picture()
        lead, played = shown_boxes(line.group)
        for box in (lead, (lead[0], lead[1] + half)):
            assert spots(picture, *box[:2], half, is_dark) == number_
        assert spots(picture, *played[:2], half, is_white) == number_
        assert spots(picture, played[0] + half, played[1], half, is_white) == 0
        # The rim of a pixel is free of pips all around.
        edge = [(lead[0] + x, lead[1]) for x in range(half)]
        edge += [(lead[0], lead[1] + y) for y in range(2 * half)]
        assert not [place for place in edge if is_dark(picture.getpixel(place))]


@pytest.mark.parametrize(
    "number_, rows",
    [
        (7, ["###", ".#.", "###"]),
        (8, ["###", "#.#", "###"]),
        (9, ["###", "###", "###"]),
    ],
)
def test_pips_of_seven_to_nine_lie_as_on_a_domino(number_, rows):
    line = LineOfPlay(0, 0, 240, 128, 16, capacity=4, top=9)
    screen = Screen(240, 128, line.group)
    line.lead(T(number_, 0))
    picture = screen.picture()
    assert rows == [
        "".join("#" if is_white(picture.getpixel((104 + x, 40 + y))) else "." for x in (3, 7, 11))
        for y in (3, 7, 11)
    ]


def test_marks_of_a_double_twelve_set_tell_its_numbers_apart():
    line = LineOfPlay(0, 0, 240, 128, 16, capacity=4, top=12)
    screen = Screen(240, 128, line.group)
    line.lead(T(6, 4))
    seen = set()
    for end in range(13):
        line.ends(None, end)
        seen.add(screen.picture().crop((136, 40, 152, 56)).tobytes())
    assert len(seen) == 13


def test_half_tiles_too_small_for_a_larger_set_are_refused():
    with pytest.raises(ValueError, match="half-tiles of 10 px are too small for the pips of 9"):
        LineOfPlay(0, 0, 240, 120, 10, top=9)
    with pytest.raises(ValueError, match="half-tiles of 12 px are too small for the pips of 12"):
        LineOfPlay(0, 0, 240, 120, 12, top=12)
