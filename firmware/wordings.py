"""Moves and what they cost, in words that fit where they are shown."""

from engine.bots.alike import place_of
from engine.moves import DRAW, STOP, arm_of, exposed_of, tile_of

from . import opinion_texts, texts

# In hundredths of a point: less than this is no cost,
_LEAST = 5
# and what may well be off by more than this is told in whole points.
_WHOLE = 50
# Chance alone seldom makes a difference of more than so many standard errors.
_ERRORS = 2


def move_words(move, choices, ends, short=False):
    """A move by name: "6-4", or "6-4 left" where the tile can be laid otherwise too.

    `choices` are all moves between which there is a choice, `ends` what the line shows before it;
    with `short` the arm is a letter.
    """
    if move == DRAW:
        return opinion_texts.TO_DRAW
    if move == STOP:
        return opinion_texts.TO_STOP
    words = texts.tile(tile_of(move))
    ways = [choice for choice in choices if choice >= 0 and tile_of(choice) == tile_of(move)]
    if len(ways) < 2:
        return words
    # As the choice is written, which may be the other one of two equal ends.
    move = ways[place_of(move, ways, ends)]
    words = opinion_texts.ON_ARM % (
        words,
        (opinion_texts.SHORT_ARMS if short else texts.ARMS)[arm_of(move)],
    )
    exposed = exposed_of(move)
    if exposed is not None:
        words = (opinion_texts.SHORT_OPEN if short else opinion_texts.OPEN) % (words, exposed)
    return words


def points(hundredths):
    """Points with one decimal, "1.3", of hundredths of a point that are not negative."""
    tenths = (hundredths + 5) // 10
    return "%d.%d" % (tenths // 10, tenths % 10)


def cost_words(cost, error):
    """What a move costs, as (points in words, whether it is only about so many).

    "1.3", or whole points where the cost may well be off by more than half of one; None where it
    is hardly a cost, or no more than chance may bring about. `cost` and its standard `error` are
    hundredths of a point.
    """
    if cost < _LEAST or cost <= _ERRORS * error:
        return None
    if error > _WHOLE:
        return str((cost + 50) // 100), True
    return points(cost), False


def fitting(room, wordings, long, short):
    """The first of the wordings that takes no more than `room` letters, with its words put in.

    These are `long`, or else `short`; where nothing has room it is the last wording in short.
    """
    for wording in wordings:
        for words in (long, short):
            text = wording % words
            if len(text) <= room:
                return text
    return text
