"""Rounds played out over possible deals, which weigh moves in any game."""

from engine import tiles
from engine.bots.alike import different, place_of
from engine.bots.possible import PossibleDeals
from engine.bots.simulation import SLICE, Simulation
from engine.moves import DRAW, STOP, play
from engine.rng import Rng
from tests.engine.support import dealt, legal, mask

# Passes at 6/5, 6/4 and 6/3 leave seat 1 the six tiles of 0, 1 and 2.
KNOWN = ("65.54.43.63.62.61|00.10.11.20.21.22", "65,--,54R,--,43R,--")


def weighed(round_, deals=20, seed=1):
    """What each choice of the seat to move is worth, by the notation's word for it."""
    simulation = Simulation(deals)
    simulation.start(round_.view(round_.turn), Rng(seed))
    while not simulation.step():
        pass
    moves = round_.legal_moves()
    words = legal(round_)
    names = [words[moves.index(move)] for move in simulation.choices]
    return dict(zip(names, simulation.worth))


def test_what_moves_are_worth_where_all_hands_are_known():
    # 6-3 on the 3: the other passes, 6-2, 2-2, and 6-1 is out: 12 - 4 = 8.
    # 6-3 on the 6 blocks the line, 15 pips against 12: the other scores 3.
    # 6-2: 2-2, 6-3, 2-1, and 6-1 is out between 1 and 6, which counts twice: (12 - 4 - 3) * 2.
    # 6-1: 2-1, 6-3, 2-2, and 6-2 is out between 2 and 6: (12 - 3 - 4) * 2.
    round_ = dealt("block(breton)/2", KNOWN[0], KNOWN[1])
    assert weighed(round_) == {"61L": 1000, "62L": 1000, "63L": -300, "63R": 800}
    # Without the double count.
    round_ = dealt("block/2", KNOWN[0], KNOWN[1])
    assert weighed(round_, deals=3) == {"61L": 500, "62L": 500, "63L": -300, "63R": 800}


def test_points_of_mid_round_count_and_so_does_the_mean_of_the_others():
    # The lead of 0-0 brought 2 points, equal ends bring 2 more, and going out 2: 6 points, to none
    # of the others.
    round_ = dealt("bergen(pagat)/3", "00.21|20.66|10.55", "00,20L,10R", stock="44.33")
    assert weighed(round_) == {"21L": 600, "21R": 600}
    # As it stands, seat 1 goes out with a header: 4 points of its own, and seat 0 has its 2: so it
    # is 4 less the mean of 2 and 0.
    round_ = dealt("bergen(pagat)/3", "00.66|21.20|10.55", "00,20L,10R,--", stock="44.33")
    assert weighed(round_) == {"21L": 300, "21R": 300}


def test_partners_share_what_a_move_is_worth():
    # 5-4 goes out; only what the opponents hold is scored, one tile each of 0 to 12 pips.
    round_ = dealt("partners/4", "66.54|65.00|64.10|44.33", "66,65L,64R,44R")
    (left, right) = [weighed(round_, deals=40)[name] for name in ("54L", "54R")]
    assert left == right
    assert 500 < left < 1300


def test_no_step_makes_more_than_a_few_moves():
    round_ = dealt("draw(strict)/2", "66.65.64.63|55.54.53.52", stock="11.10.21.20.22.00")
    simulation = Simulation(5)
    simulation.start(round_.view(0), Rng(1))
    steps = 0
    while not simulation.step():
        steps += 1
    # Four leads in five deals, of five moves each at the very least.
    assert steps >= 4 * 5 * 5 // SLICE - 1
    assert len(simulation.worth) == 4


def test_work_left_over_goes_into_further_deals():
    round_ = dealt("block(breton)/2", "66.65.64.10.31|62.55.44.33.20", "66,62L")
    view = round_.view(0)

    def looked_at(deals, work):
        simulation = Simulation(deals, work)
        simulation.start(view, Rng(1))
        while not simulation.step():
            pass
        return simulation.deals

    assert looked_at(20, 0) == 20
    # Two choices, each of four moves more at the least and eight at the most.
    assert 20 < looked_at(20, 800) <= 80
    # Five times as many are the most.
    assert looked_at(20, 100000) == 100
    # All hands are known.
    view = dealt("block(breton)/2", KNOWN[0], KNOWN[1]).view(0)
    assert looked_at(20, 100000) == 1


def test_the_error_is_that_between_two_moves_in_the_same_deals():
    round_ = dealt("block(breton)/2", "66.65.64.10.31|62.55.44.33.20", "66,62L")
    view = round_.view(0)
    simulation = Simulation(40)
    simulation.start(view, Rng(1))
    while not simulation.step():
        pass
    assert simulation.error(0, 0) == simulation.error(1, 1) == 0
    assert simulation.error(0, 1) == simulation.error(1, 0) > 0
    # With four times the deals it is about half.
    more = Simulation(160)
    more.start(view, Rng(1))
    while not more.step():
        pass
    assert 30 < more.error(0, 1) * 100 // simulation.error(0, 1) < 70


# Possible deals


def test_a_deal_has_the_tiles_that_a_view_allows():
    # Seat 1 passed at 6/6: no six in its hand. Seat 2 laid one.
    round_ = dealt("block/3", "66.51.50|22.21.20|61.33.32", "66,--,61L")
    view = round_.view(0)
    deals = PossibleDeals(view, Rng(3))
    held = 0
    for _ in range(50):
        assert deals.draw()
        assert deals.hands[0] == mask("51.50")
        assert [len(tiles.listed(hand)) for hand in deals.hands] == [2, 3, 2]
        assert deals.hands[1] & deals.hands[2] == 0
        assert (deals.hands[1] | deals.hands[2]) & ~view.unseen == 0
        assert not deals.hands[1] & mask("60.61.62.63.64.65.66")
        assert deals.stock == ()
        held |= deals.hands[2]
    assert held & mask("60.62.63.64.65")


def test_a_stock_holds_all_that_no_hand_does():
    round_ = dealt("draw/2", "66.65|55.54", "66", stock="11.10.21.20.22.00.33.44")
    view = round_.view(1)
    deals = PossibleDeals(view, Rng(3))
    for _ in range(10):
        assert deals.draw()
        assert len(deals.stock) == 8
        assert not tiles.mask(deals.stock) & (deals.hands[0] | deals.hands[1])


def test_all_deals_count_alike_on_average():
    # Where seat 2 has the 0-0, seat 1 has one of four tiles; where it has the 1-0, one of three.
    class View:
        seat = 0
        unseen = mask("00.10.11.20.21")

        class table:
            seats = 3
            counts = [0, 1, 1]
            stock = 0

        def possible(self):
            return [0, mask("10.11.20.21"), mask("00.10")]

    deals = PossibleDeals(View(), Rng(5))
    weights = [0, 0]
    for _ in range(1000):
        assert deals.draw()
        weights[deals.hands[2] == mask("00")] += deals.weight
    share = weights[1] * 100 // sum(weights)
    # 4 of 7, that is 57 of 100, and not one half.
    assert 54 < share < 60


def test_it_is_certain_where_only_one_deal_is_possible():
    assert PossibleDeals(dealt("block/2", KNOWN[0], KNOWN[1]).view(0), Rng(1)).certain()
    # One pass fewer, and the 3-3 may be among the six.
    short = KNOWN[0].replace("|00", "|33"), KNOWN[1][: -len(",43R,--")]
    assert not PossibleDeals(dealt("block/2", short[0], short[1]).view(0), Rng(1)).certain()
    # All but one tile of the stock are drawn or known; of two the order is not.
    for stock, certain in (("11", True), ("11.10", False)):

        class View:
            seat = 0
            unseen = mask(stock)

            class table:
                seats = 2
                counts = [0, 0]

            def possible(self):
                return [0, 0]

        View.table.stock = len(stock.split("."))
        assert PossibleDeals(View(), Rng(1)).certain() == certain


def test_where_no_deal_is_possible_none_is_drawn():
    class View:
        seat = 0
        unseen = mask("00.10")

        class table:
            seats = 2
            counts = [0, 2]
            stock = 0

        def possible(self):
            return [0, mask("00")]

    assert not PossibleDeals(View(), Rng(1)).draw()


# Moves that come to the same


def test_a_tile_on_equal_ends_is_one_choice_and_on_others_two():
    six_four = tiles.parse("64")
    left, right = play(six_four, 0), play(six_four, 1)
    assert different([left, right], [6, 6]) == [left]
    assert different([left, right], [6, 4]) == [left, right]
    assert different([six_four, six_four - 1], []) == [six_four, six_four - 1]
    open_six, open_four = play(six_four, 0, 6), play(six_four, 0, 4)
    assert different([open_six, open_four, DRAW, STOP], [3, 5]) == [open_six, open_four, DRAW, STOP]
    assert place_of(right, [STOP, left], [6, 6]) == 1
    assert place_of(STOP, [left, STOP], [6, 6]) == 1
