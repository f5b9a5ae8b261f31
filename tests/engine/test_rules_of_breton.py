"""RULES section 5, Breton doubling: an option of games that are scored on going out."""

from engine.errors import NotationError
from engine.games import find
from tests.engine.support import dealt, raises


def out(deal, play, option="breton"):
    """How a round of three seats ends, in which the last of these moves goes out."""
    return dealt("block(%s)/3" % option, deal, play).outcome()


def test_5_a_last_tile_that_was_legal_at_both_ends_counts_twice():
    # Ends 5 and 2, last 5-2; the others hold 10 + 3.
    outcome = out("42.52|54.64|30.00", "42,54L,--,52L")
    assert outcome.points == 26
    assert outcome.sum() == "(10 + 3) x 2 = 26"
    assert outcome.text() == "domino:0:26"


def test_5_a_double_counts_twice():
    # Ends 4 and 1, last 4-4; the others hold 9 + 6.
    assert out("41.44|63.00|20.22", "41,--,--,44L").points == 30


def test_5_a_double_at_two_equal_ends_counts_twice_only():
    # Ends 4 and 4, last 4-4.
    assert out("64.44|63.54|43.33", "64,63L,43L,44L").points == 30


def test_5_with_the_stacking_option_it_counts_four_times():
    outcome = out("64.44|63.54|43.33", "64,63L,43L,44L", "breton=stack")
    assert outcome.points == 60
    assert outcome.sum() == "(9 + 6) x 4 = 60"
    # Twice, where there is but one reason.
    assert out("41.44|63.00|20.22", "41,--,--,44L", "breton=stack").points == 30
    assert out("42.52|54.64|30.00", "42,54L,--,52L", "breton=stack").points == 26


def test_5_equal_ends_are_two_ends():
    # Ends 3 and 3, last 3-1.
    assert out("33.31|54.00|20.22", "33,--,--,31L").points == 30


def test_5_a_last_tile_that_was_legal_at_one_end_counts_once():
    # Ends 6 and 3, last 3-1.
    outcome = out("63.31|54.00|20.22", "63,--,--,31R")
    assert outcome.points == 15
    assert outcome.sum() == "9 + 6 = 15"


def test_5_a_blocked_round_is_never_doubled():
    # 4-4 ends the play; 3 against 9 and 6.
    assert out("44.30|63.00|20.22", "44,--,--,--").text() == "blocked:0:12"


def test_5_without_the_option_nothing_is_doubled():
    assert dealt("block/3", "41.44|63.00|20.22", "41,--,--,44L").outcome().points == 15


def test_5_partners_and_free_runs_and_four_arms_have_the_option_too():
    deal = "41.44|63.00|20.22|50.55"
    # The opponents hold 9 + 15, all others 9 + 6 + 15.
    assert dealt("partners(breton)/4", deal, "41,--,--,--,44L").outcome().points == 48
    assert dealt("freerun(breton)/4", deal, "41,44L").outcome().points == 60
    # 6-6 and then four sixes; the last of seat 0 fits two of the ends 5, 4, 3 and 5.
    deal = "66.62.55|65.00.10|64.54.20|63.53.11"
    play = "66,65L,64R,63T,62B,--,54R,53T,55L"
    outcome = dealt("sebastopol(breton)/4", deal, play).outcome()
    # 0 + 1, 2, 2.
    assert outcome.text() == "domino:0:10"


def test_5_only_points_of_the_side_that_went_out_are_doubled():
    # N goes out with a double; S holds 20 pips, E 3 and W 5.
    deal = "41.44|30.00|66.62|50.20"
    assert dealt("foster4(breton)/4", deal, "41,--,--,--,44L").outcome().points == 10
    deal = "41.44|66.62|30.00|50.20"
    assert dealt("foster4(breton)/4", deal, "41,--,--,--,44L").outcome().points == 48


def test_5_bergen_scores_no_pips_and_has_no_such_option():
    assert raises(NotationError, find, "bergen(breton)") == (
        "'breton' is no option of bergen; there are hand, pagat"
    )
