import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="the system has no such signal")
@pytest.mark.parametrize(
    "words",
    [
        ["tools.replay", "tests/records/block-2.txt"],
        ["tools.selfplay", "--bots", "heavy,random"],
        ["tools.arena", "--bots", "heavy,random", "--deals", "1"],
    ],
)
def test_a_tool_ends_in_silence_when_nobody_reads_on(words):
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, stdout=writer, stderr=subprocess.PIPE
    )
    os.close(writer)
    assert (result.returncode, result.stderr) == (-signal.SIGPIPE, b"")
