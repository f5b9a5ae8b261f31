"""No bot peeks: whatever the others hold, as far as the moves allow it, every level moves the same.

Thousands of positions of rounds of Block between bots, two to four seats, and of random rounds of
the other games. In each of them the tiles hidden from the seat to move are exchanged, two at a
time, wherever the moves so far stay legal.
"""

from random import Random

import pytest

from engine import bots
from engine.games import find
from engine.games.block import RULES
from engine.match import Match
from engine.notation.rounds import format_view
from engine.rng import Rng
from tests.properties.exchange import with_hidden_tiles_exchanged
from tests.properties.test_bots_of_games import GAMES
from tools.arena import players
from tools.arena.cheat import Cheat

# For each level and number of seats. A level that takes long is asked about fewer positions.
POSITIONS = 1000
POSITIONS_OF_GAMES = 200
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


def exchanged_positions(name, seats, wanted):
    """Yield so many positions of random rounds with a choice, each with its exchanged one."""
    chance = Random(name)
    rules = find(name, seats)
    tried = 0
    while True:
        round_ = Match(rules, seats, chance.getrandbits(64)).deal()
        while not round_.over:
            moves = round_.legal_moves()
            exchanged, differs = with_hidden_tiles_exchanged(round_, chance)
            if len(moves) > 1 and differs:
                yield round_, exchanged
                tried += 1
                if tried == wanted:
                    return
            round_.push(chance.choice(moves))


@pytest.mark.parametrize("name, seats", GAMES)
def test_so_it_is_in_every_game(name, seats):
    pairs = [[bots.make(level) for _ in range(2)] for level in bots.LEVELS]
    for number, rounds in enumerate(exchanged_positions(name, seats, POSITIONS_OF_GAMES)):
        seat = rounds[0].turn
        assert format_view(rounds[0].view(seat)) == format_view(rounds[1].view(seat))
        for pair in pairs:
            one, other = [
                bots.choose(bot, round_.view(seat), Rng(number))
                for bot, round_ in zip(pair, rounds, strict=True)
            ]
            assert one == other


@pytest.mark.parametrize("name, seats", GAMES)
def test_the_hand_of_the_next_seat_is_often_another(name, seats):
    rounds = exchanged_positions(name, seats, 50)
    hands = [[round_.hands[(round_.turn + 1) % seats] for round_ in pair] for pair in rounds]
    assert sum(one != other for one, other in hands) > 25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_that_peeks_would_be_found(seats):
    cheat = Cheat()
    assert differences(lambda round_, rng: cheat.choose(round_), seats, "cheat", 100) >= 10
