"""Runs the simulator in a process of its own, on the demo app in the place of the game's."""

import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[2]

_PROGRAM = """
import sys
from tools import simulator
from tests.desktop import demo_app
sys.modules["firmware.app"] = demo_app
sys.exit(simulator.main(sys.argv[1:]))
"""


def start_python(program, *arguments, **options):
    """Start Python on the text `program`, in the project's folder; return the Popen object."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments], cwd=_ROOT, text=True, **options
    )


def start_simulator(*arguments, before="", **options):
    """Start the simulator with `arguments`, after the lines `before`; return the Popen object."""
    return start_python(before + _PROGRAM, *arguments, **options)


def finish(process):
    """Wait for a process started with pipes; return its exit code, output and error text."""
    output, errors = process.communicate()
    return process.returncode, output, errors


PIPES = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
