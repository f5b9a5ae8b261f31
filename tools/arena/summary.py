"""What the results of many deals say."""

from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev

from engine.outcome import BLOCKED

# Of a normal distribution, 95 % lie within so many standard deviations.
_WITHIN_95 = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far its 95 % interval reaches to each side (None for a single value)."""

    mean: float
    error: float | None


@dataclass(frozen=True)
class Effort:
    """What a player's moves took where it had a choice: milliseconds, positions per move.

    All None where it had none; `positions` also where it does not count them.
    """

    median_ms: float | None
    p95_ms: float | None
    worst_ms: float | None
    positions: float | None


@dataclass(frozen=True)
class Summary:
    """How the first player did against the second.

    margin      points per round, less the mean of what the others get (`Estimate`, over deals)
    deals       how many deals were played; each gives as many rounds as there are sides
    rounds      how many rounds that makes
    won         shares of all rounds: won by the first player, by a second,
    lost
    blocked     blocked, tied ones included,
    tied        and tied
    efforts     the `Effort` of both players
    """

    margin: Estimate
    deals: int
    rounds: int
    won: float
    lost: float
    blocked: float
    tied: float
    efforts: tuple[Effort, Effort]


def summarise(results):
    """Return the `Summary` of a list of results, one for each deal (`duplicate.play_deal`)."""
    rounds = [(first, *end) for result in results for first, end in enumerate(result["rounds"])]
    won = sum(winner == first for first, _, winner, *_ in rounds)
    tied = sum(winner is None for _, _, winner, *_ in rounds)
    blocked = sum(how == BLOCKED for _, how, *_ in rounds)
    return Summary(
        margin=estimate([margin_of(result) for result in results]),
        deals=len(results),
        rounds=len(rounds),
        won=won / len(rounds),
        lost=(len(rounds) - won - tied) / len(rounds),
        blocked=blocked / len(rounds),
        tied=tied / len(rounds),
        efforts=tuple(effort_of([(result, side) for result in results]) for side in (0, 1)),
    )


def margin_of(result):
    """Return the first player's points in one deal, less the mean of the others', per round."""
    sides = len(result["rounds"])
    margin = 0
    for first, (_, winner, points, *during) in enumerate(result["rounds"]):
        margin += points * (sides - 1) if winner == first else -points
        if during:
            margin += during[first] * sides - sum(during)
    return margin / (sides - 1) / sides


def estimate(values):
    """Return the `Estimate` of the mean of independent values, a list."""
    error = None
    if len(values) > 1:
        error = _WITHIN_95 * stdev(values) / sqrt(len(values))
    return Estimate(fmean(values), error)


def effort_of(played):
    """Return the `Effort` of one player.

    :param played: a list of (result, side), the side being 0 where it was the first player.
    """
    micros = sorted(micros for result, side in played for micros in result["micros"][side])
    counted = sum(result["counted"][side] for result, side in played)
    positions = sum(result["positions"][side] for result, side in played)
    if not micros:
        return Effort(None, None, None, None)
    return Effort(
        median_ms=percentile(micros, 50) / 1000,
        p95_ms=percentile(micros, 95) / 1000,
        worst_ms=micros[-1] / 1000,
        positions=positions / counted if counted else None,
    )


def percentile(ordered, percent):
    """Return the least of the values, a sorted list, that so many percent do not exceed."""
    return ordered[ceil(len(ordered) * percent / 100) - 1]
