"""RULES section 1a, one test for each row of its table, and what section 0 says of the line."""

from engine import tiles
from engine.errors import IllegalMoveError
from engine.games.block import RULES
from engine.moves import PASS
from engine.table import Table
from tests.engine.support import laid, mask, push, raises


def ends(words):
    """The ends after these tiles as "1/4", the lower one first."""
    return "/".join([str(end) for end in sorted(laid(words).ends)])


def fitting(words):
    """The tiles not laid yet that fit after these, as "10.11"."""
    table = laid(words)
    return ".".join([tiles.text(tile) for tile in tiles.listed(table.fitting() & ~table.laid)])


def test_1a_both_halves_of_the_lead_are_open():
    assert ends("41") == "1/4"


def test_1a_a_double_goes_across_and_its_number_stays_the_end():
    assert ends("41,11R") == "1/4"


def test_1a_a_double_opens_no_branch():
    table = laid("63,66L")
    assert sorted(table.ends) == [3, 6]
    # A six has one place to go, not the three free sides of a 6-6 with branches.
    assert len(table.moves(mask("65"))) == 1


def test_1a_a_blank_takes_only_a_blank():
    assert ends("00") == "0/0"
    assert fitting("00") == "10.20.30.40.50.60"


def test_1a_doubles_at_both_ends():
    assert ends("41,11R,44L") == "1/4"


def test_1a_the_line_goes_on_past_a_double():
    assert ends("41,11R,44L,43L") == "1/3"


def test_1a_a_led_double_has_two_ends_not_four():
    table = laid("22")
    assert table.ends == [2, 2]
    push(table, "21L,32R")
    assert table.ends == [1, 3]
    # Both its ends are taken now, so a 2 fits no more.
    assert table.moves(mask("42")) == [PASS]


def test_0_a_double_six_set_is_played_with():
    assert RULES.size == 28
    assert tiles.pips((1 << RULES.size) - 1) == 168


def test_0_the_line_has_two_ends():
    assert RULES.arms == 2
    for words in ("66", "66,65L", "66,65L,64R,54L"):
        assert len(laid(words).ends) == 2


def test_0_a_tile_joins_an_equal_half_and_its_other_half_becomes_the_end():
    # The left end is the lead's higher half, the right its lower one.
    table = laid("64")
    assert table.ends == [6, 4]
    push(table, "65L")
    assert table.ends == [5, 4]
    push(table, "42R")
    assert table.ends == [5, 2]


def test_0_a_tile_that_bears_neither_end_fits_nowhere():
    table = laid("64")
    assert table.moves(mask("53.21")) == [PASS]
    reason = raises(IllegalMoveError, push, table, "53L")
    assert reason == "53 does not fit the left end, which shows 6"
    reason = raises(IllegalMoveError, push, table, "65R")
    assert reason == "65 does not fit the right end, which shows 4"
    assert table.ends == [6, 4]


def test_0_a_blank_is_not_wild():
    # On a blank goes a blank only, and a blank goes on a blank only.
    assert fitting("50,53L") == "00.10.20.30.31.32.33.40.43.60.63"
    assert fitting("64,61L,41R") == "10.11.21.31.51"


def test_a_tile_that_bears_both_ends_may_be_laid_on_either():
    table = laid("64,60L,40R")
    assert table.ends == [0, 0]
    assert len(table.moves(mask("50"))) == 2
    table = laid("65,64L")
    assert table.ends == [4, 5]
    assert len(table.moves(mask("54"))) == 2


def test_every_tile_fits_before_the_lead():
    table = Table(RULES, [7, 7], 0)
    assert table.fitting() == (1 << 28) - 1


def test_a_tile_lies_in_the_line_once():
    table = laid("66,65L")
    assert raises(IllegalMoveError, push, table, "65L") == "65 is in the line already"


def test_the_lead_is_a_tile_of_the_set():
    table = Table(RULES, [7, 7], 0)
    assert raises(IllegalMoveError, table.push, PASS) == "the leader cannot pass"
    assert raises(IllegalMoveError, table.push, 28) == "28 is no move"
    # There is one place for the lead, so no right end yet.
    assert raises(IllegalMoveError, table.push, 27 | 1 << 7) == "155 is no move"
    assert (table.ends, table.history, table.turn) == ([], [], 0)


def test_what_is_no_move_is_refused():
    table = laid("66")
    # A third arm, a negative number, a half chosen where the rules leave no choice.
    for move in (26 | 2 << 7, -2, 26 | 1 << 9, 1 << 40):
        assert raises(IllegalMoveError, table.push, move) == "%d is no move" % move
    assert (table.ends, table.turn) == ([6, 6], 1)
