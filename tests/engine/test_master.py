"""The level "master": that it is found, plays what "hard" must too, and searches its lead."""

from engine import bots
from engine.bots.hard import Hard
from engine.bots.master import Master, picked
from engine.rng import Rng
from tests.engine.support import block, legal, push


def chosen(bot, round_):
    """What the bot lays, as the notation writes it."""
    move = bots.choose(bot, round_.view(round_.turn), Rng(1))
    return legal(round_)[round_.legal_moves().index(move)]


def test_it_is_a_level_of_the_desktop_alone():
    assert isinstance(bots.make("master"), Master)
    assert "master" in bots.DESKTOP_LEVELS and "master" not in bots.LEVELS


def test_it_plays_exactly_where_it_knows_all():
    # As in test_hard: 6-3 on the 3 is worth 9 points, everything else less.
    round_ = push(block("65.54.43.63.62.61|00.10.11.20.21.22", 0), "65,--,54R,--,43R,--")
    assert chosen(Master(), round_) == "63R"


def test_a_lead_can_be_searched():
    # Led 1-1, the 1-0 goes out unless the other holds two ones in a row; no search is needed to
    # see that of two tiles, but the rule of the lead is not asked.
    round_ = block("11.10|60.43", 0)
    bot = Hard(work=500, leads=True)
    assert chosen(bot, round_) == "11"
    assert bot.positions > 0
    rule = Hard(work=500)
    chosen(rule, round_)
    assert rule.positions == 0


def test_deals_are_picked_in_proportion_to_their_weights():
    assert picked([10, 0, 30, 60], 10, Rng(1)) == [1, 0, 3, 6]
    assert picked([0, 0, 0, 0], 10, Rng(1)) == [0, 0, 0, 0]
    for seed in range(20):
        times = picked([7, 1, 5, 11, 2, 13], 17, Rng(seed))
        assert sum(times) == 17
        # 17 * 13 / 39 is 5 and two thirds.
        assert times[5] in (5, 6)
