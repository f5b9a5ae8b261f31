"""How saving wears a Pico's flash: what is counted, and that it lasts."""

import pytest

from firmware import round_texts
from tests.app.driver import Driver, some_move
from tests.app.matches import play_match
from tools import bench
from tools.wear import FlashMemory, Wear, play, wear


def test_a_write_over_anything_that_is_not_erased_erases_the_sector():
    memory = FlashMemory()
    memory[0:4] = b"abcd"
    memory[4:6] = b"ef"
    assert (memory.writes, memory.written, memory.erasures) == (2, 6, 0)
    memory[5:9] = b"ghij"
    assert (memory.writes, memory.written, memory.erasures) == (3, 10, 1)
    assert memory.longest == 4
    # Erased bytes among them make no difference, nor does writing what is there already.
    memory[0:1] = b"a"
    assert memory.erasures == 2
    memory[100:200] = b"\xff" * 100
    memory[100:200] = b"\xff" * 100
    assert memory.erasures == 2
    assert memory[0:12] == b"abcdeghij\xff\xff\xff"


def test_the_years_are_the_erasures_there_are_by_those_of_ten_matches_a_day():
    # 100,000 erasures, 2 a match, 10 matches a day: 5,000 days.
    assert Wear(matches=50, writes=1, written=1, longest=1, erasures=100).years == pytest.approx(
        5000 / 365.25
    )


@pytest.mark.parametrize(
    "game, seats, level",
    [
        ("block", 2, "heavy"),
        ("block", 3, "heavy"),
        ("block", 4, "heavy"),
        ("draw", 2, "heavy"),
        # The game whose matches are longest.
        ("block(foster)", 2, "easy"),
        ("block(foster)", 2, "heavy"),
    ],
)
def test_the_flash_lasts_for_five_years_of_ten_matches_a_day(game, seats, level):
    found = wear(game, seats, 12, level)
    # A write for each move and deal at least: no match has fewer than 20 of them.
    assert found.writes > 12 * 20
    assert found.years >= 5
    assert found.longest <= 1024


@pytest.mark.parametrize("seed", [3, 4])
def test_the_app_itself_writes_and_erases_as_much(seed):
    """The same match by the keys of a device and by the tool, each on a memory of its own."""
    of_app, of_tool = FlashMemory(), FlashMemory()
    driver = Driver(memory=of_app, seed=seed)
    driver.begin(["heavy"])
    play_match(driver)
    driver.choose(round_texts.BACK_TO_TITLE)

    def choose(session):
        return some_move(session.view, session.match.number)

    play(of_tool, "block", ["heavy"], seed, choose)
    assert of_app.writes > 100
    assert (of_app.writes, of_app.written, of_app.erasures) == (
        of_tool.writes,
        of_tool.written,
        of_tool.erasures,
    )


def test_the_command_tells_writes_erasures_and_years(capsys):
    assert bench.main(["--wear", "--matches", "1"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [row[:3] for row in rows] == [
        ["block", "2", "seats"],
        ["block", "3", "seats"],
        ["block", "4", "seats"],
    ]
