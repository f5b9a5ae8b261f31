"""A rating of all players who met each other, in points per round."""

from dataclasses import dataclass

from tools.arena.summary import Effort, Estimate, effort_of, estimate, margin_of

ANCHOR = "heavy"


@dataclass(frozen=True)
class Rating:
    """The players of a round robin by strength.

    names    the players
    margins  margins[a][b] is the `Estimate` of what a makes against b per round; None for a = b
    ratings  the `Estimate` of each player's rating: the difference of two ratings comes as near
             as can be, in least squares, to the margins between the two. `heavy` is rated 0, or
             the mean of all where it does not play.
    efforts  the `Effort` of each player
    """

    names: tuple[str, ...]
    margins: list[list[Estimate | None]]
    ratings: list[Estimate]
    efforts: list[Effort]


def rate(contest, game, results):
    """Return the `Rating` of a contest that was played to its end, for one of its games.

    :param results: a dict from `Task` to result.
    """
    size = len(contest.names)
    by_pairing = {pairing: [] for pairing in contest.pairings()}
    for task in contest.tasks():
        if task.game == game:
            by_pairing[task.first, task.second].append(results[task])
    margins = [[None] * size for _ in range(size)]
    for (first, second), played in by_pairing.items():
        margins[first][second] = [margin_of(result) for result in played]
        if contest.seats == 2:
            margins[second][first] = [-margin for margin in margins[first][second]]
    ratings = _least_squares(margins, contest.deals)
    anchor = [0.0] * contest.deals
    if ANCHOR in contest.names:
        anchor = ratings[contest.names.index(ANCHOR)]
    return Rating(
        names=contest.names,
        margins=[[cell and estimate(cell) for cell in row] for row in margins],
        ratings=[
            estimate([own - zero for own, zero in zip(rating, anchor, strict=True)])
            for rating in ratings
        ],
        efforts=[_effort(by_pairing, player) for player in range(size)],
    )


def _least_squares(margins, deals):
    """Return the ratings of all players from each deal, with the mean 0.

    Where everybody has met everybody equally often, the ratings whose differences are closest to
    the margins are the players' mean margins, a player's margin against itself being 0. From each
    deal by itself, since the margins of one deal hang together.
    """
    size = len(margins)
    return [
        [
            sum(
                margins[player][other][deal] - margins[other][player][deal]
                for other in range(size)
                if other != player
            )
            / (2 * size)
            for deal in range(deals)
        ]
        for player in range(size)
    ]


def _effort(by_pairing, player):
    return effort_of(
        [
            (result, side)
            for pairing, played in by_pairing.items()
            for side in (0, 1)
            if pairing[side] == player
            for result in played
        ]
    )
