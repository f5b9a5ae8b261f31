"""Rounds as they were before their first move."""

from engine.round import Round


def opened(whole):
    """Return the round `whole` as it was before its first move."""
    round_ = Round(whole.rules, whole.deal, whole.table.leader, stock=whole.stock)
    # It knows how many points end the match, where they come in mid-round.
    round_.table = whole.table.opening()
    return round_
