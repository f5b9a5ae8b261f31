import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.bots import LEVELS
from tests.arena.programs import level, program
from tools.arena.cli import main

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def arena(capsys):
    """Run the arena with a command line's words; return (exit code, output, errors)."""

    def run(line, *words):
        code = main([*line.split(), *words])
        return code, *capsys.readouterr()

    return run


def quoted(command):
    """The player that a command line is, as `--bots` takes it."""
    return 'cmd:"' + command.replace('"', '"\'"\'"') + '"'


def rounds(path):
    """What a state file says of the rounds, without times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [[*line[:4], line[4]["rounds"], line[4]["positions"]] for line in lines]


def test_the_account_of_a_contest(arena):
    code, output, errors = arena("--bots heavy,heavy --deals 3 --seed 7")
    lines = output.splitlines()
    assert (code, errors) == (0, "")
    assert lines[:2] == ["block, 2 seats: heavy against heavy", "3 deals, 6 rounds, seed 7"]
    assert lines[3] == "margin   +0.00 points per round, 95 % interval +0.00 to +0.00"
    won, lost = (float(word.strip(",%")) for word in lines[4].split()[2::2])
    assert won == lost


def test_stronger_players_win(arena):
    # By 9 points a round, so that six deals are enough.
    code, output, _ = arena("--bots cheat,random --deals 6 --seed 2 --json")
    margin = json.loads(output)["results"]["block"]["margin"]
    assert code == 0
    assert margin["mean"] - margin["error"] > 0


def test_json_holds_the_settings_and_the_results(arena):
    _, output, _ = arena("--bots easy,heavy --seats 3 --deals 4 --seed 9 --json")
    found = json.loads(output)
    results = found.pop("results")["block"]
    assert found == {"seats": 3, "bots": ["easy", "heavy"], "seed": 9, "deals": 4}
    assert (results["deals"], results["rounds"]) == (4, 12)
    assert results["won"] + results["lost"] + results["tied"] == pytest.approx(1)
    assert len(results["efforts"]) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_results_are_the_same_whatever_the_number_of_jobs(arena, tmp_path, seats):
    played = []
    for jobs in (1, 3):
        path = tmp_path / f"{jobs}.jsonl"
        line = f"--bots worlds:2,random --seats {seats} --deals 5 --seed 3 --jobs {jobs}"
        assert arena(line, "--state", str(path))[0] == 0
        played.append(rounds(path))
    assert played[0] == played[1]
    assert [task[0] for task in played[0]] == [0, 1, 2, 3, 4]


def test_another_seed_gives_other_deals(arena, tmp_path):
    played = []
    for seed in (1, 2):
        path = tmp_path / f"{seed}.jsonl"
        arena(f"--bots easy,heavy --deals 5 --seed {seed}", "--state", str(path))
        played.append(rounds(path))
    assert played[0] != played[1]


def test_a_finished_state_file_is_only_told_again(arena, tmp_path):
    path = tmp_path / "state.jsonl"
    line = "--bots easy,heavy --deals 5"
    first = arena(line, "--state", str(path))
    before = path.read_bytes()
    assert arena(line, "--state", str(path)) == first
    assert path.read_bytes() == before


def test_fewer_deals_than_the_state_file_holds(arena, tmp_path):
    path = tmp_path / "state.jsonl"
    arena("--bots easy,heavy --deals 5", "--state", str(path))
    _, output, _ = arena("--bots easy,heavy --deals 2", "--state", str(path))
    assert "2 deals, 4 rounds" in output


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT can be sent to a process there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_contest_goes_on_where_it_was(arena, tmp_path, jobs):
    path = tmp_path / "state.jsonl"
    words = f"--bots worlds:3,heavy --deals 60 --seed 4 --jobs {jobs} --state {path}".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.arena", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None and not (path.exists() and path.read_text().count("\n") > 3):
        time.sleep(0.005)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate()
    assert (process.returncode, output) == (130, "")
    assert errors == "Stopped; the same command goes on.\n"
    stopped = rounds(path)
    assert 3 <= len(stopped) < 60
    assert arena(" ".join(words))[0] == 0
    whole = tmp_path / "whole.jsonl"
    assert arena("--bots worlds:3,heavy --deals 60 --seed 4", "--state", str(whole))[0] == 0
    assert rounds(path) == rounds(whole)
    assert rounds(path)[: len(stopped)] == stopped


def test_a_rating_of_all_levels(arena):
    code, output, errors = arena("--rating --deals 2 --seats 3 --json")
    found = json.loads(output)["results"]["block"]
    assert (code, errors) == (0, "")
    assert found["names"] == list(LEVELS)
    assert found["ratings"][LEVELS.index("heavy")]["mean"] == 0


def test_the_rating_table(arena):
    _, output, _ = arena("--rating --deals 3 --bots random,cheat,heavy --seed 2")
    lines = output.splitlines()
    assert lines[0] == "block, 2 seats: 3 deals for each pair, seed 2"
    # By rating.
    assert [line.split()[0] for line in lines[3:6]][0] == "cheat"
    assert "heavy     +0.00" in output
    assert lines[7] == "points per round of the row against the column"
    assert lines[8].split() == [line.split()[0] for line in lines[3:6]]
    assert lines[9].split()[:2] == ["cheat", "-"]
    assert lines[-1].startswith("each within ")


def test_a_program_of_other_people_plays(arena):
    code, output, errors = arena(
        "--deals 3 --seed 1 --json --bots", f"heavy,{quoted(level('heavy'))}"
    )
    assert (code, errors) == (0, "")
    # It is the same player.
    assert json.loads(output)["results"]["block"]["margin"] == {"mean": 0, "error": 0}


@pytest.mark.skipif(sys.platform == "win32", reason="os.kill asks for nothing there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_no_program_is_left_running(arena, tmp_path, jobs):
    path = tmp_path / "pids"
    # It does not care that its standard input ends.
    command = program(
        f"import os; open({str(path)!r}, 'a').write(f'{{os.getpid()}} ');"
        " from tools.bot import main; main(['--level', 'heavy']); time.sleep(1000)"
    )
    assert arena(f"--deals 4 --jobs {jobs} --bots", f"heavy,{quoted(command)}")[0] == 0
    started = [int(word) for word in path.read_text().split()]
    assert len(started) in range(1, jobs + 1)
    for number in started:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_answers_an_illegal_move_ends_it_all(arena, jobs):
    # Seat 0 leads the first deal, so the program is asked first as the second player in seat 1.
    command = program("[print('00R') for _ in views]")
    code, output, errors = arena(f"--deals 3 --jobs {jobs} --bots", f"heavy,{quoted(command)}")
    assert (code, output) == (1, "")
    lines = errors.splitlines()
    assert lines[0].startswith("python -m tools.arena: cmd:")
    assert " answered 00R: seat 1 " in lines[0] or " answered 00R: 00 " in lines[0]
    assert lines[1].startswith("The view was: block/2 lead=0 deal=#7|")


@pytest.mark.parametrize(
    "line, reason",
    [
        ("", "--bots must name the two players"),
        ("--bots heavy", "--bots names two players, not 1"),
        ("--bots heavy,easy,steady", "--bots names two players, not 3"),
        ("--bots heavy,expert", "'expert' is no level"),
        ("--bots heavy,easy --seats 11", "block is played with 2 to 10 seats, not with 11"),
        ("--bots heavy,easy --games block,whist", "'whist' is no game"),
        ("--bots heavy,easy --deals 0", "there must be a deal to play, not 0"),
        ("--bots heavy,easy --seed -1", "the seed must be a number from 0 to 2**64 - 1, not -1"),
        ("--rating --bots heavy", "a rating takes two players or more"),
        ("--rating --bots heavy,heavy", "in a rating each player can be named once only"),
        ("--bots heavy,worlds:0", "worlds:0: worlds:N samples N deals"),
        ("--bots heavy,cmd:./no-such-bot", "cmd:./no-such-bot: No such file"),
    ],
)
def test_what_cannot_be_played_is_said(arena, line, reason):
    code, output, errors = arena(line)
    assert (code, output) == (1, "")
    assert errors.startswith(f"python -m tools.arena: {reason}")
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize("words", ["--jobs 0", "--jobs x", "--deals many", "--time-limit soon"])
def test_a_number_that_is_none(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--bots", "heavy,easy", *words.split()])
    assert caught.value.code == 2


def test_games_with_options_are_told_apart(arena):
    code, output, errors = arena(
        "--bots heavy,random --deals 1 --games block(breton,lead=highest-double),draw(strict)"
    )
    heads = [line for line in output.splitlines() if " seats: " in line]
    assert (code, errors) == (0, "")
    assert heads == [
        "block(breton,lead=highest-double), 2 seats: heavy against random",
        "draw(strict), 2 seats: heavy against random",
    ]


def test_partners_are_counted_in_the_heading(arena):
    _, output, _ = arena("--bots heavy,random --deals 1 --seats 4 --games partners")
    assert output.startswith("partners, 4 seats: 2 x heavy against 2 x random\n1 deals, 2 rounds")


def test_what_is_missing_to_show_the_progress_is_named(arena, monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    code, output, errors = arena("--bots easy,random --deals 1")
    assert (code, output) == (1, "")
    assert "tqdm is not installed; run: python -m pip install -r requirements-dev.txt" in errors
