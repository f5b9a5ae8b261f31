"""Lets go of modules that have done their work: on a board each takes kilobytes of memory."""

import sys


def let_go(*modules):
    """Forget these modules, and all within those that are packages, by their full names.

    What still uses one of them keeps it in memory until then. Imported again, it is loaded anew.
    """
    gone = []
    for name in sys.modules:
        for module in modules:
            if name == module or name.startswith(module + "."):
                gone.append(name)
    for name in gone:
        del sys.modules[name]
        package, _, last = name.rpartition(".")
        # Its package has it by its name as well.
        if hasattr(sys.modules.get(package), last):
            delattr(sys.modules[package], last)
