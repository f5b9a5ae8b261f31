"""The opponents' panels: what stands where, and that all of it has room beside each other."""

import pytest

from firmware.widgets.panels import Panels, TurnMark
from tests.firmware.pixels import Screen, differing

# Letters are cells of 6 by 12 pixels.
SCREENS = [(240, 4), (320, 4), (160, 4), (640, 10)]


def rows(panels):
    """Return the two rows of text."""
    return [line.text for line in list(panels.group)[:2]]


def test_a_panel_tells_name_and_score_then_tiles_and_action():
    panels = Panels(160, ["Ann", "Bo", "Cy"])
    panels.show([45, 8, 100], [5, 12, 7], ["6-4", "PASS", ""])
    # The blank before a name is the turn mark's place, that beneath it the tile's back's.
    assert rows(panels) == [
        " Ann 45   Bo 8     Cy 100 ",
        "  5 6-4   12 PASS   7     ",
    ]


def test_one_opponent_has_the_whole_width():
    panels = Panels(240, ["Ann"])
    panels.show([0], [7], ["laid 6-4"])
    assert [row.split() for row in rows(panels)] == [["Ann", "0"], ["7", "laid", "6-4"]]
    assert [len(row) for row in rows(panels)] == [39, 39]


def test_a_long_name_makes_way_for_the_score():
    panels = Panels(160, ["Maximilian", "Bo"])
    panels.show([123, 8], [7, 7], ["", ""])
    assert rows(panels)[0] == " Maximil 123  Bo 8       "


@pytest.mark.parametrize(
    "width, seats", [(w, n) for w, most in SCREENS for n in range(2, most + 1)]
)
def test_all_have_room(width, seats):
    opponents = seats - 1
    panels = Panels(width, ["Maximilian"] * opponents)
    panels.show([888] * opponents, [12] * opponents, ["8" * panels.action_letters] * opponents)
    for row in rows(panels):
        # Two pixels are left free at either side.
        assert 2 + len(row) * 6 <= width - 2
    assert panels.action_letters >= len("PASS")
    # A blank between two panels keeps them apart.
    second = rows(panels)[1]
    for place in range(1, opponents):
        assert second[(panels.mark_x(place) - 2) // 6 - 1] == " "


def test_the_turn_mark_stands_in_one_letters_place():
    mark = TurnMark()
    screen = Screen(60, 24, mark.group)
    empty = screen.picture()
    for x, y in ((12, 0), (30, 12)):
        mark.show(x, y)
        left, top, right, bottom = differing(screen.picture(), empty)
        assert x <= left and right <= x + 6
        assert y <= top and bottom <= y + 12
    mark.hide()
    assert differing(screen.picture(), empty) is None
