"""The level "hard"."""

from engine import bots
from engine.bots.hard import SLICE, Hard
from engine.bots.lead import best_lead
from engine.games.block import RULES
from engine.match import Match
from engine.rng import Rng
from tests.engine.support import block, legal, mask, push


def chosen(round_, seed=1, bot=None):
    """What the level lays, as the notation writes it."""
    move = bots.choose(bot or Hard(), round_.view(round_.turn), Rng(seed))
    return legal(round_)[round_.legal_moves().index(move)]


def test_it_lays_the_tile_that_goes_out():
    # 1-0 goes out at once; laying the heavier 6-5 would let the other play on.
    round_ = push(block("66.10|60.55", 0), "66,60L")
    assert round_.ends == (0, 6)
    assert chosen(round_) == "10L"


def test_it_remembers_passes():
    # Seat 1 passed at 6/6 and at 6/5, so it has neither sixes nor fives. 5-5 and 6-5 keep the ends
    # at six and five, and seat 0 goes out; the 5-1 would open a one for it.
    round_ = push(block("66.65.55.51|11.21.31.41", 0), "66,--,65R,--")
    assert round_.ends == (6, 5)
    assert chosen(round_) == "55R"


def test_it_plays_exactly_where_it_knows_all():
    # Passes at 6/5, 6/4 and 6/3 leave seat 1 the six tiles of 0, 1 and 2. With 6-3 on the 3 it has
    # to pass again, then 6-2 lets it lay one tile, 2-2 at best, and 6-1 is out: 12 - 4 = 8 points.
    # 6-2 or 6-1 now let it lay two; 6-3 on the 6 blocks the line with 15 pips against 12.
    round_ = push(block("65.54.43.63.62.61|00.10.11.20.21.22", 0), "65,--,54R,--,43R,--")
    for seed in range(5):
        assert chosen(round_, seed) == "63R"


def test_the_lead_is_a_heavy_double_with_followers_where_there_is_one():
    for seats in (2, 3, 4):
        assert best_lead(mask("66.65.64.63.10"), seats) == 27
        # Both are doubles; the four has company and weight.
        assert best_lead(mask("44.43.42.41.00"), seats) == 14
    assert chosen(block("66.65.64.63.10|55.44.33.22.11")) == "66"


def test_the_same_view_and_chance_give_the_same_move_whatever_was_played_before():
    match = Match(RULES, 3, 7)
    round_ = match.deal()
    used = Hard()
    while not round_.over:
        seat = round_.turn
        move = bots.choose(used, round_.view(seat), bots.rng_for(match, seat))
        assert move == bots.choose(Hard(), round_.view(seat), bots.rng_for(match, seat))
        round_.push(move)


def test_it_pauses_after_a_short_piece_of_work():
    for seats in (2, 4):
        round_ = Match(RULES, seats, 3).deal()
        round_.push(round_.legal_moves()[-1])
        while len(round_.legal_moves()) == 1:
            round_.push(round_.legal_moves()[0])
        bot = Hard()
        bot.start(round_.view(round_.turn), Rng(1))
        before = 0
        steps = 0
        move = None
        while move is None:
            move = bot.step()
            steps += 1
            assert bot.positions - before <= 2 * SLICE
            before = bot.positions
        assert steps > 20


def test_it_looks_at_no_more_than_its_budget():
    # Two hands of seven and six tiles, the most there is to search.
    round_ = push(block("66.65.64.53.42.31.20|60.63.52.41.30.11.22", 0), "66")
    bot = Hard(drawn=50, looked_at=50, budget=1000)
    chosen(round_, bot=bot)
    # One deal may go beyond it.
    assert 200 < bot.positions < 20000
