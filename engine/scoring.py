"""How a round's end turns into points, one small function for each way."""

from . import tiles
from .outcome import BLOCKED, DOMINO, Outcome


def individual(hands, went_out):
    """Individual Block: every seat for itself.

    Going out wins the pips of all other hands, 0 where they hold only 0-0. In a blocked round
    the only lowest hand wins the pips of the others less its own, once; where two or more hands
    tie for the lowest nobody scores. (RULES section 1.)
    """
    pips = tuple([tiles.pips(hand) for hand in hands])
    if went_out is not None:
        terms = tuple([pips[seat] for seat in range(len(pips)) if seat != went_out])
        return Outcome(DOMINO, went_out, sum(terms), pips, terms)
    lowest = min(pips)
    seats = tuple([seat for seat in range(len(pips)) if pips[seat] == lowest])
    if len(seats) > 1:
        return Outcome(BLOCKED, None, 0, pips, tied=seats)
    terms = [pips[seat] for seat in range(len(pips)) if seat != seats[0]]
    terms.append(-lowest)
    return Outcome(BLOCKED, seats[0], sum(terms), pips, tuple(terms))
