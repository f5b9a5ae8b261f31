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


def cells(*places):
    """Return the rectangles of the letters at these places of a line that begins at X, Y."""
    return [(X + 6 * place, Y, 6, 12) for place in places]


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


def test_only_the_letters_that_change_are_drawn_again():
    line = Text(X, Y, "lays 6-4")
    assert changes(line, "lays 6-4", "lays 6-5", "laid 5-5", "     5-5") == [
        [],
        cells(7),
        cells(2, 3, 5),
        cells(0, 1, 2, 3),
    ]


def test_a_shorter_text_draws_what_it_leaves_and_a_longer_one_what_it_adds():
    line = Text(X, Y, "abcd")
    assert changes(line, "ab", "abxd", "", "ab") == [
        cells(2, 3),
        cells(2, 3),
        cells(0, 1, 2, 3),
        cells(0, 1),
    ]


def test_a_text_longer_than_all_before_is_drawn_letter_by_letter_where_there_is_room():
    assert changes(Text(X, Y, "ab", room=4), "abcd") == [cells(2, 3)]


def test_letters_are_made_once_for_the_longest_text():
    line = Text(X, Y, "abc")
    made = list(line.group[0])
    for text in ("", "xyz", "x"):
        line.text = text
        assert list(line.group[0]) == made
    line.text = "abcd"
    assert len(line.group[0]) == 4
