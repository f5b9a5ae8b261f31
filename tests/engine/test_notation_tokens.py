from engine import tiles
from engine.errors import NotationError
from engine.games.block import RULES
from engine.moves import LEFT, PASS, RIGHT, play
from engine.notation.rounds import parse_move
from engine.notation.tokens import format_move, format_moves
from tests.engine.support import raises


def refused(word, lead=False):
    return raises(NotationError, parse_move, word, RULES, lead)


def test_every_tile_as_the_lead():
    for tile in range(28):
        word = tiles.text(tile)
        assert format_move(play(tile), True) == word
        assert parse_move(word, RULES, True) == play(tile)


def test_every_tile_on_either_end():
    for tile in range(28):
        for arm, letter in ((LEFT, "L"), (RIGHT, "R")):
            word = tiles.text(tile) + letter
            assert format_move(play(tile, arm)) == word
            assert parse_move(word, RULES) == play(tile, arm)


def test_a_pass():
    assert format_move(PASS) == "--"
    assert parse_move("--", RULES) == PASS


def test_all_moves_of_a_round():
    history = [play(27), play(21, LEFT), PASS, play(26, RIGHT)]
    assert format_moves(history) == "66,60L,--,65R"
    assert format_moves([]) == ""


def test_a_play_must_say_its_end():
    assert refused("64") == "'64' does not say at which end (L or R)"


def test_the_lead_has_no_end():
    assert refused("64L", True) == "'64L': the lead is written without an end"


def test_an_end_that_a_line_of_two_has_not():
    for word in ("64T", "64B", "64l", "64X", "64LR", "64L6"):
        assert refused(word) == "'%s' is no move: a tile and one of LR" % word


def test_the_higher_half_comes_first():
    assert refused("46L") == "tile '46': the higher half comes first"


def test_tiles_of_a_larger_set():
    assert refused("76L") == "'76' is no tile of the double-6 set"
    assert refused("c7", True) == "'c7' is no tile of the double-6 set"


def test_what_is_no_move_at_all():
    for word in ("", "-", "---", "+", "+53", ".", "L", "6", "6L4", " 64L", "64 L"):
        refused(word)
        refused(word, True)


def test_a_long_word_is_shown_by_its_beginning():
    assert len(refused("64" + "L" * 5000)) < 100
    assert len(refused("9" * 5000)) < 100
