"""Short records: what follows from the game, the seed and the moves is left out of the rounds."""

from engine.errors import RecordError
from engine.games import find
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match, parse_match
from engine.notation.rounds import parse_round
from engine.notation.tokens import format_next
from engine.notation.writing import shorten
from tests.engine.support import raises

# A round of "draw" by hand; whether its hands are those of the seed does not matter here.
WHOLE = """game: draw
seats: 2
target: 100
seed: 7
players: Ann (person), Bob-- (x,--)
rounds-before: 1
scores-before: 3 0
round: draw/2 lead=0 deal=66.21|65.33 stock=54.11.22 play=66,65L,--,--,+54,54L end=domino:1:9
round: draw/2 lead=1 deal=66.21|65.33 stock=54.11.22 play=
"""
SHORT = """game: draw
seats: 2
target: 100
seed: 7
players: Ann (person), Bob-- (x,--)
rounds-before: 1
scores-before: 3 0
round: lead=0 play=66,65L--,+54,54L
round: lead=1 play=
"""


def played(game, seats, seed, moves):
    """(match, kept) of a match where everybody plays the last legal move, `moves` in all."""
    match = Match(find(game, seats), seats, seed, 60)
    kept = KeptRounds(len(match.scores.points))
    match.deal()
    for _ in range(moves):
        if match.round.over:
            match.score()
            kept.add(match.round)
            if match.over:
                break
            match.deal()
        match.round.push(match.round.legal_moves()[-1])
    return match, kept


def whole_and_short(game="block", seats=3, seed=6, moves=40):
    match, kept = played(game, seats, seed, moves)
    whole = format_match(match, [("A", "x"), ("B", "y"), ("C", "x"), ("D", "z")][:seats], kept)
    return whole, shorten(whole)


def test_a_record_is_made_short():
    assert shorten(WHOLE) == SHORT


def test_a_short_record_is_read_as_the_whole_one():
    for game, seats in (("block", 3), ("partners", 4), ("draw", 2), ("freerun", 4), ("bergen", 2)):
        for moves in (0, 1, 2, 25, 60):
            whole, short = whole_and_short(game, seats, 6, moves)
            assert len(short) < len(whole)
            match, kept = played(game, seats, 6, moves)
            reader = parse_match(short)
            assert format_match(match, reader.players, reader.kept) == whole
            assert reader.number == match.number
            assert reader.round.deal == match.round.deal
            assert reader.round.table.history == match.round.table.history


def test_whole_rounds_and_short_ones_may_stand_in_one_record():
    whole, short = whole_and_short()
    lines = whole.split("\n")
    mixed = [lines[at] if at % 2 else line for at, line in enumerate(short.split("\n"))]
    assert parse_match("\n".join(mixed)).kept.lines == parse_match(whole).kept.lines


def test_each_move_only_adds_to_the_moves():
    # 6-6 leads, 6-5 goes on, then nobody fits.
    round_ = parse_round("block/3 lead=0 deal=66.21|65.33|22.11 play=")
    told = ""
    for move in (27, 26, -1, -1, -1):
        told += format_next(move, round_)
        round_.push(move)
    assert told == "66,65L---"


def test_a_short_round_needs_the_seed():
    _, short = whole_and_short()
    assert raises(RecordError, parse_match, short.replace("seed: 6", "seed: -")) == (
        "round 1: a short round in a match whose seed is not known"
    )


def test_what_is_wrong_in_a_short_round_is_named():
    whole, short = whole_and_short(seats=2, moves=3)
    match, _ = played("block", 2, 6, 3)
    leader = match.round.table.leader
    line = short.split("\n")[-2]
    for changed, reason in (
        ("round: lead=%d" % leader, "'lead=%d' is no short round: lead=SEAT play=MOVES" % leader),
        ("round: lead=x play=", "lead: 'x' is no number"),
        ("round: lead=2 play=", "seat 2 leads, but the seats are 0 to 1"),
        (
            line.replace("lead=%d" % leader, "lead=%d" % (1 - leader)).split("play=")[0] + "play=",
            "lead=%d, but the lead is seat %d's" % (1 - leader, leader),
        ),
    ):
        assert (
            raises(RecordError, parse_match, short.replace(line, changed)) == "round 1: " + reason
        )
    # The tile led is laid once more.
    again = line + "," + line.split("play=")[1][:2] + "L"
    error = raises(RecordError, parse_match, short.replace(line, again))
    assert error[:16] == "round 1, move 4:"
    # A pass stands behind a move.
    assert "move 1" in raises(RecordError, parse_match, short.replace("play=", "play=-"))
    assert whole.count("round: ") == 1


def test_a_lead_that_lies_in_the_deal_is_checked():
    _, short = whole_and_short("block(lead=highest-double)", 2, 6, 0)
    leader = int(short.split("lead=")[-1][0])
    wrong = short.replace("lead=%d play" % leader, "lead=%d play" % (1 - leader))
    assert raises(RecordError, parse_match, wrong) == (
        "round 1: lead=%d, but the deal gives it to seat %d" % (1 - leader, leader)
    )
