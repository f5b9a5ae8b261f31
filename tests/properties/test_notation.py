"""What is written can be read, and says the same."""

from hypothesis import given
from hypothesis import strategies as st

from engine import tiles
from engine.errors import DominoError, RecordError
from engine.games.block import RULES
from engine.notation.matches import MatchReader, format_match, parse_match, resume_match
from engine.notation.rounds import format_round, format_view, parse_move, parse_round, parse_view
from engine.notation.tokens import format_move
from engine.round import Round
from tests.properties import plain_block
from tests.properties.strategies import CHOICES, ended_rounds, matches, play, rounds

# Text that looks as if it might be notation.
ALMOST = st.text("0123456789abLRTB#-=,.|/: ;blockplayenddealead", max_size=200)


@given(st.integers(0, 90))
def test_tiles(tile):
    word = tiles.text(tile)
    assert tiles.parse(word) == tile
    assert word.isascii() and len(word) == 2


@given(rounds())
def test_moves(round_):
    lead = not round_.table.history
    for move in round_.legal_moves():
        word = format_move(move, lead)
        assert parse_move(word, RULES, lead) == move


@given(rounds())
def test_rounds(round_):
    line = format_round(round_)
    again = parse_round(line)
    assert format_round(again) == line
    assert again.deal == round_.deal
    assert again.hands == round_.hands
    assert again.table.differences(round_.table) == []
    assert again.table.history == round_.table.history
    assert line.isascii() and line.isprintable()
    # The second reading of the rules reads the same line without complaint.
    assert plain_block.replay(line).end() == (round_.outcome() and round_.outcome().text())


@given(rounds(), st.integers(0, 3))
def test_views(round_, seat):
    view = round_.view(seat % round_.seats)
    line = format_view(view)
    again = parse_view(line)
    assert format_view(again) == line
    assert (again.seat, again.tiles, again.hand) == (view.seat, view.tiles, view.hand)
    assert again.table.differences(view.table) == []
    assert again.possible() == view.possible()
    assert again.legal_moves() == view.legal_moves()


@given(matches())
def test_matches(match_and_record):
    match, record = match_and_record
    reader = parse_match(record)
    assert reader.ended
    assert reader.number == match.number
    assert reader.scores.points == match.scores.points
    assert reader.scores.winner == match.scores.winner
    assert format_round(reader.round) == format_round(match.round)
    assert format_match(match, reader.players, reader.kept) == record
    for line in reader.kept.lines:
        plain_block.replay(line)


@given(matches(), st.integers(0, 2**32))
def test_a_match_can_be_broken_off_at_any_move_and_goes_on(match_and_record, choice):
    match, record = match_and_record
    lines = record.splitlines()
    # The last line is the result; some round before it is cut after some move.
    first = next(place for place, line in enumerate(lines) if line.startswith("round: "))
    cut = first + choice % (len(lines) - 1 - first)
    moves = lines[cut].partition(" play=")[2].partition(" ")[0].split(",")
    kept = moves[: choice // 7 % len(moves)]
    head = lines[cut].partition(" play=")[0]
    text = "\n".join([*lines[:cut], f"{head} play={','.join(kept)}", ""])
    reader = parse_match(text)
    resumed = resume_match(reader)
    assert format_match(resumed, reader.players, reader.kept) == text
    for word in moves[len(kept) :]:
        round_ = resumed.round
        round_.push(parse_move(word, RULES, not round_.table.history))
    assert format_round(resumed.round) == lines[cut].removeprefix("round: ")
    assert resumed.number == cut - first + 1
    assert resumed.leader == resumed.round.table.leader


@given(ended_rounds())
def test_only_the_right_end_is_taken(round_):
    line = format_round(round_)
    start, _, end = line.rpartition(" end=")
    for how in ("domino", "blocked"):
        for seat in ("-", *map(str, range(round_.seats))):
            for points in {"0", "1", end.rpartition(":")[2]}:
                other = f"{how}:{seat}:{points}"
                try:
                    parse_round(f"{start} end={other}")
                except RecordError:
                    assert other != end
                else:
                    assert other == end


@given(st.one_of(st.text(max_size=300), ALMOST, st.binary().map(lambda b: b.decode("latin-1"))))
def test_no_text_is_anything_but_read_or_refused_with_a_reason(text):
    reader = MatchReader()
    for read in (parse_round, parse_view, parse_match, tiles.parse, reader.line):
        try:
            read(text)
        except DominoError as error:
            assert str(error)
            assert len(str(error)) < 400


@given(rounds(), st.data())
def test_a_changed_character_is_read_by_both_readings_or_by_none(round_, data):
    line = format_round(round_)
    place = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.sampled_from("0123456LR-,.|= \x00\xe9"))
    changed = line[:place] + letter + line[place + 1 :]
    try:
        again = parse_round(changed)
    except DominoError as error:
        assert str(error)
        return
    # What is accepted is legal by the plain rules too, and is written as it was read.
    plain_block.replay(changed)
    assert format_round(again) == changed


@given(CHOICES)
def test_a_view_of_every_seat_goes_along_with_the_round(choices):
    round_ = Round.from_seed(RULES, 3, choices[0], choices[1] % 3)
    views = [round_.view(seat) for seat in range(3)]
    for choice in choices:
        if round_.over:
            break
        play(round_, choice)
        for view in views:
            view.push(round_.table.history[-1])
            assert format_view(view) == format_view(round_.view(view.seat))
