"""What the others may hold: passes exclude, what they laid weighs."""

from engine import tiles
from engine.bots.beliefs import Beliefs
from engine.rng import Rng
from tests.engine.support import block, mask, push


def believed(round_, deals, seed=1):
    """The beliefs of the seat to move after so many draws."""
    beliefs = Beliefs(round_.view(round_.turn), Rng(seed))
    while beliefs.read():
        pass
    for _ in range(deals):
        beliefs.draw()
    return beliefs


def deals_of(beliefs):
    """The deals drawn, a tuple of hands for each."""
    seats = len(beliefs.seats)
    found = [tuple(beliefs.deals[at : at + seats]) for at in range(0, len(beliefs.deals), seats)]
    assert len(found) == len(beliefs.weights)
    return found


def mean_weight(beliefs, word, held):
    """The mean weight of the deals in which the first other seat holds that tile, or does not."""
    bit = mask(word)
    weights = [
        weight
        for (theirs, *_), weight in zip(deals_of(beliefs), beliefs.weights)
        if bool(theirs & bit) == held
    ]
    return sum(weights) / len(weights)


def test_every_deal_keeps_to_the_counts_and_to_what_is_unseen():
    round_ = push(block("66.65.64.63.62|60.11.22.33.44|10.20.21.31.32|30.40.41.42.43"), "66,60L")
    beliefs = believed(round_, 50)
    # Seat 2 is to move: 6-6 and 6-0 lie, and it holds 1-0, 2-0, 2-1, 3-1, 3-2.
    assert beliefs.seats == [3, 0, 1]
    seen = mask("66.60.10.20.21.31.32")
    for deal in deals_of(beliefs):
        assert [len(tiles.listed(one)) for one in deal] == [5, 4, 4]
        assert not (deal[0] & deal[1] or deal[0] & deal[2] or deal[1] & deal[2])
        assert not (deal[0] | deal[1] | deal[2]) & seen
    assert len(set(deals_of(beliefs))) > 40


def test_no_deal_has_a_tile_that_its_seat_denied():
    # Seat 1 passes at 6/5 and at 4/5: it has no sixes, fives and fours.
    round_ = push(block("65.64.53.00|11.22.10.20", 0), "65,--,64L,--")
    for (theirs,) in deals_of(believed(round_, 50)):
        assert not theirs & mask("60.61.62.63.66.50.51.52.54.55.40.41.42.43.44")
        assert len(tiles.listed(theirs)) == 4


def test_the_only_deal_that_the_passes_allow_is_the_one_drawn():
    # After passes at 6/5, 6/4 and 6/3, seat 0 holding 2-2, five tiles are left for five.
    round_ = push(block("65.54.43.22.50|00.10.11.20.21", 0), "65,--,54R,--,43R,--")
    assert deals_of(believed(round_, 5)) == [(mask("00.10.11.20.21"),)] * 5


def test_before_the_others_have_laid_anything_all_deals_weigh_the_same():
    round_ = push(block("66.11.22|55.44.33", 0), "66,--")
    assert len(set(believed(round_, 20).weights)) == 1


def test_who_laid_a_light_tile_hardly_holds_the_heavy_one_that_fitted():
    # Seat 1 answers 6-6 with 6-0; the 6-5 was unseen and would have fitted, the 5-4 would not.
    round_ = push(block("66.10.11.22|60.43.42.41", 0), "66,60L")
    beliefs = believed(round_, 400)
    assert mean_weight(beliefs, "65", True) * 2 < mean_weight(beliefs, "65", False)
    # Whoever holds what did not fit had the less choice.
    assert mean_weight(beliefs, "54", True) > mean_weight(beliefs, "54", False)


def test_picking_follows_the_weights():
    beliefs = believed(push(block("66.11.22|55.44.33", 0), "66,--"), 4)
    beliefs.weights = [10, 0, 30, 60]
    assert beliefs.pick(10) == [1, 0, 3, 6]
    beliefs.weights = [0, 0, 0, 0]
    assert beliefs.pick(10) == [0, 0, 0, 0]
    for seed in range(20):
        beliefs = believed(push(block("66.10.11.22|60.43.42.41", 0), "66,60L"), 30, seed)
        assert sum(beliefs.pick(17)) == 17


def test_the_same_generator_draws_the_same_deals():
    round_ = push(block("66.10.11.22|60.43.42.41", 0), "66,60L")
    first = believed(round_, 30, 5)
    again = believed(round_, 30, 5)
    assert (first.deals, first.weights) == (again.deals, again.weights)
    assert first.deals != believed(round_, 30, 6).deals
