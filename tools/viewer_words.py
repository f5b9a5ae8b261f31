"""What the viewer says of a round, in as few letters as can be."""

from engine.drawing import drawn_of
from engine.moves import PASS, STOP, tile_of
from engine.outcome import BLOCKED, TARGET
from firmware import round_texts, texts
from tools.endings import side_names

NAME_LETTERS = 5
_NOBODY = "A tie: nobody scores"


def short_names(names):
    """The names in so few letters that they stand before a hand, all of them different."""
    short = [name[:NAME_LETTERS] for name in names]
    if len(set(short)) == len(short):
        return short
    return [f"seat{seat}" for seat in range(len(names))]


def move_words(move):
    """A move in as few letters as can be."""
    drawn = drawn_of(move)
    if drawn is not None:
        return f"+{texts.tile(drawn)}"
    if move == PASS:
        return texts.PASSED
    return texts.STOPPED[0] if move == STOP else texts.tile(tile_of(move))


def count(names, whole, fits):
    """The count of a round that has ended, in figures, with mid-round points or partners' names.

    `names` are by seat; `fits(words)` says whether there is room for words.
    """
    outcome = whole.outcome()
    sides = side_names(short_names(names), whole.rules.count_sides(whole.seats))
    gains = ", ".join(
        f"{name} +{outcome.gain(side)}"
        for side, name in enumerate(sides)
        if outcome.during and outcome.gain(side)
    )
    if gains:
        end = "" if outcome.how == TARGET else outcome.sum()
        both = f"{end}  {gains}" if end else gains
        return both if fits(both) else gains
    if outcome.seat is None:
        return round_texts.ROUND_TIE if outcome.how == BLOCKED else _NOBODY
    with_side = f"{sides[outcome.seat]}: {outcome.sum()}"
    return with_side if whole.rules.sides and fits(with_side) else outcome.sum()
