import random

import pytest

from engine.games import find
from engine.moves import LEFT, RIGHT
from engine.tiles import HIGH, LOW, is_double
from firmware import metrics
from firmware.snake import CAPACITY, DOWN, TO_LEFT, TO_RIGHT, UP, Snake
from tests.firmware.laid import DOUBLE, SINGLE, Board, lay_all
from tests.firmware.screens import SCREENS

ARMS = (LEFT, RIGHT)
DOUBLES = 7


# The lines of larger sets: screen, half-tiles, how many tiles may lie, doubles of the set.
LARGER = [
    ((240, 240), 16, 28, 10),
    ((240, 240), 16, 28, 13),
    ((240, 240), 12, 53, 10),
    ((320, 240), 16, 28, 10),
    ((320, 240), 16, 28, 13),
    ((320, 240), 12, 53, 10),
    ((640, 480), 24, 53, 10),
    ((640, 480), 24, 91, 13),
]
LARGER_LINES = pytest.mark.parametrize(
    "size, half, capacity, doubles",
    LARGER,
    ids=[f"{line[0][0]}x{line[0][1]}-{line[2]}-{line[3]}" for line in LARGER],
)


def snake_for(sizes):
    return Snake(sizes.width, sizes.line_height, sizes.half)


def larger_snake(size, half, capacity):
    """Return the snake of a larger set on a screen, and its board."""
    sizes = metrics.for_size(*size)
    height = sizes.line_height // (2 * half) * 2 * half
    return Snake(sizes.width, height, half, capacity), Board(sizes.width, height, half)


def order(doubles_at, arm_of, capacity=CAPACITY):
    return [(index in doubles_at, arm_of(index)) for index in range(capacity)]


def arm_choices(capacity=CAPACITY):
    """Return functions from a tile's number in the line to its arm, the one-sided ones first."""
    return (
        lambda index: RIGHT,
        lambda index: LEFT,
        lambda index: index % 2,
        lambda index: index // 3 % 2,
        lambda index: RIGHT if index < capacity // 2 else LEFT,
        lambda index: LEFT if index < capacity * 5 // 7 else RIGHT,
        lambda index: RIGHT if index == capacity - 1 else LEFT,
    )


def doubles_choices(capacity=CAPACITY, doubles=DOUBLES, step=1):
    """Return sets of the places of the doubles: together, apart, and around the corners.

    The first of them is every `step` places.
    """
    return [
        set(range(start, start + apart * doubles, apart))
        for apart in (1, 2, 3, 4)
        for start in range(0, capacity - apart * (doubles - 1), step)
    ]


@SCREENS
def test_lines_made_to_be_awkward_fit(sizes):
    snake = snake_for(sizes)
    board = Board(sizes.width, sizes.line_height, sizes.half)
    for doubles_at in doubles_choices():
        for arm_of in arm_choices():
            lay_all(snake, board, order(doubles_at, arm_of))


@SCREENS
def test_random_lines_fit_and_seldom_move(sizes):
    rng = random.Random(20 * sizes.width + sizes.height)
    snake = snake_for(sizes)
    board = Board(sizes.width, sizes.line_height, sizes.half)
    for _ in range(500):
        doubles_at = set(rng.sample(range(CAPACITY), DOUBLES))
        to_the_right = rng.choice((0, 0.1, 0.3, 0.5, 0.7, 0.9, 1))
        laid = order(doubles_at, lambda index, share=to_the_right: int(rng.random() < share))
        # Three times is the most ever seen; more would mean that it no longer aims for balance.
        assert lay_all(snake, board, laid) <= 4


@LARGER_LINES
def test_lines_of_larger_sets_made_to_be_awkward_fit(size, half, capacity, doubles):
    snake, board = larger_snake(size, half, capacity)
    choices = [set()] * (capacity == 28) + doubles_choices(capacity, doubles, capacity // 5)
    for doubles_at in choices:
        for arm_of in arm_choices(capacity):
            lay_all(snake, board, order(doubles_at, arm_of, capacity))


@LARGER_LINES
def test_random_lines_of_larger_sets_fit(size, half, capacity, doubles):
    rng = random.Random(capacity * doubles)
    snake, board = larger_snake(size, half, capacity)
    for _ in range(2000 // capacity):
        # Of the tiles that may lie, any number of the set's doubles; of nearly all, nearly all.
        fewest = 0 if capacity == 28 else doubles - 2
        doubles_at = set(rng.sample(range(capacity), rng.randint(fewest, doubles)))
        share = rng.choice((0, 0.1, 0.3, 0.5, 0.7, 0.9, 1))
        laid = order(doubles_at, lambda index, share=share: int(rng.random() < share), capacity)
        lay_all(snake, board, laid)


def test_the_lines_of_larger_sets_are_those_of_the_screens():
    """What is proved here is what the app uses: by game, seats, half-tiles and tiles laid."""
    used = set()
    for width, height in ((240, 240), (320, 240), (240, 135), (160, 128), (640, 480)):
        sizes = metrics.for_size(width, height)
        for game in ("block", "draw"):
            for name, doubles in (("double-nine", 10), ("double-twelve", 13)):
                for seats in range(2, 8 if doubles == 10 else 11):
                    rules = find(f"{game}(set={name})", seats)
                    half, capacity = metrics.line_of(sizes, rules, seats)
                    if half:
                        used.add(((width, height), half, capacity, doubles))
    proved = {line[:2] + line[3:]: 0 for line in LARGER}
    for size, half, capacity, doubles in LARGER:
        key = (size, half, doubles)
        proved[key] = max(proved[key], capacity)
    assert all(capacity <= proved[size, half, doubles] for size, half, capacity, doubles in used)
    assert {line[0] for line in used} == {line[0] for line in LARGER}


def block_round(rng):
    """Play a round of two-seat Block at random; return the tiles laid as (double, arm)."""
    tiles = list(range(CAPACITY))
    rng.shuffle(tiles)
    hands = [tiles[:7], tiles[7:14]]
    lead = hands[0].pop()
    ends = [HIGH[lead], LOW[lead]]
    laid = [(is_double(lead), RIGHT)]
    turn, passes = 1, 0
    while passes < 2 and all(hands):
        plays = [(t, arm) for t in hands[turn] for arm in ARMS if ends[arm] in (HIGH[t], LOW[t])]
        passes = 0 if plays else passes + 1
        if plays:
            tile, arm = rng.choice(plays)
            ends[arm] = LOW[tile] if HIGH[tile] == ends[arm] else HIGH[tile]
            hands[turn].remove(tile)
            laid.append((is_double(tile), arm))
        turn = 1 - turn
    return laid


@SCREENS
def test_rounds_of_two_seats_hardly_ever_move(sizes):
    rng = random.Random(7)
    snake = snake_for(sizes)
    moved = 0
    for _ in range(1000):
        snake.clear()
        moved += sum(snake.lay(double, arm) for double, arm in block_round(rng))
    # With three rows of twenty half-tiles, an arm has room for the 13 other tiles of both hands.
    assert moved <= (10 if sizes.rows == 4 else 0)


@SCREENS
def test_larger_half_tiles_would_not_hold_every_line(sizes):
    room = {(240, 240): 128, (320, 240): 128, (240, 135): 72, (160, 128): 64}
    half = sizes.half + 2
    height = room[sizes.width, sizes.height] // (2 * half) * 2 * half
    snake = Snake(sizes.width, height, half)
    rng = random.Random(1)
    with pytest.raises(ValueError, match="tiles find no room in a line of"):
        for _ in range(200):
            snake.clear()
            doubles_at = set(rng.sample(range(CAPACITY), DOUBLES))
            for double, arm in order(doubles_at, lambda index: rng.randrange(2)):
                snake.lay(double, arm)


# The following places are worked out by hand for half-tiles of 16 px in an area of 240 x 128 px:
# rows begin at 0, 32, 64 and 96, what lies along them 8 px lower; the lead is in the second row.
def snake_with(*tiles, height=128):
    snake = Snake(240, height, 16)
    for double, arm in tiles:
        assert not snake.lay(double, arm)
    return snake


def test_the_lead_lies_in_the_middle():
    assert snake_with((SINGLE, RIGHT)).tile(0) == (104, 40, TO_RIGHT)
    assert snake_with((DOUBLE, RIGHT)).tile(0) == (112, 32, DOWN)
    assert snake_with().place(SINGLE, LEFT) == (104, 40, TO_RIGHT)
    assert snake_with().place(DOUBLE, LEFT) == (112, 32, DOWN)


def test_both_arms_run_outwards_and_doubles_stand_across():
    snake = snake_with((SINGLE, RIGHT), (SINGLE, RIGHT), (DOUBLE, RIGHT), (DOUBLE, LEFT))
    assert snake.tile(1) == (136, 40, TO_RIGHT)
    assert snake.tile(2) == (168, 32, DOWN)
    assert snake.tile(3) == (88, 32, UP)
    assert snake.marker(RIGHT) == (184, 40)
    assert snake.marker(LEFT) == (72, 40)
    assert snake.place(SINGLE, LEFT) == (56, 40, TO_LEFT)


def test_a_corner_stands_in_the_last_column_and_the_line_comes_back_beneath_it():
    # The lead ends at 128, three tiles at 224: one column of 16 px is left.
    row = [(DOUBLE, RIGHT)] + 3 * [(SINGLE, RIGHT)]
    snake = snake_with(*row, (SINGLE, RIGHT))
    assert snake.tile(4) == (224, 40, DOWN)
    assert snake.marker(RIGHT) == (224, 72)
    assert snake.place(SINGLE, RIGHT) == (208, 72, TO_LEFT)
    # A double lies across beneath it, as near to its middle as the border lets it.
    assert snake.place(DOUBLE, RIGHT) == (208, 72, TO_LEFT)
    assert snake_with(*row).place(DOUBLE, RIGHT) == (224, 40, DOWN)


def test_a_double_beneath_a_corner_lies_centred_and_the_line_goes_on_from_its_side():
    # The lead ends at 136, the double at 152, two tiles at 216: the corner leaves 8 px free.
    tiles = [(SINGLE, RIGHT), (DOUBLE, RIGHT), (SINGLE, RIGHT), (SINGLE, RIGHT), (SINGLE, RIGHT)]
    snake = snake_with(*tiles, (DOUBLE, RIGHT))
    assert snake.tile(4) == (216, 40, DOWN)
    assert snake.tile(5) == (208, 72, TO_LEFT)
    assert snake.marker(RIGHT) == (192, 72)
    assert snake.place(SINGLE, RIGHT) == (176, 72, TO_LEFT)
    assert snake.place(DOUBLE, RIGHT) == (192, 64, DOWN)


def test_where_a_row_is_full_the_line_goes_on_beneath_its_last_half():
    # The lead ends at 136, three tiles at 232: no column is left.
    row = 4 * [(SINGLE, RIGHT)]
    snake = snake_with(*row)
    assert snake.marker(RIGHT) == (216, 56)
    assert snake.place(SINGLE, RIGHT) == (216, 56, DOWN)
    assert snake.place(DOUBLE, RIGHT) == (208, 56, TO_RIGHT)
    # The single's lower half is in the next row, which goes on beside it ...
    after_single = snake_with(*row, (SINGLE, RIGHT))
    assert after_single.place(SINGLE, RIGHT) == (184, 72, TO_LEFT)
    assert after_single.place(DOUBLE, RIGHT) == (200, 64, DOWN)
    # ... the double is all in the gap, and the row begins beneath it.
    after_double = snake_with(*row, (DOUBLE, RIGHT))
    assert after_double.marker(RIGHT) == (216, 72)
    assert after_double.place(SINGLE, RIGHT) == (200, 72, TO_LEFT)


def test_the_left_arm_turns_up():
    row = 4 * [(SINGLE, LEFT)]
    assert snake_with(*row).place(SINGLE, LEFT) == (8, 8, UP)
    assert snake_with(*row, (SINGLE, LEFT)).place(SINGLE, LEFT) == (24, 8, TO_RIGHT)
    assert snake_with(*row, (SINGLE, LEFT)).place(DOUBLE, LEFT) == (24, 0, UP)


def test_the_left_arm_is_the_right_one_turned_by_half_a_turn():
    rng = random.Random(4)
    for _ in range(50):
        doubles = [rng.random() < 0.25 for _ in range(9)]
        right = snake_with(*[(double, RIGHT) for double in doubles], height=96)
        left = snake_with(*[(double, LEFT) for double in doubles], height=96)
        for index, double in enumerate(doubles):
            x, y, direction = right.tile(index)
            wide, high = (16, 32) if direction in (DOWN, UP) else (32, 16)
            turned = (240 - x - wide, 96 - y - high, (direction + 2) % 4)
            found = left.tile(index)
            assert found[:2] == turned[:2]
            # A lead, and a double, look the same from both sides.
            assert double or index == 0 or found[2] == turned[2]


def test_a_line_that_moves_goes_by_a_whole_row_and_keeps_its_shape():
    snake = Snake(240, 128, 16)
    before = []
    while not snake.lay(SINGLE, LEFT):
        before = [snake.tile(index) for index in range(snake.count)]
    moved = [snake.tile(index) for index in range(len(before))]
    assert moved == [(x, y + 32, direction) for x, y, direction in before]


def test_clear_begins_a_new_line():
    snake = snake_with(*5 * [(SINGLE, RIGHT)])
    snake.clear()
    assert snake.count == 0
    assert snake.lay(DOUBLE, RIGHT) is False
    assert snake.tile(0) == (112, 32, DOWN)
    assert snake.place(SINGLE, RIGHT) == (128, 40, TO_RIGHT)


def test_wrong_use_is_refused():
    snake = snake_with()
    with pytest.raises(ValueError, match="no open end"):
        snake.marker(LEFT)
    with pytest.raises(ValueError, match="no tile 0 in a line of 0"):
        snake.tile(0)
    for index in range(CAPACITY):
        snake.lay(index < DOUBLES, index % 2)
    for forbidden in (snake.lay, snake.place):
        with pytest.raises(ValueError, match="all 28 tiles lie"):
            forbidden(SINGLE, RIGHT)
    with pytest.raises(ValueError, match="no tile -1 in a line of 28"):
        snake.tile(-1)


@pytest.mark.parametrize(
    "width, height, half, complaint",
    [
        (240, 128, 15, "half-tile of 15 px: the side must be even"),
        (240, 128, 0, "half-tile of 0 px"),
        (60, 128, 16, "60 px wide is too narrow"),
        (240, 120, 16, "120 px high is no number of rows of 32"),
        (240, 0, 16, "0 px high is no number of rows of 32"),
    ],
)
def test_sizes_that_do_not_work_are_refused(width, height, half, complaint):
    with pytest.raises(ValueError, match=complaint):
        Snake(width, height, half)
