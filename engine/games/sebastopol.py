"""Sebastopol: four arms from the 6-6 (RULES section 9).

Four seats, each for itself, are dealt all 28 tiles; who holds the 6-6 leads it. Until its four
sides are covered only sixes may be laid, one on each side; then the line goes on at any of its
four ends. A round scores as in Block, a match is played to 61 points.

Options: `breton` (a last tile that fitted at two of the four ends), `blocked` and `tie`
(`engine.options`).
"""

from ..errors import IllegalMoveError
from ..lot import left_of_leader
from ..rules import Rules
from ..scoring import individual
from ..setters import double_six, no_lot
from ..table import Table

OPTIONS = ("blocked", "breton", "tie")
_ARMS = 4


class CrossTable(Table):
    """A table at which the line grows in four directions, all of which are begun first."""

    def beginning(self):
        """Whether a side of the led tile is still free: only sixes may be laid."""
        # Doubles do not branch and no other tile bears two sixes, so a six among the ends is a
        # free side as long as no more than the lead and three tiles lie there.
        return bool(self.ends) and self._laid_count() <= _ARMS

    def _laid_count(self):
        laid = 0
        for move in self.history:
            laid += move >= 0
        return laid

    def fitting(self):
        """The mask of all tiles of the set that fit the line somewhere, laid ones included."""
        return self.rules.joins[6] if self.beginning() else Table.fitting(self)

    def closed_arms(self):
        """The mask of the arms on which no tile of the set may be laid yet."""
        closed = 0
        if self.beginning():
            for arm in range(_ARMS):
                closed |= (self.ends[arm] != 6) << arm
        return closed

    def moves(self, hand):
        """The legal moves of the seat to move if it holds the tiles of the mask `hand`."""
        if self.beginning():
            hand &= self.rules.joins[6]
        return Table.moves(self, hand)

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        if move >= 0 and self.beginning() and not self.rules.joins[6] >> (move & 127) & 1:
            raise IllegalMoveError("only sixes may be laid until the 6-6 is covered on all sides")
        leads = not self.ends
        Table.push(self, move)
        if leads:
            self.ends += self.ends
        return False


RULES = Rules(
    name="sebastopol",
    hand_sizes={4: 7},
    targets={4: 61},
    score=individual,
    first_lead=no_lot,
    next_lead=left_of_leader,
    arms=_ARMS,
    table=CrossTable,
    setter=double_six(),
)
