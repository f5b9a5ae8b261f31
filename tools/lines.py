"""Reads the lines of record files, whatever is in them."""

import contextlib
import sys

from engine.notation.rounds import LONGEST_LINE


class ReadError(Exception):
    """A file cannot be read, or holds a line longer than any record's. The text says why."""


def name_of(path):
    """Return what to call the file at `path` in messages; "-" is standard input."""
    return "standard input" if path == "-" else path


def read_lines(path):
    """Yield the lines of a file, "-" for standard input, without their ends.

    Each byte becomes one character, so that no byte is an error here. Raises ReadError.
    """
    with contextlib.ExitStack() as stack:
        try:
            file = sys.stdin.buffer if path == "-" else stack.enter_context(open(path, "rb"))
        except OSError as error:
            raise ReadError(error.strerror or str(error)) from error
        number = 0
        while line := _next_line(file):
            number += 1
            line = line.rstrip(b"\r\n")
            if len(line) > LONGEST_LINE:
                raise ReadError(f"line {number}: more than {LONGEST_LINE} characters")
            yield line.decode("latin-1")


def _next_line(file):
    try:
        # Room for the line's end, and for one character too many.
        return file.readline(LONGEST_LINE + 3)
    except OSError as error:
        raise ReadError(error.strerror or str(error)) from error
