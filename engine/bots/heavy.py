"""The level "heavy": always the legal tile with most pips."""

from ..moves import PASS, tile_of
from ..tiles import PIPS


class Heavy:
    """Plays the heaviest tile; among equals the highest number, on the first arm it fits."""

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self._moves = view.legal_moves()

    def step(self):
        """The move; None is never needed."""
        best = self._moves[0]
        if best == PASS:
            return best
        for move in self._moves:
            tile = tile_of(move)
            chosen = tile_of(best)
            if PIPS[tile] > PIPS[chosen] or (PIPS[tile] == PIPS[chosen] and tile > chosen):
                best = move
        return best
