"""A finished round by itself, with the seeds from which it can be checked."""

from engine import bots
from engine.errors import RecordError
from engine.games import find
from engine.match import Match
from engine.notation.matches import parse_match
from engine.notation.single import format_single, seeds_of
from engine.seeds import BOT, DEAL, derive
from tests.engine.support import raises

PLAYERS = [("Ann", "heavy"), ("You", "person"), ("Bo", "heavy")]


def after_two_rounds():
    """A match of three seats whose second round has ended, and the scores after the first."""
    match = Match(find("block"), 3, 2**63 + 5)
    heavy = bots.make("heavy")
    before = [0, 0, 0]
    for _ in range(2):
        before = list(match.scores.points)
        round_ = match.deal()
        while not round_.over:
            round_.push(bots.choose(heavy, round_.view(round_.turn), None))
        match.score()
    return match, before


def test_it_is_a_match_that_leaves_out_the_rounds_before_and_its_seed():
    match, before = after_two_rounds()
    lines = format_single(match, PLAYERS).split("\n")
    assert lines[:5] == [
        "game: block",
        "seats: 3",
        "target: 61",
        "seed: -",
        "players: Ann (heavy), You (person), Bo (heavy)",
    ]
    assert lines[5:7] == ["rounds-before: 1", "scores-before: %d %d %d" % tuple(before)]
    assert lines[7] == "round-seed: %d" % derive(2**63 + 5, DEAL, 2)
    chances = [derive(2**63 + 5, BOT, 2, seat) for seat in range(3)]
    assert lines[8] == "bot-seeds: %d %d %d" % tuple(chances)
    assert lines[9][:15] == "round: block/3 "
    assert lines[10:] == [""]


def test_it_can_be_read_with_its_seeds():
    match, _ = after_two_rounds()
    reader = parse_match(format_single(match, PLAYERS))
    assert (reader.seed, reader.number) == (None, 2)
    assert reader.scores.points == match.scores.points
    chances = [derive(2**63 + 5, BOT, 2, seat) for seat in range(3)]
    assert seeds_of(reader) == (derive(2**63 + 5, DEAL, 2), chances)


def test_the_round_that_ends_the_match_has_the_result():
    match = Match(find("block"), 3, 1, 1)
    heavy = bots.make("heavy")
    while not match.over:
        round_ = match.deal()
        while not round_.over:
            round_.push(bots.choose(heavy, round_.view(round_.turn), None))
        match.score()
    reader = parse_match(format_single(match, PLAYERS))
    assert reader.ended and reader.scores.winner == match.winner


def test_a_record_without_the_keys_has_no_such_seeds():
    match, _ = after_two_rounds()
    lines = format_single(match, PLAYERS).split("\n")
    reader = parse_match("\n".join(lines[:7] + lines[9:]))
    assert seeds_of(reader) == (None, None)


def test_what_is_no_seed_is_refused():
    match, _ = after_two_rounds()
    lines = format_single(match, PLAYERS).split("\n")
    for line, why in (
        ("bot-seeds: 1 2", "bot-seeds: 2 seeds for 3 seats"),
        ("round-seed: %d" % 2**64, "round-seed: the seed must be a number from 0 to 2**64 - 1"),
        ("round-seed: x", "round-seed: "),
    ):
        reader = parse_match("\n".join(lines[:7] + [line] + lines[9:]))
        assert raises(RecordError, seeds_of, reader)[: len(why)] == why
