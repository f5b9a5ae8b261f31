"""`python -m tools.arena`."""

import sys

from tools.arena.cli import main

if __name__ == "__main__":
    sys.exit(main())
