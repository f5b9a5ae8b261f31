import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine import bots
from tools import bench, bench_bots, heap
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[2]
RATE = re.compile(r"(\w[\w ]*?) +([\d,]+)  (\d) seats with (\d) tiles")


def rates(output):
    """Return (name, seats, tiles) of each line that tells a rate, all of which must be above 0."""
    found = [RATE.fullmatch(line) for line in output.splitlines()]
    found = [match for match in found if match]
    assert all(int(match[2].replace(",", "")) > 0 for match in found)
    return [(match[1], int(match[3]), int(match[4])) for match in found]


def test_every_number_of_seats_is_measured(capsys):
    assert bench.main(["--rounds", "3", "--moves", "0"]) == 0
    assert rates(capsys.readouterr().out) == [
        ("this engine", 2, 7),
        ("this engine", 3, 5),
        ("this engine", 4, 5),
    ]


def test_programs_that_are_not_installed_are_named(monkeypatch, capsys):
    for name in ("dominoes", "pyspiel", "open_spiel"):
        monkeypatch.setitem(sys.modules, name, None)
    assert bench.main(["--rounds", "3", "--moves", "0", "--compare"]) == 0
    output = capsys.readouterr().out
    assert rates(output)[3:] == [("this engine", 4, 7)]
    assert "\ndominoes is not installed: python -m pip install dominoes\n" in output
    assert "\nopen_spiel is not installed: python -m pip install open_spiel\n" in output


class Game:
    """As much of a game of `dominoes` as is used: over after the third move."""

    played = 0

    def __init__(self):
        self.result = None
        self.valid_moves = (("tile", True), ("tile", False))
        self._left = 3

    @classmethod
    def new(cls, starting_player):
        assert 0 <= starting_player < 4
        return cls()

    def make_move(self, tile, left):
        assert (tile, left) in self.valid_moves
        self._left -= 1
        if not self._left:
            self.result = "over"
            Game.played += 1


def test_an_installed_program_plays_as_many_rounds(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "dominoes", SimpleNamespace(Game=Game))
    monkeypatch.setitem(sys.modules, "open_spiel", None)
    monkeypatch.setattr(Game, "played", 0)
    assert bench.main(["--rounds", "5", "--moves", "0", "--compare"]) == 0
    assert Game.played == 5 * bench.RUNS
    assert ("dominoes", 4, 7) in rates(capsys.readouterr().out)


@pytest.mark.parametrize("word", ["0", "-3", "x", "1.5"])
def test_a_number_of_rounds_that_is_none(word, capsys):
    with pytest.raises(SystemExit) as caught:
        bench.main([f"--rounds={word}"])
    assert caught.value.code == 2
    assert f"{word!r} is no whole number of at least 1" in capsys.readouterr().err


def test_the_smallest_number_is_found_by_halving():
    for smallest in range(1, 33):
        asked = []

        def runs(number, smallest=smallest, asked=asked):
            asked.append(number)
            return number >= smallest

        assert heap.bisect(runs, 1, 32) == smallest
        assert len(asked) == 5


def test_the_smallest_heap_of_a_match(capsys):
    if find_micropython() is None:
        pytest.skip("the micropython command is not installed")
    assert bench.main(["--heap"]) == 0
    found = re.fullmatch(
        r"A match of 4 bots runs in a MicroPython heap of (\d+) KB \(heapsize=\1wk\)",
        (lines := capsys.readouterr().out.splitlines())[0],
    )
    # The heap that the engine's tests get must do; nothing runs in a few KB.
    assert 8 < int(found[1]) <= 128
    memory = {}
    for line in lines[4:]:
        level, loaded, thinking = line.replace(",", "").split()
        memory[level] = (int(loaded), int(thinking))
    assert tuple(memory) == bots.LEVELS
    # A bot that draws lots at once holds next to nothing, one with tables and deals some KB.
    assert memory["random"][1] < 200 < memory["hard"][1] < 20_000
    assert memory["heavy"][0] < memory["steady"][0] < memory["hard"][0]


def test_a_level_that_cannot_be_measured_is_said():
    if find_micropython() is None:
        pytest.skip("the micropython command is not installed")
    with pytest.raises(heap.HeapError) as caught:
        heap.bot_memory("expert")
    assert str(caught.value).startswith("the level expert cannot be measured: ")
    assert "'expert' is no level; there are " in str(caught.value)


def test_a_missing_micropython_is_named(monkeypatch, capsys):
    monkeypatch.setattr(heap, "find_micropython", lambda: None)
    assert bench.main(["--heap"]) == 1
    assert capsys.readouterr().err == (
        "python -m tools.bench: the micropython command is not installed\n"
    )


def test_a_match_that_never_runs_is_said_to(monkeypatch, capsys):
    # Python itself knows no heapsize.
    monkeypatch.setattr(heap, "find_micropython", lambda: sys.executable)
    monkeypatch.setattr(heap, "_PROGRAM", "print({}, {})")
    assert bench.main(["--heap"]) == 1
    assert "the match does not even run in 256 KB" in capsys.readouterr().err


def test_the_command_itself():
    result = subprocess.run(
        [sys.executable, "-m", "tools.bench", "--rounds", "2", "--moves", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0
    assert len(rates(result.stdout)) == 3
    assert re.search(r"^Positions per second of the exact search: [1-9]", result.stdout, re.M)
    table = [line.split() for line in result.stdout.splitlines()[-6:]]
    assert [row[0] for row in table] == list(bots.LEVELS + bots.DESKTOP_LEVELS)
    for _, median, p95, worst in table:
        # Of a single move.
        assert 0 <= float(median) == float(p95) == float(worst)


class Ticking:
    """A bot of which every move takes a millisecond more than the one before."""

    def __init__(self, clock):
        self._clock = clock
        self._taken = 0

    def start(self, view, rng):
        assert len(view.legal_moves()) > 1
        self._taken += 1_000_000

    def step(self):
        self._clock[0] += self._taken
        return 0


def test_the_times_of_moves_by_a_clock_that_is_known(monkeypatch):
    clock = [0]
    make = bots.make
    monkeypatch.setattr(
        bots, "make", lambda level: Ticking(clock) if level == "ticking" else make(level)
    )
    monkeypatch.setattr(bench_bots.time, "process_time_ns", lambda: clock[0])
    # 1, 2, ... 20 ms: half of the moves take no more than 10, 19 of 20 no more than 19.
    assert bench_bots.move_times("ticking", 20) == bench_bots.Times("ticking", 10, 19, 20, 20)


def test_the_positions_per_second_by_a_clock_that_is_known(monkeypatch):
    # The search of one deal in a quarter of a second, so four times as many in one.
    searched = []

    class Exact(bench_bots.Exact):
        def step(self, positions):
            done = super().step(positions)
            assert done
            searched.append(self.positions)
            return done

    clock = iter([0, 250_000_000])
    monkeypatch.setattr(bench_bots, "Exact", Exact)
    monkeypatch.setattr(bench_bots.time, "process_time_ns", lambda: next(clock))
    assert bench_bots.positions_per_second(1) == 4 * searched[0] > 0
