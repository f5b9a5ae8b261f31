"""What the program takes of the heap, measured under MicroPython on this machine.

Where words have 64 bits everything takes about one and a half times what it takes on a board: with
MicroPython built for 32 bits it was 0.65 (match, title) to 0.7 (engine) of the numbers here.
"""

import subprocess
from pathlib import Path

import adafruit_display_text
import pytest

from engine.bots import LEVELS
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = Path(adafruit_display_text.__file__).parents[1]
ROUNDS = 100
# Lines of records and lists of moves differ in length from round to round.
SOME_BYTES = 1000
# 35,000 on a board of 32 bits.
ENGINE_BYTES = 50_000

pytestmark = pytest.mark.skipif(
    find_micropython() is None, reason="no micropython command on this machine"
)


def run(script, *arguments):
    """Return what a script of this folder prints, with more heap than it could need."""
    command = [find_micropython(), "-X", "heapsize=1200k", f"tests/heap/{script}", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


@pytest.fixture(scope="module")
def used():
    """The bytes in use in each state of a match of 100 rounds."""
    lines = run("play.py", str(LIBRARIES), str(ROUNDS)).splitlines()
    return {state: int(number) for state, number in map(str.split, lines)}


def test_the_hundredth_round_takes_no_more_than_the_first(used):
    assert used[f"round-{ROUNDS}"] <= used["round-1"] + SOME_BYTES


def test_the_table_is_let_go_of_at_the_title(used):
    # The bots and the match, which can be continued, stay; the table alone takes 30,000.
    assert used["title-again"] < used[f"round-{ROUNDS}"] - 10_000


@pytest.mark.parametrize("level", LEVELS)
def test_the_engine_with_one_game_and_one_bot_fits_its_budget(level):
    assert int(run("engine.py", level)) <= ENGINE_BYTES
