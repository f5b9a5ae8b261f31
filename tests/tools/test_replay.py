import io
import subprocess
import sys
from pathlib import Path

import pytest

from tools.replay import main

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"

A = "66.65.52.62.40.54.53"
B = "60.00.64.63.61.51.11"
# RULES section 12 played twice: with A's hand seat 0 wins 24 - 17 = 7, with B's hand 9.
FIRST = f"block/2 lead=0 deal={A}|{B} play=66,60L,65R,00L,52R,--,62R,64R,40R,--,--"
SECOND = (
    f"block/2 lead=1 deal={B}|{A} play=66,60L,65R,00L,52R,--,62R,61R,40L,64L,--,11R,--,63L,53L,51L"
)
# Two hands of 9 pips: 5-4 against 4-1 and 4-0.
TIED = "block/2 lead=0 deal=66.54|41.40 play=66,--,-- end=blocked:-:0"
MATCH = f"""\
game: block
seats: 2
target: 10
seed: -
players: Ann (person), Bob (heavy)
round: {FIRST} end=blocked:0:7
round: {SECOND} end=domino:0:9
result: 16 0 winner=0
"""
ACCOUNT = """\
Match of block to 10 points: Ann (person), Bob (heavy)
Round 1: blocked, Ann has the fewest pips: 24 - 17 = 7 (Ann: 7, Bob: 0)
Round 2: Ann goes out: 9 (Ann: 16, Bob: 0)
Ann wins the match (Ann: 16, Bob: 0)
"""


@pytest.fixture
def replay(tmp_path, capsys):
    """Replay `content` (str or bytes) as a file; return (exit code, output, errors)."""

    def run(content):
        path = tmp_path / "record.txt"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        code = main([str(path)])
        output, errors = capsys.readouterr()
        return code, output, errors.replace(str(path), "FILE")

    return run


def test_a_match_is_replayed_with_every_end_and_the_scores(replay):
    assert replay(MATCH) == (0, ACCOUNT, "")


def test_the_lines_may_end_as_on_windows(replay):
    assert replay(MATCH.replace("\n", "\r\n")) == (0, ACCOUNT, "")


def test_several_matches_and_comments_in_one_file(replay):
    content = f"; the first\n{MATCH}\n; the second\n\n{MATCH}; the end\n"
    assert replay(content) == (0, ACCOUNT * 2, "")


def test_single_rounds_are_replayed(replay):
    content = f"; rounds\n{FIRST} end=blocked:0:7\n\n{TIED}\n{FIRST[:-6]}\n"
    assert replay(content) == (
        0,
        "Line 2: blocked, seat 0 has the fewest pips: 24 - 17 = 7\n"
        "Line 4: blocked, seat 0 and seat 1 tie with 9 pips, nobody scores\n"
        "Line 5: not over, 9 moves made, seat 1 to move\n",
        "",
    )


def test_single_rounds_may_stand_around_matches(replay):
    code, output, errors = replay(f"{TIED}\n{MATCH}{TIED}\n{MATCH}")
    assert (code, errors) == (0, "")
    tied = "blocked, seat 0 and seat 1 tie with 9 pips, nobody scores\n"
    assert output == f"Line 1: {tied}{ACCOUNT}Line 10: {tied}{ACCOUNT}"


def test_a_match_that_is_not_over(replay):
    content = MATCH[: MATCH.index(" end=domino")].removesuffix(",51L") + "\n"
    assert replay(content) == (
        0,
        "".join(ACCOUNT.splitlines(keepends=True)[:2])
        + "Round 2: not over, 15 moves made, Ann to move (Ann: 7, Bob: 0)\n"
        "The match is not over.\n",
        "",
    )


def test_a_match_without_a_round(replay):
    assert replay(MATCH[: MATCH.index("round:")]) == (
        0,
        "Match of block to 10 points: Ann (person), Bob (heavy)\nThe match is not over.\n",
        "",
    )


def test_a_drawn_match(replay):
    content = MATCH[: MATCH.index("round:")] + (
        "rounds-before: 4\nscores-before: 12 12\nresult: 12 12 winner=-\n"
    )
    assert replay(content)[1].endswith("The match is drawn (Ann: 12, Bob: 12)\n")


def test_players_of_one_name_are_told_apart_by_seat(replay):
    output = replay(MATCH.replace("Bob", "Ann"))[1]
    assert "Round 2: seat 0 goes out: 9 (seat 0: 16, seat 1: 0)" in output


def wrong(old, new):
    assert MATCH.count(old) == 1
    return MATCH.replace(old, new)


@pytest.mark.parametrize(
    "content, rounds_shown, error",
    [
        (wrong("--,62R,64R", "--,62R,64L"), 0, "line 6: round 1, move 8: 64 does not fit the left"),
        (wrong("63L,53L,51L", "63L,--,51L"), 1, "line 7: round 2, move 15: seat 1 cannot pass"),
        (wrong("domino:0:9", "domino:0:8"), 1, "line 7: round 2, move 16: end=domino:0:8 should"),
        (wrong("lead=1 ", "lead=0 "), 1, "line 7: round 2: lead=0, but the lead is seat 1's"),
        (wrong("lead=1 ", ""), 1, "line 7: round 2: the field lead is missing"),
        (wrong("lead=1 deal=60.", "lead=1 deal=66."), 1, "line 7: round 2: 66 is dealt twice"),
        (wrong("result: 16", "result: 15"), 2, "line 8: result: '15 0 winner=0' should be '16"),
        (wrong("result: 16 0 winner=0\n", ""), 2, "the match is over, but the line 'result: ...'"),
        (wrong("target: 10\n", ""), 0, "line 5: the line 'target: ...' is missing"),
        (wrong("target: 10", "target: ten"), 0, "line 3: target: 'ten' is no number"),
        (wrong("seats: 2", "seats 2"), 0, "line 2: 'seats 2' is no 'key: value'"),
        (MATCH + "event: late\n", 2, "line 9: 'event' comes after the result"),
        (MATCH + "junk\n", 2, "line 9: 'junk' is no 'key: value'"),
        (f"{TIED}\n{TIED[:-1]}1\n", 1, "line 2: move 3: end=blocked:-:1 should be"),
        (f"{TIED}\nblock/2 lead=0\n", 1, "line 2: the field deal is missing"),
        (f"{MATCH}\n{MATCH.replace('16 0', '16 1')}", 4, "line 17: result: '16 1 winner=0'"),
    ],
)
def test_the_first_thing_that_does_not_add_up_is_named(replay, content, rounds_shown, error):
    code, output, errors = replay(content)
    assert code == 1
    assert errors.startswith(f"FILE: {error}")
    assert errors.count("\n") == 1
    assert output.count("Round") + output.count("Line") == rounds_shown


def test_nothing_to_replay(replay):
    for content in ("", "\n\n", "; only a comment\n"):
        assert replay(content) == (1, "", "FILE: there is no match and no round in it\n")


def test_bytes_that_are_no_text(replay):
    for content, place in (
        (b"\x00" * 100, "line 1: character 1"),
        (b"\xff\xfe" + MATCH.encode("utf-16-le"), "line 1: character 1"),
        (b"\xef\xbb\xbf" + MATCH.encode(), "line 1: character 1"),
        (MATCH.replace("Ann", "Ren\xe9").encode("latin-1"), "line 5: character 13"),
        (b"; caf\xe9\n", "line 1: character 6"),
    ):
        assert replay(content) == (1, "", f"FILE: {place} is no printable ASCII\n")


def test_a_megabyte_on_one_line(replay):
    for content in (b"6" * 2**20, b";" * 2**20, MATCH.encode() + b"6" * 2**20):
        code, _, errors = replay(content)
        line = content.count(b"\n") + 1
        assert (code, errors) == (1, f"FILE: line {line}: more than 8192 characters\n")


def test_a_megabyte_of_lines(replay):
    assert replay("; nothing\n" * 2**17)[0] == 1
    code, _, errors = replay(MATCH + "junk\n" * 2**17)
    assert (code, errors) == (1, "FILE: line 9: 'junk' is no 'key: value'\n")


def test_files_that_cannot_be_read(tmp_path, capsys):
    for path, reason in (
        (tmp_path / "none.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        assert main([str(path)]) == 1
        output, errors = capsys.readouterr()
        assert output == ""
        # What a folder is called differs from system to system.
        assert errors.startswith(f"{path}: ")
        assert sys.platform == "win32" or errors == f"{path}: {reason}\n"


def test_several_files_are_named_and_the_first_wrong_one_is_the_last(tmp_path, capsys):
    paths = [str(tmp_path / name) for name in ("a", "b", "c")]
    for path, content in zip(paths, (MATCH, "junk", MATCH), strict=True):
        Path(path).write_text(content)
    assert main(paths) == 1
    output, errors = capsys.readouterr()
    assert output == f"{paths[0]}:\n{ACCOUNT}{paths[1]}:\n"
    assert errors == f"{paths[1]}: line 1: 'junk' is no 'key: value'\n"


def test_standard_input(monkeypatch, capsys):
    for content, code in ((MATCH, 0), ("junk", 1)):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
        assert main(["-"]) == code
    output, errors = capsys.readouterr()
    assert output == ACCOUNT
    assert errors == "standard input: line 1: 'junk' is no 'key: value'\n"


@pytest.mark.parametrize("name, rounds", [("block-2", 16), ("block-3", 7), ("block-4", 7)])
def test_the_recorded_matches_replay(name, rounds, capsys):
    assert main([str(RECORDS / f"{name}.txt")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("Round ") for line in lines) == rounds
    assert "wins the match" in lines[-1]


def test_the_command_itself(tmp_path):
    path = tmp_path / "record.txt"
    path.write_text(MATCH + "junk\n")
    result = subprocess.run(
        [sys.executable, "-m", "tools.replay", str(path)], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 1
    assert result.stdout == ACCOUNT
    assert result.stderr == f"{path}: line 9: 'junk' is no 'key: value'\n"


def test_the_person_is_spoken_to(replay):
    account = ACCOUNT.replace("Ann has", "Ann have").replace("Ann goes", "Ann go")
    account = account.replace("Ann wins", "Ann win").replace("Ann", "You")
    assert replay(MATCH.replace("Ann", "You")) == (0, account, "")
