"""How large hands grow in a round."""


def largest_hands(whole, moves):
    """Return the most tiles that each seat holds at once, with these moves from the deal on."""
    round_ = whole.opening()
    largest = list(round_.table.counts)
    for move in moves:
        round_.push(move)
        largest = [max(pair) for pair in zip(largest, round_.table.counts, strict=True)]
    return largest
