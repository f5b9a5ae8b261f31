"""The level "steady": a sound player that looks one move ahead."""

from ..moves import tile_of
from ..tiles import HIGH, LOW, PIPS


class Steady:
    """Weighs each legal move by what it leaves in hand and at the ends."""

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self._view = view
        # It draws, stops or passes only where it cannot play.
        moves = view.legal_moves()
        self._moves = [move for move in moves if move >= 0] or moves

    def step(self):
        """The move; None is never needed."""
        if self._moves[0] < 0:
            return self._moves[0]
        return max([(self._worth(move), -move) for move in self._moves])[1] * -1

    def _worth(self, move):
        """How good the move is, in pips: weight laid off, doubles first, replies kept in hand."""
        view = self._view
        tile = tile_of(move)
        table = view.table
        table.push(move)
        fits = view.hand & table.fitting()
        table.pop()
        follow_ups = 0
        while fits:
            fits &= fits - 1
            follow_ups += 1
        return PIPS[tile] + 3 * (HIGH[tile] == LOW[tile]) + 2 * follow_ups
