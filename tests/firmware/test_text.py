"""A line of text on the desktop's display: what it shows, and what it draws again."""

import pytest

from firmware.widgets.text import CENTRE, LEFT, RIGHT, Text
from tests.firmware.pixels import GROUND, Screen

# Letters are cells of 6 by 12 pixels.
WIDTH = 120
X = 60


def shown(line):
    """Return the picture of a line that stands at X, 4 in an area of 120 by 40 pixels."""
    return Screen(WIDTH, 40, line.group).picture()


def inked(picture):
    """Return the box around all that is drawn."""
    points = [(x, y) for x in range(WIDTH) for y in range(40) if picture.getpixel((x, y)) != GROUND]
    columns, rows = zip(*points, strict=True)
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def cell(picture, x, y, scale=1):
    return picture.crop((x, y, x + 6 * scale, y + 12 * scale)).tobytes()


@pytest.mark.parametrize("align, left", [(LEFT, 60), (CENTRE, 51), (RIGHT, 42)])
def test_where_a_line_stands(align, left):
    picture = shown(Text(X, 4, "HHH", align=align))
    box = inked(picture)
    assert left <= box[0] and box[2] <= left + 18
    assert box[1] >= 4 and box[3] <= 16
    assert cell(picture, left, 4) == cell(picture, left + 6, 4) == cell(picture, left + 12, 4)


def test_the_middle_of_an_odd_number_of_half_letters_is_a_pixel():
    assert inked(shown(Text(X, 4, "H", align=CENTRE)))[0] >= 57


def test_a_scaled_line_is_the_same_line_larger():
    small = shown(Text(X, 4, "A", align=CENTRE)).crop((57, 4, 63, 16))
    large = shown(Text(X, 4, "A", align=CENTRE, scale=2)).crop((54, 4, 66, 28))
    assert large.tobytes() == small.resize((12, 24), 0).tobytes()


@pytest.mark.parametrize("align", [LEFT, CENTRE, RIGHT])
@pytest.mark.parametrize("room", [0, 8])
def test_a_changed_line_looks_like_one_made_so(align, room):
    line = Text(X, 4, "", align=align, room=room)
    screen = Screen(WIDTH, 40, line.group)
    for text in ("ab", "abc", "", "c", "long enough", "ab"):
        line.text = text
        assert line.text == text
        assert screen.picture().tobytes() == shown(Text(X, 4, text, align=align)).tobytes()


def changes(line, *texts):
    """Return what each of the texts has drawn again."""
    screen = Screen(WIDTH, 40, line.group)
    screen.changed()
    screen.changed()
    found = []
    for text in texts:
        line.text = text
        found.append(screen.changed())
    return found


def test_only_the_letters_that_change_are_drawn_again():
    line = Text(X, 4, "A lays 6-4")
    assert changes(line, "A lays 6-4", "A lays 6-5", "A lays 5-5") == [
        [],
        [(X + 9 * 6, 4, 6, 12)],
        [(X + 7 * 6, 4, 6, 12)],
    ]


def test_all_between_the_first_and_the_last_changed_letter_is_drawn_again():
    assert changes(Text(X, 4, "abcd"), "xbcy") == [[(X, 4, 24, 12)]]


def test_a_number_at_the_right_grows_in_place_where_there_is_room():
    line = Text(X, 4, "9", align=RIGHT, room=3)
    assert changes(line, "8", "10", "100") == [
        [(X - 6, 4, 6, 12)],
        [(X - 12, 4, 12, 12)],
        # The last 0 stays.
        [(X - 18, 4, 12, 12)],
    ]


def test_a_shorter_text_draws_only_what_it_leaves():
    assert changes(Text(X, 4, "abcd"), "abc") == [[(X + 18, 4, 6, 12)]]
