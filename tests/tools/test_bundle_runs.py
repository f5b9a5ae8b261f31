import json
import subprocess
import sys
import zipfile
from pathlib import Path

from firmware.memory_map import match_slots
from firmware.store import MATCH_VERSION
from tools.bundle import ROOT, bundle, main

PICO = Path(__file__).with_name("pico.py")
BRING_UP = ROOT / "hardware" / "bringup" / "code.py"
SCREEN_BYTES = 240 * 240 * 2


def run(drive):
    """Return what a Pico with that drive reports, whose modules must all be the drive's."""
    # From a folder of its own, so that nothing of the project is found but what was packed.
    command = [sys.executable, str(PICO), str(drive)]
    run = subprocess.run(command, cwd=drive, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout.splitlines()[-1])
    assert all(Path(file).is_relative_to(drive) for file in report["files"])
    return report


def test_the_unpacked_bundle_starts_and_plays_a_match(tmp_path):
    assert main(["--out", str(tmp_path), "--py-only"]) == 0
    drive = tmp_path / "CIRCUITPY"
    [packed] = tmp_path.glob("*.zip")
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(drive)
    report = run(drive)
    assert len(report["files"]) == 4
    # The title and the table at least were drawn as a whole.
    assert report["pixel_bytes"] >= 2 * SCREEN_BYTES
    saved = match_slots(bytearray.fromhex(report["memory"]), MATCH_VERSION).load()
    match = saved.decode().splitlines()
    assert match[0] == "game: block"
    assert match[-1].startswith("round: lead=")
    assert "play=" in match[-1]


def test_the_bring_up_program_finds_all_that_it_needs_in_the_bundle(tmp_path):
    for path, content in bundle(program=BRING_UP.read_bytes()).items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    report = run(tmp_path)
    assert report["files"]
    assert report["pixel_bytes"] >= SCREEN_BYTES
    # Its test of the memory gives back what it found there.
    assert bytes.fromhex(report["memory"]) == b"\xff" * 4096
