"""Which tile to lead, by a rule learned offline: a search has little to go by before the lead."""

from .. import tiles
from .lead_values import WORTH


def best_lead(hand, seats):
    """The tile of the mask `hand` to lead in Block with 2, 3 or 4 seats, of double-six tiles."""
    held = tiles.listed(hand)
    return max([(_worth(tile, held, WORTH[seats - 2]), tile) for tile in held])[1]


def _worth(tile, held, worth):
    per_pip, per_double, per_follower, per_number = worth
    high = tiles.HIGH[tile]
    low = tiles.LOW[tile]
    followers = 0
    numbers = 0
    for other in held:
        if other != tile:
            numbers |= 1 << tiles.HIGH[other] | 1 << tiles.LOW[other]
            if tiles.HIGH[other] in (high, low) or tiles.LOW[other] in (high, low):
                followers += 1
    total = tiles.PIPS[tile] * per_pip + followers * per_follower
    if high == low:
        total += per_double
    while numbers:
        numbers &= numbers - 1
        total += per_number
    return total
