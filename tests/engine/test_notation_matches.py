from engine.errors import NotationError, RecordError
from engine.games import find
from engine.games.block import RULES
from engine.match import Match
from engine.notation.header import parse_players
from engine.notation.matches import (
    KeptRounds,
    MatchReader,
    format_match,
    format_result,
    parse_match,
    resume_match,
)
from engine.notation.rounds import format_round
from engine.notation.writing import format_players
from engine.scores import Scores
from tests.engine.support import raises

A = "66.65.52.62.40.54.53"
B = "60.00.64.63.61.51.11"
# Two rounds of the same hands (tests/engine/test_endgame.py): seat 0 wins 7 with A's hand, then
# 9 with B's, which makes 16.
FIRST = "block/2 lead=0 deal=%s|%s play=66,60L,65R,00L,52R,--,62R,64R,40R,--,-- end=blocked:0:7" % (
    A,
    B,
)
SECOND = (
    "block/2 lead=1 deal=%s|%s "
    "play=66,60L,65R,00L,52R,--,62R,61R,40L,64L,--,11R,--,63L,53L,51L end=domino:0:9" % (B, A)
)
RECORD = """; by hand
game: block
seats: 2
target: 10
seed: -
players: Ann (person), Bob (heavy)

round: %s
round: %s
result: 16 0 winner=0
""" % (FIRST, SECOND)


def refused(old, new):
    """Why the record is refused with `old` replaced by `new`."""
    assert RECORD.count(old) == 1
    return raises(RecordError, parse_match, RECORD.replace(old, new))


def without(start):
    """The record without its only line that begins with `start`."""
    lines = RECORD.split("\n")
    kept = [line for line in lines if line[: len(start)] != start]
    assert len(kept) == len(lines) - 1
    return "\n".join(kept)


def test_a_record_is_read():
    reader = parse_match(RECORD)
    assert reader.rules is find("block")
    assert (reader.seats, reader.target, reader.seed) == (2, 10, None)
    assert reader.players == [("Ann", "person"), ("Bob", "heavy")]
    assert reader.extra == []
    assert reader.number == 2
    assert reader.ended
    assert reader.scores.points == [16, 0]
    assert reader.scores.over
    assert reader.scores.winner == 0
    assert reader.kept.lines == [FIRST, SECOND]
    assert format_round(reader.round) == SECOND


def test_a_record_is_read_line_by_line():
    reader = MatchReader()
    scores = []
    for line in RECORD.split("\n"):
        round_ = reader.line(line)
        if round_ is not None:
            assert round_ is reader.round
            scores.append(list(reader.scores.points))
    reader.finish()
    assert scores == [[7, 0], [16, 0]]


def test_a_match_that_runs_has_no_result():
    reader = parse_match(RECORD.replace("target: 10", "target: 17").replace("result: 16", "; "))
    assert not reader.ended
    assert reader.scores.points == [16, 0]
    assert reader.scores.winner is None


def test_a_match_before_its_first_round():
    reader = parse_match(RECORD[: RECORD.find("round:")])
    assert reader.number == 0
    assert reader.round is None
    assert reader.scores.points == [0, 0]


def test_the_last_round_may_still_run():
    running = SECOND[: SECOND.find(",63L")]
    reader = parse_match(without("result").replace(SECOND, running))
    assert reader.number == 2
    assert not reader.round.over
    assert reader.scores.points == [7, 0]
    assert reader.kept.lines == [FIRST]


def test_lines_may_end_as_on_windows():
    assert parse_match(RECORD.replace("\n", "\r\n")).ended


def test_unknown_keys_are_kept():
    text = RECORD.replace("seed: -", "seed: -\nevent: club evening: final\nx-y: 1")
    extra = [("event", "club evening: final"), ("x-y", "1")]
    assert parse_match(text).extra == extra
    match = Match(RULES, 2, 5)
    players = [("A", "heavy"), ("B", "heavy")]
    record = format_match(match, players, KeptRounds(2), extra)
    assert record == (
        "game: block\nseats: 2\ntarget: 100\nseed: 5\nplayers: A (heavy), B (heavy)\n"
        "event: club evening: final\nx-y: 1\n"
    )
    assert parse_match(record).extra == extra


def test_every_line_of_the_header_is_needed():
    for key in ("game", "seats", "target", "seed", "players"):
        reason = "the line '%s: ...' is missing" % key
        assert raises(RecordError, parse_match, without(key + ":")) == reason
        # With no round after it, too.
        header = without(key + ":")
        assert raises(RecordError, parse_match, header[: header.find("round")]) == reason
    assert raises(RecordError, parse_match, "") == "the line 'game: ...' is missing"


def test_a_finished_match_needs_its_result():
    assert raises(RecordError, parse_match, without("result")) == (
        "the match is over, but the line 'result: ...' is missing"
    )


def test_a_wrong_value_of_the_header_is_named_by_its_line():
    reason = refused("game: block", "game: blok")
    assert reason[: len("line 2: 'blok' is no game; ")] == "line 2: 'blok' is no game; "
    assert refused("seats: 2", "seats: 1") == (
        "line 3: block is played with 2, 3, 4 seats, not with 1"
    )
    assert refused("seats: 2", "seats: two") == "line 3: seats: 'two' is no number"
    assert refused("seats: 2", "seats: 3") == "line 6: 2 players for 3 seats"
    assert refused("target: 10", "target: 0") == "line 4: the target must be at least 1 point"
    assert refused("target: 10", "target: 010") == "line 4: target: '010' is no number"
    assert refused("seed: -", "seed: -1") == "line 5: seed: '-1' is no number"
    seed = "line 5: the seed must be a number from 0 to 2**64 - 1, or '-'"
    assert refused("seed: -", "seed: 18446744073709551616") == seed
    assert refused("Ann (person), Bob (heavy)", "Ann (person)") == "line 6: 1 players for 2 seats"
    assert refused("Ann (person)", "Ann") == "line 6: 'Ann' is no player: NAME (LEVEL)"


def test_the_largest_seed_and_the_smallest_target_are_read():
    header = RECORD[: RECORD.find("round:")].replace("seed: -", "seed: 18446744073709551615")
    reader = parse_match(header.replace("target: 10", "target: 1"))
    assert reader.seed == (1 << 64) - 1
    assert reader.target == 1


def test_a_header_line_stands_once_and_before_the_first_round():
    assert refused("seats: 2", "seats: 2\nseats: 2") == "line 4: seats: the key stands twice"
    assert refused("result:", "seed: 4\nresult:") == (
        "line 10: seed: the key comes after the first round"
    )


def test_every_line_is_a_key_and_a_value():
    for line in ("junk", "game:block", "Game: block", ": x", "round", FIRST):
        reason = "line 7: '%s' is no 'key: value'" % line[:40]
        assert refused("\n\n", "\n%s\n" % line) == reason


def test_printable_ascii_only():
    assert refused("Ann", "Ren\xe9e") == "line 6: character 13 is no printable ASCII"
    assert refused("; by hand", "; by\x00hand") == "line 1: character 5 is no printable ASCII"
    assert refused("seats: 2", "seats:\t2") == "line 3: character 7 is no printable ASCII"


def test_a_line_has_a_longest_length():
    assert refused("; by hand", ";" * 8193) == "line 1: 8193 characters in a line; 8192 at most"
    parse_match(RECORD.replace("; by hand", ";" * 8192))


def test_lines_are_counted_from_where_the_record_begins():
    reader = MatchReader(lines_before=100)
    reader.line("game: block")
    assert raises(RecordError, reader.line, "junk") == "line 102: 'junk' is no 'key: value'"
    reader = MatchReader(lines_before=100)
    reader.line("game: blok")
    for key in ("seats: 2", "target: 10", "seed: -", "players: A (x), B (y)"):
        reader.line(key)
    expected = "line 101: 'blok' is no game; "
    assert raises(RecordError, reader.finish)[: len(expected)] == expected


def test_an_illegal_move_is_named_by_round_and_move():
    assert refused("66,60L,65R,00L,52R,--,62R,64R", "66,60L,65R,00L,52R,--,62R,65R") == (
        "round 1, move 8: seat 1 does not hold 65"
    )
    assert refused("63L,53L,51L", "63L,--,51L") == (
        "round 2, move 15: seat 1 cannot pass: it has a tile that fits"
    )


def test_a_tile_dealt_twice_is_named_by_its_round():
    assert refused("lead=1 deal=60.", "lead=1 deal=66.") == (
        "round 2: 66 is dealt twice, to seat 0 and to seat 1"
    )


def test_wrong_points_are_named_by_round_and_last_move():
    assert refused("domino:0:9", "domino:0:10") == (
        "round 2, move 16: end=domino:0:10 should be end=domino:0:9"
    )


def test_a_malformed_round_is_named_by_its_number():
    assert refused("block/2 lead=1", "block/2") == "round 2: the field lead is missing"
    assert refused("block/2 lead=1", "block/3 lead=1") == "round 2: block/3: 2 hands are dealt"


def test_a_wrong_leader_is_named():
    text = RECORD.replace("lead=1 deal=%s|%s" % (B, A), "lead=0 deal=%s|%s" % (A, B))
    reason = "round 2: lead=0, but the lead is seat 1's"
    assert raises(RecordError, parse_match, text) == reason


def test_a_round_of_other_seats_or_hands():
    other = "block/3 lead=1 deal=66|65|64 play="
    reason = "round 2: block/3 in a match of block/2"
    assert raises(RecordError, parse_match, RECORD.replace(SECOND, other)) == reason
    other = "block/2 lead=1 deal=66|65 play="
    reason = "round 2: 1 tiles are dealt to a seat, not 7"
    assert raises(RecordError, parse_match, RECORD.replace(SECOND, other)) == reason


def test_a_round_follows_ended_rounds_only():
    running = FIRST[: FIRST.find(",--,-- end")]
    reason = "round 2: the round before it has not ended"
    assert raises(RecordError, parse_match, RECORD.replace(FIRST, running)) == reason


def test_no_round_follows_the_end_of_the_match():
    reason = "round 3: the match had ended before it"
    assert refused("result:", "round: %s\nresult:" % FIRST) == reason


def test_nothing_but_comments_follows_the_result():
    parse_match(RECORD + "; the end\n\n")
    for line in ("event: x", "result: 16 0 winner=0", "round: " + FIRST):
        reason = "line 11: '%s' comes after the result" % line[: line.find(":")]
        assert raises(RecordError, parse_match, RECORD + line) == reason


def test_a_wrong_result_is_named():
    for value in ("15 0 winner=0", "16 0 winner=1", "16 0 winner=-", "16 0", "016 0 winner=0"):
        assert refused("16 0 winner=0", value) == (
            "line 10: result: '%s' should be '16 0 winner=0'" % value
        )


def test_a_result_needs_an_end():
    assert refused("target: 10", "target: 17") == "line 10: result: nobody has reached 17 points"


def test_a_drawn_match_has_no_winner():
    # It cannot come about in play: earlier scores say so.
    text = RECORD[: RECORD.find("round:")] + "result: 12 12 winner=-\n"
    text = text.replace("seed: -", "seed: -\nrounds-before: 2\nscores-before: 12 12")
    reader = parse_match(text)
    assert reader.scores.over
    assert reader.scores.winner is None
    assert format_result(reader.scores) == "12 12 winner=-"


def test_points_beyond_the_target_are_kept():
    # 95 + 9 = 104 wins.
    text = RECORD.replace("round: " + FIRST + "\n", "").replace("target: 10", "target: 100")
    text = text.replace("seed: -", "seed: -\nrounds-before: 3\nscores-before: 95 60")
    assert parse_match(text.replace("16 0 winner", "104 60 winner")).number == 4


def test_left_out_rounds_are_named_with_their_scores():
    start = "seed: -\n"
    assert refused("seed: -", start + "rounds-before: 2") == (
        "of 'rounds-before: ...' and 'scores-before: ...' one is missing"
    )
    assert refused("seed: -", start + "rounds-before: 2\nscores-before: 1 2 3") == (
        "line 7: scores-before: 3 scores for 2 seats"
    )
    assert refused("seed: -", start + "rounds-before: x\nscores-before: 1 2") == (
        "line 6: rounds-before: 'x' is no number"
    )
    assert refused("seed: -", start + "rounds-before: 65536\nscores-before: 1 2") == (
        "line 6: rounds-before: 65535 at most"
    )
    most = RECORD[: RECORD.find("round:")].replace(
        "seed: -", start + "rounds-before: 65535\nscores-before: 1 2"
    )
    assert parse_match(most).number == 65535
    # Rounds are counted from there on.
    text = RECORD.replace("seed: -", start + "rounds-before: 2\nscores-before: 1 2")
    assert raises(RecordError, parse_match, text.replace("lead=0", "lead=2")) == (
        "round 3: seat 2 leads, but the seats are 0 to 1"
    )


# Names.


def test_players_both_ways():
    players = [("You", "person"), ("Old Ann", "steady"), ("3", "heavy")]
    text = "You (person), Old Ann (steady), 3 (heavy)"
    assert format_players(players) == text
    assert parse_players(text) == players


def test_players_that_cannot_be_read():
    for text in ("", "Ann", "Ann(x)", "(x)", " (x)", "Ann ()", "Ann (x", "A (x),B (y)", "A (x), "):
        raises(NotationError, parse_players, text)


def test_names_that_could_not_be_read_back_are_not_written():
    for name, reason in (
        ("", "'' cannot be a name or a level"),
        (" Ann", "' Ann' cannot be a name or a level"),
        ("A, B", "'A, B': no ',' in a name or a level"),
        ("A (x", "'A (x': no '(' in a name or a level"),
        ("A)", "'A)': no ')' in a name or a level"),
        ("Ren\xe9e", "character 4 is no printable ASCII"),
        ("A\nB", "character 2 is no printable ASCII"),
    ):
        assert raises(NotationError, format_players, [(name, "heavy")]) == reason
        assert raises(NotationError, format_players, [("Ann", name)]) == reason


# Matches of a seed.


def played(seats, seed, target=None, room=None, moves=None):
    """(match, kept) of a match where everybody plays the first legal move, `moves` in all."""
    match = Match(RULES, seats, seed, target)
    kept = KeptRounds(seats, room)
    done = 0
    while not match.over:
        round_ = match.deal()
        while not round_.over:
            if done == moves:
                return match, kept
            round_.push(round_.legal_moves()[0])
            done += 1
        match.score()
        kept.add(round_)
    return match, kept


PLAYERS = [("A", "x"), ("B", "x"), ("C", "x"), ("D", "x")]


def test_matches_of_a_seed_both_ways():
    for seats in (2, 3, 4):
        match, kept = played(seats, 6)
        record = format_match(match, PLAYERS[:seats], kept)
        reader = parse_match(record)
        assert reader.seed == 6
        assert reader.ended
        assert reader.number == match.number
        assert reader.scores.points == match.scores.points
        assert format_match(match, reader.players, reader.kept) == record


def test_a_match_goes_on_from_its_record_at_any_move():
    whole = format_match(*_with_players(played(2, 9, 30)))
    total = whole.count(",") - 1 + whole.count("round:")
    for moves in range(0, total, 7):
        record = format_match(*_with_players(played(2, 9, 30, moves=moves)))
        reader = parse_match(record)
        match = resume_match(reader)
        kept = reader.kept
        while True:
            while not match.round.over:
                match.round.push(match.round.legal_moves()[0])
            match.score()
            kept.add(match.round)
            if match.over:
                break
            match.deal()
        assert format_match(match, reader.players, kept) == whole


def _with_players(match_and_kept):
    match, kept = match_and_kept
    return match, PLAYERS[: match.seats], kept


def test_the_first_leader_is_the_one_that_the_lot_gives():
    record = format_match(*_with_players(played(2, 6)))
    leader = Match(RULES, 2, 6).leader
    wrong = record.replace("lead=%d" % leader, "lead=x").replace("lead=%d" % (1 - leader), "lead=y")
    wrong = wrong.replace("lead=x", "lead=%d" % (1 - leader)).replace("lead=y", "lead=%d" % leader)
    assert raises(RecordError, parse_match, wrong) == (
        "round 1: lead=%d, but the lead is seat %d's" % (1 - leader, leader)
    )


def test_the_deal_is_the_one_that_the_seed_gives():
    record = format_match(*_with_players(played(2, 6, moves=3)))
    reason = "round 1: the deal is not the one that the match's seed gives"
    leader = Match(RULES, 2, 6).leader
    for seed in range(100):
        if Match(RULES, 2, seed).leader == leader and seed != 6:
            text = record.replace("seed: 6", "seed: %d" % seed)
            assert raises(RecordError, parse_match, text) == reason
    # Where the seed is not known there is nothing to compare with.
    assert parse_match(record.replace("seed: 6", "seed: -")).number == 1


def test_a_record_that_is_not_whole_leaves_out_what_is_hidden():
    match, players, kept = _with_players(played(2, 9, 30, moves=20))
    whole = format_match(match, players, kept).split("\n")
    told = format_match(match, players, kept, whole=False).split("\n")
    # The last line is empty; before it stands the round that runs.
    assert whole[3] == "seed: 9"
    assert whole[-2][:6] == "round:" and " end=" not in whole[-2]
    assert told == whole[:3] + ["seed: -"] + whole[4:-2] + [""]
    assert parse_match("\n".join(told)).number == match.number - 1 >= 1


def test_an_ended_round_that_is_not_scored_yet_counts_in_the_record():
    match = Match(RULES, 2, 6, target=1)
    kept = KeptRounds(2)
    while True:
        round_ = match.deal()
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        if round_.outcome().points:
            break
        match.score()
        kept.add(round_)
    before = format_match(match, PLAYERS[:2], kept)
    assert not match.over
    match.score()
    kept.add(match.round)
    assert format_match(match, PLAYERS[:2], kept) == before
    assert before.count("result: ") == 1


def test_old_rounds_are_let_go_where_room_is_short():
    whole, all_kept = played(3, 6)
    rounds = len(all_kept.lines)
    assert rounds > 4
    # Room for just all of them, and for one character less: then only what fits into a quarter of
    # it is kept, or the last one.
    enough = sum([len(line) for line in all_kept.lines])
    quarter = 0
    taken = 0
    for line in reversed(all_kept.lines):
        taken += len(line)
        if taken <= (enough - 1) // 4:
            quarter += 1
    for room, left in ((enough, rounds), (enough - 1, max(1, quarter)), (0, 1)):
        match, kept = played(3, 6, room=room)
        assert kept.lines == all_kept.lines[-left:]
        assert kept.before == rounds - left
        # Scores before the kept rounds and the gains of those make the scores.
        points = list(kept.points_before)
        for line in kept.lines:
            seat, gain = line[line.find("end=") + 4 :].split(":")[1:]
            if seat != "-":
                points[int(seat)] += int(gain)
        assert points == whole.scores.points
        # The record says it all, the leader of the first round kept included.
        reader = parse_match(format_match(match, PLAYERS[:3], kept))
        assert reader.number == whole.number
        assert reader.scores.points == whole.scores.points


def test_the_leader_after_left_out_rounds_follows_from_the_seed():
    match, kept = played(3, 6, room=0)
    record = format_match(match, PLAYERS[:3], kept)
    wrong = record.replace(
        "rounds-before: %d" % kept.before, "rounds-before: %d" % (kept.before + 1)
    )
    leader = match.leader
    assert raises(RecordError, parse_match, wrong) == (
        "round %d: lead=%d, but the lead is seat %d's"
        % (match.number + 1, leader, (leader + 1) % 3)
    )


def test_a_reader_lets_old_rounds_go_as_well():
    record = format_match(*_with_players(played(2, 6)))
    _, kept = played(2, 6, room=300)
    assert kept.before
    reader = parse_match(record, 300)
    assert (reader.kept.lines, reader.kept.before) == (kept.lines, kept.before)
    assert reader.kept.points_before == kept.points_before


def test_a_match_cannot_go_on_without_seed_or_round():
    reason = "a match without a seed or a round cannot go on"
    assert raises(RecordError, resume_match, parse_match(RECORD)) == reason
    record = format_match(*_with_players(played(2, 6, moves=0)))
    record = record[: record.find("round:")]
    assert raises(RecordError, resume_match, parse_match(record)) == reason


def test_scores_of_a_result():
    scores = Scores(3, 61)
    scores.add(2, 62)
    assert format_result(scores) == "0 0 62 winner=2"
