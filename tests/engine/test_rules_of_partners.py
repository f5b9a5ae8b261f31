"""RULES section 2, Block in partnership. Seats 0 to 3 are N, E, S and W."""

from engine.games.partners import RULES
from engine.lot import draw_lot
from engine.match import Match
from engine.outcome import BLOCKED, DOMINO
from engine.seeds import LOT, derive
from tests.engine.support import dealt, legal, score


def test_2_four_seats_are_dealt_five_and_partners_sit_opposite():
    assert RULES.hand_sizes == {4: 5}
    assert RULES.count_sides(4) == 2
    match = Match(RULES, 4, 1)
    match.scores.add(1, 12)
    assert [match.scores.of(seat) for seat in range(4)] == [0, 12, 0, 12]


def test_2_the_target_is_100_for_a_side():
    match = Match(RULES, 4, 1)
    assert match.target == 100
    match.scores.add(0, 99)
    assert not match.over
    match.scores.add(0, 1)
    assert (match.over, match.winner) == (True, 0)


def test_2_the_lead_is_drawn_by_lot_and_any_tile_is_led():
    match = Match(RULES, 4, 8)
    assert match.lot == draw_lot(4, derive(8, LOT))
    round_ = dealt("partners/4", "10.65|20.33|30.44|40.55")
    assert legal(round_) == ["10", "65"]


def test_2_out_wins_the_pips_of_the_two_opponents():
    # N out, S 6, E 4, W 11: NS 15.
    outcome = score("partners", 4, 0, "", "40", "60", "65")
    assert (outcome.how, outcome.seat, outcome.points) == (DOMINO, 0, 15)
    assert outcome.pips == (0, 4, 6, 11)
    assert outcome.sum() == "4 + 11 = 15"
    assert outcome.text() == "domino:0:15"


def test_2_with_the_option_difference_the_partners_pips_are_taken_away():
    outcome = score("partners(difference)", 4, 0, "", "40", "60", "65")
    assert (outcome.seat, outcome.points) == (0, 9)
    assert outcome.sum() == "15 - 6 = 9"


def test_2_a_block_wins_the_lower_side_the_difference():
    # N3 S4, E2 W10: 7 v 12, NS 5. E's lone 2 is irrelevant.
    outcome = score("partners", 4, None, "30", "20", "40", "64")
    assert (outcome.how, outcome.seat, outcome.points) == (BLOCKED, 0, 5)
    assert outcome.sum() == "12 - 7 = 5"


def test_2_a_block_with_sides_alike_scores_nobody():
    outcome = score("partners", 4, None, "30", "20", "40", "50")
    assert (outcome.how, outcome.seat, outcome.points) == (BLOCKED, None, 0)
    assert outcome.text() == "blocked:-:0"


def test_2_the_side_of_any_seat_that_goes_out_is_named_by_its_first():
    # W out, N 6, S 4, E 11: EW 10.
    assert score("partners", 4, 3, "60", "65", "40", "").text() == "domino:1:10"


def test_2_a_round_played_out():
    # N lays its two tiles. E is left with 4-0, S with 4-2, W with 6-5.
    play = "11,10L,60L,62L,31R"
    deal = "11.31|10.40|60.42|62.65"
    assert dealt("partners/4", deal, play).outcome().text() == "domino:0:15"
    assert dealt("partners(difference)/4", deal, play).outcome().text() == "domino:0:9"
