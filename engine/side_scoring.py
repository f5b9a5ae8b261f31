"""How a round's end turns into points where partners share a score.

The seats of a side are those with the same number modulo the number of sides; the outcome names
a side by its first seat, which is the same number.
"""

from . import tiles
from .outcome import BLOCKED, DOMINO, Outcome

SIDES = 2


def opponents(hands, went_out):
    """Going out wins the pips of both opponents; what the partner holds counts for nothing.

    In a blocked round the side with fewer pips wins the difference. (RULES section 2.)
    """
    if went_out is None:
        return difference(hands, None)
    pips = tuple([tiles.pips(hand) for hand in hands])
    side = went_out % SIDES
    terms = tuple([pips[seat] for seat in range(len(pips)) if seat % SIDES != side])
    return Outcome(DOMINO, side, sum(terms), pips, terms)


def difference(hands, went_out):
    """The side with fewer pips wins the difference, however the round ended.

    So going out may win points for the other side. Where both have as many nobody scores.
    (RULES section 3.)
    """
    how = BLOCKED if went_out is None else DOMINO
    pips = tuple([tiles.pips(hand) for hand in hands])
    sums = [sum([pips[seat] for seat in range(side, len(pips), SIDES)]) for side in range(SIDES)]
    if sums[0] == sums[1]:
        return Outcome(how, None, 0, pips, tied=tuple(range(SIDES)))
    side = 0 if sums[0] < sums[1] else 1
    terms = (sums[1 - side], -sums[side]) if sums[side] else (sums[1 - side],)
    return Outcome(how, side, sum(terms), pips, terms)
