"""What one seat may know of a round."""

from . import tiles
from .errors import IllegalMoveError
from .moves import PASS


class View:
    """What one seat may know: its own hand, and what everybody sees.

    table   the public part of the round (`engine.table.Table`), the view's own copy
    seat    whose view it is
    tiles   the seat's tiles as dealt
    drawn   the tiles that the seat has drawn, in that order
    """

    def __init__(self, table, seat, dealt, drawn=()):
        self.table = table
        self.seat = seat
        self.tiles = tuple(dealt)
        self.drawn = drawn
        self._held = tiles.mask(dealt) | tiles.mask(drawn)

    @property
    def rules(self):
        """The rules of the game."""
        return self.table.rules

    @property
    def hand(self):
        """The mask of the tiles that the seat still holds."""
        return self._held & ~self.table.laid

    @property
    def unseen(self):
        """The mask of the tiles that are neither in the line nor in the seat's own hand."""
        return ((1 << self.rules.size) - 1) & ~self.table.laid & ~self._held

    def legal_moves(self):
        """The seat's legal moves; [] while it is another's turn and after the end."""
        if self.table.turn != self.seat:
            return []
        return self.table.moves(self.hand)

    def push(self, move):
        """Makes the move for the seat to move, whoever it is.

        Raises IllegalMoveError, and changes nothing, where the seat itself lays a tile that it
        does not hold or passes with one that fits, where another lays a tile of this seat's, and
        where the table refuses the move.
        """
        table = self.table
        own = table.turn == self.seat
        if move < 0:
            if move != PASS:
                table.push_seen(move, self)
                return
            if own and not table.over and self.hand & table.fitting():
                raise IllegalMoveError("seat %d cannot pass: it has a tile that fits" % self.seat)
        elif not table.over and own != bool(self._held >> (move & 127) & 1):
            raise IllegalMoveError(
                "seat %d does not hold %s" % (table.turn, tiles.text(move & 127))
                if 0 <= move & 127 < self.rules.size
                else "%r is no move" % (move,)
            )
        elif not table.ends and self.rules.setter:
            self.rules.setter.check(self.hand if own else None, move)
        table.push(move)

    def take(self, tile):
        """Adds a tile that the seat has drawn."""
        self.drawn += (tile,)
        self._held |= 1 << tile

    def possible(self):
        """For each seat, the mask of the tiles it may hold, its passes and draws considered."""
        missing = self.table.known_missing()
        masks = [self.unseen & ~missing[seat] for seat in range(self.table.seats)]
        masks[self.seat] = self.hand
        return masks

    def problems(self):
        """All that is wrong with the view, as a list of sentences; empty when all is well.

        Beside the deal and the moves: a seat that lays a tile which it denied by an earlier pass,
        and hands for which not enough tiles are left that their passes allow.
        """
        # Loaded when asked for: a game at play has no use for it.
        from .problems import problems_of_view

        return problems_of_view(self)
