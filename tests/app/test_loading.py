"""What is loaded only for a while, or only for one game, takes no memory else."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Plays from the title to the table of each game in turn and tells what has been loaded by then.
PROGRAM = """
import sys
import tools.desktop.platform
from tests.app.driver import Driver
from firmware import menu_texts
from firmware.game_list import GAMES, index_of

for game in ("block", "sebastopol"):
    driver = Driver(seats=4, seed=1)
    driver.choose(menu_texts.NEW_MATCH)
    driver.change(menu_texts.GAME, GAMES[index_of(game)][1])
    driver.choose(menu_texts.START)
    driver.leave_lot()
    wanted = ("firmware.cross", "firmware.courses", "firmware.cross_metrics")
    print([name in sys.modules for name in wanted])
"""


# Goes through menus to the table, has a hint and moves, and tells what of it all is still there.
MENUS = """
import gc
import sys
import weakref
import tools.desktop.platform
import firmware.app
import firmware.sound
lasting = list(sys.modules)
from tests.app.parts import FullDevice
from firmware import menu_texts, opinion_texts, scenes
from firmware.letting_go import let_go_since

# The driver has loaded some for itself.
let_go_since(lasting)
device = FullDevice(seed=1)
seen = {}

def look():
    for name in sys.modules:
        if name.startswith("firmware.") and name not in lasting and name not in scenes.OF_MATCH:
            seen[name] = weakref.ref(sys.modules[name])

for row in (menu_texts.SETTINGS, menu_texts.HOW_TO_PLAY, menu_texts.STATISTICS):
    device.choose(row)
    look()
    device.press("b")
device.choose(menu_texts.NEW_MATCH)
device.choose(menu_texts.OPTIONS)
look()
device.press("b")
device.choose(menu_texts.START)
look()
device.leave_lot()
device.wait_for_turn()
device.press("start")
look()
device.choose(menu_texts.HINT)
while device.shows(opinion_texts.HINT_THINKS):
    device.wait(100)
look()
device.press("a start")
device.choose(menu_texts.RESUME)
gc.collect()
print(sorted(seen))
print([name for name in seen if name in sys.modules or seen[name]() is not None])
"""
# Goes to the table and back to the title, and tells what of the table is still there.
TABLE = """
import gc
import sys
import weakref
import tools.desktop.platform
import firmware.app
lasting = list(sys.modules)
from tests.app.driver import Driver
from firmware import menu_texts, scenes
from firmware.letting_go import let_go_since

let_go_since(lasting)
driver = Driver(seats=2, seed=1)
driver.begin()
driver.leave_lot()
of_table = [name for name in scenes.OF_MATCH if name in sys.modules and name not in scenes.OF_ALL]
seen = {name: weakref.ref(sys.modules[name]) for name in of_table}
driver.press("start")
driver.choose(menu_texts.SAVE_AND_QUIT)
gc.collect()
print(sorted(seen))
print([name for name in seen if name in sys.modules or seen[name]() is not None])
"""
# Goes to the table of games that differ in what they show, and tells what of the app is loaded
# there that neither lasts nor is said to be of a match.
OF_GAMES = """
import sys
import tools.desktop.platform
import firmware.app
lasting = list(sys.modules)
from tests.app.driver import Driver
from firmware import scenes
from firmware.letting_go import let_go_since

let_go_since(lasting)
for game in ("block", "draw", "matador", "sebastopol", "block(set=double-nine)"):
    driver = Driver(seats=4, seed=1)
    driver.app.settings.game = game
    driver.app.begin_match()
    driver.wait(1000)
    driver.leave_lot()
    driver.wait_for_turn()
    known = lasting + list(scenes.OF_MATCH)
    print([name for name in sys.modules if name.startswith("firmware.") and name not in known])
"""
# Has a hint from "hard", looks at the review, and tells what else the engine has loaded then, and
# in the next round.
JUDGING = """
import sys
import tools.desktop.platform
from tests.app.driver import Driver
from firmware import opinion_texts, round_texts

def more():
    return [name for name in sys.modules if name.startswith("engine.") and name not in before]

driver = Driver(seats=3, seed=1)
driver.begin(["heavy", "steady"])
driver.leave_lot()
driver.wait_for_turn()
before = set(sys.modules)
driver.press("hint")
while driver.shows(opinion_texts.HINT_THINKS):
    driver.wait(100)
while not driver.view.table.over:
    driver.press("b a")
    driver.wait(1000)
driver.press("a b")
driver.choose(round_texts.REVIEW)
driver.wait(2000)
print(bool(more()))
driver.press("b b a")
assert driver.session.match.number == 2
print(more())
"""
# Has a hint, changes the order of the hand, which ends the hint, and tells what of it is
# still there; then gives the match up and tells what the title has more than at first.
GIVING_UP = """
import sys
import tools.desktop.platform
import firmware.app
lasting = list(sys.modules)
from tests.app.driver import Driver
from firmware import menu_texts, opinion_texts
from firmware.letting_go import let_go_since

def more():
    program = [name for name in sys.modules if name.partition(".")[0] in ("engine", "firmware")]
    return [name for name in program if name not in before]

let_go_since(lasting)
driver = Driver(seats=3, seed=1)
at_title = set(sys.modules)
driver.begin(["hard", "steady"])
driver.leave_lot()
driver.wait_for_turn()
before = set(sys.modules)
driver.press("hint")
while driver.shows(opinion_texts.HINT_THINKS):
    driver.wait(100)
print(bool(more()))
driver.press("start")
driver.choose(menu_texts.SETTINGS)
driver.change(menu_texts.HAND_ORDER, "by number")
driver.press("b")
driver.choose(menu_texts.RESUME)
print(more())
before = at_title
driver.press("start")
driver.choose(menu_texts.GIVE_UP)
for _ in range(2):
    driver.choose(menu_texts.YES)
assert driver.session is None
print(more())
"""
# Has no memory for the review, and tells what of it is loaded at the menu where it was chosen.
NO_REVIEW = """
import sys
import tools.desktop.platform
from tests.app.driver import Driver
from firmware import round_texts, scenes, texts

really_make = scenes.make

def make(name, *arguments):
    scene = really_make(name, *arguments)
    if name == "review":
        refused.extend(sys.modules)
        raise MemoryError
    return scene

driver = Driver(seats=2, seed=7)
driver.begin()
driver.leave_lot()
while not driver.view.table.over:
    driver.press("b a")
    driver.wait(1000)
driver.press("a b")
before = set(sys.modules)
refused = []
scenes.make = make
driver.choose(round_texts.REVIEW)
assert driver.shows(texts.NO_MEMORY)
print("firmware.scenes.review" in refused)
print([name for name in sys.modules if name not in before])
"""
# Plays a game with options to the second round, and tells what of all that begins a match and deals
# its rounds has been loaded, and what of it is still there.
DEALING = """
import gc
import sys
import weakref
import tools.desktop.platform
from firmware import letting_go

FUNCTIONS = (
    ("engine.deal", "deal_out"), ("engine.games", "find"), ("engine.leaders", "leader_after"),
    ("engine.options", "with_options"), ("engine.seeds", "derive"),
)
seen = []

def let_go(*names):
    for name, function in FUNCTIONS:
        if name in sys.modules:
            seen.append((name, weakref.ref(getattr(sys.modules[name], function))))
    really_let_go(*names)

really_let_go = letting_go.let_go
letting_go.let_go = let_go
from tests.app.driver import Driver, some_move

driver = Driver(seats=3, seed=1)
driver.app.settings.game = "block(lead=winner-leads,set=double-nine)"
driver.app.begin_match()
driver.wait(1000)
driver.leave_lot()
while driver.session.match.number == 1:
    driver.wait_for_turn()
    if driver.view.table.over:
        driver.press("a")
    else:
        driver.play_turn(some_move(driver.view, driver.session.match.number))
driver.wait_for_turn()
gc.collect()
print(sorted({name for name, _ in seen}))
print([name for name, function in seen if name in sys.modules or function() is not None])
"""
# Saves and loads everything, and tells what only that takes at the title, the table and after.
SAVING = """
import sys
import tools.desktop.platform
from tests.app.driver import Driver, some_move
from firmware import menu_texts

NAMES = (
    "engine.notation.header", "engine.notation.matches", "engine.notation.rounds",
    "engine.notation.writing", "firmware.loading", "firmware.memory_map",
    "firmware.settings_text", "firmware.slot_reading",
)

def tell():
    print([name for name in NAMES if name in sys.modules])

driver = Driver(seats=2, seed=1)
tell()
driver.choose(menu_texts.STATISTICS)
driver.press("b")
driver.choose(menu_texts.SETTINGS)
driver.press("right b")
tell()
driver.begin(["random"], "25")
driver.leave_lot()
driver.restart()
driver.go_on()
while not driver.session.match.over:
    driver.wait_for_turn()
    if driver.view.table.over:
        driver.press("a")
    else:
        driver.play_turn(some_move(driver.view, driver.session.match.number))
    tell()
"""
OF_MENUS = (
    "game_list game_options help_texts hint menu_texts opinion opinion_texts option_list possible "
    "round_texts scenes.help scenes.lot scenes.menu_scene scenes.options scenes.pause "
    "scenes.rules scenes.settings scenes.setup scenes.statistics scenes.title statistics "
    "widgets.battery widgets.menu wordings"
)


OF_TABLE = (
    "choosing clock scenes.table snake widgets.hand widgets.line widgets.marks widgets.panels "
    "widgets.triangle"
)


def told_by(program):
    """Return the lines that a program prints in a process of its own, with nothing loaded yet."""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_nothing_of_the_menus_stays_in_memory_at_the_table():
    seen = ["firmware." + name for name in OF_MENUS.split()]
    assert told_by(MENUS) == [str(seen), "[]"]


def test_nothing_of_the_table_stays_in_memory_at_the_title():
    """Nor do the pictures of the marks, which its module keeps."""
    seen = ["firmware." + name for name in OF_TABLE.split()]
    assert told_by(TABLE) == [str(seen), "[]"]


def test_all_that_the_table_has_loaded_of_the_app_stays_while_the_match_goes_on():
    assert told_by(OF_GAMES) == 5 * ["[]"]


def test_nothing_of_the_judge_stays_in_memory_in_the_next_round():
    assert told_by(JUDGING) == ["True", "[]"]


def test_nothing_of_a_hint_that_was_ended_stays_and_of_a_match_that_was_given_up():
    assert told_by(GIVING_UP) == ["True", "[]", "[]"]


def test_nothing_of_a_review_that_there_was_no_memory_for_stays():
    assert told_by(NO_REVIEW) == ["True", "[]"]


def test_nothing_that_begins_a_match_and_deals_stays_in_memory_while_a_round_runs():
    seen = ["engine." + name for name in ("deal", "games", "leaders", "options", "seeds")]
    assert told_by(DEALING) == [str(seen), "[]"]


def test_nothing_that_only_loads_and_saves_stays_in_memory():
    told = told_by(SAVING)
    assert len(told) > 20
    assert set(told) == {"[]"}


def test_a_board_carries_the_four_arms_for_sebastopol_alone():
    assert told_by(PROGRAM) == [str(3 * [False]), str(3 * [True])]
