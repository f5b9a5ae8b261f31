"""Values stand in compiled modules where constants were named, and nothing else has changed."""

import ast
import subprocess
import sys
from textwrap import dedent

import pytest

from tools.bundle import ROOT, collect
from tools.lean import constants
from tools.lean.constants import values

IMPORTED = """
import sys, importlib
from unittest.mock import MagicMock
sys.modules["supervisor"] = MagicMock()
found = []
for word in sys.argv[1:]:
    module, name = word.rsplit(".", 1)
    found.append(getattr(importlib.import_module(module), name))
print(found)
"""


def written(**sources):
    """Return what the modules of a package "engine" become, a dict from name to source."""
    files = {f"engine/{name}.py": dedent(text).encode() for name, text in sources.items()}
    files["engine/__init__.py"] = b""
    left = constants.written(files)
    return {path[len("engine/") : -len(".py")]: text.decode() for path, text in left.items()}


def assert_same(left, expected):
    assert ast.dump(ast.parse(left)) == ast.dump(ast.parse(dedent(expected)))


def test_a_modules_own_constants():
    source = """
    SIZE = 5
    PASS = -1
    _BITS = 1 << 4
    BOTH = (SIZE + 2) * 3 | _BITS
    ALL = ~PASS - 1
    ROW = [SIZE] * SIZE

    def area(wide=SIZE):
        return f"{wide * SIZE} {PASS}" if wide != PASS else _BITS ** 2 + PASS ** 2

    class Thing:
        room = BOTH + ALL
    """
    expected = """
    ROW = [5] * 5

    def area(wide=5):
        return f"{wide * 5} {-1}" if wide != -1 else 16 ** 2 + (-1) ** 2

    class Thing:
        room = 21 + -1
    """
    # 7 * 3 = 21 = 0b10101, with 0b10000: 21. And ~-1 = 0, less 1 is -1.
    assert_same(written(a=source)["a"], expected)


@pytest.mark.parametrize(
    "source",
    [
        # Bound twice, or in a block.
        "A = 5\nA = 6\nprint(A)",
        "A = 5\nA += 1\nprint(A)",
        "A = 5\nfor A in (): pass\nprint(A)",
        "A = 5\ndel A\nprint(A)",
        "A = B = 5\nprint(A, B)",
        "A, B = 5, 6\nprint(A, B)",
        "if x:\n    A = 5\nprint(A)",
        "try:\n    A = 5\nexcept E:\n    A = 6\nprint(A)",
        "A = 5\ntry: pass\nexcept E as A: pass\nprint(A)",
        "A = 5\ndef f():\n    global A\n    A = 6\nprint(A)",
        "A = 5\nimport A\nprint(A)",
        "A = 5\nimport x as A\nprint(A)",
        "A = 5\nfrom x import A\nprint(A)",
        # The name is another's in some scope.
        "A = 5\ndef f(A):\n    return A",
        "A = 5\ndef f(*A):\n    return A",
        "A = 5\ndef f():\n    A = 6\n    return A",
        "A = 5\ndef f():\n    return [A for A in x]",
        "A = 5\nf = lambda A: A",
        "A = 5\nclass C:\n    A = A",
        "A = 5\ndef f():\n    def A(): pass\n    return A",
        "A = 5\nprint(A := 6)",
        # Not a number or a text, or not the same in every run.
        "A = True\nprint(A)",
        "A = 5.0\nprint(A)",
        "A = None\nprint(A)",
        "A = [5]\nprint(A)",
        "A = (5, [])\nprint(A)",
        "A = (5, 5.0)\nprint(A)",
        "A = 'a' + 'b'\nprint(A)",
        "A = len(x)\nprint(A)",
        "A = x + 1\nprint(A)",
        "A = A + 1\nprint(A)",
        "A = B\nB = A\nprint(A)",
        "A = 7 // 2\nprint(A)",
        "__A__ = 5\nprint(__A__)",
        # Set from outside.
        "A = 5\nprint(A)\nimport engine.a\nengine.a.A = 6",
        "A = 5\nprint(A)\nimport engine.a\nsetattr(engine.a, 'A', 6)",
        "A = 5\nprint(A)\nimport engine.a\ndelattr(engine.a, 'A')",
        "A = 5\nprint(A)\nfrom engine import a\ndel a.A",
        "A = 5\nfrom engine.b import *\nprint(A)",
    ],
)
def test_what_is_no_constant_stays_as_it_is(source):
    assert_same(written(a=source)["a"], source)


@pytest.mark.parametrize(
    "small",
    ["1073741823", "-1073741823", "'abcdefghij'", "''"],
)
def test_what_is_small_stands_wherever_it_is_named(small):
    assert_same(written(a=f"A = {small}\nprint(A, A)")["a"], f"print({small}, {small})")


@pytest.mark.parametrize(
    "large",
    ["1073741824", "-1073741824", "'abcdefghijk'", "b''", "()", "('a', (-1, b'', 'abcdefghijk'))"],
)
def test_what_is_large_stands_where_it_is_named_in_one_place_only(large):
    assert_same(written(a=f"A = {large}\nprint([A])")["a"], f"print([{large}])")
    twice = f"A = {large}\nprint(A, A)"
    assert_same(written(a=twice)["a"], twice)
    left = written(a=f"A = {large}", b="from .a import A\nA", c="from . import a\na.A")
    assert_same(left["a"], f"A = {large}")
    assert_same(left["b"], "from .a import A\nA")


def test_what_is_large_is_written_into_no_tuple_that_is_moved():
    left = written(
        a="ROOM = 7\nLONG = 'abcdefghijk'\nALL = (ROOM, 'klmnopqrstu')\nSOME = (LONG, 1)",
        b="from .a import ALL, LONG, SOME\nprint(ALL, LONG, SOME)",
    )
    # LONG is named in two places, and a tuple that has it is no constant.
    assert_same(left["a"], "LONG = 'abcdefghijk'\nSOME = (LONG, 1)")
    assert_same(left["b"], "from .a import LONG, SOME\nprint((7, 'klmnopqrstu'), LONG, SOME)")


@pytest.mark.parametrize(
    "late",
    [
        "def f():\n    from .texts import LONG\n    return LONG",
        "def f():\n    from . import texts\n    return texts.LONG",
    ],
)
def test_what_is_large_stays_where_it_is_loaded_late(late):
    left = written(texts="LONG = (1, 2)\nSHORT = 3\nif SHORT: pass", a=late)
    assert_same(left["texts"], "LONG = (1, 2)\nif 3: pass")
    assert_same(left["a"], late)


def test_no_text_is_written_into_an_f_string():
    source = "A = 'a'\nB = 5\nprint(f'{A} {B}', A)"
    assert_same(written(a=source)["a"], "A = 'a'\nprint(f'{A} {5}', 'a')")


def test_constants_of_other_modules():
    left = written(
        moves="PASS = -1\nDRAW = -2\ndef play(): pass\n",
        a="""
        from .moves import PASS, play
        from engine.moves import DRAW as TAKE
        play(PASS, TAKE, PASS=PASS)
        """,
        b="""
        from . import moves
        x = [-moves.PASS]
        """,
        c="""
        from . import moves, a
        a.play(moves.PASS, moves.play)
        """,
        d="""
        def f():
            from .moves import PASS
            return PASS

        def g():
            from .moves import PASS
        """,
        e="""
        from .b import x, y
        from .a import PASS, TAKE
        print(PASS + TAKE, x)
        """,
    )
    assert_same(left["moves"], "def play(): pass")
    assert_same(left["a"], "from .moves import play\nplay(-1, -2, PASS=-1)")
    assert_same(left["b"], "x = [--1]")
    assert_same(left["c"], "from . import moves, a\na.play(-1, moves.play)")
    assert_same(left["d"], "def f():\n return -1\ndef g():\n pass")
    assert_same(left["e"], "from .b import x, y\nprint(-1 + -2, x)")


@pytest.mark.parametrize(
    "other",
    [
        "from . import moves\nfor moves in x:\n    print(moves.PASS)",
        "from . import moves, x as moves\nprint(moves.PASS)",
        "import engine.moves\nprint(engine.moves.PASS)",
        "def f(moves):\n    return moves.PASS",
        "getattr(moves, 'PASS')",
        "from .moves import PASS\nPASS = 5\nprint(PASS)",
        "from .moves import *\nprint(PASS)",
    ],
)
def test_constants_that_are_asked_for_in_other_ways_keep_their_assignment(other):
    left = written(moves="PASS = -1\nif PASS: pass", other=other)
    assert_same(left["moves"], "PASS = -1\nif -1: pass")
    assert_same(left["other"], other)
    # Nor is a large one moved away.
    other += "\nfrom .moves import PASS as other\nprint(other)"
    left = written(moves="PASS = (1, 2)", other=other)
    assert_same(left["moves"], "PASS = (1, 2)")


def test_what_is_large_is_written_nowhere_else_if_it_is_looked_up_as_well():
    source = "from .moves import PASS\nprint(PASS)\ngetattr(moves, 'PASS')"
    left = written(moves="PASS = (1, 2)", other=source)
    assert_same(left["moves"], "PASS = (1, 2)")
    assert_same(left["other"], source)


def test_a_name_in_a_package_comes_before_a_module_of_that_name():
    files = {
        "engine/__init__.py": b"moves = made()\n",
        "engine/moves.py": b"PASS = -1\n",
        "engine/a.py": b"from . import moves\nprint(moves.PASS)\n",
    }
    assert constants.written(files)["engine/a.py"] == files["engine/a.py"]


def test_an_import_stays_that_others_take_from_a_module():
    left = written(
        moves="PASS = -1",
        a="from . import moves\nprint(moves.PASS)",
        b="from .a import moves\nprint(moves)",
    )
    assert_same(left["a"], "from . import moves\nprint(-1)")


def test_what_lies_at_the_top_of_the_drive_stays_as_it_is_and_is_heeded():
    files = {
        "code.py": b"from engine.a import A\nLIMIT = 7\nprint(A, LIMIT)\n",
        "engine/a.py": b"A = 5\nB = 6\nprint(A, B)\n",
        "settings.toml": b"# A = 5\n",
    }
    assert constants.written(files) == {
        **files,
        "engine/a.py": b"A = 5\nprint(5, 6)\n",
    }


def test_every_constant_of_the_bundle_has_the_value_that_it_has_when_imported():
    found = values(collect())
    assert len(found) > 350
    names = [f"{module}.{name}" for module, name in found]
    # In an interpreter of their own, since some need a stand-in for what only a board has.
    command = [sys.executable, "-c", IMPORTED, *names]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    # What else is printed while they are loaded comes before it.
    assert ast.literal_eval(run.stdout.splitlines()[-1]) == list(found.values())
