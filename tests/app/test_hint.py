"""A hint for the move at hand: what "hard" would play, and what one's own choice would cost."""

import pytest

from engine import bots
from engine.moves import DRAW, STOP, play, tile_of
from engine.tiles import parse
from firmware import menu_texts, opinion_texts, texts
from firmware.wordings import cost_words, fitting, move_words, points
from tests.app import positions
from tests.app.driver import SIZES, Driver, some_move
from tests.app.test_games import CASES, begin

# The person's hand in the first round of this match is 6-2, 3-1, 6-4, 6-3, 6-0, 6-5, 3-0, and the
# lead is hers. By the learned numbers (`engine.bots.lead_values`) 6-3 is worth 9 * 4 + 6 * 23 +
# 7 * 19 = 307 sixteenths of a point, 6-2 is worth 8 * 4 + 4 * 23 + 6 * 19 = 238 and 3-1 is worth
# 4 * 4 + 2 * 23 + 6 * 19 = 176: they cost 4.3 and 8.2 points.
LEAD = positions.YOU_LEAD
COSTS_OF_LEADS = (
    ("Hint: 6-3. Your 6-2 costs 4.3 points.", "Hint: 6-3. Your 3-1 costs 8.2 points."),
    ("Hint: 6-3. Your 6-2 costs 4.3 points.", "Hint: 6-3. Your 3-1 costs 8.2 points."),
    ("6-3; 6-2 costs 4.3", "6-3; 3-1 costs 8.2"),
    ("6-3; 6-2 costs 4.3", "6-3; 3-1 costs 8.2"),
)


def to_lead(size=(240, 240), level="steady"):
    driver = Driver(size, seats=2, seed=LEAD)
    driver.begin([level])
    driver.press("a")
    return driver


def wait_for_hint(driver):
    """Wait until the hint is there; it thinks a little at each tick."""
    for _ in range(2000):
        if not driver.shows(opinion_texts.HINT_THINKS):
            return
        driver.wait(50)
    raise AssertionError(driver.rows())


@pytest.mark.parametrize("size, words", list(zip(SIZES, COSTS_OF_LEADS, strict=True)))
def test_it_says_what_to_lay_and_what_ones_own_choice_costs(size, words):
    driver = to_lead(size)
    driver.press("hint")
    wait_for_hint(driver)
    assert words[0] in driver.rows()
    driver.press("right")
    assert words[1] in driver.rows()
    # On the tile itself there is nothing to add.
    driver.press("right right")
    assert "Hint: 6-3" in driver.rows()


def test_the_menu_has_it_too():
    driver = to_lead()
    driver.press("start")
    driver.choose(menu_texts.HINT)
    wait_for_hint(driver)
    assert COSTS_OF_LEADS[0][0] in driver.rows()


def test_it_is_gone_after_the_move_and_stays_until_then():
    driver = to_lead()
    driver.press("hint")
    wait_for_hint(driver)
    driver.press("start b hint")
    assert COSTS_OF_LEADS[0][0] in driver.rows()
    driver.press("a")
    assert not driver.shows("Hint")
    driver.wait_for_turn()
    assert not driver.shows("Hint")


def in_mid_round(level="steady"):
    """Return a driver at a turn of the person with a choice between tiles."""
    driver = to_lead(level=level)
    while (
        len({tile_of(move) for move in driver.view.legal_moves()}) < 3 or not driver.view.table.ends
    ):
        driver.play_turn(some_move(driver.view, 0))
        driver.wait_for_turn()
    return driver


def test_keys_are_answered_while_it_thinks():
    driver = in_mid_round()
    driver.press("hint")
    assert driver.shows(opinion_texts.HINT_THINKS)
    cursor = driver.app._scenes[-1]._choosing.cursor
    driver.press("right")
    assert driver.app._scenes[-1]._choosing.cursor != cursor
    assert driver.shows(opinion_texts.HINT_THINKS)
    moves = len(driver.view.table.history)
    driver.press("b a")
    assert len(driver.view.table.history) == moves + 1
    assert not driver.shows("hint")


@pytest.mark.parametrize("level", ["steady", "hard"])
def test_it_is_what_hard_plays_in_that_seat(level):
    driver = in_mid_round(level)
    driver.press("hint")
    wait_for_hint(driver)
    session = driver.session
    move = bots.choose(bots.make("hard"), session.view, bots.rng_for(session.match, 0))
    hint = f"Hint: {texts.tile(tile_of(move))}"
    assert driver.shows(hint)
    before = driver.session.record()
    driver.restart()
    driver.go_on()
    driver.press("hint")
    wait_for_hint(driver)
    assert driver.shows(hint)
    # And it changes nothing of the match.
    assert driver.session.record() == before


def test_there_is_none_where_there_is_nothing_to_choose():
    driver = Driver(memory=positions.ANN_OUT.save(positions.ONLY_PASS))
    driver.go_on()
    driver.press("start")
    assert not driver.shows(menu_texts.HINT)
    driver.press("b")
    # Its key is any key here.
    driver.wait(1000)
    driver.press("hint")
    assert not driver.session.persons_turn()
    driver.press("hint")
    assert not driver.shows("Hint")


def test_a_board_without_the_memory_says_so_and_plays_on(monkeypatch):
    def judge(view):
        raise MemoryError

    driver = to_lead()
    monkeypatch.setattr(driver.session, "judge", judge)
    driver.press("hint")
    driver.wait(200)
    assert texts.NO_MEMORY in driver.rows()
    driver.press("a")
    assert driver.view.table.history


def test_there_may_not_even_be_the_memory_to_load_it(monkeypatch):
    def refuse(*arguments):
        raise MemoryError

    driver = to_lead()
    monkeypatch.setattr("firmware.hint.Hint", refuse)
    driver.press("hint")
    assert texts.NO_MEMORY in driver.rows()
    driver.press("a")
    assert driver.view.table.history


def test_memory_may_run_out_while_it_thinks(monkeypatch):
    class Judge:
        def step(self):
            raise MemoryError

    driver = to_lead()
    with monkeypatch.context() as context:
        context.setattr(driver.session, "judge", lambda view: Judge())
        driver.press("hint")
        driver.wait(200)
    assert texts.NO_MEMORY in driver.rows()
    # The row is free again for what the keys do, and a further try may fare better.
    driver.press("right")
    assert driver.says(texts.YOUR_LEAD, "3-1")
    driver.press("hint")
    wait_for_hint(driver)
    assert COSTS_OF_LEADS[0][1] in driver.rows()


@pytest.mark.parametrize("game, seats, size", CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES])
def test_every_game_has_hints(game, seats, size):
    driver = begin(game, seats, size)
    driver.leave_lot()
    given = 0
    while given < 4 and not driver.view.table.over:
        driver.wait_for_turn()
        if driver.app._scenes[-1].can_hint():
            driver.press("hint")
            wait_for_hint(driver)
            # The display audits each of these.
            driver.press("right b up right")
            given += 1
        while driver.session.persons_turn():
            driver.wait(400)
            driver.press("b a")
    assert given


# The words


def test_points_have_one_decimal():
    assert [points(cost) for cost in (0, 4, 5, 80, 1295, 10000)] == [
        "0.0",
        "0.0",
        "0.1",
        "0.8",
        "13.0",
        "100.0",
    ]


def test_the_first_wording_that_has_room_is_taken_with_long_words_before_short_ones():
    wordings = ("Lay %s now.", "Lay %s", "%s")
    words = ("6-4 left",), ("6-4 L",)
    assert fitting(17, wordings, *words) == "Lay 6-4 left now."
    assert fitting(16, wordings, *words) == "Lay 6-4 L now."
    assert fitting(13, wordings, *words) == "Lay 6-4 left"
    assert fitting(8, wordings, *words) == "6-4 left"
    assert fitting(7, wordings, *words) == "6-4 L"
    assert fitting(1, wordings, *words) == "6-4 L"


def test_a_cost_is_told_as_exactly_as_it_is_known():
    assert cost_words(430, 0) == ("4.3", False)
    assert cost_words(105, 50) == ("1.1", False)
    assert cost_words(105, 51) == ("1", True)
    assert cost_words(1549, 700) == ("15", True)
    assert cost_words(1550, 700) == ("16", True)


def test_what_chance_may_bring_about_is_no_cost():
    assert cost_words(1400, 700) is None
    assert cost_words(1401, 700) == ("14", True)
    assert cost_words(4, 0) is None
    assert cost_words(5, 0) == ("0.1", False)


COSTS_OF_PLAYED_OUT = {
    (1320, 510): ("Hint: 6-3. Your 6-2 costs about 13.", "6-3; 6-2 costs ~13"),
    (1320, 670): ("Hint: 6-3. Your 6-2 is about as good.", "6-3, 6-2 about equal"),
    (1320, 40): ("Hint: 6-3. Your 6-2 costs 13.2 points.", "6-3; 6-2 costs 13.2"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("known, words", COSTS_OF_PLAYED_OUT.items())
def test_a_cost_from_deals_drawn_says_how_sure_it_is(monkeypatch, size, known, words):
    driver = to_lead(size)
    monkeypatch.setattr(driver.session, "judge", lambda view: Known(parse("63"), *known))
    driver.press("hint")
    wait_for_hint(driver)
    assert words[size[1] < 240] in driver.rows()


class Known:
    """A judge that knows at once, having played the rounds out, and what it thinks."""

    played_out = True

    def __init__(self, move, cost, error):
        self.move = move
        self.choices = [move, None]
        self.judgement = self
        self._known = cost, error

    def step(self):
        return True

    def agrees(self, move):
        return move == self.move

    def cost(self, move):
        return self._known[0]

    def error(self, move):
        return self._known[1]


def test_a_move_says_its_arm_where_there_is_another():
    tile = parse("64")
    left, right, other = play(tile, 0), play(tile, 1), play(parse("52"), 0)
    assert move_words(other, [left, right, other], [6, 4]) == "5-2"
    assert move_words(right, [left, right, other], [6, 4]) == "6-4 right"
    assert move_words(right, [left, right, other], [6, 4], True) == "6-4 R"
    # The right end is as the left one, and only that is a choice.
    assert move_words(right, [left, other], [6, 6]) == "6-4"
    assert move_words(right, [], [6, 6]) == "6-4"
    assert move_words(play(tile, 3), [left, play(tile, 3)], [6, 5, 3, 4]) == "6-4 down"
    assert [move_words(move, [DRAW, STOP, left], [6, 4]) for move in (DRAW, STOP)] == [
        "draw",
        "stop",
    ]


def test_a_move_says_the_half_left_open_where_there_is_a_choice():
    tile = parse("52")
    two, five = play(tile, 0, 2), play(tile, 0, 5)
    assert move_words(five, [two, five], [3, 1]) == "5-2 left, 5 open"
    assert move_words(five, [two, five], [3, 1], True) == "5-2 L5"


def test_a_hint_that_is_not_known_yet_is_given_up_by_the_menu():
    driver = to_lead()
    driver.press("hint")
    assert driver.shows(opinion_texts.HINT_THINKS)
    driver.press("start b")
    assert driver.says(texts.YOUR_LEAD, "6-2")
    # One that is known still stands there.
    driver.press("hint")
    wait_for_hint(driver)
    told = driver.rows()
    driver.press("start b")
    assert driver.rows() == told
