"""The level "easy": a beginner, who lays heavy tiles and overlooks a good many."""

from ..moves import tile_of
from ..tiles import PIPS

# With one glance it would play at random, with many it would be "heavy".
GLANCES = 3


class Easy:
    """Glances at its moves three times, at one of them each, and lays the heaviest tile it saw.

    It may see the same move twice. So it is careless at times, but plays the worst of four moves
    only once in 64.
    """

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        # It draws, stops or passes only where it cannot play.
        moves = view.legal_moves()
        self._moves = [move for move in moves if move >= 0] or moves
        self._rng = rng

    def step(self):
        """The move; None is never needed."""
        moves = self._moves
        best = moves[0]
        if len(moves) == 1:
            return best
        most = -1
        for _ in range(GLANCES):
            move = moves[self._rng.below(len(moves))]
            weight = PIPS[tile_of(move)]
            if weight > most:
                best = move
                most = weight
        return best
