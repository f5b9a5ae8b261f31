"""The level "master": "hard" with a desktop's time, up to a second for a move."""

from .hard import Hard


class Master(Hard):
    """Plays like `Hard`, with many more deals, and searches its lead too."""

    def __init__(self):
        Hard.__init__(self, drawn=1500, looked_at=500, budget=400000, lead_searched=True)
