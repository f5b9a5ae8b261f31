"""RULES section 3, Foster's four-handed game. Seats 0 to 3 are N, E, S and W."""

from engine import tiles
from engine.cutting import cut_for_sides, leader_by_cut, seats_by_cut
from engine.games.foster4 import RULES
from engine.match import Match
from engine.outcome import BLOCKED, DOMINO
from engine.seeds import LOT, derive
from tests.engine.support import dealt, legal, score


def pips(drawings):
    """The pips that each seat cut, one after another."""
    found = {}
    for drawing in drawings:
        for seat, tile in drawing:
            found[seat] = found.get(seat, []) + [tiles.PIPS[tile]]
    return found


def test_3_four_tiles_are_dealt_to_each_and_twelve_are_not_used():
    assert RULES.hand_sizes == {4: 4}
    assert RULES.size - 4 * 4 == 12
    assert RULES.kept is None


def test_3_the_target_is_100_and_may_be_50():
    assert Match(RULES, 4, 1).target == 100
    assert Match(RULES, 4, 1, 50).target == 50


def test_3_the_two_lowest_are_partners_and_the_lowest_leads():
    for seed in range(200):
        drawings = cut_for_sides(4, seed)
        cut = pips(drawings)
        low = sorted([cut[0], cut[2]])
        high = sorted([cut[1], cut[3]])
        if low > high:
            low, high = high, low
        assert low[1] < high[0]
        assert low[0] < low[1]
        assert cut[leader_by_cut(drawings)] == low[0]


def test_3_ties_that_matter_are_cut_again_by_those_tied_and_no_others():
    again = 0
    for seed in range(300):
        drawings = cut_for_sides(4, seed)
        assert [seat for seat, _ in drawings[0]] == [0, 1, 2, 3]
        cut = sorted([(tiles.PIPS[tile], seat) for seat, tile in drawings[0]])
        told = cut[0][0] < cut[1][0] < cut[2][0]
        assert told == (len(drawings) == 1)
        if not told:
            again += 1
            tied = cut[0][0] if cut[0][0] == cut[1][0] else cut[1][0]
            seats = sorted([seat for number, seat in cut if number == tied])
            assert [seat for seat, _ in drawings[1]] == seats
    # Without ties the test would say nothing about them.
    assert again > 20


def test_3_a_tie_of_the_two_highest_is_left_alone():
    for seed in range(300):
        drawings = cut_for_sides(4, seed)
        cut = sorted([tiles.PIPS[tile] for _, tile in drawings[0]])
        if cut[0] < cut[1] < cut[2] == cut[3]:
            assert len(drawings) == 1
            return
    raise AssertionError("no such cut among the seeds")


def test_3_every_player_takes_one_seat_and_the_first_keeps_the_first():
    partners = set()
    for seed in range(100):
        seating = seats_by_cut(4, seed)
        assert sorted(seating) == [0, 1, 2, 3]
        assert seating[0] == 0
        assert seating[1] < seating[3]
        partners.add(seating[2])
    assert sorted(partners) == [1, 2, 3]
    assert Match(RULES, 4, 7).seating() == seats_by_cut(4, derive(7, LOT))


def test_3_the_set_passes_to_the_left():
    match = Match(RULES, 4, 5)
    assert match.lot == cut_for_sides(4, derive(5, LOT))
    leader = leader_by_cut(match.lot)
    for _ in range(5):
        round_ = match.deal()
        assert round_.table.leader == leader
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        match.score()
        leader = leader + 1 if leader < 3 else 0


def test_3_any_bone_may_be_led():
    assert legal(dealt("foster4/4", "10.65|20.33|30.44|40.55")) == ["10", "65"]


def test_3_a_block_wins_the_difference_of_the_sides():
    # 3 + 9 v 5 + 11: 4.
    outcome = score("foster4", 4, None, "30", "50", "63", "65")
    assert (outcome.how, outcome.seat, outcome.points) == (BLOCKED, 0, 4)
    assert outcome.sum() == "16 - 12 = 4"


def test_3_going_out_wins_the_difference_too():
    # N out, S 6, E 4, W 11: NS 9.
    outcome = score("foster4", 4, 0, "", "40", "60", "65")
    assert (outcome.how, outcome.seat, outcome.points) == (DOMINO, 0, 9)


def test_3_the_lower_side_wins_even_against_the_hand_that_went_out():
    # N out, S 20, E 3, W 5: EW 12.
    outcome = score("foster4", 4, 0, "", "30", "66.62", "50")
    assert (outcome.how, outcome.seat, outcome.points) == (DOMINO, 1, 12)
    assert outcome.text() == "domino:1:12"
    assert outcome.sum() == "20 - 8 = 12"


def test_3_equal_sides_score_nothing():
    for went_out in (0, None):
        outcome = score("foster4", 4, went_out, "", "30", "62", "50")
        assert (outcome.seat, outcome.points) == (None, 0)
        assert outcome.tied == (0, 1)
    assert score("foster4", 4, 0, "", "30", "62", "50").text() == "domino:-:0"


def test_3_a_round_lost_by_going_out():
    # N lays its two tiles; E is left with 2-0 and 0-0, S with 6-6 and 6-2, W with 5-0.
    round_ = dealt("foster4/4", "43.33|20.00|66.62|54.50", "43,--,--,54L,33R")
    assert round_.over
    assert round_.outcome().pips == (0, 2, 20, 5)
    assert round_.outcome().text() == "domino:1:13"
