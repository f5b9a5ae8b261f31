"""The level "random": any legal move, each as likely as another."""


class Random:
    """Plays any legal move."""

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self._moves = view.legal_moves()
        self._rng = rng

    def step(self):
        """The move; None is never needed."""
        return self._moves[self._rng.below(len(self._moves))]
