from engine.errors import DealError, IllegalMoveError
from engine.games.block import RULES
from engine.round import Round
from tests.engine.support import block, hand, legal, mask, push, raises

# NOTATION's example: the deal, and the round up to its last play.
DEAL = "66.65.52.62.40.54.53|60.00.64.63.61.51.11"
PLAYS = "66,60L,65R,00L,52R,--,62R,64R,40R"


def state(round_):
    """All that can change in a round."""
    table = round_.table
    return (
        tuple(round_.hands),
        round_.ends,
        table.laid,
        tuple(table.counts),
        tuple(table.history),
        round_.turn,
        table.passes,
        round_.over,
    )


def test_a_round_begins_with_the_hands_dealt_and_no_ends():
    round_ = block(DEAL, leader=1)
    assert round_.seats == 2
    assert round_.turn == 1
    assert round_.ends == ()
    assert round_.deal == (hand("66.65.52.62.40.54.53"), hand("60.00.64.63.61.51.11"))
    assert round_.hands == [mask("66.65.52.62.40.54.53"), mask("60.00.64.63.61.51.11")]
    assert round_.table.counts == [7, 7]
    assert not round_.over
    assert round_.table.passes == 0
    assert round_.outcome() is None


def test_seat_0_leads_unless_another_does():
    hands = [hand("66"), hand("65")]
    assert Round(RULES, hands).turn == 0
    assert Round.from_seed(RULES, 2, 1).turn == 0


def test_moves_change_the_hands_the_ends_and_the_turn():
    round_ = push(block(DEAL), PLAYS)
    assert round_.hands == [mask("54.53"), mask("63.61.51.11")]
    assert round_.ends == (0, 0)
    assert round_.table.counts == [2, 4]
    assert round_.table.laid == mask("66.60.65.00.52.62.64.40")
    assert round_.turn == 1
    assert not round_.over
    push(round_, "--,--")
    assert round_.over
    # 6 + 6 pips of 6-3, 6-1 and so on: 9 + 7 + 6 + 2 = 24 against 9 + 8 = 17.
    assert round_.outcome().pips == (17, 24)
    assert round_.outcome().sum() == "24 - 17 = 7"


def test_legal_moves_come_by_tile_and_by_end():
    round_ = push(block(DEAL), "66,60L")
    # Ends 0 and 6; the seat holds 65.52.62.40.54.53.
    assert legal(round_) == ["40L", "62R", "65R"]
    assert legal(push(round_, "40L,64R")) == ["54L", "54R"]


def test_pop_takes_back_every_move_and_leaves_each_state_as_it_was():
    round_ = block(DEAL)
    states = []
    for words in (PLAYS + ",--,--").split(","):
        states.append(state(round_))
        push(round_, words)
    moves = list(round_.table.history)
    while states:
        assert round_.pop() == moves.pop()
        assert state(round_) == states.pop()
    assert raises(IllegalMoveError, round_.pop) == "there is no move to take back"


def test_pop_takes_back_the_tile_that_went_out():
    round_ = push(block("61.10|62.20"), "61,62L")
    before = state(round_)
    push(round_, "10R")
    assert round_.over
    round_.pop()
    assert state(round_) == before


def test_a_copy_goes_its_own_way():
    round_ = push(block(DEAL), "66,60L")
    other = round_.copy()
    before = state(round_)
    push(other, "62R")
    assert state(round_) == before
    other.pop()
    other.pop()
    assert state(round_) == before
    push(round_, "40L")
    assert other.turn == 1
    assert other.hands[1] == mask("60.00.64.63.61.51.11")


def test_a_refused_move_changes_nothing():
    round_ = push(block(DEAL), "66,60L,65R")
    before = state(round_)
    reasons = []
    for words in ("66L", "52L", "11L", "61L", "--"):
        reasons.append(raises(IllegalMoveError, push, round_, words))
    for move in (-2, 28, 1 << 40):
        reasons.append(raises(IllegalMoveError, round_.push, move))
    assert reasons == [
        "seat 1 does not hold 66",
        "seat 1 does not hold 52",
        "11 does not fit the left end, which shows 0",
        "61 does not fit the left end, which shows 0",
        "seat 1 cannot pass: it has a tile that fits",
        "-2 is no move",
        "28 is no move",
        "1099511627776 is no move",
    ]
    assert state(round_) == before


def test_a_seat_may_not_lay_the_same_tile_twice():
    round_ = push(block("66.61|60.62"), "66,60L")
    assert raises(IllegalMoveError, push, round_, "66R") == "seat 0 does not hold 66"


def test_the_same_seed_deals_the_same_round_and_another_another():
    assert Round.from_seed(RULES, 3, 5).deal == Round.from_seed(RULES, 3, 5).deal
    assert Round.from_seed(RULES, 3, 5).deal != Round.from_seed(RULES, 3, 6).deal


def test_a_round_from_a_seed_has_a_leader_among_its_seats():
    assert Round.from_seed(RULES, 3, 5, 2).turn == 2
    for leader in (-1, 3):
        expected = "seat %d leads, but the seats are 0 to 2" % leader
        assert raises(DealError, Round.from_seed, RULES, 3, 5, leader) == expected


def test_an_impossible_deal_is_refused_with_all_its_faults():
    assert raises(DealError, block, "66.65|66", 2) == (
        "seat 2 leads, but the seats are 0 to 1; "
        "66 is dealt twice, to seat 0 and to seat 1; "
        "seat 1 is dealt 1 tiles and seat 0 is dealt 2"
    )


def test_a_sound_position_has_no_problems():
    round_ = block(DEAL)
    assert round_.problems() == []
    assert push(round_, PLAYS).problems() == []
    assert push(round_, "--,--").problems() == []


def test_problems_names_all_that_was_changed():
    round_ = push(block(DEAL), "66,60L")
    round_.hands[1] |= mask("60")
    round_.table.ends[0] = 5
    round_.table.turn = 1
    assert round_.problems() == [
        "the hand of seat 1 is not what the moves left it",
        "ends should be [0, 6], not [5, 6]",
        "turn should be 0, not 1",
    ]


def test_problems_names_an_illegal_move_of_the_history():
    round_ = push(block(DEAL), "66,60L")
    round_.table.history[1] = round_.table.history[0]
    assert round_.problems() == ["move 2: seat 1 does not hold 66"]


def test_problems_names_an_impossible_deal():
    round_ = Round(RULES, [hand("66"), hand("66")], check=False)
    assert round_.problems() == ["66 is dealt twice, to seat 0 and to seat 1"]
