"""The arena's results as text for people, and as plain values for programs."""

from dataclasses import asdict

_LONGEST_NAME = 24
_EFFORT_HEAD = f"{'median':>9}{'95 %':>9}{'worst':>9}   ms per move where there is a choice"


def contest_values(contest, summaries):
    """Return a contest between two players as values for JSON.

    :param summaries: a dict from each game's name to its `Summary`.
    """
    return _settings(contest) | {
        "results": {game: asdict(summary) for game, summary in summaries.items()}
    }


def rating_values(contest, ratings):
    """Return a round robin as values for JSON; `ratings` is a dict from game to `Rating`."""
    return _settings(contest) | {
        "results": {game: asdict(rating) for game, rating in ratings.items()}
    }


def _settings(contest):
    return {
        "seats": contest.seats,
        "bots": list(contest.names),
        "seed": contest.seed,
        "deals": contest.deals,
    }


def contest_text(contest, game, summary):
    """Return how the first player did against the second, as lines of text."""
    first, second = map(_label, contest.names)
    against = f"{first} against {second}"
    sides = contest.sides(game)
    if sides < contest.seats:
        against = f"{contest.seats // sides} x {first} against {contest.seats // sides} x {second}"
    elif sides > 2:
        against = f"{first} against {sides - 1} x {second}"
    width = max(len(first), len(second))
    lines = [
        f"{game}, {contest.seats} seats: {against}",
        f"{summary.deals} deals, {summary.rounds} rounds, seed {contest.seed}",
        "",
        f"margin   {_signed(summary.margin)} points per round{_interval(summary.margin)}",
        f"won      {first} {summary.won:.1%}, {second} {summary.lost:.1%}",
        f"blocked  {summary.blocked:.1%} of the rounds; tied {summary.tied:.1%}",
        "",
        " " * width + _EFFORT_HEAD,
    ]
    for name, effort in zip((first, second), summary.efforts, strict=True):
        lines.append(f"{name:{width}}{_effort(effort)}")
    return "\n".join(lines)


def rating_text(contest, game, rating):
    """Return who is how strong, as lines of text: the ratings, then who made what of whom."""
    order = sorted(range(len(rating.names)), key=lambda player: -rating.ratings[player].mean)
    names = [_label(name) for name in rating.names]
    width = max(map(len, names))
    column = max(9, width + 2)
    sides = contest.sides(game)
    seats = "" if sides == 2 else f", one against {sides - 1}"
    lines = [
        f"{game}, {contest.seats} seats: {contest.deals} deals for each pair, seed {contest.seed}",
        "",
        f"{'':{width}}{'rating':>9}{'+-':>7}" + _EFFORT_HEAD,
    ]
    for player in order:
        estimate = rating.ratings[player]
        error = "" if estimate.error is None else f"{estimate.error:.2f}"
        effort = _effort(rating.efforts[player])
        lines.append(f"{names[player]:{width}}{_signed(estimate):>9}{error:>7}{effort}")
    heads = "".join(f"{names[player]:>{column}}" for player in order)
    lines += ["", f"points per round of the row against the column{seats}", " " * width + heads]
    for player in order:
        cells = (rating.margins[player][other] for other in order)
        row = "".join(f"{'-' if cell is None else _signed(cell):>{column}}" for cell in cells)
        lines.append(f"{names[player]:{width}}{row}")
    errors = [cell.error for row in rating.margins for cell in row if cell and cell.error]
    if errors:
        lines.append(f"each within {max(errors):.2f} (95 %)")
    return "\n".join(lines)


def _label(name):
    """Return the player's name, a long command line cut short."""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 3] + "..."


def _signed(estimate):
    return f"{estimate.mean:+.2f}"


def _interval(estimate):
    if estimate.error is None:
        return ""
    low = estimate.mean - estimate.error
    high = estimate.mean + estimate.error
    return f", 95 % interval {low:+.2f} to {high:+.2f}"


def _effort(effort):
    if effort.median_ms is None:
        return f"{'-':>9}{'-':>9}{'-':>9}"
    words = f"{effort.median_ms:9.2f}{effort.p95_ms:9.2f}{effort.worst_ms:9.2f}"
    if effort.positions is not None:
        words += f"   {effort.positions:,.0f} positions per move"
    return words
