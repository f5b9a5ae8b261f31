"""Dealing, and what can be wrong with a deal."""

from . import tiles
from .rng import Rng


def deal_from_seed(rules, seats, seed):
    """The hands that `seed` deals: a tuple of tiles for each seat, in dealt order.

    The whole set, lowest tile number first, is shuffled with the seed's generator; the first
    hand is taken from its front, then the next, and the rest stays undealt.
    """
    stock = list(range(rules.size))
    Rng(seed).shuffle(stock)
    size = rules.hand_sizes[seats]
    return tuple([tuple(stock[seat * size : (seat + 1) * size]) for seat in range(seats)])


def deal_problems(rules, hands, leader):
    """All that is wrong with dealing these hands, as a list of sentences; empty when all is well.

    `hands` holds a sequence of tiles for each seat, or a number where only its size is known.
    Hands of another size than the game's own are no problem if all are equal, so that positions
    and small examples can be dealt by hand.
    """
    found = []
    seats = len(hands)
    if seats not in rules.hand_sizes:
        allowed = ", ".join([str(number) for number in rules.seats()])
        found.append("%s is played with %s seats, not with %d" % (rules.name, allowed, seats))
    if not 0 <= leader < seats:
        found.append("seat %s leads, but the seats are 0 to %d" % (leader, seats - 1))
    owner = {}
    sizes = []
    for seat in range(seats):
        hand = hands[seat]
        if isinstance(hand, int):
            sizes.append(hand)
            continue
        sizes.append(len(hand))
        for tile in hand:
            if not 0 <= tile < rules.size:
                found.append(
                    "seat %d: %s is no tile of the double-%d set" % (seat, tile, rules.top)
                )
            elif tile in owner:
                found.append(
                    "%s is dealt twice, to seat %d and to seat %d"
                    % (tiles.text(tile), owner[tile], seat)
                )
            else:
                owner[tile] = seat
    for seat in range(seats):
        if sizes[seat] < 1:
            found.append("seat %d is dealt no tile" % seat)
        elif sizes[seat] != sizes[0]:
            found.append(
                "seat %d is dealt %d tiles and seat 0 is dealt %d" % (seat, sizes[seat], sizes[0])
            )
    if sum(sizes) > rules.size:
        found.append("%d tiles are dealt of a set of %d" % (sum(sizes), rules.size))
    return found
