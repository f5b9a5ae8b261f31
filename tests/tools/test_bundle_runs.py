import json
import subprocess
import sys
import zipfile
from pathlib import Path

from firmware.memory_map import match_slots
from firmware.store import MATCH_VERSION
from tools.bundle import main

PICO = Path(__file__).with_name("pico.py")
SCREEN_BYTES = 240 * 240 * 2


def test_the_unpacked_bundle_starts_and_plays_a_match(tmp_path):
    assert main(["--out", str(tmp_path), "--py-only"]) == 0
    drive = tmp_path / "CIRCUITPY"
    [bundle] = tmp_path.glob("*.zip")
    with zipfile.ZipFile(bundle) as archive:
        archive.extractall(drive)

    # From a folder of its own, so that nothing of the project is found but what was packed.
    command = [sys.executable, str(PICO), str(drive)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr

    report = json.loads(run.stdout.splitlines()[-1])
    assert len(report["files"]) == 4
    assert all(Path(file).is_relative_to(drive) for file in report["files"])
    # The title and the table at least were drawn as a whole.
    assert report["pixel_bytes"] >= 2 * SCREEN_BYTES
    saved = match_slots(bytearray.fromhex(report["memory"]), MATCH_VERSION).load()
    match = saved.decode().splitlines()
    assert match[0] == "game: block"
    assert match[-1].startswith("round: lead=")
    assert "play=" in match[-1]
