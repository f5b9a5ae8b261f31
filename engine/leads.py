"""Who leads, by other ways than Block's lot before the first round and the turn after it."""

from .lot import draw_lot, left_of_leader
from .outcome import BLOCKED


def lot_from_set(top):
    """The `first_lead` function by which the lot is drawn from the double-`top` set."""

    def first_lead(seats, seed):
        return draw_lot(seats, seed, top)

    return first_lead


def drawn_after_block(leader, seats, outcome=None):
    """The next leader where a blocked round, a tied one too, has the lead drawn for again."""
    if outcome is None or outcome.how == BLOCKED:
        return None
    return left_of_leader(leader, seats)


def winner_leads(sides=None):
    """The `next_lead` function by which the seat that won a round leads the next.

    After a round that nobody won the lead goes round to the left. Where partners share a score
    it goes round until it comes to a seat of the side that won.
    """

    def next_lead(leader, seats, outcome=None):
        if outcome is None:
            return None
        if outcome.seat is None:
            return left_of_leader(leader, seats)
        if sides is None:
            return outcome.seat
        leader = left_of_leader(leader, seats)
        while leader % sides != outcome.seat:
            leader = left_of_leader(leader, seats)
        return leader

    return next_lead
