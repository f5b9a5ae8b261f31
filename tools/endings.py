"""How rounds and matches ended, in words."""

from engine.notation.turns import moves_of_round
from engine.outcome import DOMINO, TARGET
from firmware.texts import YOU, goes


def side_names(names, sides):
    """Return what each of so many sides is called, `names` by seat: partners are joined by +."""
    return ["+".join(names[side::sides]) for side in range(sides)]


def describe_end(round_, names):
    """Return how the round ended, the count spelled out, or how far it is; `names` are by seat."""
    outcome = round_.outcome()
    if outcome is None:
        moves = len(moves_of_round(round_))
        return f"not over, {moves} moves made, {names[round_.turn]} to move"
    sides = side_names(names, round_.rules.count_sides(round_.seats))
    words = _describe(round_, outcome, names, sides)
    if outcome.during:
        points = zip(sides, outcome.during, strict=True)
        words += "; points during the round: "
        words += ", ".join(f"{name}: {number}" for name, number in points)
    return words


def describe_winner(side, names, sides):
    """Return that the side of that number, of so many, wins the match; `names` are by seat."""
    return f"{_with_verb(side, names, sides, 'win', 'wins')} the match"


def _describe(round_, outcome, names, sides):
    side = outcome.seat
    if outcome.how == TARGET:
        return f"{_with_verb(side, names, len(sides), 'reach', 'reaches')} the target"
    ending = "blocked"
    if outcome.how == DOMINO:
        ending = goes(names[round_.table.went_out()], "out")
    if side is None:
        scores = "the end scores nothing" if outcome.during else "nobody scores"
        tied = " and ".join(sides[seat] for seat in outcome.tied)
        pips = _pips(outcome, len(sides))[outcome.tied[0]]
        return f"{ending}, {tied} tie with {pips} pips, {scores}"
    if outcome.how == DOMINO and not round_.rules.sides:
        return f"{ending}: {outcome.sum()}"
    if outcome.how == DOMINO or not _has_fewest(side, _pips(outcome, len(sides))):
        why = _with_verb(side, names, len(sides), "score", "scores")
    else:
        why = _with_verb(side, names, len(sides), "have", "has") + " the fewest pips"
    return f"{ending}, {why}: {outcome.sum()}"


def _pips(outcome, sides):
    """What is left in the hands of each side."""
    return [sum(outcome.pips[side::sides]) for side in range(sides)]


def _has_fewest(side, pips):
    """Whether the pips decide; some games ask for other tiles first, or after a tie."""
    return pips[side] == min(pips) and pips.count(pips[side]) == 1


def _with_verb(side, names, sides, plural, singular):
    """The name of a side with its verb put right: "Ann has", "You have", "Ann+Cy have"."""
    partners = names[side::sides]
    verb = singular if len(partners) == 1 and partners != [YOU] else plural
    return f"{'+'.join(partners)} {verb}"
