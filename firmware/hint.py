"""A hint: what the level "hard" would play, and what the person's own choice would cost."""

from engine.moves import tile_of

from . import menu_texts, texts
from .opinion import Opinion
from .wordings import fitting, points


class Hint(Opinion):
    """A hint for the person's move at hand."""

    def words(self, move):
        """The hint in a line, beside the `move` that the person would make; None for none."""
        if self.failed:
            return texts.NO_MEMORY
        if not self.known:
            return menu_texts.HINT_THINKS
        best = self.names(self.judge.move)
        if move is None or self.judge.agrees(move):
            return fitting(self._room, menu_texts.HINTS, best[:1], best[1:])
        long, short = self.names(move)
        costly, as_good = menu_texts.HINTS_COST, menu_texts.HINTS_AS_GOOD
        if move >= 0 and self.judge.move >= 0 and tile_of(move) == tile_of(self.judge.move):
            # The same tile elsewhere: where, says enough.
            tile = len(texts.tile(tile_of(move))) + 1
            long = long[tile].upper() + long[tile + 1 :]
            short = short[tile:]
            costly, as_good = costly[1:], as_good[1:]
        cost = points(self.judge.cost(move))
        if cost == points(0):
            return fitting(self._room, as_good, (best[0], long), (best[1], short))
        return fitting(self._room, costly, (best[0], long, cost), (best[1], short, cost))
