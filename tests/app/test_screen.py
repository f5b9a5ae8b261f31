"""The audit of a frame finds what it is there to find."""

import displayio
import pytest

from firmware.widgets.text import CENTRE, RIGHT, Text
from tests.app.driver import Driver
from tests.app.screen import faults, rows

WIDTH, HEIGHT = 160, 128


def scene(*widgets):
    """Return a scene's group: a background, then these groups."""
    group = displayio.Group()
    group.append(picture(0, 0, WIDTH + 8, HEIGHT + 8))
    for widget in widgets:
        group.append(widget)
    return group


def picture(x, y, width=8, height=8, hidden=False):
    grid = displayio.TileGrid(
        displayio.Bitmap(width, height, 1), pixel_shader=displayio.Palette(1), x=x, y=y
    )
    grid.hidden = hidden
    return grid


def within(x, y, *things, scale=1, hidden=False):
    group = displayio.Group(x=x, y=y, scale=scale)
    group.hidden = hidden
    for thing in things:
        group.append(thing)
    return group


# A letter is 6 pixels wide, so 26 of them take 156.
@pytest.mark.parametrize(
    "make, wrong",
    [
        (lambda: [], []),
        (lambda: [Text(0, 0, 26 * "x").group], []),
        (lambda: [Text(5, 0, 26 * "x").group], ["leaves"]),
        (lambda: [Text(80, 0, 27 * "x", align=CENTRE).group], ["leaves"]),
        (lambda: [Text(100, 0, 17 * "x", align=RIGHT).group], ["leaves"]),
        (lambda: [Text(0, 117, "x").group], ["leaves"]),
        (lambda: [Text(0, 0, 14 * "x", scale=2).group], ["leaves"]),
        (lambda: [Text(0, 0, "ab").group, Text(12, 0, "c").group], []),
        (lambda: [Text(0, 0, "ab").group, Text(11, 0, "c").group], ["overlaps"]),
        (lambda: [Text(0, 0, "ab").group, Text(0, 11, "c").group], ["overlaps"]),
        (lambda: [Text(0, 0, "a  b").group, picture(8, 2)], []),
        (lambda: [Text(0, 0, "a  b").group, picture(5, 2)], ["overlaps"]),
        (lambda: [Text(0, 0, "a  b").group, picture(11, 2)], ["overlaps"]),
        (lambda: [picture(0, 0), picture(8, 0)], []),
        (lambda: [picture(0, 0), picture(7, 7)], ["overlaps"]),
        (lambda: [picture(0, 0), picture(7, 7, hidden=True)], []),
        (lambda: [within(5, 5, picture(0, 0)), picture(12, 12)], ["overlaps"]),
        (lambda: [within(5, 5, picture(0, 0)), picture(13, 13)], []),
        (lambda: [within(0, 0, picture(0, 0), scale=2), picture(15, 15)], ["overlaps"]),
        (lambda: [within(0, 0, picture(0, 0), hidden=True), picture(0, 0)], []),
        (lambda: [picture(-1, 0)], ["leaves"]),
        (lambda: [picture(153, 0)], ["leaves"]),
    ],
)
def test_faults(make, wrong):
    found = faults(scene(*make()), WIDTH, HEIGHT)
    assert len(found) == len(wrong)
    for sentence, word in zip(found, wrong, strict=True):
        assert word in sentence


@pytest.mark.parametrize(
    "transposed, x, y, wrong",
    [(False, 8, 0, 1), (False, 0, 8, 0), (True, 8, 0, 0), (True, 0, 8, 1)],
)
def test_a_transposed_grid_is_as_high_as_it_was_wide(transposed, x, y, wrong):
    grid = displayio.TileGrid(
        displayio.Bitmap(8, 8, 1),
        pixel_shader=displayio.Palette(1),
        width=2,
        tile_width=8,
        tile_height=8,
    )
    grid.transpose_xy = transposed
    assert len(faults(scene(grid, picture(x, y)), WIDTH, HEIGHT)) == wrong


def test_rows_are_read_from_left_to_right_and_down():
    group = scene(
        Text(50, 20, "right").group,
        Text(0, 40, "below").group,
        within(0, 20, Text(0, 0, "left").group),
        Text(0, 60, "").group,
    )
    assert rows(group) == ["left right", "below"]


def test_the_driver_fails_on_a_frame_with_a_fault():
    driver = Driver()
    driver.board.display.root_group.append(Text(235, 200, "cut").group)
    with pytest.raises(AssertionError, match="'cut' at .* leaves the screen"):
        driver.wait(10)
