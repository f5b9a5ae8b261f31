"""Whole matches of bots in tests/records/: every runtime plays the same, to the last byte."""

from engine.notation.matches import MatchReader, parse_match
from engine.notation.rounds import parse_move, parse_round
from tests.engine.support import read_record
from tools.bot_match import record

# Round 5 of block-4.txt followed by hand: each move with the ends after it, seat 3 leading.
FOLLOWED = (
    "66 6/6, 64L 4/6, 42L 2/6, 21L 1/6, 31L 3/6, -- 3/6, 65R 3/5, -- 3/5, 53L 5/5, 55L 5/5, "
    "52R 5/2, 22R 5/2, -- 5/2, 50L 0/2, 32R 0/3, 60L 6/3, 43R 6/4, 44R 6/4, -- 6/4, 61L 1/4, "
    "-- 1/4, 10L 0/4"
)


def played_again(name):
    """The record in the file and the one that its seed, bots and target give when played."""
    text = read_record(name)
    reader = parse_match(text)
    levels = [level for _, level in reader.players]
    return text, record(reader.rules.name, reader.seed, levels, reader.target)


def test_a_match_of_two_seats_gives_the_same_record_byte_for_byte():
    text, again = played_again("block-2.txt")
    assert again == text


def test_a_match_of_three_seats_gives_the_same_record_byte_for_byte():
    text, again = played_again("block-3.txt")
    assert again == text


def test_a_match_of_four_seats_gives_the_same_record_byte_for_byte():
    text, again = played_again("block-4.txt")
    assert again == text


def test_matches_of_the_bot_that_looks_ahead_give_the_same_record_byte_for_byte():
    for name in ("block-hard-2.txt", "block-hard-4.txt"):
        text, again = played_again(name)
        assert again == text


def test_the_scores_after_each_round_added_up_by_hand():
    for name, expected in (
        ("block-3.txt", "0 23 0, 0 34 0, 0 34 8, 0 34 8, 11 34 8, 11 48 8, 11 67 8"),
        (
            "block-4.txt",
            "0 0 10 0, 0 0 10 0, 0 0 10 22, 0 0 10 58, 16 0 10 58, 16 28 10 58, 16 61 10 58",
        ),
    ):
        reader = MatchReader()
        scores = []
        for line in read_record(name).split("\n"):
            if reader.line(line) is not None:
                scores.append(" ".join([str(points) for points in reader.scores.points]))
        assert ", ".join(scores) == expected


def test_a_round_followed_by_hand():
    line = read_record("block-4.txt").split("\n")[9]
    assert line[: len("round: ")] == "round: "
    whole = parse_round(line[len("round: ") :])
    round_ = parse_round(line[len("round: ") : line.find(" play=")])
    for step in FOLLOWED.split(", "):
        word, ends = step.split(" ")
        round_.push(parse_move(word, round_.rules, not round_.table.history))
        assert "%d/%d" % round_.ends == ends
    assert round_.table.history == whole.table.history
    # Left are 1-1; 6-2; 3-3.
    assert round_.outcome().pips == (0, 2, 8, 6)
    assert round_.outcome().sum() == "2 + 8 + 6 = 16"
