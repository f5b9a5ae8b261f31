"""Finds the drive of a board that runs CircuitPython, and reads what it says of itself."""

import re
from dataclasses import dataclass
from pathlib import Path

from tools.needed import not_installed

BOOT_OUT = "boot_out.txt"
LABEL = "CIRCUITPY"
# What the drive of a board holds that waits for a new CircuitPython.
UF2_INFO = "INFO_UF2.TXT"
_VERSION = re.compile(r"Adafruit CircuitPython (\d+)\.(\d+)\.(\d+)(\S*)")
_BOARD_ID = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)


class DriveError(Exception):
    """There is no one drive to use; the text says what was found and what to do."""


@dataclass(frozen=True)
class Drive:
    """A board's drive: where it is, CircuitPython's version (three ints) and its board id."""

    path: Path
    version: tuple[int, int, int]
    board_id: str


def mounted():
    """Return the folders at which drives are mounted, a list of paths, on any system.

    Raises DriveError where the package that knows them is not installed.
    """
    # Only here: who says where the drive is can do without.
    try:
        import psutil
    except ModuleNotFoundError as error:
        raise DriveError(not_installed(error.name)) from error
    return [Path(partition.mountpoint) for partition in psutil.disk_partitions()]


def find(folders):
    """Return the Drive of the one board among ``folders``. Raises DriveError."""
    boards = [folder for folder in folders if _holds(folder, BOOT_OUT)]
    if len(boards) == 1:
        return read(boards[0])
    if boards:
        listed = ", ".join(map(str, boards))
        raise DriveError(f"there are {len(boards)} boards; say which with --drive PATH: {listed}")
    for folder in folders:
        if folder.name == LABEL:
            # Without the file, reading says what to do about it.
            return read(folder)
        if _holds(folder, UF2_INFO):
            raise DriveError(
                f"the board at {folder} waits for CircuitPython: copy the UF2 file of the newest "
                "10.x release there first (circuitpython.org has it)"
            )
    raise DriveError(
        f"no drive named {LABEL} is mounted. Is the cable one that carries data? If the drive is "
        "there, say where with --drive PATH"
    )


def read(folder):
    """Return the Drive at ``folder``. Raises DriveError if no board with CircuitPython says so."""
    if not folder.is_dir():
        raise DriveError(f"there is no folder {folder}")
    try:
        text = (folder / BOOT_OUT).read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        raise DriveError(
            f"{folder} has no {BOOT_OUT}: either it is not the drive of a board with "
            "CircuitPython, or the board has to be reset once so that it writes the file"
        ) from None
    except OSError as error:
        raise DriveError(f"{folder / BOOT_OUT} cannot be read: {error.strerror}") from None
    version = _VERSION.search(text)
    board_id = _BOARD_ID.search(text)
    if not version or not board_id:
        raise DriveError(
            f"{folder / BOOT_OUT} does not say which CircuitPython and which board this is; "
            "press reset on the board so that it is written anew"
        )
    return Drive(folder, tuple(int(part) for part in version.group(1, 2, 3)), board_id[1])


def _holds(folder, name):
    try:
        return (folder / name).is_file()
    except OSError:
        # Some mounted folders must not be looked into.
        return False
