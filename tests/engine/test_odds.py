from engine.bots.odds import CERTAIN, Odds, size
from engine.tiles import listed
from tests.engine.support import block, mask, push

# Seat 0 led 5-2, seat 1 passed: it holds none of the 13 tiles with a five or a two.
PASSED = push(block("52.22.54.40.10|64.63.61.33.31"), "52,--")


def test_size_counts_the_tiles_of_a_mask():
    assert [size(mask(words)) for words in ("", "00", "66", "00.64.66")] == [0, 1, 1, 3]


def test_every_unseen_tile_is_possible_before_a_pass():
    odds = Odds(block("66.55.44|00.10.11").view(0))
    assert len(listed(odds.possible[0])) == 25
    assert odds.live == odds.possible[0]


def test_a_pass_takes_tiles_out():
    odds = Odds(PASSED.view(0))
    # Of the 15 tiles without five and two all but 4-0 and 1-0, which the seat holds itself.
    assert odds.live == mask("00.11.30.31.33.41.43.44.60.61.63.64.66")


def test_the_next_seat_comes_first():
    round_ = push(block("52.22|54.44|66.63"), "52,54L,--")
    odds = Odds(round_.view(0))
    # Seat 2 passed at 4 and 2, seat 1 did not.
    assert (odds.possible[0] & mask("44"), odds.possible[1] & mask("44")) == (mask("44"), 0)
    assert odds.live & mask("44")
    odds = Odds(round_.view(1))
    assert not odds.possible[0] & mask("20")


def test_the_chance_to_pass():
    odds = Odds(PASSED.view(0))
    # All of the 13 tiles fit, or none of them.
    assert odds.passes(0, odds.live) == 0
    assert odds.passes(0, mask("52.54")) == CERTAIN
    # 8 of 13 hands of five are without a given tile: 157.5 of 256; what is drawn is rounded down.
    assert odds.passes(0, mask("33")) in (156, 157)


def test_it_is_certain_not_to_pass_where_the_others_are_too_few():
    odds = Odds(PASSED.view(0))
    # Four of the 13 tiles do not fit, and the hand is of five.
    assert odds.passes(0, odds.live & ~mask("00.11.30.31")) == 0


def test_all_pass_where_each_does():
    odds = Odds(block("66.55|44.33|22.11").view(0))
    # 26 unseen tiles, two in each hand: each misses a given 13 with 13 * 12 / (26 * 25) = 6 / 25,
    # taken as 61 of 256.
    half = mask("00.10.11.20.21.22.30.31.32.33.40.41.42")
    assert odds.passes(0, half) == odds.passes(1, half) == 61
    assert odds.all_pass(half) == 61 * 61 // 256
    assert odds.all_pass(0) == CERTAIN


def test_the_lightest_hand_is_the_one_with_fewest_pips_to_expect():
    # The 25 unseen tiles bear 168 - 30 pips; three of them: 16.56.
    assert Odds(block("66.55.44|00.10.11").view(0)).lightest == 16
    round_ = push(block("64.60.66|40.41.42|55.53.51"), "64,40R,--")
    # Seat 2 holds three of the 15 tiles without 6 and 0, which bear 6 * 15 pips: 18. Seat 1 may
    # hold any two of the 24 unseen ones, which bear 168 - 10 - 4 - 18 pips: 11.33.
    assert Odds(round_.view(0)).lightest == 11
