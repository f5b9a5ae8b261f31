"""Plays whole matches between bots and writes their records.

Runs on CPython and on the small runtimes, so that both can be held against each other:

    micropython -c "from tools.bot_match import record; print(record('block', 7, ['heavy'] * 4))"
"""

from engine import bots
from engine.games import find
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match


def record(game, seed, levels, target=None):
    """The record of the match that `seed` gives, played to its end by bots.

    `game` is the game's name with its options, `levels` the bots' levels in seat order, `target`
    the points that end the match, the game's own if None. Raises DominoError (`engine.errors`) for
    a game, a level or a match that cannot be.
    """
    match = Match(find(game, len(levels)), len(levels), seed, target)
    seated = [bots.make(level) for level in levels]
    kept = KeptRounds(len(match.scores.points))
    while not match.over:
        _play_round(match, seated)
        kept.add(match.round)
    players = [(f"Bot {seat}", levels[seat]) for seat in range(match.seats)]
    return format_match(match, players, kept)


def _play_round(match, seated):
    round_ = match.deal()
    while not round_.over:
        seat = round_.turn
        rng = bots.rng_for(match, seat)
        round_.push(bots.choose(seated[seat], round_.view(seat), rng))
    match.score()
