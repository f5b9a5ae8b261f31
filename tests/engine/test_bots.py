from engine import bots
from engine.errors import NotationError
from engine.games.block import RULES
from engine.match import Match
from engine.rng import Rng
from engine.seeds import BOT, derive
from tests.engine.support import block, legal, push, raises


def chosen(level, round_, seed=1):
    """What a new bot of that level lays, as the notation writes it."""
    move = bots.choose(bots.make(level), round_.view(round_.turn), Rng(seed))
    return legal(round_)[round_.legal_moves().index(move)]


def test_there_is_a_bot_of_every_level():
    assert bots.LEVELS[:4] == ("random", "easy", "heavy", "steady")
    for level in bots.LEVELS:
        assert chosen(level, block("66|65")) == "66"


def test_an_unknown_level_is_named():
    reason = raises(NotationError, bots.make, "expert")
    expected = "'expert' is no level; there are random, easy, heavy, "
    assert reason[: len(expected)] == expected


def test_every_level_lays_legal_moves_and_passes_where_it_must():
    for level in bots.LEVELS:
        for seed in range(5):
            match = Match(RULES, 2 + seed % 3, seed)
            round_ = match.deal()
            bot = bots.make(level)
            while not round_.over:
                seat = round_.turn
                round_.push(bots.choose(bot, round_.view(seat), bots.rng_for(match, seat)))


def test_heavy_leads_its_heaviest_tile():
    # 9, 10 and 8 pips.
    assert chosen("heavy", block("54.64.44|00.10.11")) == "64"


def test_heavy_lays_the_heaviest_tile_that_fits():
    round_ = push(block("63.11.10|55.61.30"), "63")
    # 5-5 fits nowhere; 7 pips on the 6 against 3 on the 3.
    assert chosen("heavy", round_) == "61L"


def test_heavy_takes_the_higher_tile_of_two_as_heavy_and_the_left_end_of_two():
    # 8 pips each.
    assert chosen("heavy", block("53.62.44|00.10.11")) == "62"
    round_ = push(block("66.10.11|65.55.22"), "66")
    assert chosen("heavy", round_) == "65L"


def test_heavy_passes_where_nothing_fits():
    assert chosen("heavy", push(block("66.10|55.44"), "66")) == "--"


def test_random_draws_among_the_legal_moves_in_their_order():
    round_ = block("66.65.64.63.62.61.60|00.10.11.20.21.22.30")
    order = legal(round_)
    assert order == ["60", "61", "62", "63", "64", "65", "66"]
    for seed in range(20):
        assert chosen("random", round_, seed) == order[Rng(seed).below(7)]


def test_random_lays_every_legal_move_at_times():
    round_ = push(block("66.10.11|65.64.22"), "66")
    seen = [chosen("random", round_, seed) for seed in range(100)]
    assert sorted(set(seen)) == ["64L", "64R", "65L", "65R"]


def test_a_bots_chance_follows_from_the_match_the_round_the_seat_and_the_move():
    match = Match(RULES, 3, 42)
    round_ = match.deal()
    first = derive(42, BOT, 1, 2)
    assert bots.rng_for(match, 2).next() == Rng(first).next()
    round_.push(round_.legal_moves()[0])
    assert bots.rng_for(match, 2).next() == Rng(first + 1).next()
    assert derive(42, BOT, 1, 0) != first


def test_a_bot_leaves_the_round_as_it_is():
    for level in bots.LEVELS:
        round_ = push(block("66.10.11|65.64.22"), "66")
        chosen(level, round_)
        assert (round_.table.history, round_.ends, round_.turn) == ([27], (6, 6), 1)
        assert round_.problems() == []
