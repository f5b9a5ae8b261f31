import json
from dataclasses import replace

import pytest

from tools.arena import state as state_module
from tools.arena.contest import Contest, Task
from tools.arena.errors import ArenaError
from tools.arena.state import State

CONTEST = Contest(("block",), 2, ("easy", "heavy"), 10, seed=5)
TASKS = CONTEST.tasks()
RESULT = {"rounds": [["domino", 0, 10], ["blocked", None, 0]], "micros": [[1], []]}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "state.jsonl"


def keep(path, *tasks, contest=CONTEST):
    with State(path, contest) as state:
        for task in tasks:
            state.add(task, RESULT)


def kept(path, contest=CONTEST):
    with State(path, contest) as state:
        return state.results


def test_a_new_file_holds_nothing(path):
    assert kept(path) == {}
    assert kept(path) == {}


def test_results_are_kept(path):
    keep(path, TASKS[0], TASKS[1])
    assert kept(path) == {Task(0, "block", 0, 1): RESULT, Task(1, "block", 0, 1): RESULT}
    keep(path, TASKS[2])
    assert list(kept(path)) == TASKS[:3]


def test_each_result_is_in_the_file_at_once(path):
    with State(path, CONTEST) as state:
        state.add(TASKS[0], RESULT)
        assert path.read_text().count("\n") == 2


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_result_that_was_cut_off_is_played_anew(path, cut):
    keep(path, TASKS[0], TASKS[1])
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert list(kept(path)) == TASKS[:1]
    keep(path, TASKS[1])
    assert path.read_bytes() == whole


def test_settings_that_were_cut_off_are_written_anew(path):
    keep(path)
    path.write_bytes(path.read_bytes()[:-3])
    keep(path, TASKS[0])
    assert list(kept(path)) == TASKS[:1]


def test_more_deals_go_on_with_the_same_file(path):
    keep(path, TASKS[0])
    assert kept(path, replace(CONTEST, deals=4000)) == {TASKS[0]: RESULT}


@pytest.mark.parametrize(
    "change, made_with",
    [
        ({"seed": 6}, "the seed 5"),
        ({"seats": 3}, "2 seats"),
        ({"names": ("easy", "steady")}, "the players easy, heavy"),
        ({"games": ("block", "draw")}, "the games block"),
        ({"round_robin": True}, "another kind of contest"),
    ],
)
def test_a_file_of_other_settings_is_refused(path, change, made_with):
    keep(path, TASKS[0])
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        kept(path, replace(CONTEST, **change))
    assert str(caught.value) == f"{path} was made with {made_with}; name another file"
    assert path.read_bytes() == before


def test_a_file_made_by_other_programs_is_refused(path, monkeypatch):
    keep(path, TASKS[0])
    monkeypatch.setattr(state_module, "fingerprint", lambda: "0")
    with pytest.raises(ArenaError, match="was made with another state of engine/ and tools/arena/"):
        kept(path)


@pytest.mark.parametrize(
    "line, reason",
    [
        (b"not json", "line 3: Expecting value"),
        (b"[1, 2]", "line 3: no result of a deal"),
        (b'{"a": 1}', "line 3: no result of a deal"),
        (b"\xff", "line 3: "),
    ],
)
def test_a_broken_line_is_named(path, line, reason):
    keep(path, TASKS[0])
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(ArenaError) as caught:
        kept(path)
    assert str(caught.value).startswith(f"{path}, {reason}")


@pytest.mark.parametrize("text", ["[]\n", "{}\n", '{"seats": 2}\n'])
def test_another_file_is_refused_and_left_as_it_is(path, text):
    path.write_text(text)
    with pytest.raises(ArenaError, match="is no state file of the arena$"):
        kept(path)
    assert path.read_text() == text


def test_a_text_without_a_line_end_is_not_taken_for_a_state_file(path):
    path.write_text("my notes")
    with pytest.raises(ArenaError):
        kept(path)
    assert path.read_text() == "my notes"


def test_a_file_that_cannot_be_opened(tmp_path):
    with pytest.raises(ArenaError) as caught:
        kept(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path}: Is a directory")


def test_a_line_is_plain_json(path):
    keep(path, TASKS[3])
    settings, result = (json.loads(line) for line in path.read_text().splitlines())
    assert (settings["bots"], settings["seed"]) == (["easy", "heavy"], 5)
    assert result == [3, "block", 0, 1, RESULT]
