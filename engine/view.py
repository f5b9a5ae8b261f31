"""What one seat may know of a round."""

from . import tiles
from .deal import deal_problems
from .errors import IllegalMoveError
from .moves import PASS
from .table import Table


class View:
    """What one seat may know: its own hand, and what everybody sees.

    table   the public part of the round (`engine.table.Table`), the view's own copy
    seat    whose view it is
    tiles   the seat's tiles as dealt
    """

    def __init__(self, table, seat, dealt):
        self.table = table
        self.seat = seat
        self.tiles = tuple(dealt)
        self._dealt = tiles.mask(dealt)

    @property
    def rules(self):
        """The rules of the game."""
        return self.table.rules

    @property
    def hand(self):
        """The mask of the tiles that the seat still holds."""
        return self._dealt & ~self.table.laid

    @property
    def unseen(self):
        """The mask of the tiles that are neither in the line nor in the seat's own hand."""
        return ((1 << self.rules.size) - 1) & ~self.table.laid & ~self._dealt

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
        own = self.table.turn == self.seat
        if move == PASS:
            if own and not self.table.over and self.hand & self.table.fitting():
                raise IllegalMoveError("seat %d cannot pass: it has a tile that fits" % self.seat)
        elif not self.table.over and own != bool(self._dealt >> (move & 127) & 1):
            raise IllegalMoveError(
                "seat %d does not hold %s" % (self.table.turn, tiles.text(move & 127))
                if 0 <= move & 127 < self.rules.size
                else "%r is no move" % (move,)
            )
        self.table.push(move)

    def possible(self):
        """For each seat, the mask of the tiles it may hold, its passes considered."""
        missing = self.table.known_missing()
        masks = [self.unseen & ~missing[seat] for seat in range(self.table.seats)]
        masks[self.seat] = self.hand
        return masks

    def problems(self):
        """All that is wrong with the view, as a list of sentences; empty when all is well.

        Beside the deal and the moves: a seat that lays a tile which it denied by an earlier pass,
        and hands for which not enough tiles are left that their passes allow.
        """
        table = self.table
        dealt = table.dealt_counts()
        hands = list(dealt)
        hands[self.seat] = self.tiles
        found = deal_problems(table.rules, hands, table.leader)
        if len(self.tiles) != dealt[self.seat]:
            found.append("seat %d holds a wrong number of tiles" % self.seat)
        if found:
            return found
        missing = [0] * table.seats
        replay = Table(table.rules, dealt, table.leader)
        again = View(replay, self.seat, self.tiles)
        for done, move in enumerate(table.history):
            seat = replay.turn
            if move == PASS:
                missing[seat] |= replay.fitting()
            else:
                bit = 1 << (move & 127)
                if missing[seat] & bit:
                    found.append(
                        "move %d: seat %d lays %s, but has passed while it fitted"
                        % (done + 1, seat, tiles.text(move & 127))
                    )
            try:
                again.push(move)
            except IllegalMoveError as error:
                found.append("move %d: %s" % (done + 1, error))
                return found
        return found + table.differences(replay) + self._hands_that_cannot_be()

    def _hands_that_cannot_be(self):
        # Hall's theorem: the hidden hands can be filled exactly if every group of seats has at
        # least as many tiles to choose from as it holds.
        found = []
        masks = self.possible()
        counts = self.table.counts
        for group in range(1, 1 << len(masks)):
            seats = [seat for seat in range(len(masks)) if group >> seat & 1]
            if self.seat in seats:
                continue
            tiles_left = 0
            for seat in seats:
                tiles_left |= masks[seat]
            needed = sum([counts[seat] for seat in seats])
            left = len(tiles.listed(tiles_left))
            if left < needed:
                found.append(
                    "seats %s hold %d tiles, but their passes leave %d they may hold"
                    % (", ".join([str(seat) for seat in seats]), needed, left)
                )
        return found
