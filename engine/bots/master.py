"""The level "master": "hard" with a desktop's time, up to a second for a move."""

from .hard import Hard


class Master(Hard):
    """Plays like `Hard`, with many more deals, and looks ahead from its lead too."""

    def __init__(self):
        Hard.__init__(self, 100000, searched=14, listed=150, shares=(4, 6, 6), leads=True)
