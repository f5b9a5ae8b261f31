"""A match of every game is played, replayed and verified, and shown where it can be."""

from pathlib import Path

import pytest

from engine.games import NAMES
from tools import replay, selfplay

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"
GAMES = (
    ("block", 3),
    ("block(breton,lead=highest-double)", 2),
    ("block", 6),
    ("partners", 4),
    ("foster4", 4),
    ("freerun", 4),
    ("freerun(hungarian)", 4),
    ("draw(strict)", 3),
    ("draw(difference,partners)", 4),
    ("matador", 2),
    ("sebastopol", 4),
    ("bergen", 2),
    ("bergen(pagat)", 3),
)
LEVELS = ("heavy", "random", "easy")


def test_no_game_is_left_out():
    assert {game.partition("(")[0] for game, _ in GAMES} == set(NAMES)


@pytest.mark.parametrize("game, seats", GAMES)
def test_what_selfplay_writes_is_replayed_and_verified(tmp_path, capsys, game, seats):
    path = tmp_path / "out.txt"
    levels = ",".join(LEVELS[seat % len(LEVELS)] for seat in range(seats))
    words = ["--game", game, "--bots", levels, "--target", "20", "--seed", "2", "--out", str(path)]
    assert selfplay.main(words) == 0
    text = path.read_text()
    rounds = [line for line in text.splitlines() if line.startswith("round: ")]
    assert text.splitlines()[1] == f"game: {game}"
    assert replay.main([str(path), "--verify"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("Round ") for line in lines) == len(rounds)
    # Each move that the record writes is asked for once.
    moves = sum(len(line.partition(" play=")[2].split(",")) for line in rounds)
    deals = "1 deal" if len(rounds) == 1 else f"{len(rounds)} deals"
    assert lines[-1].startswith(f"Verified: {deals} and {moves} moves ")


@pytest.mark.parametrize(
    "name, last",
    [
        ("foster4-4", "Bot 1+Bot 3 win the match (Bot 0+Bot 2: 23, Bot 1+Bot 3: 34)"),
        ("partners-4", "Bot 0+Bot 2 win the match (Bot 0+Bot 2: 63, Bot 1+Bot 3: 35)"),
        ("bergen-2", "Bot 1 wins the match (Bot 0: 5, Bot 1: 15)"),
        ("block-5", "Bot 4 wins the match (Bot 0: 60, Bot 1: 0, Bot 2: 0, Bot 3: 0, Bot 4: 81)"),
        ("sebastopol-4", "Bot 0 wins the match (Bot 0: 27, Bot 1: 0, Bot 2: 0, Bot 3: 0)"),
    ],
)
def test_the_scores_are_those_of_the_sides(capsys, name, last):
    assert replay.main([str(RECORDS / f"{name}.txt")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last


@pytest.mark.parametrize(
    "name",
    [
        "partners-4",
        "freerun-4",
        "draw-2",
        "draw-strict-3",
        "matador-2",
        "bergen-2",
        "sebastopol-4",
    ],
)
def test_the_rounds_of_a_match_are_shown(tmp_path, name):
    picture = tmp_path / "round.png"
    words = ["--play", "--headless", "--keys", "right*9 left down", "--screenshot", str(picture)]
    assert replay.main([str(RECORDS / f"{name}.txt"), *words]) == 0
    assert picture.exists()


def test_what_cannot_be_shown_is_said_before_anything_is_opened(tmp_path, capsys):
    picture = tmp_path / "round.png"
    words = ["--play", "--headless", "--screenshot", str(picture)]
    assert replay.main([str(RECORDS / "block-5.txt"), *words]) == 1
    assert capsys.readouterr().err == (
        "python -m tools.replay: round 1: no room for the line and hands of 7 tiles on 240x240\n"
    )
    assert not picture.exists()
