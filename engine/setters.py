"""Games in which a certain tile must be led, and its holder leads."""

from . import tiles
from .errors import IllegalMoveError


class Setter:
    """Says by an order of tiles which one is led: the first of them that was dealt.

    order   tiles, the one that is led before all others first
    enough  how many of them count: where none of these was dealt, the deal does not stand
    what    what those tiles are called, for errors: "double"
    """

    def __init__(self, order, enough, what):
        self.order = order
        self.enough = enough
        self.what = what

    def tile(self, hands):
        """The tile that is led from these hands (masks); None where the deal does not stand."""
        held = 0
        for hand in hands:
            held |= hand
        for place in range(self.enough):
            if held >> self.order[place] & 1:
                return self.order[place]
        return None

    def leader(self, hands):
        """The seat that leads from these hands (masks)."""
        tile = self.tile(hands)
        for seat in range(len(hands)):
            if hands[seat] >> tile & 1:
                return seat
        return None

    def before(self, tile):
        """The mask of the tiles that nobody was dealt where `tile` is led."""
        earlier = 0
        for other in self.order:
            if other == tile:
                break
            earlier |= 1 << other
        return earlier

    def check(self, hand, move):
        """Raises IllegalMoveError unless the move leads the tile that this hand must lead.

        The hand is a mask, or None where it is not known: then any tile that is ever led will do.
        """
        if hand is None:
            if move in self.order[: self.enough]:
                return
            raise IllegalMoveError("a %s must be led" % self.what)
        tile = self.tile((hand,))
        if move != tile:
            raise IllegalMoveError(
                "%s must be led, not %s" % (tiles.text(tile), tiles.text(move & 127))
            )

    def problems(self, hands, leader):
        """What is wrong with dealing these hands (masks) to be led by `leader`, as sentences."""
        tile = self.tile(hands)
        if tile is None:
            return ["no %s is dealt" % self.what]
        holder = self.leader(hands)
        if holder != leader:
            return [
                "seat %d leads, but seat %d holds %s, which must be led"
                % (leader, holder, tiles.text(tile))
            ]
        return []


def _doubles(top):
    return [tiles.number(half, half) for half in range(top + 1)]


def highest_double(top=6, redeal=False):
    """The highest double is led; without one the heaviest tile, of two the one with a higher half.

    With `redeal` a deal without a double does not stand instead.
    """
    doubles = _doubles(top)
    doubles.reverse()
    others = [
        (tiles.PIPS[tile], tile) for tile in range(tiles.count(top)) if not tiles.is_double(tile)
    ]
    others.sort()
    others.reverse()
    order = bytes(doubles + [tile for _, tile in others])
    return Setter(order, len(doubles) if redeal else len(order), "double")


def lowest_double(top=6):
    """The lowest double is led; a deal without a double does not stand."""
    return Setter(bytes(_doubles(top)), top + 1, "double")


def double_six():
    """The 6-6 is led."""
    return Setter(bytes((27,)), 1, "66")


def no_lot(seats, seed):
    """The drawings for the lead of a game in which the deal says who leads: none."""
    return []
