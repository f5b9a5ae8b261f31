import random

import pytest

from engine.games import find
from engine.moves import arm_of, tile_of
from engine.round import Round
from engine.tiles import is_double, number
from firmware import cross_metrics, metrics
from firmware.courses import COURSES, HIGH, WIDE
from firmware.cross import ARMS, LONGEST, Cross
from firmware.large_screen import LARGE_CROSS
from firmware.snake import CAPACITY, DOWN, TO_LEFT, TO_RIGHT, UP
from tests.firmware.laid import DOUBLE, SINGLE, Board, lay_all

LEFT, RIGHT, TOP, BOTTOM = range(ARMS)
SEBASTOPOL = find("sebastopol")
SINGLES = 21
DOUBLES = 6
ALL = cross_metrics.ALL + (LARGE_CROSS,)
SCREENS = pytest.mark.parametrize(
    "sizes", ALL, ids=[f"{sizes.width}x{sizes.height}" for sizes in ALL]
)


def cross_for(sizes):
    return Cross(sizes.width, sizes.line_height, sizes.half)


def parsed(text):
    """Return where the lead lies and the courses of the four arms."""
    lead, *courses = text.split(", ")
    assert len(courses) == ARMS
    return int(lead), courses


SETS = [parsed(text) for text in COURSES]


# The courses. Their squares are told by their left edges in half squares, their tops in squares
# from the middle of the first row on: the rows are at 0, 2, 4 and 6.
def lead_squares(lead):
    return [(2 * lead, 2), (2 * lead + 2, 2)]


def squares(lead, arm, course):
    """Return the squares of an arm's course, the next one to the lead first."""
    x, y = (2 * lead, 2 * lead + 2, 2 * lead + 1, 2 * lead + 1)[arm], 2
    found = []
    for run in course.split():
        right, down = {"L": (-2, 0), "R": (2, 0), "U": (0, -1), "D": (0, 1)}[run[0]]
        for _ in range(int(run[1:])):
            x, y = x + right, y + down
            found.append((x, y))
    return found


def near(one, other):
    """Whether less than a whole square is free between two squares."""
    return abs(one[0] - other[0]) < 4 and abs(one[1] - other[1]) < 2


@pytest.mark.parametrize("lead, courses", SETS)
def test_courses_stay_in_the_area_and_keep_apart(lead, courses):
    ways = [squares(lead, arm, course) for arm, course in enumerate(courses)]
    for arm, way in enumerate(ways):
        assert len(way) <= LONGEST
        assert all(0 <= x <= 2 * WIDE - 2 and 0 <= y <= HIGH - 2 for x, y in way)
        # Only the first tile of an arm lies beside the lead and the other arms' first tiles.
        others = [
            (square, place)
            for other, theirs in enumerate(ways)
            if other != arm
            for place, square in enumerate(theirs)
        ]
        for place, square in enumerate(way):
            assert not any(
                near(square, other) for other, theirs in others if max(place, theirs) > 1
            )
            assert place <= 1 or not any(near(square, other) for other in lead_squares(lead))
            # A course keeps apart from itself, but for where it turns.
            assert not any(near(square, earlier) for earlier in way[: max(0, place - 2)])


def test_a_course_leaves_by_its_own_side_and_turns_only_in_rows():
    for _, courses in SETS:
        for arm, course in enumerate(courses):
            runs = course.split()
            assert runs[0][0] == "LRUD"[arm]
            for before, run in zip(runs, runs[1:], strict=False):
                assert (before[0] in "LR") != (run[0] in "LR")
            assert all(int(run[1:]) % 2 == 0 for run in runs if run[0] in "UD")


def most_taken(way):
    """Return, by the numbers of singles and doubles, the most squares that they may take.

    Whatever their order, but that no two doubles follow each other: they have no number in common.
    A single takes two squares. So does a double, but for one in a row, between squares of that row.
    """

    def room_of_double(place):
        row = {square[1] for square in way[max(0, place - 1) : place + 2]}
        return 1 if place and place < len(way) and len(row) == 1 else 2

    taken = {(0, 0): 0}
    # By how many of each there are, and whether the last is a double: the places where it may end.
    ends = {(0, 0, False): {0}}
    for singles in range(1, SINGLES + 1):
        for doubles in range(min(singles, DOUBLES) + 1):
            before = ends.get((singles - 1, doubles, False), set())
            before = before | ends.get((singles - 1, doubles, True), set())
            after_single = {place + 2 for place in before}
            before = ends.get((singles, doubles - 1, False), set())
            after_double = {place + room_of_double(place) for place in before}
            ends[singles, doubles, False] = after_single
            ends[singles, doubles, True] = after_double
            taken[singles, doubles] = max(after_single | after_double)
    return taken


def shares(total, parts, least):
    """Return all ways to share out `total` among so many parts, each getting at least `least`."""
    if parts == 1:
        return [(total,)]
    return [
        (first, *rest)
        for first in range(least, total - least * (parts - 1) + 1)
        for rest in shares(total - first, parts - 1, least)
    ]


def test_whatever_the_arms_hold_there_are_courses_with_room_for_a_further_tile():
    """With all tiles but one laid, which needs more room than any line before, or than the end."""
    ways = []
    for lead, courses in SETS:
        for mirrored in (0, 1):
            for turned in (0, 1):
                swapped = [arm ^ (mirrored if arm < TOP else turned) for arm in range(ARMS)]
                ways.append([squares(lead, arm, courses[arm]) for arm in swapped])
    # For each way, and each of its arms: the numbers of singles and doubles that leave two squares.
    room = [
        [{held for held, taken in most_taken(way).items() if taken + 2 <= len(way)} for way in arms]
        for arms in ways
    ]
    tried = 0
    for singles, doubles in ((SINGLES - 1, DOUBLES), (SINGLES, DOUBLES - 1)):
        all_doubles = shares(doubles, ARMS, 0)
        for held in shares(singles, ARMS, 1):
            for crosswise in all_doubles:
                arms = list(zip(held, crosswise, strict=True))
                # Doubles do not follow each other, and the first tile of an arm is a single.
                if any(two > one for one, two in arms):
                    continue
                tried += 1
                assert any(all(arms[arm] in found[arm] for arm in range(ARMS)) for found in room), (
                    arms
                )
    assert tried > 80_000


# Whole lines
def random_round(seed):
    """Play a round of Sebastopol at random; return the tiles laid as (double, arm)."""
    rng = random.Random(seed)
    round_ = Round.from_seed(SEBASTOPOL, 4, seed)
    while not round_.over:
        round_.push(rng.choice(round_.legal_moves()))
    return laid_in(round_.table.history)


def laid_in(moves):
    return [(is_double(tile_of(move)), arm_of(move)) for move in moves if move >= 0]


def lone_line(rng, weights):
    """Lay tiles until none fits any more, on arms chosen by weight, as (double, arm)."""
    table = SEBASTOPOL.table(SEBASTOPOL, [CAPACITY] * 4, 0)
    table.push(number(6, 6))
    moves = [number(6, 6)]
    while True:
        legal = [move for move in table.moves(~table.laid & (1 << CAPACITY) - 1) if move >= 0]
        if not legal:
            return laid_in(moves)
        chances = [weights[arm_of(move)] for move in legal]
        (move,) = rng.choices(legal, chances)
        table.push(move)
        moves.append(move)


@SCREENS
def test_rounds_played_at_random_find_room(sizes):
    board = Board(sizes.width, sizes.line_height, sizes.half)
    cross = cross_for(sizes)
    for seed in range(60):
        lay_all(cross, board, random_round(1000 * sizes.width + seed), range(ARMS))


@SCREENS
def test_lines_with_arms_as_long_as_they_get_find_room(sizes):
    board = Board(sizes.width, sizes.line_height, sizes.half)
    cross = cross_for(sizes)
    rng = random.Random(sizes.height)
    longest = 0
    for weights in ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (1, 1, 0, 0)) + (
        (0, 0, 1, 1),
        (1, 0, 1, 0),
        (0, 1, 0, 1),
        (0, 1, 1, 1),
        (1, 1, 1, 1),
    ):
        for _ in range(6):
            laid = lone_line(rng, [1000 * weight + 1 for weight in weights])
            lay_all(cross, board, laid, range(ARMS))
            longest = max(longest, max(sum(arm == own for _, own in laid) for arm in range(ARMS)))
    assert longest >= 16


def test_thousands_of_rounds_find_room_and_most_never_move():
    cross = cross_for(metrics.for_size(240, 240, ARMS))
    still = 0
    for seed in range(3000):
        cross.clear()
        moved = [cross.lay(double, arm) for double, arm in random_round(seed)]
        still += not any(moved)
    assert still > 2000


# Places worked out by hand for half-tiles of 16 px in an area of 320 x 128 px: the rows lie at 8,
# 40, 72 and 104 px. In the first courses nine half-tiles lie to the left of the lead.
def cross_with(*tiles):
    cross = Cross(320, 128, 16)
    assert not cross.lay(DOUBLE, LEFT)
    for double, arm in tiles:
        assert not cross.lay(double, arm)
    return cross


def test_the_first_courses_are_those_of_the_following_tests():
    assert SETS[0][0] == 9
    assert [course.split()[0] for course in SETS[0][1]] == ["L2", "R9", "U2", "D2"]


def test_an_arm_leaves_each_side_of_the_lead():
    cross = cross_with()
    assert Cross(320, 128, 16).place(DOUBLE, LEFT) == (144, 40, TO_RIGHT)
    assert cross.tile(0) == (144, 40, TO_RIGHT)
    assert [cross.place(SINGLE, arm) for arm in range(ARMS)] == [
        (112, 40, TO_LEFT),
        (176, 40, TO_RIGHT),
        (152, 8, UP),
        (152, 56, DOWN),
    ]
    assert [cross.marker(arm) for arm in range(ARMS)] == [
        (128, 40),
        (176, 40),
        (152, 24),
        (152, 56),
    ]


def test_doubles_stand_across_in_rows_and_the_line_goes_on_beside_them():
    cross = cross_with((SINGLE, RIGHT), (DOUBLE, RIGHT))
    assert cross.tile(2) == (208, 32, DOWN)
    assert cross.place(SINGLE, RIGHT) == (224, 40, TO_RIGHT)
    assert cross.marker(RIGHT) == (224, 40)


def test_a_double_where_the_course_turns_lies_along_it():
    # The left arm turns down after its first tile: the square beneath it is no row's.
    cross = cross_with((SINGLE, LEFT))
    assert cross.place(DOUBLE, LEFT) == cross.place(SINGLE, LEFT) == (112, 56, DOWN)


def test_the_area_may_be_wider_than_the_cross():
    wide = Cross(360, 128, 16)
    wide.lay(DOUBLE, LEFT)
    assert wide.tile(0) == (164, 40, TO_RIGHT)
    assert wide.marker(TOP) == (172, 24)
    assert wide.place(SINGLE, RIGHT) == (196, 40, TO_RIGHT)


def test_clear_begins_a_new_line():
    cross = cross_with((SINGLE, TOP), (SINGLE, TOP))
    cross.clear()
    assert cross.count == 0
    assert cross.lay(DOUBLE, LEFT) is False
    assert cross.place(SINGLE, TOP) == (152, 8, UP)


def test_clear_goes_back_to_the_first_courses():
    cross = cross_with()
    while not cross.lay(SINGLE, RIGHT):
        pass
    cross.clear()
    assert cross.lay(DOUBLE, LEFT) is False
    assert cross.tile(0) == (144, 40, TO_RIGHT)


def test_wrong_use_is_refused():
    cross = Cross(320, 128, 16)
    with pytest.raises(ValueError, match="no open end"):
        cross.marker(LEFT)
    with pytest.raises(ValueError, match="no tile 0 in a line of 0"):
        cross.tile(0)
    for index in range(CAPACITY):
        cross.lay(index == 0, index % ARMS)
    for forbidden in (cross.lay, cross.place):
        with pytest.raises(ValueError, match="all 28 tiles lie"):
            forbidden(SINGLE, TOP)
    with pytest.raises(ValueError, match="all 28 tiles lie"):
        cross.marker(TOP)
    with pytest.raises(ValueError, match="no tile -1 in a line of 28"):
        cross.tile(-1)


def test_a_line_that_tiles_do_not_make_finds_no_room():
    cross = Cross(320, 128, 16)
    with pytest.raises(ValueError, match="tiles find no room in a cross"):
        for _ in range(CAPACITY):
            cross.lay(SINGLE, BOTTOM)


@pytest.mark.parametrize(
    "width, height, half, complaint",
    [
        (320, 128, 15, "half-tile of 15 px: the side must be even"),
        (318, 128, 16, "half-tiles of 16 px takes 320x128 px, not 318x128"),
        (320, 130, 16, "half-tiles of 16 px takes 320x128 px, not 320x130"),
    ],
)
def test_sizes_that_do_not_work_are_refused(width, height, half, complaint):
    with pytest.raises(ValueError, match=complaint):
        Cross(width, height, half)
