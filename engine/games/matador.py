"""Matador: touching halves make seven (RULES section 8).

Two to four seats are dealt seven tiles each; the highest double is led every round, without one
the heaviest tile. A tile joins an end where its half and the end's add up to seven. The matadors,
0-0 and the tiles of seven pips, may be laid at any end with either half exposed, and only they fit
a blank. Nobody draws: who can lay anything, a matador too, must. Scores and targets as in Block.

In larger sets the sum is ten or thirteen, and so are the pips of the matadors.

Options: `draw` (who has no tile but matadors that fits may draw, to the last two of the stock),
`breton`, `hand`, `no-double`, `set`, `blocked` and `tie` (`engine.options`).
"""

from .. import tiles
from ..drawing import DrawTable
from ..errors import IllegalMoveError
from ..lot import left_of_leader
from ..rules import Rules
from ..scoring import individual
from ..setters import highest_double, no_lot

OPTIONS = ("blocked", "breton", "draw", "hand", "no-double", "set", "tie")


def matadors(top):
    """The mask of the matadors of the double-`top` set."""
    return 1 | tiles.mask([tile for tile in range(tiles.count(top)) if tiles.PIPS[tile] == top + 1])


class MatadorTable(DrawTable):
    """A table at which a play may have to say which half it leaves exposed.

    Without a stock there is nothing to draw, and it is as a table of Block in that.
    """

    def can_draw(self):
        """Whether the stock and the line leave room for a draw."""
        return self.rules.kept is not None and DrawTable.can_draw(self)

    def denied_by_draw(self):
        """The mask of the tiles that a seat says not to hold by drawing now: all but matadors."""
        return self.fitting() & ~self.rules.joins[0]

    def moves(self, hand):
        """The legal moves of the seat to move, by tile, by arm, by the half left exposed."""
        either = self.rules.either if self.ends else 0
        found = []
        for move in DrawTable.moves(self, hand):
            if move >= 0 and either >> (move & 127) & 1:
                found.append(move | (tiles.LOW[move & 127] + 1) << 9)
                move |= (tiles.HIGH[move & 127] + 1) << 9
            found.append(move)
        return found

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        if move < 0 or not self.ends or self.over:
            return DrawTable.push(self, move)
        tile = move & 127
        exposed = (move >> 9) - 1
        if self.rules.either >> tile & 1:
            if exposed not in (tiles.HIGH[tile], tiles.LOW[tile]):
                raise IllegalMoveError("%s leaves either half exposed" % tiles.text(tile))
            DrawTable.push(self, move & 511)
            self.ends[move >> 7 & 3] = exposed
            self.history[-1] = move
        else:
            DrawTable.push(self, move)
            if self.rules.joins[0] >> tile & 1:
                # A matador that is a double, wherever it lies.
                self.ends[move >> 7] = tiles.HIGH[tile]
        return False


def fields_of_set(top):
    """The fields of the rules that hang on the set of tiles."""
    every = matadors(top)
    joins = [every]
    for end in range(1, top + 1):
        joins.append(tiles.with_half(top + 1 - end, top) | every)
    doubles = tiles.mask([tiles.number(half, half) for half in range(top + 1)])
    return {
        "top": top,
        # On a blank only matadors fit, which bear no half that joins it.
        "contact": bytes([0] + [top + 1 - end for end in range(1, top + 1)]),
        "joins": tuple(joins),
        "either": every & ~doubles,
    }


RULES = Rules(
    name="matador",
    hand_sizes={2: 7, 3: 7, 4: 7},
    targets={2: 100, 3: 61, 4: 61},
    score=individual,
    first_lead=no_lot,
    next_lead=left_of_leader,
    table=MatadorTable,
    setter=highest_double(),
    **fields_of_set(6),
)


def changes(chosen):
    """What the game's own options change in its rules."""
    return {"kept": 2} if "draw" in chosen else {}
