"""What only one game needs is loaded with it, and not before."""

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
    while driver.where() == "lot":
        driver.press("a")
    wanted = ("firmware.cross", "firmware.courses", "firmware.cross_metrics")
    print([name in sys.modules for name in wanted + ("engine.games.sebastopol",)])
"""


def test_a_board_carries_the_four_arms_for_sebastopol_alone():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str(4 * [False]), str(4 * [True])]
