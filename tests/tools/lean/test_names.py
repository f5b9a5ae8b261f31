"""What is read from sources: names that cost memory, names that texts and other modules give."""

import ast

import pytest

from tools.lean import names


def costly(source):
    return names.costly(ast.parse(source))


@pytest.mark.parametrize(
    "source, expected",
    [
        ("def deal(tiles, seat=0): pass", {"deal", "tiles", "seat"}),
        ("def deal(*tiles, top, **others): pass", {"deal", "tiles", "top", "others"}),
        ("class Line:\n    arms = 2\n    def lead(self): pass", {"Line", "arms", "lead", "self"}),
        ("line.ends[0].half = deal(seats=2)", {"ends", "half", "seats"}),
        ("ends, (low, high) = 1, (2, 3)", {"ends", "low", "high"}),
        ("for tile in (): pass", {"tile"}),
        ("import a.b as c\nfrom .d import e as f", {"a", "b", "c", "e", "f"}),
        ("key = lambda tile: tile", {"key", "tile"}),
        # Where they are only read, they were made elsewhere.
        ("deal(tiles)", set()),
    ],
)
def test_names_that_a_board_keeps(source, expected):
    assert costly(source) == expected


def test_local_variables_cost_nothing():
    source = "def deal():\n    low = [1]\n    for tile in low:\n        top = tile\n    return top"
    assert costly(source) == {"deal"}
    assert costly("def deal():\n    class Hand:\n        tiles = 0") == {"deal", "Hand", "tiles"}
    assert costly("def deal():\n    def draw(): pass") == {"deal", "draw"}


@pytest.mark.parametrize(
    "source, expected",
    [
        ('"hand"', {"hand"}),
        ('"_hand_2"', {"_hand_2"}),
        ('"engine.games.block"', {"engine", "games", "block"}),
        ('"own_x own_y".split()', {"own_x", "own_y"}),
        ('"own_x,own_y".split(",")', {"own_x", "own_y"}),
        ('f"own {seat.name}"', {"seat", "name"}),
        ('namedtuple("Own", ("seat", "name"))', {"Own"}),
        ('"Lay a tile."', set()),
        ('"hand="', set()),
        ('".hand"', set()),
        ('"%s_x"', set()),
        ("'a' 'b'", {"ab"}),
        ("b'hand'", set()),
    ],
)
def test_names_that_texts_may_mean(source, expected):
    assert names.named_by_texts(ast.parse(source)) == expected


def test_fields_of_tuples_are_names_at_their_places():
    tree = ast.parse("Own = namedtuple('Own', ('seat', 'top'))\nx = namedtuple(1, (\n 'y',))")
    assert sorted(names.fields(tree)) == [((1, 26), "seat"), ((1, 34), "top"), ((3, 2), "y")]


@pytest.mark.parametrize(
    "fields", ["'seat top'", "['seat', 'top']", "names", "('seat', top)", "('seat', 1)", "*names"]
)
def test_fields_that_are_not_a_tuple_of_texts_are_refused(fields):
    for namedtuple in ("namedtuple", "collections.namedtuple"):
        tree = ast.parse(f"Own = {namedtuple}('Own', {fields})")
        with pytest.raises(names.NamesError, match="no tuple of texts in .*Own"):
            names.named_by_texts(tree)


@pytest.mark.parametrize(
    "source, expected",
    [
        ("import keypad", {"keypad"}),
        ("import keypad\nkeypad.Keys.next", {"keypad", "Keys"}),
        ("import keypad as pads\npads.Keys", {"keypad", "Keys"}),
        ("from keypad import Keys as Pads, Event", {"keypad", "Keys", "Event"}),
        # Not CircuitPython's: what is taken out of them is ours, or is never there.
        ("from typing import Any", {"typing"}),
        ("import engine.games\nengine.games.find", {"engine", "games"}),
        ("from ..games import find", {"games"}),
        ("from .keypad import find", {"keypad"}),
        ("from . import find", set()),
    ],
)
def test_names_of_other_modules(source, expected):
    assert names.of_other_modules(ast.parse(source)) == expected


def test_tokens_are_names_wherever_they_stand_in_code():
    source = b"x.seat = deal(seat=1)  # seat\n'seat'\n"
    assert [(token.string, token.start) for token in names.tokens(source)] == [
        ("x", (1, 0)),
        ("seat", (1, 2)),
        ("deal", (1, 9)),
        ("seat", (1, 14)),
    ]
