"""Puts an app on the desktop: in a window, or without one by a script of keys."""

import argparse
import contextlib
import sys

from tools.desktop.script import WORDS, ScriptError, ScriptRunner, parse, picture_file

# The screens of boards, and a large one that only the desktop has.
SIZES = {
    "240x240": (240, 240),
    "320x240": (320, 240),
    "240x135": (240, 135),
    "160x128": (160, 128),
    "640x480": (640, 480),
}
SCALES = {"1": 1, "2": 2, "3": 3, "4": 4, "fit": None}


def add_options(parser):
    """Add the options that say where and how an app is shown to an argparse parser.

    The words of key scripts become the end of its help.
    """
    parser.epilog = WORDS
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("--size", choices=SIZES, default="240x240", help="the screen (default: %(default)s)")
    add("--scale", choices=SCALES, default="fit", help="the window (default: %(default)s)")
    add("--headless", action="store_true", help="no window")
    add("--keys", metavar="SCRIPT", help='with --headless: press "right*2 a wait:500"; see below')
    add("--screenshot", type=picture_file, metavar="PNG", help="with --headless: the last picture")


def check_options(parser, options):
    """Refuse what argparse alone cannot see, before any file is touched."""
    if not options.headless:
        for name in ("keys", "screenshot"):
            if getattr(options, name) is not None:
                parser.error(f"argument --{name}: needs --headless")
    try:
        parse(options.keys or "")
    except ScriptError as error:
        parser.error(f"argument --keys: {error}")


def show(board, app, parser, options):
    """Run `app`, made for the DesktopBoard `board`, as the options say; return the exit code.

    0 when the user closed the window or the script ended, 1 when no window can be opened; a file
    that cannot be written is an error of the options (SystemExit with 2).
    """
    if not options.headless:
        return _play_in_window(board, app, SCALES[options.scale], parser.prog)
    try:
        ScriptRunner(app, board).run(options.keys or "")
        if options.screenshot is not None:
            board.display.image().save(options.screenshot, format="PNG")
    except ScriptError as error:
        parser.error(f"argument --keys: {error}")
    except OSError as error:
        parser.error(f"argument --screenshot: {options.screenshot}: {error.strerror or error}")
    return 0


def _play_in_window(board, app, scale, program):
    # Only here, so that the headless way needs no pygame.
    from tools.desktop.window import Window, WindowError

    try:
        window = Window(board, scale)
    except WindowError as error:
        print(f"{program}: {error} (without one: --headless)", file=sys.stderr)
        return 1
    # Ctrl+C in the terminal closes the window too.
    with contextlib.closing(window), contextlib.suppress(KeyboardInterrupt):
        window.run(app)
    return 0
