"""What the project's folders may import, and that the board's files keep to CircuitPython."""

from pathlib import Path

import pytest

from tests.circuitpython_limits import problems
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
        if folder == "firmware":
            allowed |= top == "engine" or top in BUILT_IN_MODULES or top.startswith("adafruit_")
        if folder == "tools":
            allowed |= top != "tests"
        if not allowed:
            forbidden.append(imported.module)
    return forbidden


@pytest.mark.parametrize("path", [*modules("engine"), *modules("firmware"), *modules("tools")])
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
        ("tools/perft.py", "from tests import test_house", ["tests"]),
        ("tools/perft.py", "import engine, firmware, pygame, tools.replay", []),
    ],
)
def test_a_wrong_arrow_is_found(path, source, found):
    assert forbidden_imports(path, source) == found


@pytest.mark.parametrize("path", [*modules("engine"), *modules("firmware")])
def test_the_boards_files_keep_to_what_circuitpython_has(path):
    assert problems((ROOT / path).read_text()) == []


@pytest.mark.parametrize(
    "source, text",
    [
        ("match x:\n    case 1:\n        pass", "match"),
        ("def f(a, /, b):\n    pass", "positional-only /"),
        ("f = lambda a, /: a", "positional-only /"),
        ("x = {**a, 1: 2}", "{**a}"),
        ("x = [*a, *b]", "[*a, *b]"),
        ("x = (*a, 1)", "[*a, *b]"),
        ("x = {*a}", "[*a, *b]"),
        ("for x in *a, 1:\n    pass", "[*a, *b]"),
        ("x.ljust(3)", ".ljust"),
        ("x.rjust(3)", ".rjust"),
        ("x.zfill(3)", ".zfill"),
        ("x.removeprefix('a')", ".removeprefix"),
        ("x.removesuffix('a')", ".removesuffix"),
        ("sorted(x, key=str.casefold)", ".casefold"),
        ("x.bit_count()", ".bit_count"),
        ("next(x, None)", "next with a default"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("x[::2] = y", "stepped slice assignment"),
        ("x[1:9:2] += y", "stepped slice assignment"),
        ("del x[::2]", "stepped slice assignment"),
        ("f'{x!r}'", "f-string with !r"),
        ("f'{x!s:>5}'", "f-string with !r"),
        ("f'{{{x}}}'", "f-string with literal braces"),
        ("'{' f'{x}'", "f-string with literal braces"),
        ("f'{x:{width}}'", "f-string with nested braces"),
        ("class X(metaclass=Y):\n    pass", "class keyword"),
    ],
)
def test_what_circuitpython_lacks_is_found(source, text):
    assert problems(source) == [(1, text)]


def test_what_circuitpython_has_is_not_reported():
    source = """
a, *rest = b
print(*a, **b)
f(**a)
x[1:2] = y
z = x[::2]
s = f"{x} and {y:>5}" + "{}".format(x)
t = next(x), zip(a, b), x.upper(), x.split()
class X(Y):
    def f(self, a, *, b=1): self.title = a
if (n := 1) and a | b: pass
"""
    assert problems(source) == []
