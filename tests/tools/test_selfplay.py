import subprocess
import sys
from pathlib import Path

import pytest

from engine.bots import LEVELS
from tools import replay
from tools.bot_match import record
from tools.micropython import find_micropython
from tools.selfplay import main, records

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"


def selfplay(tmp_path, *words):
    """Run with --out; return the file's bytes."""
    path = tmp_path / "out.txt"
    assert main([*words, "--out", str(path)]) == 0
    return path.read_bytes()


def test_matches_stand_one_after_another_each_with_its_own_seed(tmp_path):
    written = selfplay(
        tmp_path, "--seats", "3", "--bots", "heavy,steady,random", "--matches", "3", "--seed", "7"
    ).decode("ascii")
    levels = ["heavy", "steady", "random"]
    assert written == (
        f"; match 1 of 3\n{record('block', 7, levels)}\n"
        f"; match 2 of 3\n{record('block', 8, levels)}\n"
        f"; match 3 of 3\n{record('block', 9, levels)}"
    )


def test_the_same_command_gives_the_same_bytes(tmp_path):
    words = ("--bots", "random,random", "--matches", "2", "--seed", "5")
    assert selfplay(tmp_path, *words) == selfplay(tmp_path, *words)


def test_a_recorded_match_is_played_again(tmp_path):
    written = selfplay(tmp_path, "--bots", "heavy,random,random,heavy", "--seed", "0")
    assert written == b"; match 1 of 1\n" + (RECORDS / "block-4.txt").read_bytes()


def test_what_is_written_replays(tmp_path, capsys):
    path = tmp_path / "out.txt"
    assert main(["--bots", "steady,heavy", "--matches", "4", "--out", str(path)]) == 0
    assert replay.main([str(path)]) == 0
    assert capsys.readouterr().out.count(" wins the match (") == 4


def test_the_seed_after_the_last_is_the_first():
    texts = list(records("block", ["heavy", "heavy"], 2, 2**64 - 1))
    assert "\nseed: 18446744073709551615\n" in texts[0]
    assert "\nseed: 0\n" in texts[1]


def test_the_target(tmp_path):
    written = selfplay(tmp_path, "--bots", "heavy,heavy", "--target", "1").decode()
    assert "\ntarget: 1\n" in written
    scores = written.splitlines()[-1].split(" ")[1:3]
    assert sorted(score == "0" for score in scores) == [False, True]


def test_every_level_plays(tmp_path):
    for level in LEVELS:
        assert f"Bot 1 ({level})" in selfplay(tmp_path, "--bots", f"random,{level}").decode()


def test_the_level_of_the_desktop_plays_too(tmp_path):
    written = selfplay(tmp_path, "--bots", "random,master", "--target", "1").decode()
    assert "Bot 0 (random), Bot 1 (master)" in written


@pytest.mark.parametrize(
    "words, error",
    [
        (["--bots", "heavy"], "block is played with 2, 3, 4 seats, not with 1"),
        (["--bots", "heavy,expert"], "argument --bots: 'expert' is no level; there are random,"),
        (["--bots", "heavy,heavy", "--seats", "3"], "argument --bots: 2 bots for 3 seats"),
        (["--bots", "heavy,heavy", "--matches", "0"], "argument --matches: '0' is no whole number"),
        (["--bots", "heavy,heavy", "--target", "0"], "the target must be at least 1 point, not 0"),
        (["--bots", "heavy,heavy", "--seed", "-1"], "the seed must be a number from 0 to 2**64"),
        (["--bots", "heavy,heavy", "--game", "chess"], "'chess' is no game; there are"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_bad_options_are_refused_before_the_file_is_touched(tmp_path, capsys, words, error):
    path = tmp_path / "out.txt"
    with pytest.raises(SystemExit) as caught:
        main([*words, "--out", str(path)])
    assert caught.value.code == 2
    assert f"error: {error}" in capsys.readouterr().err
    assert not path.exists()


def test_a_file_that_cannot_be_written(tmp_path, capsys):
    path = tmp_path / "none" / "out.txt"
    with pytest.raises(SystemExit) as caught:
        main(["--bots", "heavy,heavy", "--out", str(path)])
    assert caught.value.code == 2
    assert f"argument --out: {path}: No such file" in capsys.readouterr().err


def test_the_command_itself_writes_to_standard_output():
    result = subprocess.run(
        [sys.executable, "-m", "tools.selfplay", "--bots", "heavy,random", "--seed", "7"],
        cwd=ROOT,
        capture_output=True,
    )
    assert result.returncode == 0
    assert result.stdout == b"; match 1 of 1\n" + (RECORDS / "block-2.txt").read_bytes()
    assert result.stderr == b""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_the_same_on_micropython(seats):
    command = find_micropython()
    if command is None:
        pytest.skip("the micropython command is not installed")
    for first in range(0, len(LEVELS), seats):
        levels = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(seats)]
        program = (
            f"from tools.bot_match import record; print(record('block', 11, {levels}), end='')"
        )
        result = subprocess.run([command, "-c", program], cwd=ROOT, capture_output=True, text=True)
        assert result.stdout == record("block", 11, levels)
