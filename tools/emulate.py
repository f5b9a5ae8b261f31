"""Runs the game on an emulated Raspberry Pi Pico: python -m tools.emulate --uf2 FILE

FILE is a CircuitPython for the Pico that you have downloaded. The bundle is put onto the drive as
on a real board, the keys are pressed at its pins, and the picture is made of what goes over its SPI
bus: `--keys "a a wait:2000" --screenshot out.png`, in the words of the simulator, or `--window`.

It prints what happens at which second of the emulated chip, the console, how long things took and
how much memory was free. Real chips are slower: reading the program from the flash and writing to
it take no time here.

`--rounds 100` plays so many rounds after the keys, through the keys as well, and asks for the
memory at the title, in the first round, in the last and after each match. With `--hurry` the
game's pauses take an eighth of their time then, and bots' moves are not measured; that is not for
boards with buttons that mean something else when held.

`--free 152880` is for a CircuitPython that leaves less memory than yours, as some builds and boards
do: code.py then starts with about so much (CircuitPython counts in steps of up to 4 KB as long as
much is free). It takes the rest by making Python's own stack larger, which lies outside of the
memory that the program's objects come from; so these get pieces as large, and fail to, as they
would there. All that cannot be seen then is a recursion that is too deep for the usual stack.

`--save FILE` starts with what the board saved when it was last run with that FILE. The file has at
any moment what the board's flash has: Ctrl+C here is a power cut there.
"""

import argparse
import contextlib
import functools
import sys
from pathlib import Path

from firmware import boards
from firmware.boards.options import DISPLAY
from firmware.keys import NAMES
from tools.arguments import at_least_1
from tools.bundle import BundleError, bundle, find_compiler
from tools.desktop.memory import FileMemory, MemoryFileError, RamMemory
from tools.desktop.script import WORDS, Press, ScriptError, Shot, parse, picture_file
from tools.desktop.stage import SCALES
from tools.emulator import report, saved, uf2
from tools.needed import not_installed

# The board whose display settings.toml describes.
GENERIC = "generic"


def main(arguments=None, make_device=None):
    """Run with the command line `arguments`; return the exit code.

    0 when all was played or the window was closed, 1 when the game did not start or has ended, when
    a picture could not be saved, when Ctrl+C has stopped it, or with `--check` when something is
    over its budget. Bad options exit with 2 (SystemExit).
    `make_device` makes another device than an emulated one, with its parameters.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    steps = _checked(parser, options)
    compiled = bool(options.mpy or options.mpy_cross)
    firmware = _firmware(parser, options.uf2)
    try:
        files = bundle(compiler=find_compiler(options.mpy_cross) if compiled else None)
    except BundleError as error:
        print(f"No bundle: {error}", file=sys.stderr)
        return 1

    # Only here, so that a wrong option is answered at once, and with nothing installed.
    try:
        from tools.emulator.device import Device, DeviceError
        from tools.emulator.drive import DriveFullError
    except ModuleNotFoundError as error:
        parser.error(not_installed(error.name))

    settings = {boards.SETTING: options.board, DISPLAY: options.display}
    settings = {option: text for option, text in settings.items() if text}
    with _memory(parser, options.save) as memory:
        saved_before = memory[0 : saved.SIZE]
        make = functools.partial(make_device or Device, firmware, files, settings, saved_before)
        try:
            device = make()
        except (DeviceError, DriveFullError) as error:
            parser.error(str(error))
        _check_buttons(parser, device.buttons, steps)
        if options.hurry and device.buttons.have_long():
            parser.error("argument --hurry: not with buttons that mean something else when held")
        print(f"{device.name}, CircuitPython {'.'.join(map(str, firmware.version))}")
        if options.free is not None:
            held_back = _to_hold_back(parser, device, options.free)
            if held_back is None:
                return 1
            device = make(held_back=held_back)
        form = "mpy" if compiled else "py"
        return _run(parser, options, device, steps, memory, form)


def _to_hold_back(parser, device, free):
    """Return how many bytes to take from a device like this one, so that ``free`` are left.

    None, which is told, when the device does not start or Ctrl+C has stopped it.
    """
    from tools.emulator.trial import TrialError, measure_free

    try:
        more = measure_free(device) - free
    except TrialError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return None
    except KeyboardInterrupt:
        print(f"{parser.prog}: stopped", file=sys.stderr)
        return None
    if more < 0:
        parser.error(
            f"argument --free: only {free + more:,} bytes are free with this CircuitPython"
        )
    print(f"{more:,} bytes are held back")
    return more


@contextlib.contextmanager
def _memory(parser, path):
    """Return a context manager that gives what the board has saved and will save."""
    if path is None:
        yield RamMemory(saved.SIZE)
        return
    try:
        memory = FileMemory(path, saved.SIZE)
    except MemoryFileError as error:
        parser.error(f"argument --save: {error}")
    with contextlib.closing(memory):
        yield memory


def _run(parser, options, device, steps, memory, form):
    from tools.emulator.console import Console
    from tools.emulator.rounds import TITLE, Rounds
    from tools.emulator.trial import Trial, TrialError

    trial = Trial(device, _say, memory)
    device.on_console = Console(lambda line: _say(device.chip.now / 1e9, f"console: {line}")).take
    failed = False
    try:
        trial.boot()
        if options.window:
            return _play_in_window(parser.prog, trial, device, SCALES[options.scale or "fit"])
        if options.rounds:
            trial.ask(TITLE)
        trial.play(steps)
        if options.rounds:
            if options.hurry:
                trial.hurry()
            Rounds(trial).play(options.rounds)
        if options.screenshot is not None:
            trial.save_picture(options.screenshot, "argument --screenshot")
        trial.ask("at the end")
    # What was measured, perhaps in hours, is told even if a picture cannot be saved.
    except (TrialError, ScriptError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        failed = True
    except KeyboardInterrupt:
        print(f"{parser.prog}: stopped; so far:", file=sys.stderr)
        failed = True
    told = report.lines(trial.measured, form)
    print(report.text(told))
    over = any(line.within is False for line in told)
    return 1 if failed or (over and options.check) else 0


def _play_in_window(program, trial, device, scale):
    # Only here, so that a script needs no pygame.
    from tools.desktop.window import WindowError
    from tools.emulator.window import play

    try:
        play(trial, device, scale)
    except WindowError as error:
        print(f"{program}: {error} (without one: --keys)", file=sys.stderr)
        return 1
    return 0


def _say(seconds, text):
    print(f"{seconds:9.3f} s  {text}", flush=True)


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.emulate",
        description=__doc__,
        epilog=WORDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--uf2", type=Path, metavar="FILE", help="the CircuitPython; needed")
    add("--mpy", action="store_true", help="the bundle of compiled files")
    add("--mpy-cross", metavar="PATH", help="CircuitPython's own compiler, for --mpy")
    add("--board", metavar="NAME", help="the board file, as in settings.toml")
    add("--display", metavar="TEXT", help=f'with "--board {GENERIC}": the display')
    add("--keys", metavar="SCRIPT", default="", help='press "right right a wait:500" at the title')
    add("--rounds", type=at_least_1, metavar="N", help="play so many rounds then")
    add("--hurry", action="store_true", help="with --rounds: pauses eight times as fast")
    add("--screenshot", type=picture_file, metavar="PNG", help="the picture at the end")
    add("--free", type=at_least_1, metavar="BYTES", help="of memory, when code.py starts")
    add("--save", type=Path, metavar="FILE", help="what the board saves (default: nowhere)")
    add("--check", action="store_true", help="exit with 1 when something is over its budget")
    add("--window", action="store_true", help="play in a window, at about a tenth of the speed")
    add("--scale", choices=SCALES, help="of the window (default: fit)")
    return parser


def _checked(parser, options):
    """Return the steps of the script. Refuses what argparse alone cannot see."""
    if options.uf2 is None:
        parser.error(f"say where a CircuitPython is, with --uf2 FILE; {uf2.WHERE}")
    for name in ("keys", "rounds", "screenshot", "check"):
        if options.window and getattr(options, name):
            parser.error(f"argument --{name}: not with --window")
    for name, needed in (("hurry", "rounds"), ("scale", "window")):
        if getattr(options, name) and not getattr(options, needed):
            parser.error(f"argument --{name}: needs --{needed}")
    if options.display and options.board != GENERIC:
        parser.error(f"argument --display: needs --board {GENERIC}")
    if options.screenshot is not None:
        _check_folder(parser, options.screenshot, "argument --screenshot")
    try:
        steps = parse(options.keys)
    except ScriptError as error:
        parser.error(f"argument --keys: {error}")
    for step in steps:
        if isinstance(step, Shot):
            _check_folder(parser, Path(step.path), f"argument --keys: {step.place}")
    return steps


def _check_folder(parser, picture, place):
    """Refuse a picture that could not be saved in the end, which may be after hours."""
    if not picture.parent.is_dir():
        parser.error(f"{place}: cannot save {picture}: there is no folder {picture.parent}")


def _check_buttons(parser, buttons, steps):
    for step in steps:
        if isinstance(step, Press) and not buttons.has(step.key):
            parser.error(f"argument --keys: no button of this board gives {NAMES[step.key]}")


def _firmware(parser, path):
    try:
        return uf2.read(path.read_bytes())
    except OSError as error:
        parser.error(f"argument --uf2: {path}: {error.strerror or error}")
    except uf2.Uf2Error as error:
        parser.error(f"argument --uf2: {path}: {error}")


if __name__ == "__main__":
    sys.exit(main())
