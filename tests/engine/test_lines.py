"""The tables for looking ahead, against the rules themselves."""

from engine import tiles
from engine.bots.lines import Lines, built
from engine.moves import arm_of, tile_of
from tests.engine.support import laid, mask

LINES = built()


def test_tiles_are_ordered_by_falling_pips_and_among_equals_by_number():
    # 12, 11, then 10 pips: 5-5 is number 20, 6-4 number 25; 9 pips: 5-4 and 6-3.
    words = [tiles.text(tile) for tile in LINES.order]
    assert words[:6] == ["66", "65", "55", "64", "54", "63"]
    assert words[-4:] == ["11", "20", "10", "00"]
    assert list(LINES.pips[:6]) == [12, 11, 10, 10, 9, 9]
    assert LINES.inside(mask("66.10")) == 1 | 1 << 26
    assert LINES.inside(0) == 0


def test_what_fits_two_ends_and_what_they_are_after_it():
    at = tiles.number(6, 4)
    assert LINES.fitting[at] == LINES.inside(mask("60.61.62.63.64.65.66.40.41.42.43.44.54"))
    for word, after in (("66", (6, 4)), ("61", (4, 1)), ("43", (6, 3)), ("44", (6, 4))):
        place = LINES.places[LINES.inside(mask(word))]
        assert LINES.after[at * LINES.width + place] == tiles.number(*after), word


def test_the_tile_of_both_ends_leaves_one_number_or_the_other():
    at = tiles.number(6, 4)
    bit = LINES.inside(mask("64"))
    assert LINES.both[at] == bit
    ways = (LINES.after[at * LINES.width + place] for place in (LINES.places[bit], LINES.size))
    assert sorted(ways) == [tiles.number(4, 4), tiles.number(6, 6)]
    assert LINES.both[tiles.number(6, 6)] == 0


def test_every_tile_fits_the_empty_table_and_leaves_its_own_ends():
    assert LINES.fitting[LINES.size] == (1 << 28) - 1
    at = LINES.size * LINES.width
    assert [LINES.after[at + place] for place in range(28)] == LINES.order


def test_all_lines_of_two_tiles_are_as_at_a_table():
    for first in range(28):
        table = laid(tiles.text(first))
        at = tiles.number(*table.ends)
        everything = ((1 << 28) - 1) & ~(1 << first)
        assert LINES.fitting[at] & ~LINES.inside(1 << first) == LINES.inside(
            everything & table.fitting()
        )
        for move in table.moves(everything):
            end = table.ends[arm_of(move)]
            place = LINES.places[LINES.inside(1 << tile_of(move))]
            after = tiles.PIPS[tile_of(move)] - end, sum(table.ends) - end
            assert LINES.after[at * LINES.width + place] == tiles.number(*after)


def test_the_rows_are_made_one_by_one():
    lines = Lines(1)
    # 0-0, 1-0, 1-1 and the empty table.
    assert [lines.build() for _ in range(5)] == [True, True, True, True, False]
    assert lines.fitting[1] == 0b111
