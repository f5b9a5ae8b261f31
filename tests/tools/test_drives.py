import os
import sys
from pathlib import Path

import pytest

from tools import drives
from tools.drives import Drive, DriveError

# As a board writes it, after CircuitPython's documentation.
BOOT_OUT = """Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico with rp2040
Board ID:raspberry_pi_pico
UID:E66118604B6F8A2C
boot.py output:
"""


def board(folder, text=BOOT_OUT):
    folder.mkdir(parents=True)
    (folder / "boot_out.txt").write_text(text)
    return folder


def test_what_a_board_says_of_itself(tmp_path):
    folder = board(tmp_path / "CIRCUITPY")
    assert drives.read(folder) == Drive(folder, (10, 0, 3), "raspberry_pi_pico")


def test_a_version_before_its_release(tmp_path):
    text = BOOT_OUT.replace("10.0.3", "10.1.0-beta.2")
    assert drives.read(board(tmp_path / "x", text)).version == (10, 1, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "MicroPython v1.24 on 2025-10-17\n",
        BOOT_OUT.partition("\n")[0],
        "Board ID:x\n",
        "\0\xff",
    ],
)
def test_a_file_that_does_not_say_it_is_refused(tmp_path, text):
    folder = board(tmp_path / "x", text)
    with pytest.raises(DriveError, match=r"boot_out\.txt does not say .* press reset"):
        drives.read(folder)


def test_the_one_board_among_other_drives_is_found_whatever_its_name(tmp_path):
    (tmp_path / "STICK").mkdir()
    folder = board(tmp_path / "GAMEBOY")
    found = drives.find([tmp_path, tmp_path / "STICK", folder, tmp_path / "gone"])
    assert found.path == folder


def test_two_boards_are_both_named(tmp_path):
    one, two = board(tmp_path / "CIRCUITPY"), board(tmp_path / "CIRCUITPY1")
    with pytest.raises(DriveError) as error:
        drives.find([one, two])
    assert str(error.value) == f"there are 2 boards; say which with --drive PATH: {one}, {two}"


def test_no_drive_says_what_to_look_for(tmp_path):
    for folders in ([], [tmp_path]):
        with pytest.raises(DriveError, match="no drive named CIRCUITPY is mounted.* --drive PATH"):
            drives.find(folders)


def test_a_board_without_circuitpython_is_told_so(tmp_path):
    (tmp_path / "RPI-RP2").mkdir()
    (tmp_path / "RPI-RP2" / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\n")
    with pytest.raises(DriveError, match="RPI-RP2 waits for CircuitPython: copy the UF2 file"):
        drives.find([tmp_path / "RPI-RP2"])


def test_a_drive_of_the_right_name_without_its_file_needs_a_reset(tmp_path):
    (tmp_path / "CIRCUITPY").mkdir()
    with pytest.raises(DriveError, match=r"CIRCUITPY has no boot_out\.txt.* reset once"):
        drives.find([tmp_path / "CIRCUITPY"])


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(DriveError, match="there is no folder .*gone"):
        drives.read(tmp_path / "gone")


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    (tmp_path / "x" / "boot_out.txt").mkdir(parents=True)
    with pytest.raises(DriveError, match=r"boot_out\.txt cannot be read: "):
        drives.read(tmp_path / "x")


def test_a_folder_that_must_not_be_looked_into_is_no_board(monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_file", refuse)
    with pytest.raises(DriveError, match="no drive named"):
        drives.find([Path("/locked")])


def test_the_systems_drives_are_folders():
    folders = drives.mounted()
    assert all(isinstance(folder, Path) for folder in folders)
    # In a container there may be none.
    assert all(os.path.ismount(folder) for folder in folders)


def test_what_is_missing_to_find_the_drives_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "psutil", None)
    with pytest.raises(DriveError, match="psutil is not installed; run: .* requirements-dev.txt"):
        drives.mounted()
