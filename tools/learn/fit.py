"""Fitting a few weights: linear by least squares, choices by maximum likelihood."""

from math import exp

_ROUNDS = 30


def solve(matrix, vector):
    """Return x with matrix * x = vector, by Gauss and Jordan with pivots; lists of floats.

    Raises ZeroDivisionError where there is no single answer.
    """
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def least_squares(features, values):
    """Return the weights w for which features * w is closest to the values, without a constant."""
    size = len(features[0])
    matrix = [[sum(f[i] * f[j] for f in features) for j in range(size)] for i in range(size)]
    pairs = list(zip(features, values, strict=True))
    return solve(matrix, [sum(f[i] * value for f, value in pairs) for i in range(size)])


def choices(seen, prior=0.1):
    """Return the weights that make the choices seen most likely (a conditional logit model).

    :param seen: a list of (options, chosen): the features of all that could be chosen, a list of
        tuples, and the index of what was.
    :param prior: how strongly weights are held near 0, so that there is always one answer.

    An option is chosen with a chance in proportion to exp(features * weights). By Newton's
    method, from weights of 0.
    """
    size = len(seen[0][0][0])
    weights = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [-prior * weight for weight in weights]
        curve = [[prior * (i == j) for j in range(size)] for i in range(size)]
        for options, chosen in seen:
            scores = [sum(map(float.__mul__, weights, map(float, option))) for option in options]
            most = max(scores)
            parts = [exp(score - most) for score in scores]
            total = sum(parts)
            mean = [0.0] * size
            for part, option in zip(parts, options, strict=True):
                for i in range(size):
                    mean[i] += part / total * option[i]
            for part, option in zip(parts, options, strict=True):
                for i in range(size):
                    for j in range(size):
                        away = (option[i] - mean[i]) * (option[j] - mean[j])
                        curve[i][j] += part / total * away
            for i in range(size):
                slope[i] += options[chosen][i] - mean[i]
        weights = [w + step for w, step in zip(weights, solve(curve, slope), strict=True)]
    return weights
