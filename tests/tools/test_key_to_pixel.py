import subprocess
import sys
from pathlib import Path

import pytest

from tools import key_to_pixel

ROOT = Path(__file__).resolve().parents[2]


def test_the_report():
    """A microsecond of a desktop is 0.2 ms of a Pico."""
    times = {
        "whole screen": [0.01],
        "own tile laid": [0.00005, 0.00007, 0.00009],
        "cursor moved, a bot thinks": [0.00001],
        "bot's tile laid": [0.0005],
        "a bot thinks": [0.00003] * 95 + [0.00008] * 3 + [0.00009] * 2,
    }
    lines = key_to_pixel.report(times)
    assert [line.split() for line in lines[:-2]] == [
        ["what", "happens", "times", "median", "us", "most", "us", "Pico", "ms"],
        ["cursor", "moved,", "a", "bot", "thinks", "1", "10", "10", "2"],
        ["a", "bot", "thinks", "100", "30", "90", "6"],
        ["own", "tile", "laid", "3", "70", "90", "14"],
        ["bot's", "tile", "laid", "1", "500", "500", "100"],
        ["whole", "screen", "1", "10000", "10000", "2000"],
    ]
    # The own tile; the 96th of the thoughts, and the cursor behind it: 16 and 2 ms.
    assert lines[-1] == (
        "on the own turn 14 ms; while a bot thinks 18 ms, or less in 95 of 100 cases. "
        "The budget is 50 ms."
    )


@pytest.fixture(scope="module")
def printed():
    """What the command prints, as lists of words."""
    command = [sys.executable, "-m", "tools.bench", "--screen"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    return [line.split() for line in result.stdout.splitlines()]


def test_the_command_measures_every_kind_of_key(printed):
    names = [" ".join(words[:-4]) for words in printed[1:-2]]
    for name in ("cursor moved", "own tile laid", "own pass", "a bot thinks", "bot's tile laid"):
        assert name in names


def test_nothing_stands_in_for_a_display_that_is_in_use():
    """The stand-ins are for a process of their own."""
    code = "import displayio\nimport tools.blank_display"
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 1
    assert "displayio is in use already" in result.stderr
