"""Sebastopol at the table: four ends, of which some are closed at first, and the choice of one."""

import pytest

from engine.moves import arm_of, tile_of
from engine.tiles import number
from firmware import help_texts, menu_texts, metrics, texts
from tests.app import positions
from tests.app.driver import SIZE_NAMES, SIZES, Driver
from tests.app.screen import parts
from tests.app.test_four_keys import FourKeys

LEFT, RIGHT, TOP, BOTTOM = range(4)


def continued(position, moves, size=(240, 240), device=Driver):
    driver = device(size, memory=position.save(moves))
    driver.go_on()
    return driver


def test_only_sixes_can_be_laid_until_every_side_has_one():
    driver = continued(positions.SIXES, positions.TWO_BEGUN)
    assert driver.view.table.ends == [2, 5, 6, 6]
    assert driver.says(texts.LAYS, "6-0")
    driver.press("left")
    assert driver.says(texts.FITS_NOT, ("4-3", "6"))
    # The 2-2 would fit an end that is closed.
    driver.press("right right right right a")
    assert driver.says(texts.FITS_NOT, ("2-2", "6"))
    assert len(driver.view.table.history) == positions.TWO_BEGUN


def test_sides_that_are_alike_are_not_asked_for():
    driver = continued(positions.SIXES, positions.TWO_BEGUN)
    driver.press("a")
    move = driver.view.table.history[positions.TWO_BEGUN]
    assert (tile_of(move), arm_of(move)) == (number(6, 0), TOP)


@pytest.mark.parametrize("key", ["up", "down", "b"])
@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_end_is_chosen_by_its_name(size, key):
    driver = continued(positions.FOUR_ENDS, positions.TWO_OF_FOUR, size)
    assert driver.view.table.ends == [5, 2, 4, 0]
    driver.walk_to(number(2, 0))
    assert driver.says(texts.WHICH_ARM, ("2-0", "right"))
    driver.press(key)
    assert driver.says(texts.WHICH_ARM, ("2-0", "down"))
    driver.press("a")
    move = driver.view.table.history[positions.TWO_OF_FOUR]
    assert (tile_of(move), arm_of(move)) == (number(2, 0), BOTTOM)
    assert driver.view.table.ends == [5, 2, 4, 2]


def test_four_keys_reach_every_end():
    driver = continued(positions.FOUR_ENDS, positions.TWO_OF_FOUR, device=FourKeys)
    driver.walk_to(number(2, 0))
    driver.press("b a")
    assert arm_of(driver.view.table.history[positions.TWO_OF_FOUR]) == BOTTOM


def test_the_ghost_lies_at_the_chosen_end_and_the_other_marks_stay():
    # Half-tiles of 16 px; the rows lie at 35, 67, 99 and 131 px.
    driver = continued(positions.FOUR_ENDS, positions.TWO_OF_FOUR, (320, 240))
    driver.walk_to(number(2, 0))
    right = pictures(driver)
    driver.press("up")
    down = pictures(driver)
    assert right - down == {(288, 35, 320, 51), (248, 99, 264, 115)}
    assert down - right == {(304, 35, 320, 51), (248, 99, 280, 115)}


def pictures(driver):
    """Return the boxes of all tiles, ghosts and marks of the line."""
    sizes = metrics.for_size(*driver.size, 4)
    bottom = sizes.line_y + sizes.line_height
    return {
        part.box
        for part in parts(driver.board.display.root_group)
        if part.text is None and sizes.line_y <= part.box[1] < bottom
    }


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_a_pass_names_the_numbers_of_all_ends(size):
    driver = continued(positions.LONG_CROSS, positions.NO_END_FITS, size)
    assert driver.view.table.ends == [6, 0, 5, 0]
    assert driver.says(texts.ONLY_PASS, "6/0/5")
    driver.wait(300)
    driver.press("a")
    assert len(driver.view.table.history) == positions.NO_END_FITS + 1


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_words_for_four_unlike_ends_find_room(size):
    driver = Driver(size)
    room = metrics.for_size(*size, 4)
    letters = (size[0] - room.message_x) // 6
    for wordings, words in (
        (texts.ONLY_PASS, "0/1/4/5"),
        (texts.FITS_NOT, ("3-2", "0/1/4/5")),
        (texts.WHICH_ARM, ("6-4", "right")),
    ):
        assert min(len(driver.keyed(wording) % words) for wording in wordings) <= letters


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_how_to_play_begins_with_what_the_game_has_of_its_own(size):
    driver = continued(positions.FOUR_ENDS, positions.TWO_OF_FOUR, size)
    driver.press("start")
    driver.choose(menu_texts.HOW_TO_PLAY)
    assert driver.rows()[0] == "Sebastopol"
    assert "The 6-6" in " ".join(driver.rows())
    pages = []
    for _ in range(12):
        pages += driver.rows()
        driver.press("right")
    assert pages.index(help_texts.ELSE_AS_BLOCK) < pages.index("Dominoes, the Block game")
