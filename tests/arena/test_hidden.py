from itertools import combinations
from random import Random

import pytest

from engine import tiles
from engine.notation.rounds import parse_view
from engine.rng import Rng
from tests.arena.positions import small_round
from tools.arena.hidden import Hidden


def consistent(view):
    """All hands that the view allows, a set of tuples of masks, by trying them all."""
    seats = view.table.seats
    possible = view.possible()
    counts = view.table.counts
    unseen = tiles.listed(view.unseen)
    others = [seat for seat in range(seats) if seat != view.seat]

    def fill(places, left, hands):
        if not places:
            yield tuple(hands)
            return
        seat, *rest = places
        for chosen in combinations([t for t in left if possible[seat] >> t & 1], counts[seat]):
            hands[seat] = tiles.mask(chosen)
            yield from fill(rest, [tile for tile in left if tile not in chosen], hands)

    hands = [0] * seats
    hands[view.seat] = view.hand
    return set(fill(others, unseen, hands))


def all_hands(view):
    hidden = Hidden(view)
    return [tuple(hidden.hands(number)) for number in range(hidden.count)]


def test_before_the_lead_every_hand_is_possible():
    view = parse_view("block/2 lead=0 deal=66.65.64.63.62.61.60|#7")
    # 21 over 7.
    assert Hidden(view).count == 116280


def test_three_hands_are_chosen_one_after_another():
    view = parse_view("block/4 lead=0 deal=66.65.64.63.62|#5|#5|#5")
    # 23 over 5, 18 over 5, 13 over 5.
    assert Hidden(view).count == 33649 * 8568 * 1287


def test_a_pass_leaves_only_what_did_not_fit():
    view = parse_view("block/2 lead=0 deal=66.65.64.63.62.61|#6 play=66,--")
    # 6-0 is the only six hidden: 6 of the 21 others.
    assert Hidden(view).count == 54264


def test_two_passes_leave_only_what_never_fitted():
    view = parse_view("block/2 lead=0 deal=66.65.54|#3 play=66,--,65L,--")
    # Neither a 6 nor a 5: 3 of the 15 tiles from 0-0 to 4-4.
    assert Hidden(view).count == 455


@pytest.mark.parametrize("seats, most", [(2, 3), (3, 2)])
def test_the_ways_are_exactly_the_consistent_hands(seats, most):
    tried = 0
    for seed in range(100):
        round_ = small_round(seed, seats, most)
        view = round_.view(round_.turn)
        if Hidden(view).count > 3000:
            continue
        tried += 1
        found = all_hands(view)
        assert len(set(found)) == len(found)
        assert set(found) == consistent(view), seed
        assert tuple(round_.hands) in found
    assert tried >= 20


def test_every_way_is_drawn_about_equally_often():
    view = parse_view("block/2 lead=0 deal=66.65|#2 play=66,--")
    hidden = Hidden(view)
    # Two of the 21 tiles without a six.
    assert hidden.count == 210
    rng = Rng(1)
    drawn = [hidden.draw(rng) for _ in range(21000)]
    counts = [drawn.count(number) for number in range(210)]
    assert sum(counts) == 21000
    # 100 each on average, with a standard deviation of 10.
    assert min(counts) > 55 and max(counts) < 145


def test_the_extremes_of_the_generator_give_the_first_and_the_last_way():
    class Scripted:
        def __init__(self, value):
            self.next = lambda: value

    hidden = Hidden(parse_view("block/4 lead=0 deal=66.65.64.63.62|#5|#5|#5"))
    assert hidden.draw(Scripted(0)) == 0
    assert hidden.draw(Scripted(0xFFFFFFFF)) == hidden.count - 1
    for number in (0, hidden.count - 1, Random(1).randrange(hidden.count)):
        hands = hidden.hands(number)
        assert [len(tiles.listed(hand)) for hand in hands] == [5, 5, 5, 5]
        assert len(tiles.listed(hands[0] | hands[1] | hands[2] | hands[3])) == 20
