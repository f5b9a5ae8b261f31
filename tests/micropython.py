"""Runs test files inside MicroPython: micropython tests/micropython.py FILE...

Every function named test_* is called with no arguments; whatever it raises is a failure, printed
with its file and traceback. The closing line is "N passed, N failed"; the exit code is 1 when
something failed or a file held no test. The repository's root must be the working directory.
"""

import gc
import sys


def run_file(path):
    """Import the test file at ``path``, call its tests and return (passed, failed)."""
    passed = failed = 0
    try:
        module = _import(path)
    except Exception as error:
        _report(path, "import", error)
        return 0, 1
    names = sorted(name for name in dir(module) if name.startswith("test_"))
    if not names:
        print(f"FAILED {path}: holds no test")
        failed = 1
    for name in names:
        gc.collect()
        try:
            getattr(module, name)()
            passed += 1
        except Exception as error:
            _report(path, name, error)
            failed += 1
    return passed, failed


def _import(path):
    if not path.endswith(".py"):
        raise ValueError("no Python file: " + path)
    name = path[:-3].replace("/", ".")
    __import__(name)
    return sys.modules[name]


def _report(path, name, error):
    print(f"FAILED {path}::{name}")
    sys.print_exception(error, sys.stdout)


def main(paths):
    """Run every file of ``paths``, each with the modules loaded afresh; return the exit code."""
    # The folder of this script stands first and would let tests/engine hide the real engine.
    sys.path[:] = [""]
    kept = set(sys.modules)
    passed = failed = 0
    for path in paths:
        in_file = run_file(path)
        passed += in_file[0]
        failed += in_file[1]
        for name in [name for name in sys.modules if name not in kept]:
            del sys.modules[name]
        gc.collect()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
