from engine import bots
from engine.bots.steady import Steady
from engine.games.block import RULES
from engine.rng import Rng
from engine.round import Round
from tests.engine.support import block, legal, push


def chosen(round_):
    """What steady lays, as the notation writes it."""
    move = bots.choose(Steady(), round_.view(round_.turn), Rng(0))
    return legal(round_)[round_.legal_moves().index(move)]


def test_passes_where_nothing_fits():
    assert chosen(push(block("66.10|55.44"), "66")) == "--"


def test_makes_a_seat_that_passed_pass_again():
    # Seat 1 has neither 5 nor 2. 2-2 leaves both ends as they are; 5-4 would be five pips more,
    # but opens a 4.
    round_ = push(block("52.22.54.40.11.10.60|64.63.61.33.31.00.30"), "52,--")
    assert chosen(round_) == "22R"


def test_makes_the_next_of_three_seats_pass_again():
    # Seat 1 passed at 5 and 2, seat 2 laid 5-5: both ends are the same again.
    round_ = push(block("52.22.54.40.11|64.63.61.33.31|55.62.51.43.00"), "52,--,55L")
    assert chosen(round_) == "22R"


def test_gets_rid_of_the_heavier_of_two_doubles():
    # Each leaves the ends as they are, and it holds as many sixes as ones.
    round_ = push(block("61.55.53.43.42|66.11.64.41.32"), "61")
    assert chosen(round_) == "66L"


def test_lays_the_heavier_of_two_tiles_where_all_else_is_equal():
    # Either leaves the other to follow on the 1, and a number of which it holds nothing more.
    round_ = push(block("11.66.22.62|61.21.33.00"), "11")
    assert chosen(round_) == "61L"


def test_keeps_tiles_that_follow():
    # 7 pips each. 4-3 opens the 4 for 4-4 and 6-4, 5-2 on the 5 stays; 5-2 opens a 2 for nothing.
    round_ = push(block("53.61.31.20.00|52.43.44.64.10"), "53")
    assert chosen(round_) == "43R"


def test_leads_two_numbers_that_it_can_go_on_with():
    # 6-4 is heaviest, but of its five ones 3-1 and 4-1 leave tiles for both ends, 4-1 is heavier.
    assert chosen(block("10.21.31.41.51.64.63|66.65.55.44.33.22.11")) == "41"


def test_opens_a_number_whose_tiles_are_out():
    # 6 pips each, ends 5 and 2. But for 4-1 all ones are in the line or its own; of the fours the
    # others may have six.
    round_ = push(block("61.10.31.21.50.40.66|11.30.65.51.42.33.60"), "61,11R,10R,30R,31R,65L,21R")
    assert chosen(round_) == "51L"


def test_blocks_the_line_where_the_count_is_won():
    # Seat 1 has neither 4 nor 0, so 4-0 on the 4 blocks. The six tiles it holds have 24 pips at
    # least (1-1, 2-1, 2-2, 3-1, 3-2 and one of 6), against 4-2 and 6-6. After any other move 4-2
    # would have to open a 2 for it.
    round_ = push(block("00.42.40.66.54.30.44|65.33.11.21.53.55.61"), "00,--,30L,53L,54L,--,44L,--")
    assert round_.ends == (4, 0)
    assert chosen(round_) == "40L"


def test_does_not_block_the_line_where_the_count_is_lost():
    # Seat 1 has neither 5 nor 4, so 6-5 on the 6 blocks, with 6-6, 6-3 and 6-2 left: 29 pips. The
    # five tiles of seat 1 have 25 at most (3-3, 6-0, 3-2, 3-1, 2-2). 6-6 is rid of 12 of them, and
    # opens no end.
    round_ = push(block("54.51.65.66.63.62|61.33.32.31.22.60"), "54,--,51L,61L")
    assert round_.ends == (6, 4)
    assert chosen(round_) == "66L"


def test_weighs_one_move_at_every_step():
    round_ = push(block("66.10.11|65.64.22"), "66")
    bot = Steady()
    bot.start(round_.view(1), Rng(0))
    # Two tiles that fit both ends.
    answers = [bot.step() for _ in range(4)]
    assert answers[:3] == [None, None, None]
    assert answers[3] in round_.legal_moves()
    only = push(block("66.10.11|65.44.22"), "66,65L,--")
    bot.start(only.view(1), Rng(0))
    assert only.legal_moves() == [bot.step()]


def positions(seats, count):
    """So many positions of random rounds, in play and with the leads among them."""
    rng = Rng(seats)
    seed = 0
    while count:
        round_ = Round.from_seed(RULES, seats, seed, seed % seats)
        seed += 1
        while count and not round_.over:
            yield round_
            count -= 1
            moves = round_.legal_moves()
            round_.push(moves[rng.below(len(moves))])


def test_lays_legal_moves_that_follow_from_the_view_alone_and_leaves_it_as_it_was():
    used = Steady()
    for seats in (2, 3, 4):
        seen = 0
        for round_ in positions(seats, 300):
            view = round_.view(round_.turn)
            move = bots.choose(used, view, Rng(1))
            assert move in round_.legal_moves()
            assert view.table.history == round_.table.history
            assert view.table.differences(round_.table) == []
            assert bots.choose(Steady(), view, Rng(2)) == move
            seen += 1
        assert seen == 300
