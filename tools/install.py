"""Puts the game onto a board: python -m tools.install [--drive PATH] [--py] [--dry-run]

Finds the drive of the board, checks that its CircuitPython is a supported one, writes only what is
not there yet, removes what an older version of the game left, and reads everything back. The
saved match lies in the board's own memory and stays; so does a settings.toml that is there.
"""

import argparse
import importlib
import sys
import tomllib
from pathlib import Path

from firmware import boards
from firmware.boards.meanings import Meanings
from firmware.boards.options import DISPLAY, Options
from tools import drive_plan, drives
from tools.bundle import ROOT, BundleError, bundle, find_compiler
from tools.drive_plan import PlanError
from tools.drives import DriveError
from tools.manifest import CIRCUITPYTHON_BELOW, CIRCUITPYTHON_LEAST, version_text

BRING_UP = Path("hardware", "bringup", "code.py")


class InstallError(Exception):
    """The game cannot be put onto this board; the text says why and what to do."""


def check_version(version):
    """Raise InstallError if the game is not made for this ``version`` of CircuitPython."""
    if version < CIRCUITPYTHON_LEAST:
        raise InstallError(
            f"the board has CircuitPython {version_text(version)}, which is too old; the game "
            f"needs {version_text(CIRCUITPYTHON_LEAST)} or newer (circuitpython.org has it)"
        )
    if version >= CIRCUITPYTHON_BELOW:
        raise InstallError(
            f"the board has CircuitPython {version_text(version)}; this version of the game is "
            f"made for those below {version_text(CIRCUITPYTHON_BELOW)}"
        )


def with_settings(files, settings):
    """Return ``files`` with ``settings``, a dict from option to text, added to settings.toml."""
    lines = "".join(f'{option} = "{text}"\n' for option, text in settings.items())
    return {**files, drive_plan.SETTINGS: files[drive_plan.SETTINGS] + lines.encode()}


def check_board(drive, new_settings):
    """Return the name of the board file that the game will use on the Drive ``drive``.

    ``new_settings`` is a dict of what shall be written into a new settings.toml. Raises
    InstallError if there is one already, or if the game could not be started with the settings.
    """
    settings = new_settings
    file = drive.path / drive_plan.SETTINGS
    if file.exists():
        if new_settings:
            lines = ", ".join(f'{option} = "{text}"' for option, text in new_settings.items())
            raise InstallError(f"{file} is there and is not touched; write into it: {lines}")
        try:
            settings = tomllib.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise InstallError(f"{file} cannot be read: {error}") from None
    try:
        return checked(settings, drive.board_id)
    except boards.SettingsError as error:
        raise InstallError(f"{error} (for a new settings.toml: --board, --display)") from None


def checked(settings, board_id):
    """Return the name of the board file for a board with these ``settings``, a dict.

    Raises SettingsError if the game would raise it when it starts on the board.
    """
    options = Options(settings.get)
    name = boards.choose(options.board, board_id)
    plan = importlib.import_module(f"firmware.boards.{name}")
    plan.display.configured(options)
    Meanings(plan.keys.configured(options).buttons, options.keys)
    return name


def install(drive, files, replace=False, dry_run=False):
    """Bring ``files``, a bundle, onto the Drive ``drive`` and print what is done.

    ``replace`` lets files of others go that are in the way, ``dry_run`` only tells. Raises
    InstallError or PlanError.
    """
    plan = drive_plan.make(drive.path, files)
    if replace:
        drive_plan.replace(plan)
    if plan.in_the_way:
        raise InstallError(
            f"these files on the drive are not the game's: {', '.join(plan.in_the_way)}. "
            "Keep what you need of them elsewhere, then let --replace put the game in their place"
        )
    missing = drive_plan.missing_room(drive.path, plan)
    if missing:
        raise InstallError(
            f"the drive is full: {missing:,} bytes more are needed. Delete what you do not need"
        )
    for path in plan.remove:
        print(f"remove  {path}")
    for path, content in plan.write.items():
        print(f"write   {path}  {len(content):,}")
    for path in plan.kept:
        print(f"keep    {path}  (of an older version, but changed since)")
    if not dry_run:
        drive_plan.carry_out(drive.path, plan)
        drive_plan.verify(drive.path, files, plan)
    size = sum(map(len, plan.write.values()))
    print(
        f"{'To do' if dry_run else 'Done'}: write {len(plan.write)} files with {size:,} bytes, "
        f"remove {len(plan.remove)}; {plan.same} are there already"
    )


def main(arguments=None):
    """Install the game as the command line says; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.install",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--drive", type=Path, metavar="PATH", help="where the drive is mounted")
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--py", action="store_true", help=".py files, which take more memory and room than compiled"
    )
    form.add_argument("--mpy-cross", metavar="PATH", help="CircuitPython's own compiler")
    parser.add_argument(
        "--board", metavar="NAME", help="the board file to name in a new settings.toml"
    )
    parser.add_argument(
        "--display",
        metavar="TEXT",
        help='with "--board generic": the display, as in "ST7789 320x240 rotation=90"',
    )
    parser.add_argument(
        "--bringup", action="store_true", help="a program that tests display and keys, as code.py"
    )
    parser.add_argument(
        "--replace", action="store_true", help="replace programs of others that are in the way"
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    options = parser.parse_args(arguments)
    try:
        drive = drives.read(options.drive) if options.drive else drives.find(drives.mounted())
        check_version(drive.version)
        settings = {boards.SETTING: options.board, DISPLAY: options.display}
        settings = {option: text for option, text in settings.items() if text}
        board = check_board(drive, settings)
        print(f"{drive.path}: CircuitPython {version_text(drive.version)}, board file {board}")
        files = bundle(
            compiler=None if options.py else find_compiler(options.mpy_cross),
            program=(ROOT / BRING_UP).read_bytes() if options.bringup else None,
        )
        files = with_settings(files, settings)
        install(drive, files, options.replace, options.dry_run)
    except (BundleError, DriveError, InstallError, PlanError) as error:
        print(f"Not installed: {error}", file=sys.stderr)
        return 1
    if not options.dry_run:
        print("Read back, and all is as it was written. Eject the drive and press reset.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
