"""How far a mean over deals drawn by chance may be off."""

# No mean of less than two deals says anything.
UNKNOWN = 100000
# Weights are scaled down to this, so that no sum of squares needs more than a small board's ints.
_GREATEST_WEIGHT = 16


def scaled(weights):
    """The weights of the deals in proportion, as small ints, with the greatest at 16."""
    greatest = max(weights) if weights else 1
    half = greatest // 2
    return [(weight * _GREATEST_WEIGHT + half) // greatest for weight in weights]


def error_between(gains, weights, one, other):
    """The standard error of the mean by which one choice brings more than another, times 100.

    gains    by deal, what each choice brings in it; two choices are set against each other in the
             same deals
    weights  by deal its weight, as `scaled` gives it
    one      the place of one choice in each deal's gains, and `other` that of the other

    A whole number, UNKNOWN where there are fewer than two deals.
    """
    count = len(gains)
    if count < 2:
        return UNKNOWN
    total = 0
    weight = 0
    for deal in range(count):
        total += (gains[deal][one] - gains[deal][other]) * weights[deal]
        weight += weights[deal]
    mean = (2 * total + weight) // (2 * weight)
    squares = 0
    for deal in range(count):
        off = (gains[deal][one] - gains[deal][other] - mean) * weights[deal]
        squares += off * off
    # With one deal less than there are, as is usual for means that were found in the same deals.
    return _root(squares * 10000 // (count - 1) * count) // weight


def _root(number):
    """The greatest int whose square is not greater, by Newton's steps."""
    root = number
    better = (root + 1) // 2
    while better < root:
        root = better
        better = (root + number // root) // 2
    return root
