"""Finds the micropython command of the environment."""

import os
import shutil
import sys
from pathlib import Path


def find_micropython():
    """Return the path of the micropython command, the environment's own first, or None."""
    beside_python = str(Path(sys.executable).parent)
    search = os.pathsep.join((beside_python, os.environ.get("PATH", "")))
    return shutil.which("micropython", path=search)
