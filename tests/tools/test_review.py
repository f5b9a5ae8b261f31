"""Records reviewed move by move."""

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine import bots
from engine.bots.judgement import Judgement
from engine.games import find
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match
from engine.notation.single import format_single
from tools.review import Sum, main

ROOT = Path(__file__).resolve().parents[2]
# Seat 1 has the six tiles of 0, 1 and 2, as its passes at 6/5, 6/4 and 6/3 say. 6-3 on the 6 blocks
# the line and loses 15 - 12 = 3 points.
DEAL = "lead=0 deal=65.54.43.63.62.61|00.10.11.20.21.22"
PLAY = "play=65,--,54R,--,43R,--,63L,--,-- end=blocked:1:3"


def review(capsys, tmp_path, text, *options):
    """The lines that a review of the record `text` prints."""
    path = tmp_path / "record.txt"
    path.write_text(text)
    assert main([str(path), *options]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out.splitlines()


def test_each_move_has_a_line_and_the_round_a_sum(capsys, tmp_path):
    # In Block, Breton, the rest is played out: 6-1 and 6-2 bring 10 points (test_simulation).
    lines = review(capsys, tmp_path, f"block(breton)/2 {DEAL} {PLAY}\n")
    assert lines[0] == "Round of block(breton), seat 0:"
    assert lines[4] == "  Move 7: 6-3 left. Best: 6-1, 13.0 points better."
    assert lines[5] == "  Move 9: pass."
    assert [line.split(":")[0] for line in lines[1:4]] == ["  Move 1", "  Move 3", "  Move 5"]
    given = re.fullmatch(r"  All: 4 choices, (\d) the best; (\d+\.\d) points .*", lines[6])
    assert float(given[2]) >= 13
    assert len(lines) == 7


@pytest.mark.parametrize(
    "error, words",
    [(60, "about 13 points better"), (649, "about 13 points better"), (650, "hardly better")],
)
def test_a_cost_is_told_as_exactly_as_it_is_known(capsys, tmp_path, monkeypatch, error, words):
    # It is 13 points; twice 6.5 may be chance.
    monkeypatch.setattr(Judgement, "error", lambda self, move: error)
    lines = review(capsys, tmp_path, f"block(breton)/2 {DEAL} {PLAY}\n")
    assert lines[4] == f"  Move 7: 6-3 left. Best: 6-1, {words}."


def test_what_chance_may_bring_about_is_not_given_away(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(Judgement, "error", lambda self, move: 100000)
    lines = review(capsys, tmp_path, f"block(breton)/2 {DEAL} {PLAY}\n")
    assert "; 0.0 points given away, 0.0 a choice." in lines[6]


@pytest.mark.parametrize("level", ["hard", "master"])
def test_in_block_the_level_says_what_it_plays(capsys, tmp_path, level):
    # 6-3 on the 3 brings 9 points (test_hard).
    lines = review(capsys, tmp_path, f"block/2 {DEAL} {PLAY}\n", "--level", level)
    best = f"{level.capitalize()}: 6-3 right, 12.0 points better."
    assert lines[4] == f"  Move 7: 6-3 left. {best}"


def test_what_the_level_would_play_too_is_said(capsys, tmp_path):
    play = "play=65,--,54R,--,43R,--,63R,--,62R,22R,61L end=domino:0:8"
    lines = review(capsys, tmp_path, f"block/2 {DEAL} {play}\n")
    assert lines[4] == "  Move 7: 6-3 right, as master."
    assert lines[-2] == "  Move 11: 6-1, the only choice."


def test_the_other_seat(capsys, tmp_path):
    lines = review(capsys, tmp_path, f"block/2 {DEAL} {PLAY}\n", "--seat", "1")
    assert lines == [
        "Round of block, seat 1:",
        *[f"  Move {number}: pass." for number in (2, 4, 6, 8)],
        "  All: nothing to choose.",
    ]


def test_a_match_has_a_sum_of_its_rounds(capsys):
    path = ROOT / "tests/records/block-2.txt"
    assert main([str(path), "--level", "hard"]) == 0
    lines = capsys.readouterr().out.splitlines()
    sums = [
        re.search(r"(\d+) choices?, (\d+) the best; (\d+\.\d) points", line)
        for line in lines
        if " the best; " in line
    ]
    *rounds, match = [tuple(map(float, found.groups())) for found in sums]
    assert len(rounds) > 1
    assert lines[-1].startswith("Match: ")
    assert sum(number for number, _, _ in rounds) == match[0]
    assert sum(number for _, number, _ in rounds) == match[1]
    # Each is rounded.
    assert abs(sum(cost for _, _, cost in rounds) - match[2]) <= 0.05 * (len(rounds) + 1)


def test_the_same_seed_gives_the_same_review(capsys, tmp_path):
    text = (ROOT / "tests/records/block-3.txt").read_text()
    one = review(capsys, tmp_path, text, "--level", "hard", "--seed", "5")
    assert review(capsys, tmp_path, text, "--level", "hard", "--seed", "5") == one
    assert review(capsys, tmp_path, text, "--level", "hard", "--seed", "6") != one


def test_a_round_alone_is_reviewed_as_in_its_match(capsys, tmp_path):
    match = Match(find("block"), 2, 7)
    round_ = match.deal()
    steady = bots.make("steady")
    while not round_.over:
        round_.push(bots.choose(steady, round_.view(round_.turn), None))
    match.score()
    players = [("Ann", "steady"), ("Bo", "steady")]
    kept = KeptRounds(2)
    kept.add(round_)
    whole = review(capsys, tmp_path, format_match(match, players, kept), "--level", "hard")
    assert review(capsys, tmp_path, format_single(match, players), "--level", "hard") == whole
    known = format_match(match, players, kept)
    other = known.replace("seed: 7\n", "seed: -\n")
    assert review(capsys, tmp_path, other, "--level", "hard", "--seed", "7") == whole


def test_json(capsys, tmp_path):
    (line,) = review(capsys, tmp_path, f"block(breton)/2 {DEAL} {PLAY}\n", "--json")
    found = json.loads(line)
    (round_,) = found["rounds"]
    assert (found["level"], round_["game"], round_["round"]) == ("master", "block(breton)", None)
    assert round_["moves"][3] == {
        "number": 7,
        "move": "63L",
        "best": "61L",
        "choice": True,
        "cost": 13.0,
        "error": 0.0,
        "words": "Move 7: 6-3 left. Best: 6-1, 13.0 points better.",
    }
    assert round_["sum"]["choices"] == 4


RECORDS = sorted(ROOT.glob("tests/records/*-[2-5].txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_game(capsys, monkeypatch, path):
    lines = path.read_text().splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("round: ")]
    # Two rounds; after the last there is the result.
    if len(starts) > 2:
        lines = lines[: starts[2]]
    text = "\n".join(lines).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(["-", "--level", "hard"]) == 0
    found = capsys.readouterr().out.splitlines()
    assert any(re.fullmatch(r"  Move \d+: .*(better|hard|best)\.", line) for line in found)
    assert found[-1].startswith("Match: ")


@pytest.mark.parametrize(
    "text, options, error",
    [
        ("block/2 lead=0 deal=66.65|64.63 play=65R", [], "line 1: move 1"),
        ("", [], "there is no match and no round in it"),
        (f"block/2 {DEAL} {PLAY}", ["--seat", "2"], "there is no seat 2; the seats are 0 to 1"),
    ],
)
def test_what_is_wrong_is_told_and_the_code_is_1(capsys, tmp_path, text, options, error):
    path = tmp_path / "record.txt"
    path.write_text(text)
    assert main([str(path), *options]) == 1
    assert f"{path}: {error}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words, error",
    [
        ([], "the following arguments are required: FILE"),
        (["x", "--level", "easy"], "invalid choice: 'easy'"),
        (["x", "--seat", "-1"], "'-1' is not a seat"),
        (["x", "--seed", str(2**64)], "is not a whole number from 0 to 2**64 - 1"),
    ],
)
def test_bad_options(capsys, words, error):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert error in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys, tmp_path):
    assert main([str(tmp_path / "none.txt")]) == 1
    assert "none.txt: No such file" in capsys.readouterr().err


def test_the_words_of_a_sum():
    total = Sum()
    assert total.words() == "nothing to choose"
    total.add(Sum(1, 1, 0.0))
    assert total.words() == "1 choice, 1 the best; 0.0 points given away, 0.0 a choice"
    total.add(Sum(2, 0, 4.5))
    assert total.words() == "3 choices, 1 the best; 4.5 points given away, 1.5 a choice"


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="the system has no such signal")
def test_the_command_reads_standard_input():
    result = subprocess.run(
        [sys.executable, "-m", "tools.review", "-"],
        cwd=ROOT,
        input=f"block(breton)/2 {DEAL} {PLAY}\n",
        capture_output=True,
        text=True,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert "Move 7: 6-3 left. Best: 6-1, 13.0 points better." in result.stdout
