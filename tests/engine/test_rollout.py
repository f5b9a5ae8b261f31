"""Rounds played out by the heaviest tile, each worked out by hand."""

from engine import tiles
from engine.bots.rollout import Rollout
from tests.engine.support import mask

ROLLOUT = Rollout()


def gain(hands, turn, ends, seat):
    """What it comes to for `seat` when the hands that the words name play on."""
    masks = [mask(words) for words in hands.split("|")]
    inside = [ROLLOUT.inside(one) for one in masks]
    return ROLLOUT.gain(inside, [tiles.pips(one) for one in masks], turn, list(ends), seat)


def test_going_out_wins_the_pips_of_all_others():
    # 6-1 goes out at once; 5-5 and 4-3 stay: 10 + 7, times the two others, or against oneself.
    assert gain("61|55|43", 0, (6, 2), 0) == 34
    assert gain("61|55|43", 0, (6, 2), 1) == -17
    assert gain("61|55|43", 0, (6, 2), 2) == -17


def test_a_round_that_is_over_already_is_counted_at_once():
    # Seat 2 has just gone out.
    assert gain("61|55|", 0, (6, 2), 2) == 34
    assert gain("61|55|", 0, (6, 2), 0) == -17


def test_the_heaviest_tile_that_fits_is_laid():
    # Seat 0 lays 6-5 (5/2), not 6-1; seat 1 lays 5-2 on the 5 or the 2 and is out: 6-1 and 0-0.
    assert gain("65.61|52|00", 0, (6, 2), 1) == 14


def test_in_a_blocked_round_the_lowest_hand_wins_the_others_less_its_own():
    # Nothing fits 6/6: 3, 7 and 8 pips give 7 + 8 - 3 = 12.
    assert gain("21|43|53", 1, (6, 6), 0) == 24
    assert gain("21|43|53", 1, (6, 6), 2) == -12


def test_a_tie_for_the_lowest_hand_gives_nobody_anything():
    assert gain("21|30|53", 2, (6, 6), 0) == 0
    assert gain("21|30|53", 2, (6, 6), 2) == 0


def test_seats_that_cannot_play_pass_and_the_moves_are_counted():
    before = ROLLOUT.positions
    # 5-4: pass, pass, 6-6, pass, pass, pass, and blocked: seat 1 has 1 pip, seat 2 has 2, seat 0
    # has 3 (2-1).
    assert gain("66.21|10|11", 1, (6, 6), 1) == 2 * (3 + 2 - 1)
    assert ROLLOUT.positions - before == 6


def test_the_hands_inside_keep_their_number_of_tiles_and_the_lowest_bit_is_the_heaviest():
    assert ROLLOUT.inside(mask("66")) == 1
    assert ROLLOUT.inside(0) == 0
    assert ROLLOUT.inside((1 << 28) - 1) == (1 << 28) - 1
