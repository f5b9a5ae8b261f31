import subprocess
from pathlib import Path

import pytest

from tools.emulator.drive import SIZE, DriveFullError, image
from tools.micropython import find_micropython

READER = Path(__file__).with_name("read_drive.py")
EMPTY_AND_LONG = {
    "code.py": b"print(1)\n",
    "settings.toml": b"",
    # More than one sector, and more than one cluster of the size that is right for 1 MB.
    "firmware/scenes/a_name_that_is_longer_than_eight_letters.mpy": bytes(range(256)) * 20,
    "firmware/scenes/match_end.mpy": b"\xff" * 513,
    "lib/adafruit_st7789.py": b"\n" * 512,
}


def test_circuitpythons_file_system_reads_it(tmp_path):
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("there is no micropython command for this machine")
    path = tmp_path / "drive.img"
    path.write_bytes(image(EMPTY_AND_LONG))
    # Its reader of FAT is the one that CircuitPython has.
    run = subprocess.run(
        [micropython, READER, path], capture_output=True, text=True, timeout=60, check=True
    )
    assert run.stdout.splitlines() == [
        f"/drive/code.py 9 {sum(b'print(1)') + 10}",
        "/drive/firmware/scenes/a_name_that_is_longer_than_eight_letters.mpy 5120 652800",
        f"/drive/firmware/scenes/match_end.mpy 513 {513 * 255}",
        "/drive/lib/adafruit_st7789.py 512 5120",
        "/drive/settings.toml 0 0",
    ]


def test_it_is_what_circuitpython_expects_in_the_picos_flash():
    drive = image({"code.py": b""})
    assert len(drive) == SIZE == 0x100000
    # The boot sector: 512 bytes a sector, 2,048 of them, each a cluster of its own, which are few
    # enough for 12 bits each, and the mark of a boot sector.
    assert drive[11:13] == b"\x00\x02"
    assert drive[19:21] == b"\x00\x08"
    assert drive[13] == 1
    assert drive[510:512] == b"\x55\xaa"


def test_a_full_drive_is_told():
    # Of 128 sectors some are the file system's own: two files of 40 fit, and not a third.
    files = {name: bytes(40 * 512) for name in ("first", "second", "third")}
    with pytest.raises(DriveFullError, match="the drive of 65,536 bytes is full at third"):
        image(files, size=64 * 1024)
    del files["third"]
    assert len(image(files, size=64 * 1024)) == 64 * 1024
