import os
import shutil

import pytest

from tests import run_micropython
from tests.run_micropython import ROOT, RUNNER, engine_tests, find_micropython, missing_command


def run(tmp_path, source):
    """Run ``source`` as the only engine test of a project laid into ``tmp_path``."""
    command = find_micropython()
    if command is None:
        pytest.skip("the micropython command is not installed")
    (tmp_path / "tests" / "engine").mkdir(parents=True)
    shutil.copy(ROOT / RUNNER, tmp_path / RUNNER)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "thing.py").write_text("VALUE = 3\n")
    (tmp_path / "tests" / "engine" / "test_it.py").write_text(source)
    return run_micropython.run_file(command, "tests/engine/test_it.py", tmp_path)


def test_a_passing_and_a_failing_test_are_told_apart(tmp_path):
    passed, failed, output = run(
        tmp_path,
        "from engine.thing import VALUE\n"
        "def test_right():\n    assert VALUE == 3\n"
        "def test_wrong():\n    assert VALUE == 4\n",
    )
    assert (passed, failed) == (1, 1)
    assert "FAILED tests/engine/test_it.py::test_wrong" in output
    assert "AssertionError" in output


def test_a_file_that_cannot_be_imported_fails(tmp_path):
    passed, failed, output = run(tmp_path, "import functools\ndef test_it():\n    pass\n")
    assert (passed, failed) == (0, 1)
    assert "no module named 'functools'" in output


def test_a_file_without_tests_fails(tmp_path):
    assert run(tmp_path, "VALUE = 1\n")[:2] == (0, 1)


def test_a_test_that_ends_the_interpreter_fails(tmp_path):
    source = "import sys\ndef test_it():\n    sys.exit(0)\n"
    assert run(tmp_path, source)[:2] == (0, 1)


def test_the_heap_is_that_of_the_board(tmp_path):
    # 128 K words are 1 MB on a 64-bit machine.
    source = "def test_it():\n    bytearray(2 * 1024 * 1024)\n"
    passed, failed, output = run(tmp_path, source)
    assert (passed, failed) == (0, 1)
    assert "MemoryError" in output


def test_property_tests_are_left_out(tmp_path):
    folder = tmp_path / "tests" / "engine"
    folder.mkdir(parents=True)
    for name in ("test_b.py", "test_a.py", "test_a_properties.py", "helper.py"):
        (folder / name).write_text("")
    assert engine_tests(tmp_path) == ["tests/engine/test_a.py", "tests/engine/test_b.py"]


@pytest.mark.parametrize(
    "system, machine, in_ci, code",
    [
        ("Linux", "x86_64", False, 1),
        ("Darwin", "arm64", False, 1),
        ("Windows", "AMD64", False, 0),
        ("Linux", "aarch64", False, 0),
        ("Linux", "aarch64", True, 1),
    ],
)
def test_a_missing_command_fails_where_it_could_be_had(monkeypatch, system, machine, in_ci, code):
    monkeypatch.setattr(run_micropython.platform, "system", lambda: system)
    monkeypatch.setattr(run_micropython.platform, "machine", lambda: machine)
    monkeypatch.setattr(os, "environ", {"CI": "true"} if in_ci else {})
    assert missing_command() == code
