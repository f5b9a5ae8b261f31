"""RULES sections 0 and 1, sentence by sentence (the line of play: test_line_of_play.py)."""

from engine import tiles
from engine.deal import deal_from_seed
from engine.errors import DealError, IllegalMoveError
from engine.games.block import RULES
from engine.match import Match
from engine.moves import PASS
from engine.outcome import BLOCKED, DOMINO
from engine.round import Round
from engine.scores import Scores
from engine.scoring import individual
from tests.engine.support import block, hand, legal, mask, push, raises


def went_out(*others):
    """The outcome when seat 0 goes out and the others hold these tiles."""
    return individual([0] + [mask(words) for words in others], 0)


def blocked(*hands):
    """The outcome of a blocked round with these hands."""
    return individual([mask(words) for words in hands], None)


# Section 0.


def test_0_the_turn_goes_round_to_the_left():
    round_ = block("66.10.33|65.20.44|64.30.22|63.40.55", leader=2)
    turns = []
    for words in ("64", "40R", "66L", "65L", "30R", "55L"):
        turns.append(round_.turn)
        push(round_, words)
    assert turns == [2, 3, 0, 1, 2, 3]


def test_0_who_can_play_must():
    round_ = push(block("66.10|65.20"), "66")
    assert legal(round_) == ["65L", "65R"]
    reason = raises(IllegalMoveError, round_.push, PASS)
    assert reason == "seat 1 cannot pass: it has a tile that fits"
    assert round_.turn == 1


def test_0_who_cannot_play_passes_and_does_nothing_else():
    round_ = push(block("66.10|54.20"), "66")
    assert legal(round_) == ["--"]
    assert "54 does not fit" in raises(IllegalMoveError, push, round_, "54L")
    push(round_, "--")
    assert round_.turn == 0


def test_0_the_round_ends_at_once_when_a_hand_is_empty():
    round_ = push(block("66.65|60.20"), "66,60L")
    assert not round_.over
    push(round_, "65R")
    assert round_.over
    assert legal(round_) == []
    assert round_.outcome().how == DOMINO
    assert raises(IllegalMoveError, push, round_, "20L") == "the round is over"
    assert raises(IllegalMoveError, round_.push, PASS) == "the round is over"


def test_0_the_round_is_blocked_when_all_have_passed_in_succession():
    round_ = push(block("66.10|55.44|33.22"), "66,--,--")
    assert not round_.over
    assert round_.outcome() is None
    push(round_, "--")
    assert round_.over
    assert round_.outcome().how == BLOCKED


def test_0_passes_with_a_play_between_them_block_nothing():
    round_ = push(block("66.61.10|55.44.53|33.22.51"), "66,--,--,61L,--")
    assert round_.table.passes == 1
    assert not round_.over
    push(round_, "51L")
    assert round_.table.passes == 0
    assert not round_.over


def test_0_both_halves_of_a_tile_count():
    assert tiles.pips(mask("64")) == 10
    assert tiles.pips(mask("64.00.33")) == 16


def test_0_only_one_seat_scores_in_a_round():
    for outcome in (went_out("66", "21"), blocked("21", "43", "53")):
        scores = Scores(3, 61)
        scores.add_outcome(outcome)
        assert [points for points in scores.points if points] == [outcome.points]


def test_0_equal_scores_at_the_target_would_draw_the_match():
    scores = Scores(3, 61)
    scores.points = [0, 61, 40]
    scores.add(0, 61)
    assert scores.over
    assert scores.winner is None


# Section 1.


def test_1_two_seats_are_dealt_seven_three_and_four_are_dealt_five():
    assert RULES.seats() == [2, 3, 4]
    for seats, size in ((2, 7), (3, 5), (4, 5)):
        dealt = deal_from_seed(RULES, seats, 1)
        assert [len(one) for one in dealt] == [size] * seats


def test_1_one_or_five_seats_cannot_play():
    for seats in (0, 1, 5):
        expected = "block is played with 2, 3, 4 seats, not with %d" % seats
        assert raises(DealError, Round.from_seed, RULES, seats, 1) == expected


def test_1_the_rest_of_the_tiles_is_never_used():
    for seats, rest in ((2, 14), (3, 13), (4, 8)):
        round_ = Round.from_seed(RULES, seats, 5)
        undealt = (1 << 28) - 1
        for dealt in round_.deal:
            undealt &= ~tiles.mask(dealt)
        assert len(tiles.listed(undealt)) == rest
        while not round_.over:
            moves = round_.legal_moves()
            for tile in tiles.listed(undealt):
                raises(IllegalMoveError, round_.push, tile)
            round_.push(moves[-1])
        assert not round_.table.laid & undealt


def test_1_the_leader_may_lead_any_tile():
    round_ = block("66.65.10|54.20.33")
    assert legal(round_) == ["10", "65", "66"]
    for words in ("10", "65", "66"):
        assert push(round_.copy(), words).turn == 1


def test_1_the_leader_leads_a_tile_of_his_own_and_cannot_pass():
    round_ = block("66.65.10|54.20.33")
    assert raises(IllegalMoveError, push, round_, "54") == "seat 0 does not hold 54"
    assert raises(IllegalMoveError, round_.push, PASS) == (
        "seat 0 cannot pass: it has a tile that fits"
    )


def test_1_the_next_leader_sits_to_the_left_of_the_last_whoever_won_or_tied():
    for seats in (2, 3, 4):
        assert [RULES.next_lead(leader, seats) for leader in range(seats)] == [
            (leader + 1) % seats for leader in range(seats)
        ]


def test_1_the_target_is_100_for_two_and_61_for_three_and_four():
    assert [Match(RULES, seats, 1).target for seats in (2, 3, 4)] == [100, 61, 61]


def test_1_the_target_is_reached_with_exactly_its_points():
    scores = Scores(4, 61)
    scores.add(3, 60)
    assert not scores.over
    assert scores.winner is None
    scores.add(3, 1)
    assert scores.over
    assert scores.winner == 3


def test_1_a_surplus_over_the_target_is_kept():
    # 2p: 95 + 9 = 104 wins.
    scores = Scores(2, 100)
    scores.add(0, 95)
    scores.add(0, 9)
    assert scores.points == [104, 0]
    assert scores.over
    assert scores.winner == 0


def test_1_going_out_wins_the_pips_of_all_opponents():
    # Out; others 6-6, 2-1, 0-0: 12 + 3 + 0 = 15.
    outcome = went_out("66", "21", "00")
    assert (outcome.how, outcome.seat, outcome.points) == (DOMINO, 0, 15)
    assert outcome.pips == (0, 12, 3, 0)
    assert outcome.sum() == "12 + 3 + 0 = 15"
    assert outcome.text() == "domino:0:15"


def test_1_a_block_wins_the_lowest_hand_the_others_less_its_own_once():
    # Blocked 3/7/8: 7 + 8 - 3 = 12.
    outcome = blocked("21", "43", "62")
    assert (outcome.how, outcome.seat, outcome.points) == (BLOCKED, 0, 12)
    assert outcome.pips == (3, 7, 8)
    assert outcome.sum() == "7 + 8 - 3 = 12"
    assert outcome.text() == "blocked:0:12"


def test_1_a_tie_for_the_lowest_hand_of_a_block_scores_nobody():
    # Blocked 3/3/8: none.
    outcome = blocked("21", "30", "62")
    assert (outcome.how, outcome.seat, outcome.points) == (BLOCKED, None, 0)
    assert outcome.tied == (0, 1)
    assert outcome.sum() == ""
    assert outcome.text() == "blocked:-:0"


def test_1_a_tie_for_another_place_changes_nothing():
    # Blocked 8/3/8: 8 + 8 - 3 = 13.
    outcome = blocked("62", "30", "53")
    assert (outcome.seat, outcome.points, outcome.tied) == (1, 13, ())


def test_1_the_fewest_pips_win_a_block_not_the_fewest_tiles():
    # One tile of 12 against three of 4 pips together.
    outcome = blocked("66", "00.10.30")
    assert (outcome.seat, outcome.points) == (1, 8)


def test_1_going_out_against_a_lone_0_0_wins_the_round_with_no_points():
    outcome = went_out("00")
    assert (outcome.how, outcome.seat, outcome.points) == (DOMINO, 0, 0)
    assert outcome.sum() == "0"
    # So it is when played: not a tie.
    round_ = push(block("61|00"), "61")
    assert round_.outcome().text() == "domino:0:0"


# Section 1a, "More scoring".


def test_1a_out_while_the_others_hold_0_0_and_8_pips():
    assert went_out("00", "62").points == 8


def test_1a_out_while_two_others_hold_5_each():
    # No division by five, no rounding.
    assert went_out("50", "32").points == 10
    assert went_out("50", "42").points == 11


def test_1a_out_while_all_others_hold_0():
    # There is one 0-0, so "all others" is one opponent, or opponents counted by hand.
    outcome = individual([0, mask("00"), 0], 0)
    assert (outcome.seat, outcome.points) == (0, 0)


def test_1a_nobodys_earlier_points_are_ever_taken_away():
    scores = Scores(3, 61)
    scores.points = [20, 30, 40]
    # The others lose nothing to the winner, and a tie costs nothing.
    scores.add_outcome(blocked("21", "43", "62"))
    assert scores.points == [32, 30, 40]
    scores.add_outcome(blocked("21", "30", "62"))
    assert scores.points == [32, 30, 40]


def test_1a_the_28_tiles_are_shuffled_anew_each_round():
    match = Match(RULES, 4, 11)
    dealt = []
    while not match.over:
        round_ = match.deal()
        dealt.append(round_.deal)
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        match.score()
    assert len(dealt) > 1
    assert len(set(dealt)) == len(dealt)
    # A tile left over in one round is dealt in another.
    seen = 0
    for hands in dealt:
        for one in hands:
            seen |= tiles.mask(one)
    assert len(tiles.listed(seen)) > 20


def test_the_seats_of_a_tie_are_named():
    assert blocked("21", "62", "30", "11.10").tied == (0, 2, 3)


def test_each_seat_is_dealt_what_the_seed_says():
    # Worked out with the published C programs of the generators: the front of the shuffled set.
    assert deal_from_seed(RULES, 4, 7) == (
        hand("61.52.55.42.51"),
        hand("30.20.53.21.11"),
        hand("65.50.33.32.64"),
        hand("62.60.00.66.22"),
    )
    assert deal_from_seed(RULES, 2, 0) == (
        hand("33.41.40.10.63.66.11"),
        hand("53.44.51.52.30.60.00"),
    )
    assert deal_from_seed(RULES, 3, (1 << 64) - 1) == (
        hand("50.44.33.55.64"),
        hand("65.30.52.22.10"),
        hand("41.54.43.11.31"),
    )
