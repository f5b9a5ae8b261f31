"""The level "master": "hard" with a desktop's time, up to a second for a move."""

from .hard import Hard


class Master(Hard):
    """Plays like `Hard`, with many more deals, and searches its lead too."""

    def __init__(self):
        Hard.__init__(self, work=100000, searched=14, listed=500, lead_searched=True)
