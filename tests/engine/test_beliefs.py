"""What the others may hold: passes exclude, what they laid weighs."""

from engine import tiles
from engine.bots.beliefs import Beliefs
from engine.bots.lines import built
from engine.rng import Rng
from tests.engine.support import block, mask, push

LINES = built()


def believed(round_, seed=1):
    """The beliefs of the seat to move, all read."""
    beliefs = Beliefs(LINES, round_.view(round_.turn), Rng(seed))
    while beliefs.replay():
        pass
    while beliefs.read():
        pass
    return beliefs


def drawn(beliefs, count):
    """So many deals drawn: for each the hands of the other seats, and its weight."""
    found = []
    for _ in range(count):
        weight = beliefs.draw()
        assert weight > 0
        found.append(([outside(beliefs.hands[seat]) for seat in beliefs.seats], weight))
        for seat in beliefs.seats:
            assert beliefs.pips[seat] == tiles.pips(outside(beliefs.hands[seat]))
    return found


def outside(hand):
    """The mask of a hand by tile number."""
    return tiles.mask([LINES.order[place] for place in tiles.listed(hand)])


def mean_weight(deals, word, held):
    """The mean weight of the deals in which the first other seat holds that tile, or does not."""
    bit = mask(word)
    weights = [weight for hands, weight in deals if bool(hands[0] & bit) == held]
    return sum(weights) / len(weights)


def test_every_deal_keeps_to_the_counts_and_to_what_is_unseen():
    round_ = push(block("66.65.64.63.62|60.11.22.33.44|10.20.21.31.32|30.40.41.42.43"), "66,60L")
    beliefs = believed(round_)
    # Seat 2 is to move: 6-6 and 6-0 lie, and it holds 1-0, 2-0, 2-1, 3-1, 3-2.
    assert beliefs.seats == [3, 0, 1]
    seen = mask("66.60.10.20.21.31.32")
    deals = [hands for hands, _ in drawn(beliefs, 50)]
    for deal in deals:
        assert [len(tiles.listed(one)) for one in deal] == [5, 4, 4]
        assert not (deal[0] & deal[1] or deal[0] & deal[2] or deal[1] & deal[2])
        assert not (deal[0] | deal[1] | deal[2]) & seen
    assert len({tuple(deal) for deal in deals}) > 40


def test_no_deal_has_a_tile_that_its_seat_denied():
    # Seat 1 passes at 6/5 and at 4/5: it has no sixes, fives and fours.
    round_ = push(block("65.64.53.00|11.22.10.20", 0), "65,--,64L,--")
    for (theirs,), _ in drawn(believed(round_), 50):
        assert not theirs & mask("60.61.62.63.66.50.51.52.54.55.40.41.42.43.44")
        assert len(tiles.listed(theirs)) == 4


def test_the_only_deal_that_the_passes_allow_is_the_one_drawn():
    # After passes at 6/5, 6/4 and 6/3, seat 0 holding 2-2, five tiles are left for five.
    round_ = push(block("65.54.43.22.50|00.10.11.20.21", 0), "65,--,54R,--,43R,--")
    hands = [hands for hands, _ in drawn(believed(round_), 5)]
    assert hands == [[mask("00.10.11.20.21")]] * 5


def test_before_the_others_have_laid_anything_all_deals_weigh_the_same():
    round_ = push(block("66.11.22|55.44.33", 0), "66,--")
    assert len({weight for _, weight in drawn(believed(round_), 20)}) == 1


def test_who_laid_a_light_tile_hardly_holds_the_heavy_one_that_fitted():
    # Seat 1 answers 6-6 with 6-0; the 6-5 was unseen and would have fitted, the 5-4 would not.
    round_ = push(block("66.10.11.22|60.43.42.41", 0), "66,60L")
    deals = drawn(believed(round_), 150)
    assert mean_weight(deals, "65", True) * 2 < mean_weight(deals, "65", False)
    # Whoever holds what did not fit had the less choice.
    assert mean_weight(deals, "54", True) > mean_weight(deals, "54", False)


def test_the_same_generator_draws_the_same_deals():
    round_ = push(block("66.10.11.22|60.43.42.41", 0), "66,60L")
    first = drawn(believed(round_, 5), 30)
    assert first == drawn(believed(round_, 5), 30)
    assert first != drawn(believed(round_, 6), 30)


def test_all_hands_of_the_only_other_seat_are_listed_where_they_are_few():
    # After passes at 6/5, 6/4 and 6/3 six tiles are left, and seat 1 holds four: 15 ways.
    round_ = push(block("65.54.43.50|00.10.11.20", 0), "65,--,54R,--,43R,--")
    beliefs = believed(round_)
    assert beliefs.list_all(14) == 0
    assert beliefs.list_all(15) == 15
    hands = [hands[0] for hands, _ in drawn(beliefs, 15)]
    assert beliefs.draw() == 0
    assert len(set(hands)) == 15
    assert {len(tiles.listed(one)) for one in hands} == {4}
    together = 0
    for one in hands:
        together |= one
    assert together == mask("00.10.11.20.21.22")


def test_the_hands_of_two_other_seats_are_never_listed():
    assert believed(push(block("66.65|64.63|62.61"), "66")).list_all(1000000) == 0
