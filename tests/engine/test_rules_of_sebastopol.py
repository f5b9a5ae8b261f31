"""RULES section 9, Sebastopol. Seats 0 to 3 are A, B, C and D."""

from engine.errors import DealError, IllegalMoveError
from engine.games import find
from engine.games.sebastopol import RULES
from engine.match import Match
from engine.round import Round
from tests.engine.support import dealt, legal, push, raises, score

DEAL = "66.60.63.62.00.10.11|43.50.51.52.53.54.55|64.65.20.21.22.30.31|61.44.32.33.40.41.42"


def test_9_four_seats_alone_are_dealt_all_tiles():
    assert RULES.hand_sizes == {4: 7}
    assert RULES.count_sides(4) == 4
    assert RULES.targets == {4: 61}
    assert raises(DealError, Round.from_seed, RULES, 3, 1) == (
        "sebastopol is played with 4 seats, not with 3"
    )


def test_9_the_holder_of_6_6_leads_it():
    for seed in range(10):
        round_ = Round.from_seed(RULES, 4, seed)
        assert round_.hands[round_.turn] >> 27 & 1
        assert legal(round_) == ["66"]
    assert raises(IllegalMoveError, push, dealt("sebastopol/4", DEAL), "60") == (
        "66 must be led, not 60"
    )


def test_9_so_it_is_in_every_round():
    match = Match(RULES, 4, 2)
    rounds = 0
    while not match.over:
        round_ = match.deal()
        assert 27 in round_.deal[round_.turn]
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        assert round_.table.history[0] == 27
        match.score()
        rounds += 1
    assert rounds > 1


def test_9_the_example():
    round_ = push(dealt("sebastopol/4", DEAL), "66")
    # B go.
    assert legal(round_) == ["--"]
    push(round_, "--,64L")
    # D holds the 4-4, which would fit C's tile; only sixes may be laid, on three free sides.
    assert legal(round_) == ["61R", "61T", "61B"]
    assert raises(IllegalMoveError, push, round_, "44L") == (
        "only sixes may be laid until the 6-6 is covered on all sides"
    )
    push(round_, "61R,60T,--")
    assert legal(round_) == ["65B"]
    push(round_, "65B")
    assert round_.ends == (4, 1, 0, 5)
    # Now D may play it, and no other tile branches.
    assert "44L" in legal(round_)
    assert push(round_, "44L").ends == (4, 1, 0, 5)


def test_9_then_the_line_goes_on_at_any_of_four_ends():
    round_ = push(dealt("sebastopol/4", DEAL), "66,--,64L,61R,60T,--,65B")
    assert legal(round_) == ["40L", "40T", "41L", "41R", "42L", "44L"]
    push(round_, "40T")
    assert round_.ends == (4, 1, 4, 5)


def test_9_one_hand_with_many_sixes_may_play_while_three_pass():
    deal = "66.65.64.63.62.00.10|11.20.21.22.30.31.32|33.40.41.42.43.44.50|51.52.53.54.55.61.60"
    deal = "66.65.64.63.62.60.61|11.20.21.22.30.31.32|33.40.41.42.43.44.50|51.52.53.54.55.00.10"
    round_ = dealt("sebastopol/4", deal, "66,--,--,--,65L,--,--,--,64R,--,--,--,63T,--,--,--,62B")
    assert not round_.over
    assert round_.turn == 1
    assert round_.ends == (5, 4, 3, 2)


def test_9_a_six_cannot_be_laid_on_a_covered_side():
    round_ = push(dealt("sebastopol/4", DEAL), "66,--,64L")
    assert "does not fit the left end" in raises(IllegalMoveError, push, round_, "61L")


def test_9_begun_arms_are_closed_until_all_are_begun():
    round_ = dealt("sebastopol/4", DEAL)
    assert round_.table.closed_arms() == 0
    assert push(round_, "66,--").table.closed_arms() == 0
    assert push(round_, "64L").table.closed_arms() == 0b0001
    assert push(round_, "61B").table.closed_arms() == 0b1001
    assert push(round_, "60T,--").table.closed_arms() == 0b1101
    assert push(round_, "65R").table.closed_arms() == 0


def test_9_scores_are_those_of_block():
    assert score("sebastopol", 4, 0, "", "64", "61", "40").text() == "domino:0:21"
    assert score("sebastopol", 4, None, "20", "63", "54", "66.30").text() == "blocked:0:31"
    assert score("sebastopol", 4, None, "50", "41", "66.62", "66.65.62").text() == "blocked:-:0"


def test_9_the_lead_is_taken_back_with_all_four_ends():
    round_ = push(dealt("sebastopol/4", DEAL), "66,--,64L,61R")
    for _ in range(4):
        round_.pop()
    assert round_.ends == ()
    assert legal(push(round_, "66,--")) == ["64L", "64R", "64T", "64B", "65L", "65R", "65T", "65B"]


def test_9_what_cannot_be():
    assert raises(DealError, find("sebastopol").check_seats, 5) == (
        "sebastopol is played with 4 seats, not with 5"
    )
    assert raises(DealError, dealt, "sebastopol/4", "65|64|63|62") == "no 66 is dealt"
