from engine.outcome import BLOCKED, DOMINO, Outcome


def test_the_sum_is_spelled_out_in_the_order_counted():
    assert Outcome(BLOCKED, 0, 12, (3, 7, 8), (7, 8, -3)).sum() == "7 + 8 - 3 = 12"
    assert Outcome(DOMINO, 2, 15, (12, 3, 0), (12, 3)).sum() == "12 + 3 = 15"
    assert Outcome(BLOCKED, 1, 14, (23, 9), (23, -9)).sum() == "23 - 9 = 14"


def test_the_sum_of_a_single_hand():
    assert Outcome(DOMINO, 1, 12, (12, 0), (12,)).sum() == "12"
    assert Outcome(DOMINO, 0, 0, (0, 0), (0,)).sum() == "0"


def test_a_hand_of_0_pips_is_taken_away_in_a_block_and_added_where_a_hand_went_out():
    assert Outcome(BLOCKED, 0, 8, (0, 8), (8, 0)).sum() == "8 - 0 = 8"
    assert Outcome(DOMINO, 0, 8, (0, 8, 0), (8, 0)).sum() == "8 + 0 = 8"


def test_there_is_no_sum_where_nobody_wins():
    assert Outcome(BLOCKED, None, 0, (3, 3, 8), tied=(0, 1)).sum() == ""


def test_the_text_is_the_notations():
    assert Outcome(DOMINO, 3, 31, (10, 12, 9, 0), (10, 12, 9)).text() == "domino:3:31"
    assert Outcome(BLOCKED, 0, 7, (17, 24), (24, -17)).text() == "blocked:0:7"
    assert Outcome(BLOCKED, None, 0, (3, 3), tied=(0, 1)).text() == "blocked:-:0"
