"""A line of text on the desktop's display: what it shows, and what it draws again."""

import pytest

from firmware.widgets.text import CENTRE, LEFT, RIGHT, Text
from tests.firmware.pixels import Screen, differing

# Letters are cells of 6 by 12 pixels.
WIDTH = 120
X = 60
Y = 4


def shown(line):
    """Return the picture of a line that stands at X, Y in an area of 120 by 40 pixels."""
    return Screen(WIDTH, 40, line.group).picture()


def changes(line, *texts):
    """Return the rectangles that each of the texts has drawn again, from left to right."""
    screen = Screen(WIDTH, 40, line.group)
    # Blinka draws everything twice after a group has been shown.
    screen.changed()
    screen.changed()
    found = []
    for text in texts:
        line.text = text
        assert line.text == text
        found.append(sorted(screen.changed()))
    return found


def span(first, last):
    """Return the one rectangle around the letters from one place to another, of a line at X, Y."""
    return [(X + 6 * first, Y, 6 * (last - first + 1), 12)]


@pytest.mark.parametrize("align, left", [(LEFT, 60), (CENTRE, 51), (RIGHT, 42)])
@pytest.mark.parametrize("room", [0, 2, 5])
def test_where_a_line_stands(align, left, room):
    picture = shown(Text(X, Y, "HHH", align=align, room=room))
    cuts = [picture.crop((x, Y, x + 6, Y + 12)).tobytes() for x in range(left, left + 18, 6)]
    assert cuts == 3 * [cuts[0]]
    inked = differing(picture, Screen(WIDTH, 40).picture())
    assert left <= inked[0] and inked[2] <= left + 18
    assert inked[1] >= Y and inked[3] <= Y + 12


@pytest.mark.parametrize("align", [LEFT, CENTRE, RIGHT])
@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("room", [0, 7])
def test_a_changed_line_looks_like_one_made_so(align, scale, room):
    line = Text(X, Y, "ab", align=align, scale=scale, room=room)
    screen = Screen(WIDTH, 40, line.group)
    for text in ("abcd", "acd", "", "c", "cde fg", "ab", "bb"):
        line.text = text
        made = Text(X, Y, text, align=align, scale=scale)
        assert screen.picture().tobytes() == shown(made).tobytes(), text


def test_only_what_lies_from_the_first_letter_that_changes_to_the_last_is_drawn_again():
    line = Text(X, Y, "lays 6-4")
    assert changes(line, "lays 6-4", "lays 6-5", "laid 5-5", "     5-5") == [
        [],
        span(7, 7),
        span(2, 5),
        span(0, 3),
    ]


def test_a_shorter_text_draws_what_it_leaves_and_a_longer_one_what_it_adds():
    line = Text(X, Y, "abcd")
    assert changes(line, "ab", "abxd", "", "ab") == [
        span(2, 3),
        span(2, 3),
        span(0, 3),
        span(0, 1),
    ]


def test_a_text_longer_than_all_before_is_drawn_letter_by_letter_where_there_is_room():
    assert changes(Text(X, Y, "ab", room=4), "abcd") == [span(2, 3)]


def test_one_grid_holds_all_letters_of_the_longest_text():
    line = Text(X, Y, "abc")
    [made] = line.group[0]
    for text in ("", "xyz", "x"):
        line.text = text
        assert list(line.group[0]) == [made]
    line.text = "abcd"
    [longer] = line.group[0]
    assert longer.width == 4


def test_a_text_of_several_rows_looks_like_texts_below_each_other():
    two = Text(X, Y, room=8, rows=2)
    screen = Screen(WIDTH, 40, two.group)
    apart = Screen(WIDTH, 40, Text(X, Y, "ab c").group, Text(X, Y + 12, "de").group)
    two.text = "ab cde"
    assert screen.picture().tobytes() == apart.picture().tobytes()


def test_of_several_rows_only_the_letters_that_differ_are_drawn_again():
    # "f" and "g" stand in the second row, in the first and the third column.
    drawn = changes(Text(X, Y, "abcdef", room=8, rows=2), "abcdgf", "abcdgfh")
    assert drawn == [[(X, Y + 12, 6, 12)], [(X + 12, Y + 12, 6, 12)]]
