"""The level "heavy": always the legal tile with most pips."""

from ..moves import tile_of
from ..tiles import PIPS


class Heavy:
    """Plays the heaviest tile; among equals the highest number, on the first arm it fits."""

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self._moves = view.legal_moves()

    def step(self):
        """The move; None is never needed."""
        return heaviest(self._moves)


def heaviest(moves):
    """Of these legal moves the play of the heaviest tile; where there is no play the first."""
    best = moves[0]
    if best < 0:
        return best
    for move in moves:
        if move < 0:
            # Draws and stops come last: it plays while it can.
            break
        tile = tile_of(move)
        chosen = tile_of(best)
        if PIPS[tile] > PIPS[chosen] or (PIPS[tile] == PIPS[chosen] and tile > chosen):
            best = move
    return best
