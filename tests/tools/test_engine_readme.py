"""The examples in the engine's README run, and say what they give."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "engine" / "README.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_examples_run_one_after_the_other():
    names = {}
    for block in BLOCKS[:-1]:
        exec(block, names)
    assert names["match"].over


@pytest.mark.parametrize(
    "expression, expected",
    [
        ("outcome.sum()", "6"),
        ("(outcome.how, outcome.seat, outcome.points)", ("domino", 0, 6)),
        ("format_view(view)", "block/2 lead=0 deal=#2|62.33 play=61,62L,10R"),
    ],
)
def test_the_examples_give_what_they_say(expression, expected):
    names = {}
    for block in BLOCKS[:2]:
        exec(block, names)
    assert eval(expression, names) == expected
    shown = str(expected) if isinstance(expected, tuple) else f"'{expected}'"
    assert "# " + shown.replace("'", '"') in TEXT


def test_the_first_round_goes_as_it_says():
    names = {}
    before, _, _ = BLOCKS[0].partition("format_move(round_")
    exec(before, names)
    # Seat 1 holds 1-1, which fits the right end of the 6-1 and comes first.
    assert names["round_"].ends == (6, 1)
    assert names["format_move"](names["round_"].legal_moves()[0]) == "11R"


def test_the_shortest_game_is_the_one_in_the_folder():
    source = (ROOT / "engine" / "games" / "partners.py").read_text()
    without_docstrings = re.sub(r'""".*?"""\n', "", source, flags=re.DOTALL)

    def lines(text):
        return [line.strip() for line in text.splitlines() if line.strip()]

    assert lines(BLOCKS[-1]) == lines(without_docstrings)


def test_every_game_is_in_its_table():
    from engine.games import NAMES

    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(NAMES)
