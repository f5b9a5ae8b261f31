import subprocess
from pathlib import Path

import adafruit_display_text
import pytest

from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = Path(adafruit_display_text.__file__).parents[1]


@pytest.mark.skipif(find_micropython() is None, reason="no micropython command on this machine")
def test_ticks_in_which_nothing_happens_allocate_nothing():
    command = [find_micropython(), "tests/app/idle.py", str(LIBRARIES)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    allocated = [line.split() for line in result.stdout.splitlines()]
    scenes = {name for name, _ in allocated}
    assert scenes == {"title", "set-up", "lot", "bot", "person", "hint", "pause", "end", "review"}
    assert [line for line in allocated if line[1] != "0"] == []
