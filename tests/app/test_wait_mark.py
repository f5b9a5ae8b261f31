"""The plate that answers a key at once while the next scene is loaded and made."""

import pytest

from firmware import menu_texts, scenes
from firmware.scenes import setup
from firmware.session import Session
from firmware.widgets.wait_mark import HEIGHT, WIDTH
from tests.app.driver import Driver, persons_moves


@pytest.fixture
def driver(monkeypatch):
    """A driver whose `done` says what has happened, in its order."""
    driver = Driver(seats=2, seed=1)
    driver.done = []
    display = driver.board.display
    refresh = display.refresh

    def told_refresh():
        refresh()
        if display.changed:
            marked = display.root_group[-1] is driver.app.wait_mark
            driver.done.append(list(display.changed) if marked else "drawn")

    monkeypatch.setattr(display, "refresh", told_refresh)
    for owner, name in ((scenes, "make"), (Session, "__init__"), (Session, "next_round")):
        monkeypatch.setattr(owner, name, _told(driver.done, name, getattr(owner, name)))
    return driver


def _told(done, name, function):
    def told(*arguments):
        done.append(name)
        return function(*arguments)

    return told


# The middle of 240x240.
PLATE = [((240 - WIDTH) // 2, (240 - HEIGHT) // 2, WIDTH, HEIGHT)]


def test_nothing_but_the_plate_is_drawn_before_a_scene_is_made(driver):
    driver.press("a")
    assert driver.done == [PLATE, "make", "drawn"]


def test_a_match_is_made_after_its_key_is_answered(driver):
    driver.press("a")
    driver.done.clear()
    driver.press("a")
    assert driver.done[:2] == [PLATE, "__init__"]
    assert driver.done[-2:] == ["make", "drawn"]


def test_the_name_of_another_game_is_drawn_before_the_game_is_loaded(driver, monkeypatch):
    driver.choose(menu_texts.NEW_MATCH)
    driver.point_at(menu_texts.GAME)
    for name in ("let_go_since", "fit_opponents"):
        monkeypatch.setattr(setup, name, _told(driver.done, name, getattr(setup, name)))
    driver.done.clear()
    driver.press("right")
    assert driver.done == ["drawn", "let_go_since", "fit_opponents"]


def test_the_next_round_is_dealt_after_its_key_is_answered(driver):
    driver.begin()
    driver.leave_lot()
    driver.wait_for_turn()
    while not driver.view.table.over:
        driver.play_turn(persons_moves(driver.view)[0])
        driver.wait_for_turn()
    driver.press("a")
    assert driver.where() == "round end"
    driver.done.clear()
    driver.press("a")
    assert driver.done[:2] == [PLATE, "next_round"]


def test_the_plate_is_gone_when_the_scene_behind_comes_back(driver):
    """Else the scene would have one layer more each time."""
    driver.begin()
    layers = len(driver.board.display.root_group)
    driver.press("start")
    driver.press("b")
    assert len(driver.board.display.root_group) == layers


def test_the_help_is_answered_once(driver):
    driver.app.open("rules", "block")
    assert driver.done == [PLATE, "make"]
