"""A hint: what the level "hard" would play, and what the person's own choice would cost."""

from . import texts
from .opinion import Opinion
from .wordings import fitting, points


class Hint(Opinion):
    """A hint for the person's move at hand."""

    def words(self, move):
        """The hint in a line, beside the `move` that the person would make; None for none."""
        if self.judge is None:
            return texts.NO_MEMORY
        if not self.known:
            return texts.HINT_THINKS
        best = self.names(self.judge.move)
        if move is None or self.judge.agrees(move):
            return fitting(self._room, texts.HINTS, best[:1], best[1:])
        own = self.names(move)
        cost = points(self.judge.cost(move))
        if cost == points(0):
            return fitting(self._room, texts.HINTS_AS_GOOD, (best[0], own[0]), (best[1], own[1]))
        long = (best[0], own[0], cost)
        return fitting(self._room, texts.HINTS_COST, long, (best[1], own[1], cost))
