"""How players choose a tile.

Rounds of two seats are played between the levels "hard" and "steady", and every choice between
tiles is kept: what fitted, and what was laid. A conditional logit model is fitted to it, with the
pips of a tile and its being a double, apart for the lead and for later plays. That is the habit of
players who think. The other habit, to lay what is heaviest, is not learned but set: with every pip
a tile is 3.5 times as likely.

The level "hard" plays by these numbers itself, and the ones in its file were learned from it as it
was before. Learned anew from it as it is now, the scores of leads are the same, and those of later
plays higher by a sixth or so.
"""

from engine import bots, tiles
from engine.games.block import RULES
from engine.moves import PASS, tile_of
from engine.rng import Rng
from engine.round import Round
from engine.seeds import BOT, DEAL, derive
from tools.learn.fit import choices

PLAYERS = (("hard", "hard"), ("hard", "steady"), ("steady", "hard"))
SHARE = (5, 11)
# A score of 8 makes a tile e times as likely, and 3.5 is close to exp(10 / 8).
STEPS = 8
HEAVY = 10

TEXT = '''"""How players choose a tile: two habits, as numbers learned from play.

Written by `python -m tools.learn habits`; `tools/learn/habits.py` tells how they are found. A seat
of a habit lays one of the tiles that fit with a chance in proportion to exp(score / 8).

SHARE   of 16 players, how many have each habit
LEADS   for each habit the score of every tile of the double-six set as a lead, by tile number, in
        hexadecimal (from other forms a small board would make bytes, and keep both)
SCORES  the same for every later play
"""

SHARE = {}
LEADS = (
{}
)
SCORES = (
{}
)
'''


def text(share, leads, scores):
    """Return the text of `engine/bots/habits.py`."""
    lines = ["\n".join(_lines(table) for table in tables) for tables in (leads, scores)]
    return TEXT.format(share, *lines)


def _lines(table):
    digits = ["".join(f"\\x{score:02x}" for score in half) for half in (table[:14], table[14:])]
    return '    b"{}"\n    b"{}",'.format(*digits)


def learn(seed, deals, progress):
    """Return what `SHARE`, `LEADS` and `SCORES` are to be.

    :param seed: all follows from it.
    :param deals: how many deals are played, each by all of PLAYERS.
    :param progress: called after each round.
    """
    leads = []
    plays = []
    for number in range(deals):
        for names in PLAYERS:
            _play(seed, number, names, leads, plays)
            progress()
    return SHARE, _tables(choices(leads)), _tables(choices(plays))


def _play(seed, number, names, leads, plays):
    round_ = Round.from_seed(RULES, 2, derive(seed, DEAL, number), number % 2)
    players = [bots.make(name) for name in names]
    while not round_.over:
        seat = round_.turn
        fits = tiles.listed(round_.hands[seat] & round_.table.fitting())
        rng = Rng(derive(seed, BOT, number, seat) + len(round_.table.history))
        move = bots.choose(players[seat], round_.view(seat), rng)
        if move != PASS and len(fits) > 1:
            options = [(tiles.PIPS[tile], int(tiles.is_double(tile))) for tile in fits]
            seen = plays if round_.table.history else leads
            seen.append((options, fits.index(tile_of(move))))
        round_.push(move)


def _tables(weights):
    """Return the scores of both habits, none below 0, as tuples by tile number."""
    per_pip, per_double = weights
    size = RULES.size
    thought = [
        round(STEPS * (per_pip * tiles.PIPS[tile] + per_double * tiles.is_double(tile)))
        for tile in range(size)
    ]
    least = min(thought)
    heavy = tuple(HEAVY * tiles.PIPS[tile] for tile in range(size))
    return heavy, tuple(score - least for score in thought)
