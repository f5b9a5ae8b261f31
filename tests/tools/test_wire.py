import pytest

from tools import wire
from tools.desktop.stage import SIZES


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
    assert wire.wire_bytes(width, height) == count


@pytest.fixture(scope="module")
def counters():
    """The changes of a match of three at every size."""
    found = {}
    for name, size in SIZES.items():
        found[name] = wire.Counter(size, seats=3, seed=7)
        found[name].play(rounds=5)
    return found


@pytest.mark.parametrize("name", SIZES)
def test_a_laid_tile_sends_at_most_a_quarter_of_the_frame(counters, name):
    frame = 2 * SIZES[name][0] * SIZES[name][1]
    kinds = counters[name].kinds
    for laid in wire.LAID:
        assert len(kinds[laid].sent) >= 10
        assert max(kinds[laid].sent) <= frame // 4


@pytest.mark.parametrize("name", SIZES)
def test_a_key_is_answered_in_the_tick_that_reads_it_with_less_than_an_eighth(counters, name):
    frame = 2 * SIZES[name][0] * SIZES[name][1]
    kinds = counters[name].kinds
    for by_key in ("cursor moved", "next move", "other end", "menu pointer moved"):
        assert 0 < max(kinds[by_key].sent) <= frame // 8


@pytest.mark.parametrize("name", SIZES)
def test_a_new_screen_is_sent_once(counters, name):
    width, height = SIZES[name]
    assert set(counters[name].kinds["whole screen"].sent) == {wire.wire_bytes(width, height)}


def test_the_table_that_is_printed():
    kinds = {
        "cursor moved": wire.Kind([100, 300], [0.001, 0.003]),
        "whole screen": wire.Kind([160], [0.0]),
    }
    heading, columns, first, second = wire.rows(kinds, (10, 20), 8000)
    assert heading == "10x20, a frame is 400 bytes, 0.008 MHz"
    assert " ".join(columns.split()) == "change times average most share wire ms first ms"
    # 160 bytes at 1,000 a second; the first pixel after 11 + 2 bytes.
    assert first.split() == ["whole", "screen", "1", "160", "160", "40.0%", "160.0", "13"]
    # 200 times 2 ms of the program, the middle of the two, and 13 ms.
    assert second.split() == ["cursor", "moved", "2", "200", "300", "75.0%", "300.0", "413"]


def test_the_command_tells_of_a_tile_beyond_the_budget(monkeypatch, capsys):
    assert wire.main(["--size", "160x128", "--rounds", "1"]) == 0
    assert capsys.readouterr().out.startswith("160x128, a frame is 40,960 bytes")
    monkeypatch.setattr(wire, "BUDGET", 0.01)
    assert wire.main(["--size", "160x128", "--rounds", "1"]) == 1
    assert "of a frame, the budget is 1%" in capsys.readouterr().out
