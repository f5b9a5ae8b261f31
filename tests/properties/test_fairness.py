"""No bot peeks: whatever the others hold, as far as the moves allow it, every level moves the same.

Thousands of positions of rounds between bots, two to four seats. In each of them the tiles
hidden from the seat to move are exchanged, two at a time, wherever the moves so far stay legal.
"""

from random import Random

import pytest

from engine import bots
from engine.games.block import RULES
from engine.match import Match
from engine.rng import Rng
from tests.properties.exchange import with_hidden_tiles_exchanged
from tools.arena import players
from tools.arena.cheat import Cheat

# For each level and number of seats. A level that takes long is asked about fewer positions.
POSITIONS = 1000
SLOW = {"hard": 350, "master": 10, "worlds:3": 100}


def positions(seats, level):
    """Positions where the seat to move has a choice, on and on."""
    chance = Random(f"{seats} {level}")
    while True:
        match = Match(RULES, seats, chance.getrandbits(64))
        round_ = match.deal()
        seated = [bots.make(chance.choice(("random", "heavy", "steady"))) for _ in range(seats)]
        while not round_.over:
            if len(round_.legal_moves()) > 1:
                yield round_
            seat = round_.turn
            rng = bots.rng_for(match, seat)
            round_.push(bots.choose(seated[seat], round_.view(seat), rng))


def differences(bot, seats, level, wanted):
    """How many of so many positions the bot moves otherwise in when hidden tiles are exchanged.

    `bot` is a function of a round and a generator that returns the move of the seat to move.
    """
    chance = Random(level)
    tried = found = 0
    for round_ in positions(seats, level):
        exchanged, differs = with_hidden_tiles_exchanged(round_, chance)
        if not differs:
            continue
        seed = chance.getrandbits(64)
        found += bot(round_, Rng(seed)) != bot(exchanged, Rng(seed))
        tried += 1
        if tried == wanted:
            return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", [*bots.LEVELS, *bots.DESKTOP_LEVELS, "worlds:3"])
def test_every_level_moves_the_same_whatever_is_hidden(level, seats):
    # Two bots, so that neither can remember what the other was shown.
    pair = [players.make(level, time_limit=1) for _ in range(2)]

    def bot(round_, rng):
        pair.reverse()
        return bots.choose(pair[0], round_.view(round_.turn), rng)

    assert differences(bot, seats, level, SLOW.get(level, POSITIONS)) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_that_peeks_would_be_found(seats):
    cheat = Cheat()
    assert differences(lambda round_, rng: cheat.choose(round_), seats, "cheat", 100) >= 10
