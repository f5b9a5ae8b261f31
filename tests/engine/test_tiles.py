from engine import tiles
from engine.errors import NotationError
from tests.engine.support import raises

# The order in which the numbers 0 to 27 are given, written out.
NAMES = "00 10 11 20 21 22 30 31 32 33 40 41 42 43 44 50 51 52 53 54 55 60 61 62 63 64 65 66"
ORDER = NAMES.split(" ")


def test_a_double_six_set_has_28_tiles_and_168_pips():
    assert tiles.count(6) == 28 == len(ORDER)
    assert tiles.pips((1 << 28) - 1) == 168


def test_larger_sets_have_the_sizes_that_the_rules_name():
    # RULES section 6: 55 tiles with 495 pips, 91 tiles with 1,092 pips.
    assert tiles.count(9) == 55
    assert tiles.pips((1 << 55) - 1) == 495
    assert tiles.count(12) == 91
    assert tiles.pips((1 << 91) - 1) == 1092


def test_the_tiles_are_numbered_in_the_fixed_order():
    assert [tiles.text(tile) for tile in range(28)] == ORDER
    for tile in range(28):
        assert tiles.parse(ORDER[tile]) == tile


def test_larger_sets_go_on_with_the_same_order():
    assert tiles.parse("99") == 54
    assert tiles.parse("cc") == 90
    assert tiles.parse("c7") == 85
    assert tiles.text(85) == "c7"
    assert len(tiles.HIGH) == len(tiles.LOW) == len(tiles.PIPS) == 91
    assert tiles.text(tiles.number(7, 12)) == "c7"


def test_halves_and_pips_are_those_of_the_name():
    for tile in range(28):
        high = int(ORDER[tile][0])
        low = int(ORDER[tile][1])
        assert (tiles.HIGH[tile], tiles.LOW[tile]) == (high, low)
        assert tiles.PIPS[tile] == high + low
        assert tiles.number(high, low) == tiles.number(low, high) == tile


def test_seven_tiles_are_doubles():
    doubles = [ORDER[tile] for tile in range(28) if tiles.is_double(tile)]
    assert doubles == ["00", "11", "22", "33", "44", "55", "66"]


def test_masks_list_their_tiles_in_order():
    bits = tiles.mask([27, 0, 9])
    assert bits == 1 << 27 | 1 << 9 | 1
    assert tiles.listed(bits) == [0, 9, 27]
    assert tiles.listed(0) == []
    # 6-6, 3-3 and 0-0.
    assert tiles.pips(bits) == 18
    assert tiles.pips(0) == 0


def test_with_half_holds_the_seven_tiles_that_bear_a_number():
    named = [tiles.text(tile) for tile in tiles.listed(tiles.with_half(3, 6))]
    assert named == ["30", "31", "32", "33", "43", "53", "63"]


def test_parse_refuses_what_is_no_tile_of_the_set_and_says_what_it_was():
    for word in ("", "6", "666", "7x", "-1", "6 ", "AA", "\xe9\xe9"):
        assert "'%s' is no tile" % word in raises(NotationError, tiles.parse, word)
    assert raises(NotationError, tiles.parse, "70", 6) == "'70' is no tile of the double-6 set"
    assert tiles.parse("70", 9) == 28


def test_parse_asks_for_the_higher_half_first():
    assert raises(NotationError, tiles.parse, "46") == "tile '46': the higher half comes first"


def test_parse_shows_no_more_than_the_beginning_of_a_long_word():
    assert len(raises(NotationError, tiles.parse, "6" * 5000)) < 80
