"""Three or four open hands of Block, searched exactly by max^n.

Every seat is taken to play for itself and to see all hands (Luckhardt and Irani, 1986): it wants
most points for itself, and where moves make it the same points, none mostly, it lays the heaviest
tile. That is closer to how seats play that do not see all hands than to let them hold down whoever
wins: measured against `heavy` and `steady` the cheat makes more of it. Only one seat scores in a
round, so what a position comes to is one winner and one number of points.
"""

from tools.arena.lines import ENDS_BITS, MOVES, moves

NOBODY = (-1, 0)


# AFTER[seats][seat] are the seats in the order in which they play after `seat`, itself the last.
AFTER = [
    [[(seat + step) % seats for step in range(1, seats + 1)] for seat in range(seats)]
    for seats in range(5)
]


def search(hands, pips, left, seat, ends, fits, known, counter):
    """Return (winner, points) as the round ends from here; NOBODY where it ends in a tie.

    :param hands: the list of masks of all hands, none empty; left as it was.
    :param pips: the list of their pips; left as it was.
    :param left: the mask of all tiles in all hands.
    :param seat: the seat to move, which has a tile that fits.
    :param ends: the ends, as in `tools.arena.lines`.
    :param fits: the mask of the seat's tiles that fit.
    :param known: a dict of positions searched already in this deal, empty at first.
    :param counter: a list of one number, to which the positions searched are added.
    """
    # The tiles left in one deal tell whose they are; four seats take two bits.
    key = (left << ENDS_BITS | ends) << 2 | seat
    end = known.get(key)
    if end is not None:
        return end
    counter[0] += 1
    seats = len(hands)
    hand = hands[seat]
    own = pips[seat]
    most = sum(pips) - own
    best = None
    best_gain = 0
    for bit, weight, after, fitting in MOVES.get(fits << ENDS_BITS | ends) or moves(fits, ends):
        if hand == bit:
            best = (seat, most)
            break
        hands[seat] = hand ^ bit
        pips[seat] = own - weight
        for other in AFTER[seats][seat]:
            if replies := hands[other] & fitting:
                end = search(hands, pips, left ^ bit, other, after, replies, known, counter)
                break
        else:
            end = blocked(pips)
        gain = end[1] if end[0] == seat else 0
        if best is None or gain > best_gain:
            best = end
            best_gain = gain
            if end == (seat, most):
                break
    hands[seat] = hand
    pips[seat] = own
    known[key] = best
    return best


def blocked(pips):
    """Return (winner, points) of a blocked round where the hands hold so many pips."""
    lowest = min(pips)
    if pips.count(lowest) > 1:
        return NOBODY
    return pips.index(lowest), sum(pips) - 2 * lowest
