"""Which tile to lead, by a rule learned offline: a search has little to go by before the lead."""

from .. import tiles
from .lead_values import WORTH

# The learned numbers are so many to a point.
_SCALE = 16


def best_lead(hand, seats):
    """The tile of the mask `hand` to lead in Block with 2, 3 or 4 seats, of double-six tiles."""
    held = tiles.listed(hand)
    best = held[0]
    most = None
    for tile, total in zip(held, _totals(held, seats)):
        if most is None or total >= most:
            best = tile
            most = total
    return best


def lead_worth(hand, seats):
    """What each lead from the mask `hand` is worth, by tile number, in hundredths of a point.

    Only what one is worth more than another counts: what all have in common is left out.
    """
    return [total * 100 // _SCALE for total in _totals(tiles.listed(hand), seats)]


def _totals(held, seats):
    worth = WORTH[seats - 2]
    totals = []
    for tile in held:
        total = 0
        for count, each in zip(looked_at(tile, held), worth):
            total += count * each
        totals.append(total)
    return totals


def looked_at(tile, held):
    """What counts for leading a tile of the list `held`, as a tuple of whole numbers.

    Its pips, 1 for a double or else 0, how many other tiles of the hand would fit it, and how
    many different numbers these others bear.
    """
    high = tiles.HIGH[tile]
    low = tiles.LOW[tile]
    followers = 0
    borne = 0
    for other in held:
        if other != tile:
            borne |= 1 << tiles.HIGH[other] | 1 << tiles.LOW[other]
            if tiles.HIGH[other] in (high, low) or tiles.LOW[other] in (high, low):
                followers += 1
    numbers = 0
    while borne:
        borne &= borne - 1
        numbers += 1
    return tiles.PIPS[tile], 1 if high == low else 0, followers, numbers
