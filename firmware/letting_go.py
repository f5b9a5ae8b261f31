"""Lets go of modules that have done their work: on a board each takes kilobytes of memory."""

import gc
import sys

_PROGRAM = ("engine", "firmware")


def let_go(*modules):
    """Forget these modules, and all within those that are packages, by their full names.

    What still uses one of them keeps it in memory until then. Imported again, it is loaded anew.
    """
    gone = []
    for name in sys.modules:
        for module in modules:
            if name == module or name.startswith(module + "."):
                gone.append(name)
    _forget(gone)


def let_go_since(known, kept=()):
    """Forget all modules of the program that have been loaded since the names `known` were taken.

    These are all of `sys.modules` at that time; those in `kept` stay as well. Their memory is free
    again at once: else what comes next and stays would lie beyond it, and divide what is free.
    """
    gone = []
    for name in sys.modules:
        if name in known or name in kept:
            continue
        if name.partition(".")[0] in _PROGRAM:
            gone.append(name)
    if gone:
        _forget(gone)
        gc.collect()


def _forget(names):
    for name in names:
        del sys.modules[name]
        package, _, last = name.rpartition(".")
        # Its package has it by its name as well.
        if hasattr(sys.modules.get(package), last):
            delattr(sys.modules[package], last)
