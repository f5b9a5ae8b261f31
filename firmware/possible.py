"""What can be played on a screen: which games, with which options, by how many seats."""

from engine.errors import DominoError
from engine.games import find

from .metrics import line_of

_FEWEST_SEATS = 2
# Above this many seats the number of seats decides on the set of tiles.
_SEATS_OF_DOUBLE_SIX = 4


def rules_for(game, seats, metrics):
    """The rules of a game for so many seats; None where it cannot be played so on that screen.

    `game` as the notation writes it with its options, `metrics` as in `firmware.metrics`. Where
    there is a stock, there must be a tile to draw.
    """
    try:
        rules = find(game, seats if seats > _SEATS_OF_DOUBLE_SIX else None)
    except DominoError:
        return None
    if seats not in rules.hand_sizes or not line_of(metrics, rules, seats)[0]:
        return None
    if rules.kept is not None and seats * rules.hand_sizes[seats] + rules.kept >= rules.size:
        return None
    return rules


def seats_of(game, metrics):
    """The numbers of seats that a game can be played with on a screen; [] where there are none."""
    return [
        seats
        for seats in range(_FEWEST_SEATS, metrics.seats + 1)
        if rules_for(game, seats, metrics)
    ]


def fit_opponents(settings, metrics):
    """Takes the nearest number of opponents with which the game that is set up can be played.

    `settings` as in `firmware.settings`; with a game that can be played on that screen.
    """
    allowed = seats_of(settings.game, metrics)
    wanted = settings.opponents + 1
    fewer = [seats for seats in allowed if seats <= wanted]
    settings.opponents = (fewer[-1] if fewer else allowed[0]) - 1
