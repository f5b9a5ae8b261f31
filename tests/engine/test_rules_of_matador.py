"""RULES section 8, Matador. Each round here is led by the 6-6."""

from engine import tiles
from engine.errors import DealError, IllegalMoveError
from engine.games import find
from engine.games.matador import RULES, matadors
from engine.match import Match
from engine.moves import DRAW, PASS, play
from tests.engine.support import dealt, legal, mask, push, raises, score


def fitting(round_):
    """The tiles not laid yet that fit the line, as "10.11"."""
    table = round_.table
    return ".".join([tiles.text(tile) for tile in tiles.listed(table.fitting() & ~table.laid)])


def test_8_two_to_four_seats_are_dealt_seven():
    assert RULES.hand_sizes == {2: 7, 3: 7, 4: 7}
    assert RULES.targets == {2: 100, 3: 61, 4: 61}


def test_8_the_highest_double_sets_and_must_be_that_tile():
    assert legal(dealt("matador/2", "66.65.55|54.44.33")) == ["66"]
    round_ = dealt("matador/2", "66.65.55|54.44.33")
    assert raises(IllegalMoveError, push, round_, "55") == "66 must be led, not 55"
    reason = raises(DealError, dealt, "matador/2", "66.65.55|54.44.33", "", 1)
    assert reason == "seat 1 leads, but seat 0 holds 66, which must be led"


def test_8_without_a_double_the_heaviest_tile_sets():
    # 6-3 beats 5-4.
    assert legal(dealt("matador/2", "63.21|54.10")) == ["63"]
    assert raises(DealError, dealt, "matador/2", "54.10|63.21") == (
        "seat 0 leads, but seat 1 holds 63, which must be led"
    )


def test_8_so_it_is_in_every_round():
    match = Match(RULES, 3, 6)
    rounds = 0
    while not match.over:
        round_ = match.deal()
        held = [tile for one in round_.deal for tile in one]
        doubles = [tile for tile in held if tiles.is_double(tile)]
        assert max(doubles) in round_.deal[round_.turn]
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        assert round_.table.history[0] == max(doubles)
        match.score()
        rounds += 1
    assert rounds > 1


def test_8_at_two_sixes_six_ones_and_four_matadors_fit():
    # 1-6 is a matador itself.
    round_ = dealt("matador/2", "66.65|54.44", "66")
    assert fitting(round_) == "00.10.11.21.31.41.43.51.52.61"


def test_8_the_matadors_of_a_double_six_set():
    assert matadors(6) == mask("00.61.52.43")


def test_8_both_halves_of_the_led_tile_are_open():
    # 6-3 leads: a 1 joins the six, a 4 the three.
    round_ = push(dealt("matador/2", "63.20|54.10"), "63")
    assert legal(round_) == ["10L", "54R"]
    assert push(round_, "10L").ends == (0, 3)


def test_8_a_double_lies_in_line_and_counts_one_half():
    round_ = push(dealt("matador/2", "66.42|41.33"), "66,41L")
    assert round_.ends == (4, 6)
    # 3-3 on a 4: yes, the end is 3.
    push(round_, "--")
    assert legal(round_) == ["33L"]
    assert push(round_, "33L").ends == (3, 6)


def test_8_a_double_of_another_sum_does_not_fit():
    round_ = push(dealt("matador/2", "66.33|11.20"), "66,11L")
    # 3-3 on a 1: no.
    assert round_.ends == (1, 6)
    assert legal(round_) == ["--"]
    assert raises(IllegalMoveError, push, round_, "33L") == (
        "33 does not fit the left end, which shows 1"
    )


def test_8_after_a_matador_the_next_must_complement_the_exposed_half():
    deal = "66.52.55|10.20.50"
    round_ = push(dealt("matador/2", deal), "66,10L")
    assert round_.ends == (0, 6)
    assert legal(round_) == ["52L2", "52L5", "52R2", "52R5"]
    # Leaving 5: the next plain tile needs a 2.
    left_5 = push(round_.copy(), "52L5")
    assert left_5.ends == (5, 6)
    assert legal(left_5) == ["20L"]
    # Leaving 2: it needs a 5.
    left_2 = push(round_.copy(), "52L2")
    assert left_2.ends == (2, 6)
    assert legal(left_2) == ["50L"]


def test_8_on_a_blank_only_matadors_fit():
    round_ = push(dealt("matador/2", "66.00.64|10.60.30"), "66,10L")
    assert round_.ends == (0, 6)
    assert legal(round_) == ["00L", "00R"]
    push(round_, "00L")
    # After 0-0 only matadors there: no tile goes on the blank but those.
    assert round_.ends == (0, 6)
    assert raises(IllegalMoveError, push, round_, "60L") == (
        "60 does not fit the left end, which shows 0"
    )


def test_8_a_matador_that_is_the_only_legal_tile_must_be_played():
    round_ = push(dealt("matador/2", "66.55|52.44"), "66")
    assert legal(round_) == ["52L2", "52L5", "52R2", "52R5"]
    assert "cannot pass" in raises(IllegalMoveError, round_.push, PASS)
    assert raises(IllegalMoveError, round_.push, DRAW) == "seat 1 may not draw: there is no stock"


def test_8_a_matador_must_say_which_half_it_leaves():
    round_ = push(dealt("matador/2", "66.55|52.11"), "66")
    for move in (play(17, 0), play(17, 0, 4)):
        assert raises(IllegalMoveError, round_.push, move) == "52 leaves either half exposed"
    # Other tiles have no choice.
    reason = raises(IllegalMoveError, round_.push, play(2, 0, 1))
    assert reason == "%d is no move" % play(2, 0, 1)


def test_8_both_ends_blank_and_the_matadors_gone_is_blocked():
    play_ = "66,10L,21R,50R"
    # 4-0 and 3-0 against 6-0 and 2-0: 7 v 8.
    round_ = dealt("matador/2", "66.21.40.30|10.50.60.20", play_)
    assert round_.ends == (0, 0)
    assert push(round_, "--,--").outcome().text() == "blocked:0:1"
    round_ = dealt("matador/2", "66.21.32.30|10.50.60.20", play_ + ",--,--")
    assert round_.outcome().text() == "blocked:-:0"


def test_8_going_out_scores_as_in_block():
    # Out against 6-5 and 3-3.
    assert score("matador", 2, 0, "", "65.33").text() == "domino:0:17"


def test_8_the_draw_preset_draws_to_two_left():
    round_ = push(dealt("matador(draw)/2", "66.55|54.44", stock="53.42.41.20.30"), "66")
    assert legal(round_) == ["+"]
    push(round_, "+53,+42,+41")
    assert legal(round_) == ["41L", "41R"]
    round_ = push(dealt("matador(draw)/2", "66.55|54.44", stock="53.20.30"), "66,+53")
    assert legal(round_) == ["--"]


def test_8_the_draw_preset_lets_a_matador_be_withheld_by_drawing():
    round_ = push(dealt("matador(draw)/2", "66.55|52.44", stock="53.42.41.20"), "66")
    assert legal(round_) == ["52L2", "52L5", "52R2", "52R5", "+"]
    push(round_, "+53,+42")
    # Once only two remain it must be played.
    assert legal(round_) == ["52L2", "52L5", "52R2", "52R5"]
    assert "cannot pass" in raises(IllegalMoveError, round_.push, PASS)


def test_8_the_draw_preset_has_no_draw_for_who_can_lay_another_tile():
    round_ = push(dealt("matador(draw)/2", "66.55|52.41", stock="53.42.11.20"), "66")
    assert legal(round_) == ["41L", "41R", "52L2", "52L5", "52R2", "52R5"]
    assert raises(IllegalMoveError, round_.push, DRAW) == (
        "seat 1 cannot draw: it has a tile that fits"
    )


def test_8_in_larger_sets_the_sum_is_ten_or_thirteen():
    rules = find("matador(set=double-nine)")
    assert rules.joins[0] == mask("00.91.82.73.64.55")
    # On a 3 goes a 7.
    assert rules.joins[3] & mask("70.75.31.33") == mask("70.75")
    rules = find("matador(set=double-twelve)")
    assert rules.joins[0] == mask("00.c1.b2.a3.94.85.76")
    assert rules.joins[3] & mask("a0.aa.31.33") == mask("a0.aa")


def test_8_a_double_matador_leaves_its_number_wherever_it_lies():
    round_ = push(dealt("matador(set=double-nine)/2", "99.10|55.44"), "99,55L")
    assert round_.ends == (5, 9)
    assert round_.pop() == play(20)
