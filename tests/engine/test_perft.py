"""The game trees of tests/records/perft.txt: equal counts mean equal rules."""

import sys

from engine.notation.rounds import format_round, parse_round
from engine.perft import perft
from tests.engine.support import block, push, read_record

# The small runtimes search the smaller trees only for their value, to save time.
LARGEST = 300000 if sys.implementation.name == "cpython" else 40000


def positions():
    """(position, its counts by name) for each line of the file."""
    found = []
    for line in read_record("perft.txt").split("\n"):
        if line[:1] in ("", ";"):
            continue
        words = line.split(" ")
        counts = {}
        for word in words[3:]:
            name, _, number = word.partition("=")
            counts[name] = int(number)
        found.append((" ".join(words[:3]), counts))
    return found


def check(seats):
    """Counts the trees of that number of seats; four are in the file for each."""
    checked = 0
    for position, counts in positions():
        round_ = parse_round(position)
        if round_.seats != seats:
            continue
        expected = (counts["nodes"], counts["leaves"], counts["domino"], counts["blocked"])
        assert perft(round_) == expected, position
        assert format_round(round_) == position + " play="
        checked += 1
    assert checked == 4


def value(round_, leader):
    """The points of the leader less the other's under best play by both: plain minimax."""
    if round_.over:
        outcome = round_.outcome()
        return outcome.points if outcome.seat == leader else -outcome.points
    best = None
    for move in round_.legal_moves():
        round_.push(move)
        worth = value(round_, leader)
        round_.pop()
        # The mover's gain: the leader looks for more, the other for less.
        if best is None or (worth > best if round_.turn == leader else worth < best):
            best = worth
    return best


def test_the_trees_of_two_seats():
    check(2)


def test_the_trees_of_three_seats():
    check(3)


def test_the_trees_of_four_seats():
    check(4)


def test_the_values_of_two_seats():
    checked = 0
    for position, counts in positions():
        if "value" in counts and counts["nodes"] < LARGEST:
            round_ = parse_round(position)
            assert value(round_, round_.turn) == counts["value"], position
            checked += 1
    assert checked >= 2


def test_a_tree_counted_by_hand():
    # Root; 6-1, 6-2 on the 6, 1-0 on the 1, out; 1-0, pass, 6-1 on the 1, out.
    assert perft(block("61.10|62.33")) == (7, 2, 2, 0)


def test_a_play_that_fits_both_ends_counts_twice():
    # Root; 6-6; 6-5 left, 6-5 right, 6-4 left, 6-4 right, and after each a pass and the last six,
    # out; 1-0, pass, pass, blocked: 1 + 1 + 4 * 3 + 3.
    assert perft(block("66.10|65.64")) == (17, 5, 4, 1)


def test_a_tree_may_begin_in_the_middle_of_a_round():
    round_ = push(block("66.10|65.64"), "66,65L")
    assert perft(round_) == (3, 1, 1, 0)
    # The round is left as it was.
    assert format_round(round_) == "block/2 lead=0 deal=66.10|65.64 play=66,65L"


def test_an_ended_round_is_a_single_leaf():
    assert perft(push(block("66.10|55.44"), "66,--,--")) == (1, 1, 0, 1)
