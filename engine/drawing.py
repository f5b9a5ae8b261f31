"""Games with a stock: draws as moves, and the table of a round in which tiles are drawn."""

from . import tiles
from .errors import IllegalMoveError
from .moves import DRAW, PASS
from .table import Table

# The tile 0 is drawn by this number, the tile 1 by the next lower one, and so on.
_DRAWN = -4


def draw(tile):
    """The move that draws that very tile; `DRAW` is the one that does not say which."""
    return _DRAWN - tile


def drawn_of(move):
    """The tile that a draw says it draws; None for `DRAW`."""
    return _DRAWN - move if move <= _DRAWN else None


class DrawTable(Table):
    """A table with a stock, from which a seat that cannot play must draw while it may.

    The last `Rules.kept` tiles are never drawn. A drawn tile is kept in hand and the turn goes on,
    until it ends in a play, or in a pass where nothing fits and nothing may be drawn. Who can play
    must; `FreeDrawTable` lets him draw all the same.
    """

    def copy(self):
        """An independent copy."""
        other = Table.copy(self)
        other.stock = self.stock
        return other

    def may_draw(self, hand):
        """Whether the seat to move may draw if it holds the tiles of the mask `hand`."""
        return self.can_draw() and not hand & self.denied_by_draw()

    def can_draw(self):
        """Whether the stock and the line leave room for a draw."""
        if not self.ends and self.rules.setter:
            return False
        return self.stock > self.rules.kept

    def denied_by_draw(self):
        """The mask of the tiles that a seat says not to hold by drawing now."""
        return self.fitting()

    def moves(self, hand):
        """The legal moves of the seat to move if it holds the tiles of the mask `hand`."""
        found = Table.moves(self, hand)
        if found and self.may_draw(hand):
            if found[0] == PASS:
                found.pop()
            found.append(DRAW)
        return found

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        if move == PASS and self.ends and not self.over and self.can_draw():
            raise IllegalMoveError("seat %d cannot pass: it must draw" % self.turn)
        if move != DRAW:
            return Table.push(self, move)
        if self.over:
            raise IllegalMoveError("the round is over")
        if not self.can_draw():
            raise IllegalMoveError("seat %d may not draw: %s" % (self.turn, self._no_draw()))
        self._before.append(self.turn << 8 | self.passes << 4)
        self.history.append(DRAW)
        self.stock -= 1
        self.counts[self.turn] += 1
        return True

    def _no_draw(self):
        if self.rules.kept is None:
            return "there is no stock"
        if self.stock > self.rules.kept:
            return "the lead is set"
        return "the last %d tiles of the stock stay" % self.rules.kept

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        if self.history[-1:] != [DRAW]:
            return Table.pop(self)
        self._before.pop()
        self.stock += 1
        self.counts[self.turn] -= 1
        return self.history.pop()

    def push_other(self, move, round_):
        """Draws the next tile of the round's stock, which must be the one that the move says."""
        seat = self._check_draw(move, round_.hands[self.turn])
        tile = round_.stock[-self.stock] if self.stock else None
        said = drawn_of(move)
        if said not in (None, tile):
            raise IllegalMoveError(
                "seat %d cannot draw %s: the next tile of the stock is %s"
                % (seat, _name(self.rules, said), tiles.text(tile))
            )
        self.push(DRAW)
        round_.hands[seat] |= 1 << tile

    def push_seen(self, move, view):
        """Draws the tile that the move says for the view's own seat, for others a hidden one."""
        said = drawn_of(move)
        seat = self.turn
        if seat != view.seat:
            if said is not None:
                raise IllegalMoveError("seat %d draws a tile that others cannot see" % seat)
            self.push(move)
            return
        self._check_draw(move, view.hand)
        if said is None:
            raise IllegalMoveError("seat %d must say which tile it draws" % seat)
        if said >= self.rules.size or not view.unseen >> said & 1:
            raise IllegalMoveError("seat %d cannot draw %s" % (seat, _name(self.rules, said)))
        self.push(DRAW)
        view.take(said)

    def popped_other(self, move, round_):
        """Puts the tile back whose draw was just taken back from the table; returns the move."""
        round_.hands[self.turn] ^= 1 << round_.stock[-self.stock]
        return move

    def _check_draw(self, move, hand):
        """The seat to move, which holds `hand`; IllegalMoveError unless it may make the draw."""
        if move != DRAW and drawn_of(move) is None:
            Table.push_other(self, move, None)
        if not self.over and self.can_draw() and not self.may_draw(hand):
            raise IllegalMoveError("seat %d cannot draw: it has a tile that fits" % self.turn)
        if self.over or not self.can_draw():
            # Says what is wrong.
            self.push(DRAW)
        return self.turn

    def dealt_counts(self):
        """How many tiles each seat was dealt: those it holds and has laid, less those drawn."""
        dealt = Table.dealt_counts(self)
        for done, move in enumerate(self.history):
            if move == DRAW:
                dealt[self._before[done] >> 8] -= 1
        return dealt

    def opening(self):
        """The table as it was before the first move."""
        table = Table.opening(self)
        table.stock = self.stock + self.history.count(DRAW)
        return table

    def drawn_by(self, seat, stock):
        """The tiles that the seat has drawn so far from the stock (in order of drawing)."""
        drawn = []
        place = 0
        for done, move in enumerate(self.history):
            if move == DRAW:
                if self._before[done] >> 8 == seat:
                    drawn.append(stock[place])
                place += 1
        return tuple(drawn)

    def known_missing(self):
        """For each seat, the mask of tiles that it cannot hold because of what it did.

        What a seat denied by a pass or a draw ends with its next draw.
        """
        missing = Table.known_missing(self)
        if self.history[-1:] == [DRAW]:
            # The tile just drawn may be any.
            missing[self.turn] = 0
        return missing

    def learn(self, move, missing):
        """Adds to the masks of `missing` what is known once the seat to move makes that move."""
        seat = self.turn
        if move == DRAW:
            # A tile drawn just before did not fit either.
            missing[seat] = self.denied_by_draw()
        elif move >= 0 and self.history[-1:] == [DRAW]:
            # Where it lays a tile that it had denied, it lays the one just drawn.
            if not missing[seat] >> (move & 127) & 1:
                missing[seat] = 0
        else:
            Table.learn(self, move, missing)


class FreeDrawTable(DrawTable):
    """A table with a stock, from which any number may be drawn even by a seat that can play."""

    def denied_by_draw(self):
        """The mask of the tiles that a seat says not to hold by drawing now: none."""
        return 0


def _name(rules, tile):
    return tiles.text(tile) if tile < rules.size else "a tile of another set"
