"""The table: choosing a tile and an end, passing, the hand, and the bots' pace."""

import pytest

from engine import bots
from engine.moves import LEFT, PASS, RIGHT, play
from engine.tiles import parse
from firmware import keys, menu_texts, metrics, texts
from firmware.clock import elapsed
from firmware.settings import HAND_ORDER_NAMES, PACE_NAMES, PACES_MS
from tests.app import positions
from tests.app.driver import NOTICE_MS, SIZE_NAMES, SIZES, Driver, some_move
from tests.app.places import cursor, hand_tiles, line_pictures
from tests.app.positions import ANN_OUT, BLOCKED, LONG_LINE, TWO_SEATS
from tests.firmware.pixels import differing

ON_EVERY_SCREEN = pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
PASS_MS = 1000


def continued(position, moves=None, size=(240, 240), drawn=False, now=0):
    driver = Driver(size, memory=position.save(moves), drawn=drawn, now=now)
    driver.go_on()
    return driver


def moves_made(driver):
    return len(driver.view.table.history)


def wait_for_move(driver, until):
    """Wait for the next move in steps of 10 ms and return how long that took, in ms."""
    made = moves_made(driver)
    for waited in range(10, until + 10, 10):
        driver.wait(10)
        if moves_made(driver) > made:
            return waited
    raise AssertionError(f"no move within {until} ms")


def set_pace(driver, pace):
    """Set the bots' pace from the pause menu, and go back to the match."""
    driver.press("start")
    driver.choose(menu_texts.SETTINGS)
    driver.change(menu_texts.PACE, pace)
    driver.choose(menu_texts.DONE)
    driver.choose(menu_texts.RESUME)


def area(boxes):
    """Return the pixels of some boxes."""
    return {
        (x, y)
        for left, top, right, bottom in boxes
        for x in range(left, right)
        for y in range(top, bottom)
    }


def changed_pixels(one, other):
    """Return the pixels in which two pictures differ."""
    width, height = one.size
    first, second = one.load(), other.load()
    return {(x, y) for x in range(width) for y in range(height) if first[x, y] != second[x, y]}


# Choosing the end


@ON_EVERY_SCREEN
def test_the_ghost_goes_from_end_to_end_and_shifts_nothing(size):
    driver = continued(LONG_LINE, positions.CHOICE, size, drawn=True)
    assert driver.says(texts.WHICH_END, "2-0")
    left, shown_left = driver.image(), line_pictures(driver)
    driver.press("up")
    right, shown_right = driver.image(), line_pictures(driver)
    # The ghost left one end and the end's mark came back; at the other end it was the reverse.
    changed = shown_left ^ shown_right
    half = metrics.for_size(*size).half
    assert sorted((box[2] - box[0]) * (box[3] - box[1]) for box in changed) == sorted(
        2 * [half * half, 2 * half * half]
    )
    pixels = changed_pixels(left, right)
    assert pixels and pixels <= area(changed)
    driver.press("down")
    assert differing(driver.image(), left) is None
    driver.press("down")
    assert differing(driver.image(), right) is None


@pytest.mark.parametrize("presses, arm", [("", LEFT), ("up", RIGHT), ("down", RIGHT)])
def test_a_lays_the_tile_where_the_ghost_shows_it(presses, arm):
    driver = continued(LONG_LINE, positions.CHOICE)
    ghost_and_marks = line_pictures(driver)
    driver.press(presses)
    before = line_pictures(driver)
    driver.press("a")
    assert driver.view.table.history[-1] == play(parse("20"), arm)
    # Every picture but the mark of the other end stayed: the tile lies where the ghost was.
    assert len(before - line_pictures(driver)) <= 1
    if presses:
        assert len(ghost_and_marks - line_pictures(driver)) > 1


def test_no_end_is_asked_for_where_both_show_the_same():
    driver = continued(ANN_OUT, positions.SAME_ENDS, drawn=True)
    assert driver.view.table.ends == [3, 3]
    assert driver.says(texts.LAYS, "6-3")
    before = driver.image()
    for key in ("up", "down"):
        driver.press(key)
        assert differing(driver.image(), before) is None
    driver.press("a")
    assert driver.view.table.history[-1] == play(parse("63"), LEFT)


def test_the_end_is_asked_exactly_when_there_is_a_choice():
    """In whole rounds: two ends are offered where the tile fits both and they differ."""
    driver = Driver(seats=2, seed=3)
    driver.begin(target="100")
    driver.press("a")
    asked = not_asked = 0
    while not driver.session.match.over:
        if driver.where() != "table" or driver.view.table.over:
            driver.press("a")
            continue
        driver.wait_for_turn()
        if driver.view.table.over:
            continue
        table = driver.view.table
        move = some_move(driver.view, driver.session.match.number)
        if move != PASS and table.ends:
            driver.walk_to(move & 127)
            name = texts.tile(move & 127)
            fits_both = all(str(end) in name for end in table.ends)
            choice = fits_both and table.ends[0] != table.ends[1]
            assert driver.says(texts.WHICH_END if choice else texts.LAYS, name)
            asked += choice
            not_asked += not choice
        driver.play_turn(move)
    assert asked and not_asked


# The hand


def test_a_tile_that_does_not_fit_is_not_laid():
    driver = continued(LONG_LINE, positions.CHOICE, drawn=True)
    driver.press("right")
    assert driver.says(texts.FITS_NOT, ("4-4", "0 or 2"))
    before, made = driver.image(), moves_made(driver)
    driver.press("a up down a")
    assert moves_made(driver) == made
    assert differing(driver.image(), before) is None


@pytest.mark.parametrize("order", HAND_ORDER_NAMES)
def test_tiles_keep_their_places_while_others_are_laid(order):
    driver = Driver(seats=2, seed=positions.YOU_LEAD)
    driver.choose(menu_texts.SETTINGS)
    driver.change(menu_texts.HAND_ORDER, order)
    driver.choose(menu_texts.DONE)
    driver.begin()
    driver.press("a")
    tiles = list(driver.view.tiles)
    if order == "by number":
        tiles.sort()
    places = [x for x, _ in hand_tiles(driver)]
    assert len(places) == 7
    while not driver.view.table.over:
        held = [place for place, tile in enumerate(tiles) if driver.view.hand >> tile & 1]
        assert [x for x, _ in hand_tiles(driver)] == [places[place] for place in held]
        if driver.session.persons_turn():
            driver.play_turn(some_move(driver.view, 1))
        driver.wait(100)


@pytest.mark.parametrize(
    "order, names", [("as dealt", "4-4 6-3 6-6 5-5"), ("by number", "4-4 5-5 6-3 6-6")]
)
def test_the_hand_is_laid_out_as_the_player_likes_it_also_in_mid_round(order, names):
    driver = continued(ANN_OUT, positions.SAME_ENDS)
    driver.press("start")
    driver.choose(menu_texts.SETTINGS)
    driver.change(menu_texts.HAND_ORDER, order)
    driver.press("b")
    driver.choose(menu_texts.RESUME)
    while cursor(driver):
        driver.press("right")
    walked = []
    for place in range(4):
        assert cursor(driver) == place
        (name,) = [
            name
            for name in names.split()
            if driver.says(texts.LAYS, name) or driver.says(texts.FITS_NOT, (name, "3"))
        ]
        walked.append(name)
        driver.press("right")
    assert " ".join(walked) == names
    assert cursor(driver) == 0
    driver.press("left")
    assert cursor(driver) == 3


@pytest.mark.parametrize("seats, seed", [(2, positions.YOU_LEAD), (4, positions.LOT_TIE_OF_TWO)])
def test_what_can_be_played_is_raised_from_the_first_turn(seats, seed):
    """The person leads with all tiles raised; after Ann's lead those that fit are raised."""
    driver = Driver(seats=seats, seed=seed)
    driver.begin()
    driver.leave_lot()
    driver.wait_for_turn()
    tops = [y for _, y in hand_tiles(driver)]
    ends = driver.view.table.ends
    fits = [
        not ends or any(str(end) in texts.tile(tile) for end in ends) for tile in driver.view.tiles
    ]
    # A raised tile reaches the top of the hand's area.
    raised = metrics.for_size(*driver.size).hand_y
    assert [top == raised for top in tops] == fits
    assert all(fits) == (seats == 2)


def test_b_walks_over_the_tiles_that_fit_only():
    driver = continued(ANN_OUT, positions.SAME_ENDS)
    assert driver.says(texts.LAYS, "6-3")
    driver.press("right")
    assert driver.says(texts.FITS_NOT, ("6-6", "3"))
    driver.press("b")
    assert driver.says(texts.LAYS, "6-3")


# Passing


@pytest.mark.parametrize("key", ["left", "right", "up", "down", "a", "b"])
def test_any_key_passes_where_nothing_else_can_be_done(key):
    driver = continued(ANN_OUT, positions.ONLY_PASS)
    assert driver.says(texts.ONLY_PASS, "3 or 2")
    driver.wait(5000)
    assert moves_made(driver) == positions.ONLY_PASS
    driver.press(key)
    assert driver.view.table.history[positions.ONLY_PASS :] == [PASS]
    assert driver.shows(f"You 0 of 61  {texts.PASSED}")


def test_a_key_meant_for_something_else_does_not_pass():
    driver = continued(ANN_OUT, positions.ONLY_PASS)
    driver.press("a right a")
    assert moves_made(driver) == positions.ONLY_PASS
    driver.wait(NOTICE_MS)
    driver.press("right")
    assert moves_made(driver) == positions.ONLY_PASS + 1


def test_the_chosen_end_outlives_the_pause_menu():
    driver = continued(positions.LONG_LINE, positions.CHOICE)
    before = driver.rows()
    driver.press("up")
    chosen = driver.app._scenes[-1]._choosing.move()
    driver.press("start")
    driver.choose(menu_texts.RESUME)
    assert driver.rows() == before
    assert driver.app._scenes[-1]._choosing.move() == chosen


def test_start_does_not_pass():
    driver = continued(ANN_OUT, positions.ONLY_PASS)
    driver.press("start")
    driver.choose(menu_texts.RESUME)
    assert moves_made(driver) == positions.ONLY_PASS
    assert driver.says(texts.ONLY_PASS, "3 or 2")


@pytest.mark.parametrize("now", [0, 2**29 - 500])
@pytest.mark.parametrize("pace", PACE_NAMES)
def test_a_bot_moves_at_its_pace_and_a_second_after_a_pass_at_the_earliest(pace, now):
    pace_ms = PACES_MS[PACE_NAMES.index(pace)]
    driver = continued(BLOCKED, 1, now=now)
    set_pace(driver, pace)
    # All in ms since the table came to the front: when the last move was made, and the last pass.
    start, moved, passed = driver.now, 0, -PASS_MS
    after_pass = 0
    while not driver.view.table.over:
        made = moves_made(driver)
        if driver.session.persons_turn():
            driver.play_turn(some_move(driver.view, 1))
        else:
            wait_for_move(driver, 2000)
            due = max(moved + pace_ms, passed + PASS_MS)
            assert elapsed(driver.now, start) == due
            after_pass += passed + PASS_MS > moved + pace_ms
        moved = elapsed(driver.now, start)
        if driver.view.table.history[made] == PASS:
            passed = moved
    # Only slow bots give a pass its second anyway.
    assert bool(after_pass) == (pace != "slow")


def test_a_bots_pass_is_not_covered_by_its_own_next_move():
    """With two seats and a quick player the bot would move again 250 ms after it passed."""
    driver = continued(TWO_SEATS, positions.BEFORE_ANNS_PASS)
    set_pace(driver, "fast")
    wait_for_move(driver, 250)
    assert driver.view.table.history[-1] == PASS
    driver.press("a")
    assert moves_made(driver) == positions.BEFORE_ANNS_PASS + 2
    assert wait_for_move(driver, 2000) == PASS_MS - 10


def test_a_pass_is_kept_for_a_second_after_the_pause_menu():
    driver = continued(ANN_OUT, positions.ONLY_PASS)
    set_pace(driver, "fast")
    driver.wait(NOTICE_MS)
    driver.press("a")
    driver.wait(500)
    driver.press("start")
    driver.wait(5000)
    driver.choose(menu_texts.RESUME)
    assert wait_for_move(driver, 2000) == PASS_MS


# While a bot thinks


def test_keys_walk_over_the_hand_while_a_bot_waits():
    driver = continued(ANN_OUT, 2)
    assert not driver.session.persons_turn()
    seen = []
    for _ in range(10):
        seen.append(cursor(driver))
        driver.press("right")
    assert seen == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]
    assert moves_made(driver) == 2
    assert wait_for_move(driver, 1000) == 600 - 100


class SlowBot:
    """Thinks for 100 steps and plays its first legal move."""

    def __init__(self):
        self.starts = 0
        self.steps = 0

    def start(self, view, rng):
        self.starts += 1
        self.steps = 0
        self._move = view.legal_moves()[0]

    def step(self):
        self.steps += 1
        return self._move if self.steps > 100 else None


@pytest.fixture
def slow_bot(monkeypatch):
    """One bot that plays in the place of all others."""
    bot = SlowBot()
    monkeypatch.setattr(bots, "make", lambda level: bot)
    return bot


def test_a_bot_that_thinks_for_long_blocks_no_key(slow_bot):
    driver = continued(ANN_OUT, 2)
    seen = []
    for _ in range(50):
        seen.append(cursor(driver))
        driver.press("right")
    assert seen == 10 * [0, 1, 2, 3, 4]
    # The tick in which the table came to the front worked out its seed, and in the next it began.
    assert slow_bot.steps == 49
    driver.press("start")
    assert driver.shows(menu_texts.PAUSE)
    driver.choose(menu_texts.RESUME)
    assert slow_bot.starts == 1
    wait_for_move(driver, 1000)
    assert slow_bot.steps == 101
    assert driver.session.persons_turn()


def test_a_bot_thinks_in_one_step_a_tick_and_moves_when_it_has_done(slow_bot):
    driver = continued(ANN_OUT, 2)
    # 101 steps are more than the pace of 600 ms. One tick goes before them, in which it begins, and
    # one comes after them, in which it moves.
    assert wait_for_move(driver, 2000) == 1030


def test_what_a_key_or_a_move_changes_is_drawn_before_a_bot_thinks_on(slow_bot, monkeypatch):
    """In every tick, with a key or without one."""
    driver = continued(ANN_OUT, 2)
    driver.wait(20, step=10)
    done = []
    for thing, name in ((driver.board.display, "refresh"), (slow_bot, "step")):
        monkeypatch.setattr(thing, name, _told(done, name, getattr(thing, name)))
    driver.press("right")
    driver.wait(50)
    assert done == ["refresh", "step"] * 2
    wait_for_move(driver, 2000)
    assert driver.session.persons_turn()
    done.clear()
    driver.press("b")
    assert done == ["refresh"]
    driver.press("a")
    driver.wait(20, step=10)
    # The next bot: its seed, its beginning, its first step.
    assert done == 4 * ["refresh"] + ["step"]


def _told(done, name, function):
    """Return a function that does the same and adds `name` to the list `done`."""

    def tell():
        done.append(name)
        return function()

    return tell


# The end of the round


def test_any_key_leaves_the_table_at_the_end_of_the_round():
    for key in (name for name in keys.NAMES if name != "start"):
        driver = continued(BLOCKED)
        driver.see_table()
        assert driver.shows(f"{texts.BLOCKED}. ")
        driver.press(key)
        assert driver.where() == "round end"
