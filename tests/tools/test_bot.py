import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from engine import bots
from engine.notation.rounds import parse_view
from tools.bot import answer, chance_of, serve

ROOT = Path(__file__).resolve().parents[2]
VIEW = "block/2 lead=0 deal=66.65.64.63.62.61.60|#7 play=66,--"


def served(text, level="heavy"):
    """The answers to the lines of `text`, a str or bytes."""
    answers = BytesIO()
    serve(bots.make(level), BytesIO(text if isinstance(text, bytes) else text.encode()), answers)
    return answers.getvalue().decode().splitlines()


def test_each_line_is_answered_by_a_move():
    assert served(f"{VIEW}\n") == ["65L"]
    # The lead, an end, a pass.
    assert served(
        "block/2 lead=0 deal=66.65.64.63.62.61.60|#7\n"
        "block/2 lead=0 deal=#7|55.50.63.62.61.60.00 play=65\n"
        "block/2 lead=0 deal=#7|55.54.44.33.32.22.00 play=61\n"
    ) == ["66", "55R", "--"]


@pytest.mark.parametrize(
    "line, error",
    [
        ("", "'': a round begins with GAME/SEATS"),
        ("hello", "'hello': a round begins with GAME/SEATS"),
        ("block/2 lead=0 deal=66.65|64.63", "a view shows one hand, not 2"),
        ("block/2 lead=0 deal=66.65|#2 play=66", "seat 1 is to move, and the view is seat 0's"),
        ("block/2 lead=0 deal=66.65|#2 play=66,--,65L", "the round is over"),
        ("block/2 lead=0 deal=66.66|#2", "66 is dealt twice, to seat 0 and to seat 0"),
        ("block/2 lead=0 deal=\xe9", "character 21 is no printable ASCII"),
        ("x" * 9000, "a round of 8195 characters; 8192 at most"),
    ],
)
def test_a_view_that_cannot_be_is_told_and_the_next_one_read(line, error):
    assert served(line.encode("latin-1") + b"\n" + VIEW.encode() + b"\n") == [
        f"error: {error}",
        "65L",
    ]


def test_lines_may_end_as_on_windows_and_the_last_need_not_end():
    assert served(f"{VIEW}\r\n{VIEW}") == ["65L", "65L"]
    assert served("x" * 20000) == ["error: a round of 8195 characters; 8192 at most"]


@pytest.mark.parametrize("level", bots.LEVELS + bots.DESKTOP_LEVELS)
def test_the_same_view_is_always_answered_by_the_same_move(level):
    bot = bots.make(level)
    lead = "block/2 lead=0 deal=66.55.44.33.22.11.00|#7"
    first = answer(bot, VIEW), answer(bot, lead)
    assert (answer(bot, VIEW), answer(bot, lead + " play=")) == first
    assert served(f"{lead}\n{VIEW}\n", level) == [first[1], first[0]]


def test_other_views_have_other_chances():
    other = VIEW.replace("play=66,--", "play=65,--")
    chances = {chance_of(parse_view(view)).next() for view in (VIEW, other, VIEW)}
    assert len(chances) == 2


def start(level="heavy"):
    """Start the command as another program would."""
    return subprocess.Popen(
        [sys.executable, "-m", "tools.bot", "--level", level],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_command_answers_each_line_at_once():
    process = start()
    for _ in range(2):
        process.stdin.write(VIEW + "\n")
        process.stdin.flush()
        # Comes while standard input is open still.
        assert process.stdout.readline() == "65L\n"
    output, errors = process.communicate()
    assert (process.returncode, output, errors) == (0, "", "")


def test_the_level_of_the_desktop_answers_too():
    # Seat 1 passed at 6/6 and at 6/5, so it has neither sixes nor fives: 5-5 keeps both ends shut.
    output, errors = start("master").communicate(
        "block/2 lead=0 deal=66.65.55.51|#4 play=66,--,65R,--\n"
    )
    assert (output, errors) == ("55R\n", "")


def test_nobody_reading_on_is_no_error():
    process = start()
    process.stdout.close()
    process.stdin.write(VIEW + "\n")
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait() == 0
