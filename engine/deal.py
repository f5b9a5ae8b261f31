"""Dealing."""

from . import tiles
from .rng import Rng


def deal_from_seed(rules, seats, seed):
    """The hands that `seed` deals: a tuple of tiles for each seat, in dealt order.

    The whole set, lowest tile number first, is shuffled with the seed's generator; the first
    hand is taken from its front, then the next, and the rest stays undealt. Where the game does
    not let these hands stand, the set is shuffled again.
    """
    return deal_out(rules, seats, seed)[0]


def deal_out(rules, seats, seed):
    """The hands that `seed` deals, and the stock: what is undealt, in the order of drawing.

    The stock is empty in a game without drawing.
    """
    rng = Rng(seed)
    stock = list(range(rules.size))
    size = rules.hand_sizes[seats]
    while True:
        rng.shuffle(stock)
        hands = tuple([tuple(stock[seat * size : (seat + 1) * size]) for seat in range(seats)])
        if not rules.setter or rules.setter.tile(tiles.masks(hands)) is not None:
            return hands, () if rules.kept is None else tuple(stock[seats * size :])
