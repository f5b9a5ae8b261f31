"""Rounds from before their first move on."""

from engine.round import Round


def opened(whole):
    """Return the round `whole` as it was before its first move."""
    round_ = Round(whole.rules, whole.deal, whole.table.leader, stock=whole.stock)
    # It knows how many points end the match, where they come in mid-round.
    round_.table = whole.table.opening()
    return round_


def largest_hands(whole, moves):
    """Return the most tiles that each seat holds at once, with these moves from the deal on."""
    round_ = opened(whole)
    largest = list(round_.table.counts)
    for move in moves:
        round_.push(move)
        largest = [max(pair) for pair in zip(largest, round_.table.counts, strict=True)]
    return largest
