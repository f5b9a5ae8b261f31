"""RULES section 4, Foster's free run."""

from engine.cutting import cut_lowest, lowest_of
from engine.errors import IllegalMoveError
from engine.games.freerun import RULES
from engine.match import Match
from engine.moves import PASS, STOP
from engine.notation.rounds import format_round, format_view, parse_round, parse_view
from engine.seeds import LOT, derive
from engine.tiles import PIPS
from tests.engine.support import dealt, legal, push, raises, score

DEAL = "66.64.44.54|65.50.51.11|10.20.21.00|33.32.31.22"


def test_4_four_seats_each_alone_are_dealt_four():
    assert RULES.hand_sizes == {4: 4}
    assert RULES.count_sides(4) == 4
    assert Match(RULES, 4, 1).target == 61


def test_4_the_lowest_cut_leads_then_the_left():
    again = 0
    for seed in range(60):
        drawings = cut_lowest(4, seed)
        cutting = [0, 1, 2, 3]
        for drawing in drawings:
            assert [seat for seat, _ in drawing] == cutting
            fewest = min([PIPS[tile] for _, tile in drawing])
            cutting = [seat for seat, tile in drawing if PIPS[tile] == fewest]
        assert cutting == [lowest_of(drawings)]
        again += len(drawings) > 1
    assert again > 5
    match = Match(RULES, 4, 3)
    assert match.lot == cut_lowest(4, derive(3, LOT))
    assert match.leader == lowest_of(match.lot)
    assert [RULES.next_lead(leader, 4) for leader in range(4)] == [1, 2, 3, 0]


def test_4_the_leader_plays_three_and_stops_with_one_bone():
    # 6-6, 6-4, 4-4; the 5-4 left would fit.
    round_ = push(dealt("freerun/4", DEAL), "66,64L,44L")
    assert round_.turn == 0
    assert legal(round_) == ["54L", "."]
    push(round_, ".")
    assert round_.turn == 1
    assert round_.table.counts == [1, 4, 4, 4]


def test_4_who_can_play_must_play_at_least_one():
    round_ = push(dealt("freerun/4", DEAL), "66,.")
    assert legal(round_) == ["65L", "65R"]
    assert raises(IllegalMoveError, round_.push, STOP) == (
        "seat 1 cannot stop before it has played"
    )
    assert "cannot pass" in raises(IllegalMoveError, round_.push, PASS)


def test_4_a_run_goes_on_at_either_current_end():
    round_ = push(dealt("freerun/4", DEAL), "66,.,65L")
    assert legal(round_) == ["50L", "51L", "."]
    # Not only at the end where it began: 6-6 lies open at the right.
    round_ = push(dealt("freerun/4", "66.64.44.54|65.60.51.11|10.20.21.00|33.32.31.22"), "66,.,65L")
    assert legal(round_) == ["51L", "60R", "."]


def test_4_who_has_no_bone_that_fits_says_go():
    round_ = push(dealt("freerun/4", DEAL), "66,.,65L,.")
    assert legal(round_) == ["--"]
    assert "cannot stop" in raises(IllegalMoveError, round_.push, STOP)


def test_4_a_run_that_cannot_go_on_ends_by_itself():
    # 6-4 leaves the ends 4 and 6, and 5-1, 1-1, 3-3 in hand.
    round_ = push(dealt("freerun/4", "66.10.20.30|64.51.11.33|21.22.31.32|40.50.54.53"), "66")
    assert round_.turn == 1
    push(round_, "64L")
    assert round_.turn == 2
    assert round_.table.history[-1] == STOP
    # It is taken back with the play that it followed from.
    assert round_.pop() == 25
    assert (round_.turn, len(round_.table.history)) == (1, 2)
    assert round_.pop() == 27
    assert (round_.turn, round_.table.history) == (0, [])


def test_4_a_run_may_not_be_ended_by_a_go():
    round_ = push(dealt("freerun/4", DEAL), "66")
    assert raises(IllegalMoveError, round_.push, PASS) == (
        "seat 0 cannot pass: it has a tile that fits"
    )
    view = push(dealt("freerun/4", DEAL), "66").view(1)
    assert raises(IllegalMoveError, view.push, PASS) == (
        "seat 0 has played: it stops, and cannot pass"
    )


def test_4_running_out_all_four():
    deal = "66.64.44.54|30.31.20.10|33.21.11.00|40.50.22.53"
    round_ = dealt("freerun/4", deal, "66,64L,44L,54L")
    assert round_.over
    # 10, 6 + 3 + 2 = 11 and 4 + 5 + 4 + 8 = 21.
    assert round_.outcome().text() == "domino:0:42"
    # The others hold 10, 12 and 9: 31.
    assert score("freerun", 4, 0, "", "64", "66", "54").text() == "domino:0:31"


def test_4_blocks_score_as_in_block():
    assert score("freerun", 4, None, "20", "60", "51", "63").text() == "blocked:0:19"
    assert score("freerun", 4, None, "40", "31", "64", "65").text() == "blocked:-:0"


def test_4_a_block_is_four_goes_in_succession():
    round_ = dealt("freerun/4", "66.10|55.44|33.22|11.00", "66,--,--,--")
    assert not round_.over
    push(round_, "--")
    assert round_.over
    # 1, 18, 10 and 2 pips.
    assert round_.outcome().text() == "blocked:0:29"


def test_4_a_record_writes_a_stop_only_where_the_seat_could_go_on():
    deal = "66.10.20.30|64.51.11.33|21.22.31.32|40.50.54.53"
    line = "freerun/4 lead=0 deal=%s play=66,64L,--,40L,." % deal
    round_ = parse_round(line)
    # Seat 0 stops after the 6-6, seat 1 after the 6-4, for want of a tile; seat 3 by choice.
    assert round_.turn == 0
    assert round_.table.history.count(STOP) == 3
    assert format_round(round_) == line


def test_4_a_view_writes_every_end_of_a_run_since_nobody_sees_why():
    round_ = push(dealt("freerun/4", "66.10.20.30|64.51.11.33|21.22.31.32|40.50.54.53"), "66,64L")
    for seat in range(4):
        line = format_view(round_.view(seat))
        assert line[-len("play=66,.,64L,.") :] == "play=66,.,64L,."
        assert format_view(parse_view(line)) == line
    # A stop by choice reads the same.
    round_ = push(dealt("freerun/4", "66.60.20.30|64.51.11.33|21.22.31.32|40.50.54.53"), "66,.,64L")
    assert format_view(round_.view(2))[-len("play=66,.,64L,.") :] == "play=66,.,64L,."


def test_4_hungarian_a_run_goes_on_at_one_end_for_as_long_as_it_can():
    game = "freerun(hungarian)/4"
    deal = "66.64.44.60|65.50.61.11|10.20.21.00|33.32.31.22"
    round_ = push(dealt(game, deal), "66")
    assert legal(round_) == ["60L", "60R", "64L", "64R"]
    assert raises(IllegalMoveError, round_.push, STOP) == (
        "seat 0 cannot stop: it has a tile that fits"
    )
    push(round_, "64R")
    # The 6-0 would fit the other end.
    assert legal(round_) == ["44R"]
    assert raises(IllegalMoveError, push, round_, "60L") == (
        "seat 0 must go on at the right end, where it began"
    )
    push(round_, "44R")
    assert round_.turn == 1
    assert legal(round_) == ["61L", "65L"]
    assert legal(push(round_, "65L")) == ["50L"]
