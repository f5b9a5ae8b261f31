import pytest

from tools import wire
from tools.desktop.stage import SIZES
from tools.screen_changes import screen_changes, wire_bytes


@pytest.mark.parametrize(
    "width, height, count",
    [
        # Two bytes a pixel, and 11 for the commands of each piece of at most 256 pixels.
        (1, 1, 2 + 11),
        (16, 16, 512 + 11),
        # Twelve whole rows of 20 fit into a piece: 12, 12, 12 and 9.
        (20, 45, 1800 + 4 * 11),
        # Rows longer than a piece go one by one.
        (320, 2, 1280 + 2 * 11),
        (240, 240, 115_200 + 240 * 11),
    ],
)
def test_bytes_of_a_rectangle(width, height, count):
    assert wire_bytes(width, height) == count


# Two seats hold most tiles, of which the most may change at once; in the third game the hand grows.
MATCHES = [("block", 2, 2), ("block", 3, 7), ("bergen", 2, 2), ("sebastopol", 4, 3)]


@pytest.fixture(scope="module")
def changes():
    """The bytes of the changes by kinds, of matches at every size."""
    return {
        name: [
            screen_changes(size, seats, seed, rounds=3, game=game) for game, seats, seed in MATCHES
        ]
        for name, size in SIZES.items()
    }


@pytest.mark.parametrize("name", SIZES)
def test_a_laid_tile_sends_at_most_a_quarter_of_the_frame(changes, name):
    frame = 2 * SIZES[name][0] * SIZES[name][1]
    for kinds in changes[name]:
        for laid in wire.LAID:
            assert len(kinds[laid]) >= 5
            assert max(kinds[laid]) <= frame // 4


@pytest.mark.parametrize("name", SIZES)
def test_a_key_is_answered_in_the_turn_that_reads_it_with_less_than_an_eighth(changes, name):
    """Also while a bot thinks."""
    frame = 2 * SIZES[name][0] * SIZES[name][1]
    kinds = changes[name][0]
    for by_key in ("cursor moved", "next move", "cursor moved, a bot thinks", "menu pointer moved"):
        assert len(kinds[by_key]) >= 2
        assert max(kinds[by_key]) <= frame // 8


@pytest.mark.parametrize("name", SIZES)
def test_a_new_screen_is_sent_once(changes, name):
    for kinds in changes[name]:
        assert set(kinds["whole screen"]) == {wire_bytes(*SIZES[name])}


def test_the_table_that_is_printed():
    kinds = {"whole screen": [160], "cursor moved": [40, 120]}
    heading, columns, first, second = wire.rows(kinds, (10, 20), 8000)
    assert heading == "10x20, a frame is 400 bytes, 0.008 MHz"
    assert columns.split() == ["change", "times", "average", "most", "share", "wire", "ms"]
    # 8,000 bits a second are 1,000 bytes.
    assert first.split() == ["cursor", "moved", "2", "80", "120", "30.0%", "120.0"]
    assert second.split() == ["whole", "screen", "1", "160", "160", "40.0%", "160.0"]


def test_the_command_tells_of_a_tile_beyond_the_budget(monkeypatch, capsys):
    assert wire.main(["--size", "160x128", "--rounds", "1"]) == 0
    assert capsys.readouterr().out.startswith("160x128, a frame is 40,960 bytes")
    monkeypatch.setattr(wire, "BUDGET", 0.01)
    assert wire.main(["--size", "160x128", "--rounds", "1"]) == 1
    assert "of a frame, the budget is 1%" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--game", "blok"], "argument --game: 'blok' is no game"),
        (["--game", "freerun", "--seats", "2"], "argument --seats: freerun is a game for [4]"),
    ],
)
def test_what_cannot_be_played(arguments, words, capsys):
    with pytest.raises(SystemExit) as stop:
        wire.main(arguments)
    assert stop.value.code == 2
    assert words in capsys.readouterr().err
