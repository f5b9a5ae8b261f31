"""What the project's folders may import, and that the board's files keep to CircuitPython."""

from pathlib import Path

import pytest

from tests.circuitpython_limits import problems
from tests.int_limits import int_problems
from tests.order_limits import order_problems
from tests.recursion_limits import recursion_problems
from tools.circuitpython import BUILT_IN_MODULES
from tools.imports import imports_of

ROOT = Path(__file__).resolve().parents[1]
GUARD = "try:\n    {}\nexcept ImportError:\n    pass"
# Allowed where try/except ImportError guards them: const, and types for editors.
GUARDED = {"micropython", "typing"}


def modules(folder):
    """Return the paths of a folder's Python files, relative to the root."""
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.py"))
    assert found, f"{folder} holds no module"
    return found


def forbidden_imports(path, source):
    """Return the modules that ``source``, the file at ``path``, must not import."""
    folder = path.partition("/")[0]
    package = path.rpartition("/")[0].replace("/", ".")
    forbidden = []
    for imported in imports_of(source, package):
        top = imported.module.partition(".")[0]
        allowed = top == folder or (imported.optional and top in GUARDED)
        if folder == "hardware":
            allowed |= top == "firmware"
        if folder in ("firmware", "hardware"):
            allowed |= top == "engine" or top in BUILT_IN_MODULES or top.startswith("adafruit_")
        if folder == "tools":
            allowed |= top != "tests"
        if not allowed:
            forbidden.append(imported.module)
    return forbidden


# What runs on the board.
ON_THE_BOARD = [*modules("engine"), *modules("firmware"), *modules("hardware/bringup")]
# What runs thousands of times for one move of a bot.
HOT = [*modules("engine/bots"), "engine/round.py", "engine/table.py", "engine/view.py"]


@pytest.mark.parametrize("path", [*ON_THE_BOARD, *modules("tools")])
def test_imports_follow_the_arrows(path):
    assert forbidden_imports(path, (ROOT / path).read_text()) == []


@pytest.mark.parametrize(
    "path, source, found",
    [
        ("engine/tiles.py", "import firmware.keys", ["firmware.keys"]),
        ("engine/tiles.py", "from tools import perft", ["tools"]),
        ("engine/tiles.py", "def late():\n    import random", ["random"]),
        ("engine/bots/heavy.py", "from ...tools import x", ["tools"]),
        ("engine/bots/heavy.py", "from ..tiles import HIGH", []),
        ("engine/bots/heavy.py", "from engine.tiles import HIGH", []),
        ("engine/tiles.py", "from micropython import const", ["micropython"]),
        (
            "engine/tiles.py",
            GUARD.format("from micropython import const"),
            [],
        ),
        ("engine/tiles.py", GUARD.format("import random"), ["random"]),
        ("firmware/app.py", "from tools.desktop import board", ["tools.desktop"]),
        ("firmware/app.py", "import itertools", ["itertools"]),
        ("firmware/app.py", "import pygame", ["pygame"]),
        ("firmware/app.py", "import displayio, engine.tiles, firmware.keys", []),
        ("firmware/app.py", "from adafruit_display_text import label", []),
        ("hardware/bringup/code.py", "from firmware import boards\nimport displayio", []),
        ("hardware/bringup/code.py", "from tools import bundle", ["tools"]),
        ("tools/perft.py", "from tests import test_house", ["tests"]),
        ("tools/perft.py", "import engine, firmware, pygame, tools.replay", []),
    ],
)
def test_a_wrong_arrow_is_found(path, source, found):
    assert forbidden_imports(path, source) == found


@pytest.mark.parametrize("path", ON_THE_BOARD)
def test_the_boards_files_keep_to_what_circuitpython_has(path):
    assert problems((ROOT / path).read_text()) == []


@pytest.mark.parametrize("path", ON_THE_BOARD)
def test_the_order_of_a_dict_or_a_set_decides_nothing(path):
    assert order_problems((ROOT / path).read_text()) == []


@pytest.mark.parametrize("path", ON_THE_BOARD)
def test_no_function_calls_itself_without_a_bound(path):
    assert recursion_problems((ROOT / path).read_text()) == []


@pytest.mark.parametrize("path", HOT)
def test_the_hot_loops_have_small_ints_only(path):
    assert int_problems((ROOT / path).read_text()) == []
