"""The longest texts there can be, on every screen: nothing is cut off, overlaps or leaves it.

The driver's display audits every frame; the tests bring about the frames and say what they read.
"""

import pytest

from engine import bots
from engine.games.block import RULES
from firmware import help_texts, menu_texts, opinion_texts, round_texts, texts
from firmware.settings import HAND_ORDER_NAMES, PACE_NAMES
from tests.app import positions
from tests.app.driver import SIZE_NAMES, SIZES, Driver
from tests.app.positions import (
    ANN_OUT,
    BLOCKED,
    LONG_LINE,
    OUT_FOR_NOTHING,
    TIE_OF_FOUR,
    TIE_OF_THREE,
    TIE_OF_TWO,
    YOU_OUT,
)

ON_EVERY_SCREEN = pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)


def continued(size, position, moves=None):
    """Return a driver that goes on in a position, where everybody has 199 points of 200."""
    driver = Driver(size, memory=position.save(moves, position.seats * (199,), 200))
    driver.go_on()
    return driver


@ON_EVERY_SCREEN
@pytest.mark.parametrize(
    "position, heading, count",
    [
        (YOU_OUT, "You go out", "27 + 16 + 20 = 63"),
        (ANN_OUT, "Ann goes out", "30 + 15 + 15 = 60"),
        (OUT_FOR_NOTHING, "You go out", "0"),
        (BLOCKED, "Blocked: You are lowest", "20 + 20 + 23 - 13 = 50"),
        (TIE_OF_TWO, "Blocked: nobody scores", "Bo and Cy tie for lowest"),
        (TIE_OF_THREE, "Blocked: nobody scores", "You, Ann and Bo tie"),
        (TIE_OF_FOUR, "Blocked: nobody scores", "You, Ann, Bo and Cy tie"),
    ],
)
def test_the_end_of_a_round_and_of_the_match(size, position, heading, count):
    driver = continued(size, position)
    shown = driver.rows()
    assert shown[0] == heading
    assert any(row.startswith(count) for row in shown)
    for seat in range(position.seats):
        name = driver.session.name(seat)
        points = driver.session.match.scores.points[seat]
        assert any(row.startswith(name) and row.endswith(f" {points}") for row in shown)
    driver.see_table()
    assert driver.where() == "table"
    driver.press("b a")
    if driver.session.match.over:
        assert driver.rows()[-1] == f"Seed {driver.session.match.seed}"


@ON_EVERY_SCREEN
@pytest.mark.parametrize(
    "position, moves, wordings, words",
    [
        (LONG_LINE, positions.CHOICE, texts.WHICH_END, "2-0"),
        (LONG_LINE, positions.BEFORE_THE_LAST, texts.THINKS, "Bo"),
        (ANN_OUT, positions.SAME_ENDS, texts.LAYS, "6-3"),
        (ANN_OUT, positions.ONLY_PASS, texts.ONLY_PASS, "3 or 2"),
        (YOU_OUT, 0, texts.YOUR_LEAD, "4-1"),
    ],
)
def test_the_table_with_scores_of_three_figures(size, position, moves, wordings, words):
    driver = continued(size, position, moves)
    assert driver.says(wordings, words)
    assert driver.shows("You 199 of 200")


@ON_EVERY_SCREEN
def test_a_tile_that_does_not_fit(size):
    driver = continued(size, LONG_LINE, positions.CHOICE)
    driver.press("right")
    assert driver.says(texts.FITS_NOT, ("4-4", "0 or 2"))


@ON_EVERY_SCREEN
@pytest.mark.parametrize(
    "seed, drawings",
    [
        (positions.LOT_TIE_OF_TWO, ["Ann and Cy tie", "Ann leads"]),
        (positions.LOT_TIE_OF_THREE, ["You, Ann and Bo tie", "You lead"]),
        (positions.LOT_TIE_OF_FOUR, ["You, Ann, Bo and Cy tie", "Ann leads"]),
    ],
)
def test_a_lot_with_ties(size, seed, drawings):
    driver = Driver(size, seats=4, seed=seed)
    driver.begin()
    headings = []
    for result in drawings:
        shown = driver.rows()
        headings.append(shown[0])
        assert shown[-2:] == [result, menu_texts.ANY_KEY]
        driver.press("up")
    assert headings == [round_texts.LOT, round_texts.LOT_AGAIN]
    assert driver.where() == "table"


@ON_EVERY_SCREEN
def test_every_value_of_the_set_up(size):
    driver = Driver(size, memory=BLOCKED.save())
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.rows()[:3] == [menu_texts.REPLACE, f"> {menu_texts.NO}", menu_texts.YES]
    driver.choose(menu_texts.YES)
    for opponents in range(1, 4):
        driver.change(menu_texts.OPPONENTS, str(opponents))
        usual = RULES.targets[opponents + 1]
        for target in (f"{usual} (usual)", "25", "50", "61", "100", "150", "200"):
            driver.change(menu_texts.TARGET, target)
        for bot, name in enumerate(texts.BOT_NAMES):
            if bot < opponents:
                for level in bots.LEVELS:
                    driver.change(name, level)
            else:
                assert not driver.shows(name) or f"{name} -" in driver.menu_rows()


@ON_EVERY_SCREEN
def test_every_value_of_the_settings_and_every_row_of_the_pause_menu(size):
    driver = continued(size, BLOCKED)
    driver.press("start")
    driver.choose(menu_texts.SETTINGS)
    for value in PACE_NAMES:
        driver.change(menu_texts.PACE, value)
    for value in HAND_ORDER_NAMES:
        driver.change(menu_texts.HAND_ORDER, value)
    driver.choose(menu_texts.DONE)
    driver.choose(menu_texts.PRINT_RECORD)
    assert driver.rows()[-1] == menu_texts.PRINTED
    for question in (menu_texts.GIVE_UP_FIRST, menu_texts.GIVE_UP_SECOND):
        driver.choose(
            menu_texts.GIVE_UP if question == menu_texts.GIVE_UP_FIRST else menu_texts.YES
        )
        assert driver.rows() == [question, f"> {menu_texts.NO}", menu_texts.YES]


@ON_EVERY_SCREEN
def test_the_help_shows_every_word(size):
    driver = Driver(size)
    driver.choose(menu_texts.HOW_TO_PLAY)
    words = []
    page = 0
    while menu_texts.TITLE not in driver.rows():
        page += 1
        *text, foot = driver.rows()
        pages = int(foot.split("of")[1].split()[0])
        # An arrow stands only where it leads to a page.
        before, after = "<" if page > 1 else " ", ">" if page < pages else " "
        assert foot == f"{before} {page} of {pages} {after}"
        words += " ".join(text).split()
        driver.press("a")
    assert page == pages
    help_on_keys = help_texts.key_help(driver.board.key_names)
    told = [text for sentences in help_texts.HELP for text in sentences]
    assert words == " ".join([*told, help_on_keys]).split()


@ON_EVERY_SCREEN
def test_the_title_with_the_word_about_a_damaged_save(size):
    memory = BLOCKED.save()
    memory[576:4096] = bytes(range(256)) * 13 + bytes(192)
    driver = Driver(size, memory=memory)
    assert driver.rows()[-1] == menu_texts.SAVE_DAMAGED
    assert not driver.shows(menu_texts.CONTINUE)


def test_every_text_is_ascii():
    """The board's font holds nothing else."""
    everywhere = (texts, menu_texts, round_texts, opinion_texts, help_texts)
    pending = [
        value for module in everywhere for name, value in vars(module).items() if name.isupper()
    ]
    while pending:
        value = pending.pop()
        if isinstance(value, str):
            assert value.isascii() and value.isprintable(), value
        elif isinstance(value, tuple):
            pending += value
