import subprocess
import sys
from pathlib import Path

from tools.perft import main

ROOT = Path(__file__).resolve().parents[2]

# Counted by hand (tests/engine/test_perft.py).
SMALL = "block/2 lead=0 deal=61.10|62.33"
SMALL_COUNTED = f"{SMALL} nodes=7 leaves=2 domino=2 blocked=0"
# Of tests/records/perft.txt.
KNOWN = "block/4 lead=1 deal=22.33.52|55.61.41|21.60.40|11.44.66"
KNOWN_COUNTED = f"{KNOWN} nodes=112 leaves=14 domino=8 blocked=6"


def run(capsys, *words):
    code = main(list(words))
    return code, *capsys.readouterr()


def test_positions_are_counted(capsys):
    expected = f"{SMALL_COUNTED}\n{KNOWN_COUNTED}\n"
    assert run(capsys, SMALL, KNOWN) == (0, expected, "")


def test_a_position_may_have_moves_made(capsys):
    position = f"{SMALL} play=61,62L"
    assert run(capsys, position) == (
        0,
        f"{position} nodes=2 leaves=1 domino=1 blocked=0\n",
        "",
    )


def test_counts_behind_a_position_are_compared(capsys):
    assert run(capsys, SMALL_COUNTED + " value=9") == (0, SMALL_COUNTED + "\n", "")
    assert run(capsys, SMALL_COUNTED.replace("leaves=2", "leaves=3")) == (
        1,
        "",
        "leaves=3 should be leaves=2\n",
    )


def test_what_is_no_count(capsys):
    assert run(capsys, SMALL + " nodes=x") == (1, "", "nodes=x: a count is a whole number\n")


def test_what_is_no_position(capsys):
    assert run(capsys, "block/2 lead=0") == (1, "", "the field deal is missing\n")
    assert run(capsys, SMALL + " play=62") == (1, "", "move 1: seat 0 does not hold 62\n")
    assert run(capsys, SMALL, "block/2 lead=0", KNOWN) == (
        1,
        SMALL_COUNTED + "\n",
        "the field deal is missing\n",
    )


def test_files_of_positions(tmp_path, capsys):
    path = tmp_path / "positions.txt"
    path.write_text(f"; two\n{SMALL}\n\n{KNOWN_COUNTED}\n")
    assert run(capsys, str(path)) == (0, f"{SMALL_COUNTED}\n{KNOWN_COUNTED}\n", "")


def test_a_wrong_line_of_a_file_is_named(tmp_path, capsys):
    path = tmp_path / "positions.txt"
    path.write_text(f"; two\n{SMALL}\n{KNOWN_COUNTED}1\n")
    assert run(capsys, str(path)) == (
        1,
        SMALL_COUNTED + "\n",
        f"{path}: line 3: blocked=61 should be blocked=6\n",
    )


def test_a_file_that_cannot_be_read(tmp_path, capsys):
    path = tmp_path / "none"
    assert run(capsys, str(path)) == (1, "", f"{path}: No such file or directory\n")


def test_the_command_itself_reads_standard_input():
    result = subprocess.run(
        [sys.executable, "-m", "tools.perft", "-"],
        cwd=ROOT,
        input=f"{SMALL}\njunk\n",
        capture_output=True,
        text=True,
    )
    assert result.returncode == 1
    assert result.stdout == SMALL_COUNTED + "\n"
    assert result.stderr == "standard input: line 2: 'junk': a round begins with GAME/SEATS\n"
