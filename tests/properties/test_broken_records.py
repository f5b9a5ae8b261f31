"""Records of matches, each broken in one way: all are refused, and the reason says where."""

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.errors import RecordError
from engine.notation.matches import parse_match
from tests.properties import plain_block
from tests.properties.strategies import matches


class Broken:
    """A sound record to be broken at a place that is drawn.

    lines    the record's lines
    number   the drawn round's number, from 1
    at       the place of its line in `lines`
    moves    the moves of that round as words
    """

    def __init__(self, record, data):
        self._data = data
        self.lines = record.splitlines()
        parse_match(record)
        rounds = [place for place, line in enumerate(self.lines) if line.startswith("round: ")]
        self.number = data.draw(st.integers(1, len(rounds)), "round")
        self.first = rounds[0]
        self.at = rounds[self.number - 1]
        self.moves = self.field("play").split(",")

    def field(self, name):
        """The value of a field of the drawn round."""
        return re.search(rf" {name}=(\S+)", self.lines[self.at])[1]

    def set_field(self, name, value):
        """Gives a field of the drawn round another value; None removes the field."""
        text = "" if value is None else f" {name}={value}"
        self.lines[self.at] = re.sub(rf" {name}=\S+", text, self.lines[self.at])

    def draw_move(self, wanted):
        """The place of one of the moves for which `wanted(word)` is true, lead left out.

        With it the round before that move, by the plain rules.
        """
        places = [place for place, word in enumerate(self.moves) if place and wanted(word)]
        assume(places)
        place = self._data.draw(st.sampled_from(places), "move")
        hands = [
            [plain_block.tile(name) for name in hand.split(".")]
            for hand in self.field("deal").split("|")
        ]
        position = plain_block.Block(hands, int(self.field("lead")))
        for word in self.moves[:place]:
            position.play(word)
        return place, position

    def draw(self, choices):
        """One of the choices, or another example if there is none."""
        assume(choices)
        return self._data.draw(st.sampled_from(sorted(choices)))

    def set_move(self, place, word):
        """Puts another move in a move's place."""
        moves = [*self.moves[:place], word, *self.moves[place + 1 :]]
        self.set_field("play", ",".join(moves))

    def refused(self):
        """Why the record is refused now."""
        with pytest.raises(RecordError) as caught:
            parse_match("\n".join([*self.lines, ""]))
        return str(caught.value)

    def refused_at(self, place):
        """Why the move at that place is refused; the reason must name round and move."""
        start = f"round {self.number}, move {place + 1}: "
        reason = self.refused()
        assert reason.startswith(start)
        return reason.removeprefix(start)


def broken(test):
    """Runs a test with many a `Broken`."""

    @settings(max_examples=40)
    @given(matches(), st.data())
    def run(match_and_record, data):
        test(Broken(match_and_record[1], data))

    run.__name__ = test.__name__
    return run


def is_play(word):
    return word != "--"


def is_pass(word):
    return word == "--"


@broken
def test_a_move_out_of_turn(record):
    place, position = record.draw_move(lambda word: True)
    others = {
        f"{a}{b}"
        for seat, hand in enumerate(position.hands)
        for a, b in hand
        if seat != position.turn
    }
    tile = record.draw(others)
    record.set_move(place, tile + record.draw("LR"))
    assert record.refused_at(place) == f"seat {position.turn} does not hold {tile}"


@broken
def test_a_tile_laid_twice(record):
    place, position = record.draw_move(lambda word: True)
    tile = record.draw({word[:2] for word in record.moves[:place] if is_play(word)})
    record.set_move(place, tile + record.draw("LR"))
    assert record.refused_at(place) == f"seat {position.turn} does not hold {tile}"


@broken
def test_a_tile_dealt_twice(record):
    hands = record.field("deal").replace("|", ".|.").split(".")
    tiles = [place for place, name in enumerate(hands) if name != "|"]
    one, two = record.draw(tiles), record.draw(tiles)
    assume(one != two)
    hands[two] = hands[one]
    record.set_field("deal", ".".join(hands).replace(".|.", "|"))
    start = f"round {record.number}: {hands[one]} is dealt twice, to seat "
    assert record.refused().startswith(start)


@broken
def test_a_wrong_end(record):
    place, position = record.draw_move(is_play)
    word = record.moves[place]
    other = word[:2] + ("R" if word[2] == "L" else "L")
    assume(other not in position.legal())
    record.set_move(place, other)
    name, shown = ("left", 0) if other[2] == "L" else ("right", 1)
    assert record.refused_at(place) == (
        f"{word[:2]} does not fit the {name} end, which shows {position.ends()[shown]}"
    )


@broken
def test_a_tile_that_fits_nowhere(record):
    place, position = record.draw_move(lambda word: True)
    tile = record.draw(
        {f"{a}{b}" for a, b in position.hands[position.turn] if not {a, b} & set(position.ends())}
    )
    record.set_move(place, tile + record.draw("LR"))
    assert record.refused_at(place).startswith(f"{tile} does not fit the ")


@broken
def test_a_pass_with_a_playable_tile(record):
    place, position = record.draw_move(is_play)
    record.set_move(place, "--")
    assert record.refused_at(place) == f"seat {position.turn} cannot pass: it has a tile that fits"


@broken
def test_a_word_that_is_no_move(record):
    place, _ = record.draw_move(lambda word: True)
    record.set_move(place, record.draw({"", "x", "66", "77L", "46R", "64T", "+", ".", "-"}))
    assert record.refused_at(place)


@broken
def test_a_move_after_the_end_of_the_round(record):
    record.set_move(len(record.moves), "--")
    assert record.refused_at(len(record.moves)) == "the round is over"


@broken
def test_a_move_left_out_at_the_end_of_the_round(record):
    record.moves.pop()
    assume(record.moves)
    record.set_field("play", ",".join(record.moves))
    reason = record.refused_at(len(record.moves) - 1)
    assert reason == f"end={record.field('end')}, but the round has not ended"


@broken
def test_wrong_points(record):
    end = record.field("end")
    how, seat, points = end.split(":")
    wrong = f"{how}:{seat}:{record.draw({str(n) for n in range(60)} - {points})}"
    record.set_field("end", wrong)
    assert record.refused_at(len(record.moves) - 1) == f"end={wrong} should be end={end}"


@broken
def test_a_wrong_winner_of_a_round(record):
    end = record.field("end")
    how, seat, points = end.split(":")
    wrong = f"{how}:{record.draw({'-', '0', '1', '2', '3', '4'} - {seat})}:{points}"
    record.set_field("end", wrong)
    assert record.refused_at(len(record.moves) - 1) == f"end={wrong} should be end={end}"


@broken
def test_a_missing_field_of_a_round(record):
    end = record.field("end")
    name = record.draw({"lead", "deal", "play", "end"})
    record.set_field(name, None)
    place = f"round {record.number}"
    if name == "end":
        last = f"{place}, move {len(record.moves)}"
        assert record.refused() == f"{last}: the round has ended, but end={end} is missing"
    elif name == "play":
        assert record.refused() == f"{place}: end={end}, but the round has not ended"
    else:
        assert record.refused() == f"{place}: the field {name} is missing"


@broken
def test_a_field_that_stands_twice(record):
    name = record.draw({"lead", "deal", "play", "end"})
    record.lines[record.at] += f" {name}={record.field(name)}"
    assert record.refused() == f"round {record.number}: the field {name} stands twice"


@broken
def test_a_missing_line_of_the_header(record):
    key = record.draw({"game", "seats", "target", "seed", "players"})
    record.lines = [line for line in record.lines if not line.startswith(f"{key}: ")]
    assert record.refused() == f"the line '{key}: ...' is missing"


@broken
def test_a_wrong_leader(record):
    leader = int(record.field("lead"))
    seats = record.field("deal").count("|") + 1
    wrong = record.draw(set(range(seats)) - {leader})
    record.set_field("lead", wrong)
    assert record.refused() == (
        f"round {record.number}: lead={wrong}, but the lead is seat {leader}'s"
    )


@broken
def test_a_deal_that_is_not_the_seeds(record):
    # Two hands change places: everything else about the deal stays right.
    hands = record.field("deal").split("|")
    record.set_field("deal", "|".join([hands[1], hands[0], *hands[2:]]))
    assert record.refused() == (
        f"round {record.number}: the deal is not the one that the match's seed gives"
    )


@broken
def test_another_seed(record):
    place = next(place for place, line in enumerate(record.lines) if line.startswith("seed: "))
    seed = int(record.lines[place].removeprefix("seed: "))
    record.lines[place] = f"seed: {seed ^ 1}"
    assert record.refused().startswith("round 1: ")


@broken
def test_a_round_left_out(record):
    del record.lines[record.at]
    if record.number == len(record.lines) - record.first:
        # The last: the target is not reached any more.
        assert record.refused().startswith(f"line {len(record.lines)}: result: nobody has reached")
    else:
        assert record.refused().startswith(f"round {record.number}: ")


@broken
def test_a_round_twice(record):
    record.lines.insert(record.at, record.lines[record.at])
    assert record.refused().startswith(f"round {record.number + 1}: ")


@broken
def test_a_round_after_the_end_of_the_match(record):
    record.lines.insert(-1, record.lines[record.at])
    number = len(record.lines) - record.first - 1
    assert record.refused() == f"round {number}: the match had ended before it"


@broken
def test_a_wrong_result(record):
    result = record.lines[-1]
    numbers = [match.span() for match in re.finditer(r"\d+", result)]
    start, stop = record.draw(numbers)
    wrong = str(int(result[start:stop]) + 1)
    record.lines[-1] = result[:start] + wrong + result[stop:]
    expected = result.removeprefix("result: ")
    reason = record.refused()
    assert reason.startswith(f"line {len(record.lines)}: result: '")
    assert reason.endswith(f"' should be '{expected}'")


@broken
def test_a_missing_result(record):
    del record.lines[-1]
    assert record.refused() == "the match is over, but the line 'result: ...' is missing"


@broken
def test_anything_after_the_result(record):
    line = record.draw(set(record.lines))
    record.lines.append(line)
    key = line.partition(":")[0]
    assert record.refused() == f"line {len(record.lines)}: '{key}' comes after the result"


@broken
def test_a_junk_character(record):
    at = record.draw(range(len(record.lines)))
    line = record.lines[at]
    place = record.draw(range(len(line) + 1))
    junk = record.draw([chr(code) for code in (*range(32), 127, 128, 255, 0x1F600) if code != 10])
    # A carriage return at the end of a line is how lines end on Windows.
    assume(junk != "\r" or place < len(line))
    record.lines[at] = line[:place] + junk + line[place:]
    assert record.refused() == f"line {at + 1}: character {place + 1} is no printable ASCII"


@broken
def test_a_megabyte_on_one_line(record):
    at = record.draw(range(len(record.lines)))
    record.lines[at] += " " * 2**20
    length = len(record.lines[at])
    assert record.refused() == f"line {at + 1}: {length} characters in a line; 8192 at most"


def test_a_megabyte_of_anything():
    for text in ("6" * 2**20, "\x00" * 2**20, "round: " * 2**17, "block/2 " * 2**17):
        with pytest.raises(RecordError, match=rf"^line 1: {len(text)} characters in a line; 8192"):
            parse_match(text)
    with pytest.raises(RecordError, match=r"^line 1: 'x' is no 'key: value'"):
        parse_match("x\n" * 2**19)
    with pytest.raises(RecordError, match=r"^line 2: game: the key stands twice"):
        parse_match("game: block\n" * 90_000)
    with pytest.raises(RecordError, match=r"^the line 'game: ...' is missing"):
        parse_match("; nothing to see here\n" * 48_000)
