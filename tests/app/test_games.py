"""Every game of the set-up, played by keys to the end of a match, with restarts in between.

Every frame is audited by the driver's display. The keys are pressed blindly, as a child would; the
record is then replayed by the rules.
"""

import random

import pytest

from engine.games import find
from engine.moves import STOP
from engine.notation.matches import parse_match
from engine.options import parse_options
from engine.outcome import BLOCKED
from firmware import menu_texts, round_texts, texts
from firmware.game_list import GAMES, index_of
from firmware.option_list import OPTIONS
from tests.app import positions
from tests.app.driver import PICO_MEMORY, SIZES, Driver, some_move
from tests.app.matches import moment_of
from tools.desktop.memory import RamMemory

KEYS = ("right", "left", "down", "up", "b", "a", "a", "a", "a", "a", "a")
NAMES = [
    "block",
    "block(breton)",
    "block(foster)",
    "draw",
    "draw(strict)",
    "partners",
    "foster4",
    "freerun",
    "matador",
    "matador(draw)",
    "sebastopol",
    "bergen",
    "bergen(pagat)",
]
LARGE = (640, 480)
CASES = [
    (game, seats, SIZES[number % len(SIZES)])
    for number, (game, seats) in enumerate(
        # Matador with drawing leaves four seats nothing to draw.
        (game, seats)
        for game in NAMES
        for seats in find(game).seats()
        if (game, seats) != ("matador(draw)", 4)
    )
]
# Larger sets, and more players than a board has room for.
CASES += [
    ("block(set=double-nine)", 4, (240, 240)),
    ("draw(set=double-nine)", 2, (320, 240)),
    ("draw(set=double-nine,strict)", 4, (240, 240)),
    ("block(set=double-twelve)", 3, (240, 240)),
    ("block", 10, LARGE),
    ("draw(set=double-twelve)", 2, LARGE),
]


def begin(game, seats, size, target="25"):
    """Return a driver at the table, or the lot, of a new match of that game, set up by keys."""
    driver = Driver(size, seats, seed=2**63 + seats, memory=RamMemory(memory_size(size)))
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.GAME, GAMES[index_of(game)][1])
    choose_options(driver, game)
    driver.change(menu_texts.OPPONENTS, str(seats - 1))
    levels = ("steady", "random", "heavy")[: seats - 1]
    for bot, level in zip(texts.BOT_NAMES, levels, strict=False):
        driver.change(bot, level)
    driver.change(menu_texts.TARGET, target)
    driver.choose(menu_texts.START)
    return driver


def memory_size(size):
    """Return the bytes of the memory of a device with that screen: a Pico's, or the desktop's."""
    return 65536 if size == LARGE else PICO_MEMORY


def choose_options(driver, game):
    """Choose the options that the text has, in the page of the set-up for them."""
    chosen = parse_options(game, game.partition("(")[0], [name for name, _, _ in OPTIONS])
    driver.choose(menu_texts.OPTIONS)
    for name, label, values in OPTIONS:
        if name in chosen:
            (words,) = [words for value, words, _ in values if value == chosen[name]]
            driver.change(label, words)
    driver.choose(menu_texts.DONE)


@pytest.mark.parametrize(
    "game, seats, size", CASES, ids=["-".join((game, str(seats))) for game, seats, _ in CASES]
)
def test_a_match_of_every_game(game, seats, size):
    driver = begin(game, seats, size, "15")
    assert (driver.session.match.rules.name, driver.session.match.seats) == (game, seats)
    rng = random.Random(seats)
    while (moment := moment_of(driver)) != "match end":
        if rng.random() < 0.04:
            before = driver.session.record()
            driver.restart()
            driver.go_on()
            assert driver.session.record() == before
        elif moment == "turn":
            driver.press(rng.choice(KEYS))
        elif moment == "bot":
            driver.wait(300)
        else:
            driver.press("a")
    reader = parse_match(driver.session.record())
    assert reader.ended
    assert reader.scores.points == driver.session.match.scores.points


@pytest.mark.parametrize("size", SIZES)
def test_every_game_says_how_it_differs_from_block(size):
    driver = Driver(size)
    driver.choose(menu_texts.NEW_MATCH)
    driver.point_at(menu_texts.GAME)
    for _, name, words in GAMES:
        assert any(row.endswith(f"{menu_texts.GAME} {name}") for row in driver.menu_rows())
        driver.press("a")
        shown = " ".join(driver.rows())
        assert name in shown
        # Its first words at least are on the page.
        assert " ".join(words.split()[:3]) in shown
        driver.press("b right")


def test_a_lot_that_is_drawn_again_is_shown_again():
    driver = begin("block(lead=high-tile-after-block)", 2, (240, 240), "200")
    drawn = {}
    while (moment := moment_of(driver)) != "match end":
        if moment == "lot":
            drawn[driver.session.match.number] = driver.session.match.lot
            assert driver.rows()[0] in (round_texts.LOT, round_texts.LOT_AGAIN)
        if moment == "turn":
            driver.play_turn(some_move(driver.view, driver.session.match.number))
        elif moment == "bot":
            driver.wait(300)
        else:
            if moment == "round end" and driver.session.outcome().how == BLOCKED:
                drawn.setdefault(driver.session.match.number + 1, None)
            driver.press("a")
    # One before the first round, and one after every blocked round but the match's last.
    drawn.pop(driver.session.match.number + 1, None)
    assert len(drawn) > 1
    assert None not in drawn.values()


def test_a_draw_is_a_place_of_its_own_after_the_hand():
    driver = begin("draw", 2, (240, 240))
    driver.leave_lot()
    driver.wait_for_turn()
    stock = driver.view.table.stock
    held = driver.view.tiles
    driver.press("right " * (len(held) - driver.app._scenes[-1]._choosing.cursor))
    assert driver.shows(f">Stock {stock}")
    driver.press("a")
    assert driver.view.table.stock == stock - 1
    assert len(driver.view.drawn) == 1
    assert driver.shows(f"Stock {stock - 1}")
    # The drawn tile stands at the end, and nothing else has moved.
    assert tuple(driver.app._scenes[-1]._choosing.order) == held + driver.view.drawn


def test_the_settings_remember_the_game():
    driver = begin("bergen", 2, (240, 240))
    driver.press("start")
    driver.choose(menu_texts.SAVE_AND_QUIT)
    driver.restart()
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    assert any(row.endswith(f"{menu_texts.GAME} Bergen") for row in driver.menu_rows())


def test_partners_are_named_together_and_share_a_score():
    driver = begin("partners", 4, (320, 240))
    driver.leave_lot()
    assert driver.shows("You+Bo 0 of 25")


def test_partners_win_a_match_together():
    # The round brings Ann and Cy 20 points.
    driver = Driver(memory=positions.SIDES.save(target=15))
    driver.go_on()
    driver.press("a")
    assert driver.rows()[:3] == ["Ann+Cy win the match", "You+Bo   0", "Ann+Cy  20"]


def test_a_pass_in_matador_says_what_would_have_fitted():
    driver = Driver((240, 240), memory=positions.MATADORS.save(positions.BLANK_END))
    driver.go_on()
    assert list(driver.view.table.ends) == [4, 0]
    # A 3 makes seven with the 4, and on the blank only a matador fits.
    assert driver.says(texts.ONLY_PASS, "3")


def test_on_two_blanks_only_matadors_fit_and_the_table_says_so():
    driver = Driver((160, 128), memory=positions.BLANKS.save(positions.BOTH_BLANK))
    driver.go_on()
    assert list(driver.view.table.ends) == [0, 0]
    assert driver.says(texts.LAYS, "0-0")
    driver.press("left")
    assert driver.says(texts.NO_MATADOR, "5-3")
    driver.press("a right a")
    # Now Ann passes, and so does the person.
    driver.wait_for_turn()
    assert driver.says(texts.ONLY_PASS, texts.MATADOR)


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_of_several_tiles_is_ended_at_a_place_of_its_own(size):
    driver = Driver(size, memory=positions.RUN.save(positions.MAY_STOP))
    driver.go_on()
    assert driver.says(texts.LAYS_OR_STOP, "2-0")
    # The 4-4 and the 6-0 stand between the 2-0 and the place to stop.
    driver.press("right right right")
    assert driver.says(texts.STOPS, ())
    assert driver.shows(f">{texts.STOP_PLACE}")
    driver.press("a")
    assert driver.view.table.history[positions.MAY_STOP] == STOP
    assert not driver.session.persons_turn()
