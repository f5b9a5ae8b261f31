"""Plays Pocket Bones on the desktop: `python -m tools.simulator`.

The game's own app runs on a desktop board, in a window, or without one from a key script
(`--headless --keys "right right a wait:500"`; `--help` tells all its words).
"""

import argparse
import contextlib
import sys
from pathlib import Path

from platformdirs import user_data_path

from tools.arguments import seed
from tools.desktop import choice, save_file, stage
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import MemoryFileError, RamMemory
from tools.desktop.recorder import Recorder
from tools.desktop.sound import MixerTone


def main(arguments=None):
    """Run with the command line `arguments`; return the exit code.

    0 when the user closed the window or the script ended. Bad options exit with 2 (SystemExit),
    a window that cannot be opened with 1.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    stage.check_options(parser, options)
    game = choice.chosen_game(parser, options)
    with contextlib.ExitStack() as stack:
        try:
            memory = stack.enter_context(_memory(options))
        except (MemoryFileError, OSError) as error:
            parser.error(f"argument --save: {error}")
        return _play(memory, game, parser, options)


def _play(memory, game, parser, options):
    # Only here, so that a wrong option is answered at once.
    from firmware.app import App

    sound = None if options.headless else MixerTone()
    board = DesktopBoard(*stage.SIZES[options.size], memory, sound)
    app = App(board, seed=options.seed, seats=options.seats, game=game)
    if app.store.damaged:
        save_file.keep_unreadable(options.save or default_save())
    if options.record is not None:
        try:
            app = Recorder(app, options.record)
        except OSError as error:
            parser.error(f"argument --record: {options.record}: {error.strerror or error}")
    return stage.show(board, app, parser, options)


def default_save():
    """Return where the game is saved if `--save` does not say: a file of the user's own."""
    return user_data_path("pocket-bones", appauthor=False) / "save.nvm"


def _parser():
    save = f"{default_save()}; with --headless: nowhere".replace("%", "%%")
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulator",
        description="Plays Pocket Bones on the desktop.",
    )
    add = parser.add_argument
    add("--seed", type=seed, metavar="N", help="deal as this number says, 0 to 2**64 - 1")
    choice.add_options(parser)
    add("--save", type=Path, metavar="FILE", help=f"save here (default: {save})")
    add("--new", action="store_true", help="start afresh; the former save is renamed")
    add("--record", type=Path, metavar="FILE", help="append each finished match's record here")
    stage.add_options(parser)
    return parser


def _memory(options):
    """Return a context manager that gives the memory."""
    if options.save is not None:
        return save_file.opened(options.save, options.new)
    if options.headless:
        return contextlib.nullcontext(RamMemory())
    path = default_save()
    path.parent.mkdir(parents=True, exist_ok=True)
    return save_file.opened(path, options.new, own=True)


if __name__ == "__main__":
    sys.exit(main())
