"""`python -m tools.arena`."""

import sys

from tools.arena.cli import main
from tools.pipes import end_with_reader

if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
