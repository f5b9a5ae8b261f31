"""After a round: the own moves once more, each with what "hard" thinks of it; the round as text."""

import io
import sys

import pytest

from engine import bots
from engine.bots.judge import Judge
from engine.decisions import decisions
from engine.moves import PASS
from engine.notation.matches import parse_match
from engine.seeds import DEAL, derive
from engine.tiles import parse
from firmware import menu_texts, opinion_texts, round_texts, scenes, texts
from firmware.game_list import GAMES
from firmware.wordings import points
from tests.app.driver import SIZES, Driver, some_move
from tests.app.places import line_pictures
from tests.app.positions import BLOCKED
from tests.app.test_games import CASES, begin
from tests.app.test_hint import Known, to_lead
from tools import replay


def to_round_end(size=(240, 240)):
    """Return a driver at the end of a round in which the person led 6-2 (see `test_hint`)."""
    driver = to_lead(size)
    driver.press("a")
    finish(driver)
    return driver


def finish(driver):
    """Play the round to its end, and go on to the screen that tells of it."""
    driver.wait_for_turn()
    while not driver.view.table.over:
        driver.play_turn(some_move(driver.view, 0))
        driver.wait_for_turn()
    driver.press("a")
    assert driver.where() == "round end"


def open_review(driver):
    driver.press("b")
    driver.choose(round_texts.REVIEW)


def is_back_in_menu(driver, number=1):
    """Tell whether the menu after the round is shown, with its pointer on the review."""
    heading, *menu = driver.rows()
    return heading == f"Round {number}" and f"> {round_texts.REVIEW}" in menu


def wait_for_verdict(driver):
    for _ in range(2000):
        if not driver.shows(opinion_texts.JUDGE_THINKS):
            return
        driver.wait(50)
    raise AssertionError(driver.rows())


# As the lead in `test_hint`, where it is worked out by hand.
VERDICTS = (
    "Hard: 6-3, 4.3 points better.",
    "Hard: 6-3, 4.3 points better.",
    "Hard: 6-3, 4.3 better",
    "Hard: 6-3, 4.3 better",
)


@pytest.mark.parametrize("size, verdict", list(zip(SIZES, VERDICTS, strict=True)))
def test_it_begins_with_the_first_move_and_says_what_it_cost(size, verdict):
    driver = to_round_end(size)
    open_review(driver)
    wait_for_verdict(driver)
    assert {verdict, "  Move 1: laid 6-2 >"} <= set(driver.rows())
    # The table is as it was then: no score, seven tiles each.
    assert [row.split() for row in driver.rows()[:2]] == [["Ann", "0"], ["7"]]


# What costs 13.2 points, by its standard error in hundredths of a point.
PLAYED_OUT = (
    (510, "Best: 6-3, about 13 better.", "Best: 6-3, ~13 better"),
    (670, "Best: 6-3, hardly better.", "Best: 6-3 about equal"),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("error, long, short", PLAYED_OUT)
def test_it_says_how_sure_it_is_where_deals_were_drawn(monkeypatch, size, error, long, short):
    driver = to_round_end(size)
    judge = Known(parse("63"), 1320, error)
    monkeypatch.setattr(driver.session, "judge", lambda view: judge)
    open_review(driver)
    wait_for_verdict(driver)
    assert (long if size[1] >= 200 else short) in driver.rows()


def test_each_move_of_the_person_has_its_verdict():
    driver = to_round_end()
    session = driver.session
    open_review(driver)
    judge = Judge()
    seed = bots.seed_of(session.match.seed, 1, 0)
    moves = list(decisions(session.match.round, 0))
    for place, (number, move, view) in enumerate(moves):
        judge.start(view, bots.rng_at(seed, view.table))
        while not judge.step():
            pass
        judgement = judge.judgement
        wait_for_verdict(driver)
        (title,) = [row for row in driver.rows() if f"Move {number}: " in row]
        assert title[0] == ("<" if place else " ")
        assert title[-1] == (">" if place + 1 < len(moves) else " ")
        assert (opinion_texts.DID_PASS in title) == (move == PASS)
        if not judgement.choices:
            assert opinion_texts.NO_CHOICE in driver.rows()
        elif judgement.agrees(move):
            assert opinion_texts.AS_JUDGE in driver.rows()
        else:
            assert driver.shows(f"{points(judgement.cost(move))} points better.")
        driver.press("right")
    # It stays at the last one, from which A leads back.
    assert driver.shows(f"Move {moves[-1][0]}: ")
    driver.press("a")
    assert is_back_in_menu(driver)


def test_left_and_right_go_to_and_fro_and_b_leaves():
    driver = to_round_end()
    open_review(driver)
    seen = []
    for key in ("right", "a", "left", "left", "left"):
        driver.press(key)
        (title,) = [row for row in driver.rows() if "Move " in row]
        seen.append(int(title.partition("Move ")[2].partition(":")[0]))
    assert seen[0] == seen[2] and seen[3] == seen[4] == 1 and 1 < seen[0] < seen[1]
    driver.press("up down hint")
    assert driver.shows("Move 1: ")
    driver.press("b")
    assert is_back_in_menu(driver)
    # From there it can be chosen again, and the way goes on as without it.
    driver.press("a")
    assert driver.shows("Move 1: ")
    driver.press("b b")
    assert driver.where() == "round end"
    driver.press("a")
    assert driver.session.match.number == 2


def test_where_there_was_no_choice_nobody_thinks(monkeypatch):
    driver = Driver(memory=BLOCKED.save())
    driver.go_on()
    open_review(driver)
    wait_for_verdict(driver)
    # None can be asked: 3-3 is all that fits then, and after that there is a pass.
    monkeypatch.setattr(driver.session, "judge", None)
    for title in ("< Move 8: laid 3-3 >", "< Move 12: passed  "):
        driver.press("right")
        assert {title, opinion_texts.NO_CHOICE} <= set(driver.rows())


def test_keys_are_answered_while_it_thinks():
    driver = to_round_end()
    open_review(driver)
    driver.press("right")
    assert driver.shows(opinion_texts.JUDGE_THINKS) or driver.shows(opinion_texts.NO_CHOICE)
    driver.press("b")
    assert is_back_in_menu(driver)


def test_it_is_there_after_a_restart():
    driver = to_round_end()
    open_review(driver)
    wait_for_verdict(driver)
    before = driver.rows()
    driver.restart()
    driver.go_on()
    assert driver.where() == "round end"
    open_review(driver)
    wait_for_verdict(driver)
    assert driver.rows() == before


def test_the_pause_menu_leads_back_to_it():
    driver = to_round_end()
    open_review(driver)
    driver.press("right")
    wait_for_verdict(driver)
    before = driver.rows()
    driver.press("start")
    assert driver.shows(menu_texts.PAUSE) and not driver.shows(menu_texts.HINT)
    driver.press("b")
    wait_for_verdict(driver)
    assert driver.rows() == before


def test_after_it_the_table_is_as_it_is_without():
    driver, other = to_round_end(), to_round_end()
    open_review(driver)
    driver.press("b b")
    driver.see_table()
    other.see_table()
    assert driver.rows() == other.rows()
    assert line_pictures(driver) == line_pictures(other) != set()
    driver.press("a a")
    assert driver.session.match.number == 2
    assert driver.where() == "table" and not driver.shows("Move ")


def test_a_board_without_the_memory_says_so(monkeypatch):
    def judge(view):
        raise MemoryError

    driver = to_round_end()
    monkeypatch.setattr(driver.session, "judge", judge)
    open_review(driver)
    driver.wait(100)
    assert texts.NO_MEMORY in driver.rows()
    driver.press("b")
    assert is_back_in_menu(driver) and texts.NO_MEMORY not in driver.rows()


def test_there_may_not_even_be_the_memory_to_load_it(monkeypatch):
    make = scenes.make

    def make_all_but_it(name, app, *arguments):
        if name == "review":
            raise MemoryError
        return make(name, app, *arguments)

    driver = to_round_end()
    monkeypatch.setattr(scenes, "make", make_all_but_it)
    open_review(driver)
    assert is_back_in_menu(driver) and driver.rows()[-1] == texts.NO_MEMORY
    driver.press("b")
    assert driver.where() == "round end"


def test_where_the_person_made_no_move_there_is_nothing_to_review(monkeypatch):
    driver = to_round_end()
    monkeypatch.setattr("firmware.scenes.round_menu.decisions", lambda round_, seat: iter(()))
    driver.press("b")
    assert driver.rows() == ["Round 1", f"> {round_texts.SEE_TABLE}", round_texts.PRINT_ROUND]


LARGEST = {game: (seats, size) for game, seats, size in CASES}


@pytest.mark.parametrize("game", [game for game, _, _ in GAMES])
def test_every_game_is_reviewed(game):
    seats, size = LARGEST[game]
    driver = begin(game, seats, size)
    driver.leave_lot()
    while not driver.view.table.over:
        driver.wait_for_turn()
        driver.wait(400)
        for key in "ba":
            if not driver.view.table.over:
                driver.press(key)
    driver.press("a")
    assert driver.where() == "round end"
    open_review(driver)
    moves = list(decisions(driver.session.match.round, 0))
    for number, _, _ in moves:
        wait_for_verdict(driver)
        assert any(f"{number}: " in row for row in driver.rows())
        driver.press("right")
    driver.press("b")
    assert is_back_in_menu(driver)


# The round's seed and its record


def test_the_seed_of_the_round_is_shown_after_it():
    driver = to_round_end()
    assert f"Seed {derive(driver.session.match.seed, DEAL, 1)}" in driver.rows()
    assert f"Seed {driver.session.match.seed}" not in driver.rows()


def test_the_round_is_printed_as_text_that_can_be_verified(capsys, monkeypatch):
    driver = to_round_end()
    driver.press("a a")
    finish_second(driver)
    capsys.readouterr()
    driver.press("b")
    driver.choose(round_texts.PRINT_ROUND)
    assert menu_texts.PRINTED in driver.rows()
    printed = capsys.readouterr().out
    reader = parse_match(printed.strip())
    match = driver.session.match
    assert (reader.seed, reader.number, reader.kept.before) == (None, 2, 1)
    assert reader.scores.points == match.scores.points
    assert f"seed: {match.seed}" not in printed.splitlines()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(printed.encode())))
    assert replay.main(["--verify", "-"]) == 0
    assert "Verified: 1 deal and " in capsys.readouterr().out


def finish_second(driver):
    assert driver.session.match.number == 2
    finish(driver)
