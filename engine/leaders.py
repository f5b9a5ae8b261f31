"""Who leads the rounds of a match, as far as its seed says so."""

from .deal import deal_from_seed
from .seeds import DEAL, LOT, derive
from .tiles import masks


def leader_of_round(rules, seats, seed, number):
    """The seat that leads round `number` (from 1) of the match that `seed` gives.

    None where that hangs on how the rounds before it ended.
    """
    if rules.setter:
        return rules.setter.leader(masks(deal_of_round(rules, seats, seed, number)))
    leader = rules.leader_of(rules.first_lead(seats, derive(seed, LOT)))
    for _ in range(1, number):
        leader = rules.next_lead(leader, seats)
        if leader is None:
            break
    return leader


def leader_after(rules, seats, seed, number, round_):
    """The seat that leads round `number` after `round_`, and the drawings for it (mostly []).

    (None, []) where the seed is not known (None) and the lead is drawn for or lies in the deal.
    """
    if rules.setter:
        return seed if seed is None else leader_of_round(rules, seats, seed, number), []
    leader = rules.next_lead(round_.table.leader, seats, round_.outcome())
    if leader is not None or seed is None:
        return leader, []
    lot = rules.first_lead(seats, derive(seed, LOT, number))
    return rules.leader_of(lot), lot


def deal_of_round(rules, seats, seed, number):
    """The hands of round `number` (from 1) of the match that `seed` gives, as dealt."""
    return deal_from_seed(rules, seats, derive(seed, DEAL, number))
