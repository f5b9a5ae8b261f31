"""The scenes of the app, each with the way to it: the pictures that are compared and approved."""

from engine.tiles import number
from firmware import menu_texts, round_texts
from firmware.memory_map import statistics_slots
from firmware.statistics import VERSION
from tests.app import positions
from tests.app.driver import PICO_MEMORY, SIZES, Driver
from tests.app.parts import FullDevice
from tools.desktop.memory import RamMemory

# Before the round whose end or middle is shown.
_SCORES = (23, 41, 8, 30)


def _device(size, memory=None):
    return Driver(size, seats=4, seed=positions.LOT_TIE_OF_TWO, memory=memory, drawn=True)


def _continued(size, position, moves=None, **match):
    driver = _device(size, position.save(moves, **match))
    driver.go_on()
    return driver


def _menu(size, *labels):
    """From the title, or with a `None` first from the pause menu in mid-round, row by row."""
    if labels[0] is None:
        driver = _continued(size, positions.LONG_LINE, positions.CHOICE, scores=_SCORES)
        driver.press("start")
        labels = labels[1:]
    else:
        driver = _device(size)
    for label in labels:
        driver.choose(label)
    return driver


def _title(size):
    return _device(size)


def _title_continue(size):
    return _device(size, positions.BLOCKED.save())


def _setup(size):
    driver = _menu(size, menu_texts.NEW_MATCH)
    driver.change("Bo", "heavy")
    return driver


def _options(size):
    driver = _menu(size, menu_texts.NEW_MATCH)
    driver.change(menu_texts.GAME, "Draw")
    driver.choose(menu_texts.OPTIONS)
    driver.change("Lead", "highest double")
    return driver


def _lot(size):
    return _menu(size, menu_texts.NEW_MATCH, menu_texts.START)


def _lot_again(size):
    driver = _lot(size)
    driver.press("a")
    return driver


def _table_lead(size):
    driver = Driver(size, seats=2, seed=positions.YOU_LEAD, drawn=True)
    driver.begin()
    driver.press("a")
    return driver


def _table_hint(size):
    driver = _table_lead(size)
    driver.press("hint")
    driver.wait(1000)
    driver.press("right")
    return driver


def _table_choice(size):
    driver = _continued(size, positions.LONG_LINE, positions.CHOICE, scores=_SCORES)
    driver.press("up")
    return driver


def _table_pass(size):
    return _continued(size, positions.ANN_OUT, positions.ONLY_PASS, scores=_SCORES)


def _table_long(size):
    return _continued(size, positions.LONG_LINE, positions.BEFORE_THE_LAST, scores=_SCORES)


def _table_over(size):
    driver = _round_end_blocked(size)
    driver.see_table()
    return driver


def _round_menu(size):
    driver = _round_end_blocked(size)
    driver.press("b")
    return driver


def _cross_sixes(size):
    return _continued(size, positions.SIXES, positions.TWO_BEGUN, scores=_SCORES)


def _cross_choice(size):
    driver = _continued(size, positions.FOUR_ENDS, positions.TWO_OF_FOUR, scores=_SCORES)
    driver.walk_to(number(2, 0))
    return driver


def _cross_long(size):
    return _continued(size, positions.LONG_CROSS, positions.NO_END_FITS, scores=_SCORES)


def _draw(size):
    driver = _continued(size, positions.DRAWN_HAND, positions.MAY_DRAW, scores=(23, 41))
    driver.press("left")
    return driver


def _matador(size):
    driver = _continued(size, positions.MATADORS, positions.EITHER_HALF, scores=_SCORES)
    driver.walk_to(number(4, 3))
    driver.press("up")
    return driver


def _matador_blank(size):
    return _continued(size, positions.MATADORS, positions.BLANK_END, scores=_SCORES)


def _bergen(size):
    return _continued(size, positions.HEADERS, positions.ANN_SCORED, scores=(3, 5))


def _partners(size):
    return _continued(size, positions.SIDES, positions.IN_SIDES, scores=(23, 41))


def _free_run(size):
    return _continued(size, positions.RUN, positions.MAY_STOP, scores=_SCORES)


def _review(size):
    driver = _round_menu(size)
    driver.choose(round_texts.REVIEW)
    # A move without a choice, of which no bot of the future thinks otherwise.
    driver.press("right")
    driver.wait(1000)
    return driver


def _table_nine(size):
    driver = _continued(size, positions.NINE, positions.NINE_CHOICE)
    driver.press("up")
    return driver


def _table_ten_seats(size):
    driver = _continued(size, positions.TEN_SEATS, positions.TEN_CHOICE)
    driver.press("up")
    return driver


def _round_end_ten_seats(size):
    return _continued(size, positions.TEN_SEATS)


def _round_end_domino(size):
    return _continued(size, positions.YOU_OUT, scores=(23, 19, 8, 30), target=100)


def _round_end_blocked(size):
    return _continued(size, positions.BLOCKED, scores=(7, 19, 8, 30), target=100)


def _round_end_tie(size):
    return _continued(size, positions.TIE_OF_TWO, scores=_SCORES)


def _match_end(size):
    driver = _continued(size, positions.YOU_OUT, scores=_SCORES)
    driver.press("a")
    return driver


def _pause(size):
    return _menu(size, None)


def _settings(size):
    return _menu(size, None, menu_texts.SETTINGS)


def _full_device(size):
    memory = positions.LONG_LINE.save(positions.CHOICE, scores=_SCORES)
    device = FullDevice(size, memory=memory, drawn=True)
    device.go_on()
    device.press("start")
    return device


def _settings_of_all_parts(size):
    device = _full_device(size)
    device.choose(menu_texts.SETTINGS)
    device.change(menu_texts.BACKLIGHT, "medium")
    return device


def _statistics(size):
    memory = RamMemory(PICO_MEMORY)
    words = b"block=23/11 draw=7/3 partners=4/4 steady=21/8 heavy=9/6 hard=4/1"
    statistics_slots(memory, VERSION).save(words)
    device = _device(size, memory)
    device.choose(menu_texts.STATISTICS)
    return device


def _help(size):
    return _menu(size, None, menu_texts.HOW_TO_PLAY)


def _ask(size):
    return _menu(size, None, menu_texts.GIVE_UP)


# By the name of its pictures: a function from a size to a driver that shows the scene.
SCENES = {
    "title": _title,
    "title-continue": _title_continue,
    "setup": _setup,
    "options": _options,
    "lot": _lot,
    "lot-again": _lot_again,
    "table-lead": _table_lead,
    "table-hint": _table_hint,
    "table-choice": _table_choice,
    "table-pass": _table_pass,
    "table-long": _table_long,
    "table-over": _table_over,
    "table-sebastopol-sixes": _cross_sixes,
    "table-sebastopol-choice": _cross_choice,
    "table-sebastopol-long": _cross_long,
    "table-draw": _draw,
    "table-matador": _matador,
    "table-matador-blank": _matador_blank,
    "table-bergen": _bergen,
    "table-partners": _partners,
    "table-freerun": _free_run,
    "round-end-domino": _round_end_domino,
    "round-end-blocked": _round_end_blocked,
    "round-end-tie": _round_end_tie,
    "round-menu": _round_menu,
    "review": _review,
    "match-end": _match_end,
    "pause": _pause,
    "pause-battery": _full_device,
    "settings": _settings,
    "settings-all-parts": _settings_of_all_parts,
    "statistics": _statistics,
    "help": _help,
    "ask": _ask,
}


# Scenes that only some screens have room for: the function, and the sizes.
LARGER = {
    "table-nine": (_table_nine, [(240, 240), (320, 240), (640, 480)]),
    "table-ten-seats": (_table_ten_seats, [(640, 480)]),
    "round-end-ten-seats": (_round_end_ten_seats, [(640, 480)]),
}
# (scene, size) of every picture.
PICTURES = [(scene, size) for scene in SCENES for size in SIZES]
PICTURES += [(scene, size) for scene, (_, sizes) in LARGER.items() for size in sizes]


def show(scene, size):
    """Return a driver that shows the scene."""
    return (SCENES[scene] if scene in SCENES else LARGER[scene][0])(size)


def picture_name(scene, size):
    """Return the name of a scene's picture at a size: "title-240x240"."""
    return f"{scene}-{size[0]}x{size[1]}"
