"""A hint: what the level "hard" would play, and what the person's own choice would cost."""

from engine.moves import tile_of

from . import opinion_texts, texts
from .opinion import Opinion
from .wordings import cost_words, fitting


class Hint(Opinion):
    """A hint for the person's move at hand."""

    def words(self, move):
        """The hint in a line, beside the `move` that the person would make; None for none."""
        if self.failed:
            return texts.NO_MEMORY
        if not self.known:
            return opinion_texts.HINT_THINKS
        best = self.names(self.judge.move)
        if move is None or self.judge.agrees(move):
            return fitting(self._room, opinion_texts.HINTS, best[:1], best[1:])
        long, short = self.names(move)
        cost = cost_words(self.judge.cost(move), self.judge.error(move))
        if cost is None:
            wordings = opinion_texts.HINTS_AS_GOOD
            cost = ()
        else:
            wordings = opinion_texts.HINTS_COST_ABOUT if cost[1] else opinion_texts.HINTS_COST
            cost = cost[:1]
        if move >= 0 and self.judge.move >= 0 and tile_of(move) == tile_of(self.judge.move):
            # The same tile elsewhere: where, says enough.
            tile = len(texts.tile(tile_of(move))) + 1
            long = long[tile].upper() + long[tile + 1 :]
            short = short[tile:]
            wordings = wordings[1:]
        return fitting(self._room, wordings, (best[0], long) + cost, (best[1], short) + cost)
