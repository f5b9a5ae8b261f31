"""Small programs that play in the arena, as command lines."""

import shlex
import sys

# What every program begins with; `views` are the lines that it reads.
_PRELUDE = "import sys, time; views = iter(sys.stdin.readline, ''); "


def program(code):
    """The command line of a Python program that runs `code`."""
    return shlex.join([sys.executable, "-u", "-c", _PRELUDE + code])


def level(name):
    """The command line of our own bot of that level."""
    return shlex.join([sys.executable, "-m", "tools.bot", "--level", name])
