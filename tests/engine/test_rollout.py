"""Rounds played out by the heaviest tile, each worked out by hand."""

from engine import tiles
from engine.bots.lines import built
from engine.bots.rollout import Rollout
from tests.engine.support import mask

LINES = built()
ROLLOUT = Rollout(LINES)


def gain(hands, turn, ends, seat, rollout=ROLLOUT):
    """What it comes to for `seat` when the hands that the words name play on."""
    masks = [mask(words) for words in hands.split("|")]
    inside = [LINES.inside(one) for one in masks]
    pips = [tiles.pips(one) for one in masks]
    return rollout.gain(inside, pips, turn, tiles.number(*ends), seat)


def test_going_out_wins_the_pips_of_all_others():
    # 6-1 goes out at once; 5-5 and 4-3 stay: 10 + 7, times the two others, or against oneself.
    assert gain("61|55|43", 0, (6, 2), 0) == 34
    assert gain("61|55|43", 0, (6, 2), 1) == -17
    assert gain("61|55|43", 0, (6, 2), 2) == -17


def test_a_round_that_is_over_already_is_counted_at_once():
    # Seat 2 has just gone out.
    assert gain("61|55|", 0, (6, 2), 2) == 34
    assert gain("61|55|", 0, (6, 2), 0) == -17


def test_the_heaviest_tile_that_fits_is_laid_where_none_can_follow():
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
    # 5-4: pass, pass, 6-6, pass, pass, pass, and blocked: seat 1 has 1 pip, seat 2 has 2, seat 0
    # has 3 (2-1).
    assert gain("66.21|10|11", 1, (6, 6), 1) == 2 * (3 + 2 - 1)
    assert ROLLOUT.positions == 6


def test_a_seat_keeps_a_tile_to_follow_with_where_it_can():
    # After 6-5 (5/4) seat 0 could lay nothing; after 6-1 (1/4) the 2-1. It lays both, while seat 1
    # passes, and then 2/4 is blocked: 11 pips of 6-5 against 6.
    assert gain("65.61.21|33", 0, (6, 4), 1) == 11 - 6
    # With 5-1 in the place of 2-1 it goes out by 6-5, 5-1, 6-1.
    assert gain("65.61.51|33", 0, (6, 4), 0) == 6


def test_or_else_each_seat_lays_its_heaviest_tile_whatever_may_follow():
    # 6-5 (5/4), and nobody can go on: 7 and 3 pips against 6.
    heaviest = Rollout(LINES, heaviest=True)
    assert gain("65.61.21|33", 0, (6, 4), 1, heaviest) == 7 + 3 - 6
