"""A hint: what the level "hard" would play, and what the person's own choice would cost."""

import sys

from engine.moves import tile_of

from . import opinion_texts, texts
from .letting_go import let_go_since
from .opinion import Opinion
from .wordings import cost_words, fitting


class Hint(Opinion):
    """A hint for the person's move at hand."""

    def __init__(self, session, view, room):
        Opinion.__init__(self, session, view, room)
        self._loaded = tuple(sys.modules)

    def think(self):
        """As every opinion; what it took to think is let go of as soon as it is known."""
        changed = Opinion.think(self)
        if changed:
            let_go_since(self._loaded)
        return changed

    def words(self, move):
        """The hint in a line, beside the `move` that the person would make; None for none."""
        if self.failed:
            return texts.NO_MEMORY
        if not self.known:
            return opinion_texts.HINT_THINKS
        judgement = self.judgement
        best = self.names(judgement.move)
        if move is None or judgement.agrees(move):
            return fitting(self._room, opinion_texts.HINTS, best[:1], best[1:])
        long, short = self.names(move)
        cost = cost_words(judgement.cost(move), judgement.error(move))
        if cost is None:
            wordings = opinion_texts.HINTS_AS_GOOD
            cost = ()
        else:
            wordings = opinion_texts.HINTS_COST_ABOUT if cost[1] else opinion_texts.HINTS_COST
            cost = cost[:1]
        if move >= 0 and judgement.move >= 0 and tile_of(move) == tile_of(judgement.move):
            # The same tile elsewhere: where, says enough.
            tile = len(texts.tile(tile_of(move))) + 1
            long = long[tile].upper() + long[tile + 1 :]
            short = short[tile:]
            wordings = wordings[1:]
        return fitting(self._room, wordings, (best[0], long) + cost, (best[1], short) + cost)
