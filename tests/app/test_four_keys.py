"""The whole game with four buttons: those of two board files, from the presses of their pins."""

import re

import pytest

from firmware import keys, menu_texts, round_texts, texts
from firmware.boards import meanings, pico_lcd_2, pins
from firmware.boards.pimoroni import FOUR_BUTTONS
from firmware.boards.presses import LONG_MS
from tests.app import positions
from tests.app.driver import SIZE_NAMES, SIZES, Driver
from tests.app.matches import play_match, record_by_engine, without_former_rounds
from tests.app.test_review import is_back_in_menu
from tests.boards.bench import Bench
from tests.boards.table import PICO

SEED = 2**64 - 7
TAP_MS = 80
# What the player presses for what a Driver asks for: the number of a button in the order A, B, X, Y
# (or KEY0, KEY3, KEY1, KEY2), and whether it is held.
PRESSES = {
    "left": (2, False),
    "right": (3, False),
    "up": (2, False),
    "down": (3, False),
    "a": (0, False),
    "b": (1, False),
    "start": (1, True),
}


class FourKeys(Driver):
    """A device with four buttons: a Pico-LCD-2 if it has its size, else a Pico Display."""

    change_key = "a"
    end_key = "b"

    def make_board(self):
        board = super().make_board()
        bench = Bench("raspberry_pi_pico", PICO)
        buttons = pico_lcd_2.keys if self.size == (320, 240) else FOUR_BUTTONS
        bench.enter()
        try:
            meant = meanings.Meanings(buttons.buttons)
            queue = buttons.make(pins.Pins(bench.board), meant.short, meant.long)
        finally:
            bench.leave()
        self._bench = bench
        board.keys = queue
        board.key_names = meant.key_names
        return board

    def press(self, names):
        for name in names.split():
            number, long = PRESSES[name]
            events = self._bench.scanner().events
            events.add(number, True, self.now)
            self.wait(TAP_MS)
            if long:
                self._bench.now = self.now - TAP_MS + LONG_MS
                self.wait(LONG_MS)
            events.add(number, False, self.now)
            self.wait(TAP_MS)

    def wait(self, ms, step=50):
        self._bench.now = self.now
        super().wait(ms, step)


@pytest.mark.parametrize("size, seats", [((240, 135), 2), ((320, 240), 4)], ids=["2", "4"])
def test_a_whole_match_by_four_keys_is_the_match_of_the_engine(size, seats):
    levels = ("random", "heavy", "random")[: seats - 1]
    driver = FourKeys(size, seats, SEED)
    driver.begin(levels, "25")
    record = play_match(driver)
    by_engine = record_by_engine(SEED, levels, 25, None)
    assert without_former_rounds(record) == without_former_rounds(by_engine)


def test_b_goes_through_all_moves_of_the_hand_the_other_end_first():
    driver = FourKeys(memory=positions.LONG_LINE.save(positions.CHOICE), drawn=True)
    driver.go_on()
    assert driver.says(texts.WHICH_END, "2-0")
    assert "B: other end" in " ".join(driver.rows())
    marks = [driver.image()]
    driver.press("b")
    marks.append(driver.image())
    # It is the only tile that fits, so the next move is at the first end again.
    driver.press("b")
    marks.append(driver.image())
    assert marks[0] != marks[1]
    assert marks[0] == marks[2]
    assert driver.says(texts.WHICH_END, "2-0")


def test_the_menu_opens_while_b_is_held_and_says_the_keys_as_they_are_printed():
    driver = FourKeys(memory=positions.LONG_LINE.save(positions.CHOICE))
    driver.go_on()
    driver.press("start")
    assert driver.shows(menu_texts.PAUSE)
    driver.choose(menu_texts.KEYS)
    words = " ".join(driver.rows())
    for part in ("X, Y: choose a tile.", "A: lay it.", "B: the other end", "Hold B: the menu"):
        assert part in words
    assert "In menus X is up, Y is down, and A changes a value." in words
    driver.press("b")
    assert driver.shows(menu_texts.PAUSE)
    driver.press("b")
    assert driver.where() == "table"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_values_are_changed_by_a_and_the_menus_say_so(size):
    driver = FourKeys(size)
    a = "KEY0" if size == (320, 240) else "A"
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.rows()[-1] == f"{a}: start"
    driver.change(menu_texts.OPPONENTS, "3")
    assert driver.rows()[-1] == f"{a}: change"
    driver.press("b")
    driver.choose(menu_texts.SETTINGS)
    assert driver.rows()[-1] == f"{a}: change"
    driver.change(menu_texts.PACE, "fast")
    driver.press("b")
    assert driver.shows(menu_texts.TITLE)
    assert driver.app.settings.opponents == 3


def test_the_game_is_changed_by_a_and_how_to_play_explains_it():
    driver = FourKeys((240, 135))
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.GAME, "Draw")
    assert driver.rows()[-1] == "A: change"
    driver.point_at(menu_texts.OPTIONS)
    assert driver.rows()[-1] == "A: open"
    driver.press("b")
    assert driver.app.settings.game == "draw"
    driver.choose(menu_texts.HOW_TO_PLAY)
    assert driver.rows()[0] == "Draw"


def test_the_options_of_a_game_are_changed_by_a():
    driver = FourKeys((240, 135))
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.OPTIONS)
    driver.change("Lead", "the winner")
    driver.change("Breton", "2 or 4 times")
    driver.choose(menu_texts.DONE)
    assert driver.app.settings.game == "block(breton=stack,lead=winner-leads)"
    driver.choose(menu_texts.START)
    assert driver.session.match.rules.name == "block(breton=stack,lead=winner-leads)"


def test_pages_of_help_are_turned_and_left():
    driver = FourKeys()
    driver.choose(menu_texts.HOW_TO_PLAY)
    first = driver.rows()
    driver.press("right")
    assert driver.rows() != first
    driver.press("left")
    assert driver.rows() == first
    driver.press("b")
    assert driver.shows(menu_texts.TITLE)


# A tile that fits both ends: where it should go, or what the other end costs.
HINT_OF_AN_END = r"Hint: 2-0 (left|right)(\. (Right|Left) (costs \d+\.\d points|is as good))?"


def test_the_hint_is_in_the_menu_and_the_keys_say_so():
    driver = FourKeys(memory=positions.LONG_LINE.save(positions.CHOICE))
    driver.go_on()
    driver.press("start")
    driver.choose(menu_texts.KEYS)
    assert "Hold B: the menu, with a hint for your move." in " ".join(driver.rows())
    driver.press("b")
    driver.choose(menu_texts.HINT)
    for _ in range(200):
        driver.wait(50)
    # It is the only tile that fits, on one end or the other.
    assert any(re.fullmatch(HINT_OF_AN_END, row) for row in driver.rows()), driver.rows()


def test_a_review_is_walked_through_with_four_keys():
    driver = FourKeys(memory=positions.BLOCKED.save())
    driver.go_on()
    driver.press("b")
    driver.choose(round_texts.REVIEW)
    assert driver.shows("  Move 4: laid 5-3 >")
    driver.press("right")
    assert driver.shows("< Move 8: laid 3-3 >")
    driver.press("left b")
    assert is_back_in_menu(driver, 2)
    driver.press("b")
    assert driver.where() == "round end"


def test_a_round_end_names_the_keys():
    driver = FourKeys(memory=positions.BLOCKED.save())
    driver.go_on()
    assert driver.where() == "round end"
    assert driver.rows()[-1] == "B: more A: go on"
    assert driver.board.key_names[keys.START] == "Hold B"
