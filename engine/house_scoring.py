"""Other ways to count the end of a round: the readings and house rules that games offer."""

from . import tiles
from .outcome import DOMINO, Outcome
from .scoring import individual

_DOUBLED = 2


def individual_by(gross=False, lightest=False):
    """The score function of individual Block with another count of blocked rounds.

    With `gross` the winner's own pips are not taken away; with `lightest` the lightest single tile
    decides among those who tie for the lowest hand, where only one of them holds it.
    """

    def score(hands, went_out):
        outcome = individual(hands, went_out)
        seat = outcome.seat
        if lightest and seat is None:
            seat = _lightest(hands, outcome.tied)
        if went_out is not None or seat is None:
            return outcome
        terms = [outcome.pips[other] for other in range(len(hands)) if other != seat]
        if not gross:
            terms.append(-outcome.pips[seat])
        return Outcome(outcome.how, seat, sum(terms), outcome.pips, tuple(terms))

    return score


def _lightest(hands, tied):
    """The only seat of those tied that holds the lightest tile, or None."""
    pips = [min([tiles.PIPS[tile] for tile in tiles.listed(hands[seat])]) for seat in tied]
    lightest = min(pips)
    return tied[pips.index(lightest)] if pips.count(lightest) == 1 else None


def plain(round_):
    """The outcome of a round that has ended, by its score function alone."""
    return round_.rules.score(round_.hands, round_.table.went_out())


def with_stock(round_):
    """The outcome of a round where the winner scores the pips left in the stock too."""
    outcome = plain(round_)
    left = round_.table.stock
    if outcome.seat is not None and left:
        pips = sum([tiles.PIPS[tile] for tile in round_.stock[-left:]])
        outcome.points += pips
        outcome.terms += (pips,)
    return outcome


def breton(ending, stacking=False):
    """The ending function in which some ways to go out are worth double (RULES section 5).

    They are a last tile that was legal at both ends, or at two of more, and a double; with
    `stacking` a double that was legal at both is worth double twice. Only points of the side that
    went out are doubled. `ending` is the function to which the doubling is added.
    """

    def doubled(round_):
        outcome = ending(round_)
        out = round_.table.went_out()
        sides = round_.rules.count_sides(round_.seats)
        if outcome.how != DOMINO or outcome.seat != out % sides:
            return outcome
        both, double = _last_tile(round_)
        if both or double:
            outcome.factor = _DOUBLED * _DOUBLED if stacking and both and double else _DOUBLED
            outcome.points *= outcome.factor
        return outcome

    return doubled


def _last_tile(round_):
    """Whether the last tile laid was legal at two ends, and whether it is a double."""
    table = round_.table.copy()
    tile = table.pop() & 127
    ends = [end for end in table.ends if table.rules.joins[end] >> tile & 1]
    return len(ends) > 1, tiles.is_double(tile)
