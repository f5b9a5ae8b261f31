"""What a board without memory to spare loses: nothing; and what it need not keep."""

import gc
import weakref

import pytest

from firmware import menu_texts
from firmware.store import Store
from firmware.widgets import sheet
from firmware.widgets.line import LineOfPlay
from tests.app import positions
from tests.app.driver import PICO_MEMORY, Driver, persons_moves
from tests.app.matches import moment_of
from tests.app.memories import FullHeap


def refuse(*arguments):
    """Stand for a part of the program that finds no memory."""
    raise MemoryError


def at_the_first_turn():
    driver = Driver(seed=7)
    driver.begin()
    driver.leave_lot()
    driver.wait_for_turn()
    return driver


def test_whatever_there_was_no_memory_to_save_is_saved_once_there_is():
    """Through three rounds: a move, the last one of a round and the deal of a new one among it."""
    memory = FullHeap()
    driver = Driver(seed=7, memory=memory)
    driver.begin()
    lost = set()
    now = saved = driver.session.record()
    steps = 0
    while driver.session.match.number < 4:
        memory.full = steps % 3 > 0
        steps += 1
        moment = moment_of(driver)
        if moment == "turn":
            driver.play_turn(persons_moves(driver.view)[0])
        elif moment == "bot":
            driver.wait(200)
        else:
            driver.press("a")
        before, now = now, driver.session.record()
        if memory.full:
            if now == before:
                continue
            lost.add(moment)
        elif now != before or Store(memory).load_match().record() != saved:
            # A new scene has tried again, or something new is saved.
            saved = now
        assert Store(memory).load_match().record() == saved
    assert lost >= {"turn", "bot", "round end"}


def test_a_move_that_there_is_no_memory_to_save_is_saved_with_the_next(monkeypatch):
    driver = at_the_first_turn()
    with monkeypatch.context() as context:
        context.setattr(driver.app.store, "save_match", refuse)
        driver.play_turn(persons_moves(driver.view)[0])
        driver.wait_for_turn()
    assert not driver.view.table.over
    driver.play_turn(persons_moves(driver.view)[0])
    record = driver.session.record()
    driver.restart()
    assert driver.session.record() == record


def test_a_move_that_there_is_no_memory_to_save_is_saved_on_the_way_to_the_title(monkeypatch):
    driver = at_the_first_turn()
    with monkeypatch.context() as context:
        context.setattr(driver.app.store, "save_match", refuse)
        driver.play_turn(persons_moves(driver.view)[0])
    assert_saved_on_the_way_to_the_title(driver)


def assert_saved_on_the_way_to_the_title(driver):
    record = driver.session.record()
    driver.press("start")
    driver.choose(menu_texts.SAVE_AND_QUIT)
    driver.restart()
    assert driver.session.record() == record


def test_a_match_that_there_is_no_memory_to_count_ends_all_the_same(monkeypatch):
    driver = Driver(memory=positions.YOU_OUT.save(16, target=61))
    driver.go_on()
    monkeypatch.setattr(driver.app.store, "save_match", refuse)
    monkeypatch.setattr(driver.app.store, "count_match", refuse)
    end_round(driver)
    assert driver.session.match.over
    monkeypatch.undo()
    assert_saved_on_the_way_to_the_title(driver)


def test_a_match_whose_end_there_was_no_memory_to_save_is_counted_once():
    memory = FullHeap()
    memory[0:PICO_MEMORY] = positions.YOU_OUT.save(16, target=61)[0:PICO_MEMORY]
    driver = Driver(memory=memory)
    driver.go_on()
    memory.full = True
    end_round(driver)
    assert driver.session.match.over
    driver.restart()
    # The last move is not saved, so that the match ends once more.
    assert not driver.session.match.over
    assert driver.app.store.load_statistics().games == []
    driver.go_on()
    end_round(driver)
    memory.full = False
    # The next scene has it saved.
    driver.press("a")
    driver.restart()
    assert driver.session.match.over
    assert driver.app.store.load_statistics().games == [["block", 1, 1]]


def end_round(driver):
    while not driver.view.table.over:
        driver.wait_for_turn()
        if driver.session.persons_turn():
            driver.play_turn(driver.view.legal_moves()[0])


def test_a_move_that_cannot_be_shown_is_saved_when_the_error_is_told_of(monkeypatch):
    driver = at_the_first_turn()
    made = len(driver.view.table.history)
    monkeypatch.setattr(LineOfPlay, "play", refuse)
    monkeypatch.setattr(LineOfPlay, "lead", refuse)
    with pytest.raises(MemoryError):
        driver.play_turn(persons_moves(driver.view)[0])
    # As code.py does.
    driver.app.save_due()
    monkeypatch.undo()
    driver.restart()
    assert len(driver.view.table.history) == made + 1


def test_settings_that_there_is_no_memory_to_save_still_count(monkeypatch):
    driver = Driver()
    monkeypatch.setattr(driver.app.store, "save_settings", refuse)
    driver.choose(menu_texts.SETTINGS)
    driver.change(menu_texts.PACE, "fast")
    driver.press("b")
    assert driver.shows(menu_texts.TITLE)
    assert driver.app.settings.pace_ms == 250
    monkeypatch.undo()
    # Saved with the next ones that are.
    driver.begin()
    driver.restart()
    assert driver.app.settings.pace_ms == 250


def test_the_pictures_of_a_larger_set_are_forgotten_at_the_title():
    driver = Driver(memory=positions.NINE.save(positions.NINE_CHOICE))
    driver.go_on()
    # Half-tiles of 12 pixels in the line and of 20 in the hand.
    drawn = [weakref.ref(sheet.halves(half, 9)) for half in (12, 20)]
    of_double_six = weakref.ref(sheet.halves(20))
    gc.collect()
    assert [ref() is not None for ref in drawn] == [True, True]
    driver.press("start")
    driver.choose(menu_texts.SAVE_AND_QUIT)
    gc.collect()
    assert [ref() is not None for ref in drawn] == [False, False]
    assert of_double_six() is not None
    driver.go_on()
    assert driver.where() == "table"
