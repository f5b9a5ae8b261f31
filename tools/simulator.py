"""Plays Pocket Bones on the desktop: `python -m tools.simulator`.

The game's own app runs on a desktop board, in a window, or without one from a key script
(`--headless --keys "right right a wait:500"`, see `tools/desktop/script.py` for its words).
"""

import argparse
import contextlib
import sys
from pathlib import Path

from platformdirs import user_data_path

from tools.desktop.board import DesktopBoard
from tools.desktop.memory import FileMemory, MemoryFileError, RamMemory, set_aside
from tools.desktop.script import ScriptError, ScriptRunner, parse

SIZES = {"240x240": (240, 240), "320x240": (320, 240), "240x135": (240, 135), "160x128": (160, 128)}
SCALES = {"1": 1, "2": 2, "3": 3, "4": 4, "fit": None}
LARGEST_SEED = 2**64 - 1


def main(arguments=None):
    """Run with the command line `arguments`; return the exit code.

    0 when the user closed the window or the script ended. Bad options exit with 2 (SystemExit),
    a window that cannot be opened with 1.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    _check(parser, options)
    try:
        memory = _memory(options)
    except (MemoryFileError, OSError) as error:
        parser.error(f"argument --save: {error}")

    # Only here, so that a wrong option is answered at once.
    from firmware.app import App

    board = DesktopBoard(*SIZES[options.size], memory)
    app = App(board, seed=options.seed, seats=options.seats)
    if options.headless:
        try:
            _play_script(board, app, options)
        except ScriptError as error:
            parser.error(f"argument --keys: {error}")
        except OSError as error:
            reason = error.strerror or error
            parser.error(f"argument --screenshot: {options.screenshot}: {reason}")
        return 0
    return _play_in_window(board, app, SCALES[options.scale])


def default_save():
    """Return where the game is saved if `--save` does not say: a file of the user's own."""
    return user_data_path("pocket-bones", appauthor=False) / "save.nvm"


def _parser():
    save = str(default_save()).replace("%", "%%")
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulator",
        description="Plays Pocket Bones on the desktop.",
    )
    add = parser.add_argument
    add("--size", choices=SIZES, default="240x240", help="the screen (default: %(default)s)")
    add("--scale", choices=SCALES, default="fit", help="the window (default: %(default)s)")
    add("--seed", type=_seed, metavar="N", help="deal as this number says, 0 to 2**64 - 1")
    add("--seats", type=int, choices=(2, 3, 4), help="begin with so many seats")
    add("--save", type=Path, metavar="FILE", help=f"save here (default: {save})")
    add("--new", action="store_true", help="start afresh; the former save is renamed")
    add("--headless", action="store_true", help="no window; saves nothing without --save")
    add("--keys", metavar="SCRIPT", help='with --headless: press "right right a wait:500"')
    add("--screenshot", type=Path, metavar="PNG", help="with --headless: the picture at the end")
    return parser


def _seed(text):
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**64 - 1")
    return seed


def _check(parser, options):
    """Refuse what argparse alone cannot see, before any file is touched."""
    if not options.headless:
        for name in ("keys", "screenshot"):
            if getattr(options, name) is not None:
                parser.error(f"argument --{name}: needs --headless")
    try:
        parse(options.keys or "")
    except ScriptError as error:
        parser.error(f"argument --keys: {error}")


def _memory(options):
    path = options.save
    if path is None:
        if options.headless:
            return RamMemory()
        path = default_save()
        path.parent.mkdir(parents=True, exist_ok=True)
    if options.new:
        aside = set_aside(path)
        if aside is not None:
            print(f"The former save is now {aside}")
    return FileMemory(path)


def _play_script(board, app, options):
    ScriptRunner(app, board).run(options.keys or "")
    if options.screenshot is not None:
        board.display.image().save(options.screenshot, format="PNG")


def _play_in_window(board, app, scale):
    # Only here, so that the headless way needs no pygame.
    from tools.desktop.window import Window, WindowError

    try:
        window = Window(board, scale)
    except WindowError as error:
        print(f"python -m tools.simulator: {error} (without one: --headless)", file=sys.stderr)
        return 1
    # Ctrl+C in the terminal closes the window too.
    with contextlib.closing(window), contextlib.suppress(KeyboardInterrupt):
        window.run(app)
    return 0


if __name__ == "__main__":
    sys.exit(main())
