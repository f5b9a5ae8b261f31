"""What can be wrong with a deal."""

from . import tiles


def deal_problems(rules, hands, leader, stock=()):
    """All that is wrong with dealing these hands, as a list of sentences; empty when all is well.

    `hands` holds a sequence of tiles for each seat, or a number where only its size is known, and
    `stock` likewise. Hands of another size than the game's own are no problem if all are equal,
    nor is any stock, so that positions and small examples can be dealt by hand.
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
        sizes.append(_count(rules, hands[seat], "seat %d" % seat, owner, found))
    for seat in range(seats):
        if sizes[seat] < 1:
            found.append("seat %d is dealt no tile" % seat)
        elif sizes[seat] != sizes[0]:
            found.append(
                "seat %d is dealt %d tiles and seat 0 is dealt %d" % (seat, sizes[seat], sizes[0])
            )
    if sum(sizes) > rules.size:
        found.append("%d tiles are dealt of a set of %d" % (sum(sizes), rules.size))
    elif stock:
        left = _count(rules, stock, "the stock", owner, found)
        if sum(sizes) + left > rules.size:
            found.append(
                "%d tiles are dealt and %d left of a set of %d" % (sum(sizes), left, rules.size)
            )
    if not found and rules.setter and len(owner) >= sum(sizes):
        found.extend(rules.setter.problems(tiles.masks(hands), leader))
    return found


def _count(rules, dealt, whose, owner, found):
    """How many tiles these are; adds them to `owner` and what is wrong with them to `found`."""
    if isinstance(dealt, int):
        return dealt
    for tile in dealt:
        if not 0 <= tile < rules.size:
            found.append("%s: %s is no tile of the double-%d set" % (whose, tile, rules.top))
        elif tile in owner:
            found.append(
                "%s is dealt twice, to %s and to %s" % (tiles.text(tile), owner[tile], whose)
            )
        else:
            owner[tile] = whose
    return len(dealt)
