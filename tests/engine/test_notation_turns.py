"""Draws, stops, chosen halves and further arms as text, in records and in views."""

from engine.drawing import draw, drawn_of
from engine.errors import NotationError, RecordError
from engine.games import find
from engine.match import Match
from engine.moves import DRAW, PASS, STOP, play
from engine.notation.matches import KeptRounds, format_match, parse_match
from engine.notation.rounds import format_round, format_view, parse_move, parse_round, parse_view
from engine.notation.tokens import format_move, format_moves
from tests.engine.support import dealt, push, raises

STOCK = "64.63.00.11"
DRAWN = "draw/2 lead=0 deal=66.60.10|65.44.22 stock=64.63.00.11 play=66,+64,64L,60R"


def refused(game, word, lead=False):
    return raises(NotationError, parse_move, word, find(game), lead)


def test_draws():
    assert format_move(DRAW) == "+"
    assert format_move(draw(18)) == "+53"
    assert parse_move("+", find("draw")) == DRAW
    assert parse_move("+53", find("draw")) == draw(18)
    assert [drawn_of(move) for move in (draw(0), draw(27), DRAW, PASS, STOP)] == [
        0,
        27,
        None,
        None,
        None,
    ]
    assert refused("draw", "+5") == "'5' is no tile of the double-6 set"
    assert refused("draw", "+35") == "tile '35': the higher half comes first"
    assert refused("draw", ".") == "'.' is no move of draw"


def test_stops():
    assert format_move(STOP) == "."
    assert parse_move(".", find("freerun")) == STOP
    assert refused("freerun", "..") == "'..' is no move of freerun"
    assert refused("freerun", "+53") == "'+53' is no move of freerun"


def test_the_half_that_a_matador_leaves_is_written_where_there_is_a_choice():
    rules = find("matador")
    assert parse_move("52L5", rules) == play(17, 0, 5)
    assert parse_move("52R2", rules) == play(17, 1, 2)
    assert format_move(play(17, 1, 2)) == "52R2"
    reason = " does not say which half stays exposed (5 or 2)"
    for word in ("52L", "52L4", "52L55", "52Lx"):
        assert refused("matador", word) == "'%s'" % word + reason
    # Never for other tiles, for 0-0 or for the lead.
    assert parse_move("00L", rules) == play(0)
    assert refused("matador", "00L0") == "'00L0' is no move: a tile and one of LR"
    assert refused("matador", "53L5") == "'53L5' is no move: a tile and one of LR"
    assert parse_move("52", rules, True) == play(17)
    assert refused("matador", "525", True) == "'525': the lead is written without an end"
    assert refused("block", "52L5") == "'52L5' is no move: a tile and one of LR"


def test_four_arms():
    rules = find("sebastopol")
    assert [parse_move("64" + letter, rules) for letter in "LRTB"] == [
        play(25, arm) for arm in range(4)
    ]
    assert refused("sebastopol", "64X") == "'64X' is no move: a tile and one of LRTB"


def test_the_lead_is_the_first_tile_laid_whatever_was_drawn_before():
    assert format_moves([DRAW, play(27), play(25)]) == "+,66,64L"
    line = "draw/2 lead=0 deal=66.10|65.44 stock=64.63.00.11 play=+64,66,65L"
    assert format_round(parse_round(line)) == line


def test_a_record_has_the_stock_and_every_tile_drawn():
    round_ = parse_round(DRAWN)
    assert format_round(round_) == DRAWN
    assert round_.table.stock == 3
    line = DRAWN.replace("+64", "+")
    # A bare draw is the next tile of the stock, and is written with it.
    assert format_round(parse_round(line)) == DRAWN
    assert raises(RecordError, parse_round, DRAWN.replace("+64", "+63")) == (
        "move 2: seat 1 cannot draw 63: the next tile of the stock is 64"
    )


def test_a_view_shows_its_own_draws_only():
    round_ = push(dealt("draw/2", "66.10|65.44", stock=STOCK), "+,66,+,65L")
    lines = [
        "draw/2 lead=0 deal=66.10|#2 stock=#4 play=+64,66,+,65L",
        "draw/2 lead=0 deal=#2|65.44 stock=#4 play=+,66,+63,65L",
    ]
    for seat in (0, 1):
        view = round_.view(seat)
        assert format_view(view) == lines[seat]
        again = parse_view(lines[seat])
        assert format_view(again) == lines[seat]
        assert again.hand == view.hand == round_.hands[seat]
        assert again.table.counts == [2, 2]
        assert again.table.stock == 2
    assert "a tile that others cannot see" in raises(
        RecordError, parse_view, lines[0].replace(",+,", ",+63,")
    )
    assert "must say which tile it draws" in raises(
        RecordError, parse_view, lines[0].replace("+64", "+")
    )


def test_the_field_stock_is_for_games_with_a_stock():
    assert raises(NotationError, parse_round, "draw/2 lead=0 deal=66|65") == (
        "the field stock is missing"
    )
    assert "the fields of a round are lead, deal, play, end" in raises(
        NotationError, parse_round, "matador/2 lead=0 deal=66|65 stock=64"
    )
    assert parse_round("matador(draw)/2 lead=0 deal=66|65 stock=64").table.stock == 1
    assert raises(NotationError, parse_round, "draw/2 lead=0 deal=66|65 stock=#4") == (
        "the stock is hidden: this is a view"
    )
    assert raises(NotationError, parse_view, "draw/2 lead=0 deal=66|#1 stock=64") == (
        "a view does not show the stock"
    )


def test_the_end_names_a_side_by_its_first_seat():
    line = "partners/4 lead=0 deal=11.31|10.40|60.42|62.65 play=11,10L,60L,62L,31R end=domino:0:15"
    assert format_round(parse_round(line)) == line
    # Seat 1 goes out while the 2-0 is left to it; seats 2 and 0 hold 6-0 and 5-4.
    line = "partners/4 lead=1 deal=65.54|66.62|60.50|22.33 play=66,60R,--,65L,62R end=domino:1:14"


def test_points_of_mid_round_may_end_it_by_a_line_alone_only_with_a_header():
    start = "bergen/2 lead=0 deal=44.21.22.00|41.42.60.61 stock= play=44,41L,21L"
    line = start + ",42R end=target:1:0"
    round_ = parse_round(line)
    assert round_.over
    assert format_round(round_) == line
    # The 2-1 brought nothing.
    assert raises(RecordError, parse_round, start + " end=target:0:0") == (
        "move 3: end=target:0:0, but the round has not ended"
    )
    assert raises(RecordError, parse_round, start + ",42R end=target:0:0") == (
        "move 4: end=target:0:0 should be end=target:1:0"
    )


def test_in_a_match_the_target_ends_the_round_where_it_is_reached():
    deal = "44.21.22.00.10.20|41.42.60.61.30.31"
    stock = "11.32.33.40.43.50.51.52.53.54.55.62.63.64.65.66"
    start = "round: bergen/2 lead=0 deal=%s stock=%s play=44,41L,21L" % (deal, stock)
    header = (
        "game: bergen\nseats: 2\ntarget: %d\nseed: -\nplayers: A (x), B (y)\n"
        "rounds-before: 3\nscores-before: 5 14\n"
    )
    text = header % 15 + start + ",42R end=target:1:0\nresult: 7 16 winner=1\n"
    reader = parse_match(text)
    assert reader.scores.points == [7, 16]
    # With more to go the round must go on, and it may not go on after its end.
    reason = raises(RecordError, parse_match, header % 20 + start + ",42R end=target:1:0\n")
    assert reason == "round 4, move 4: end=target:1:0, but the round has not ended"
    reason = raises(RecordError, parse_match, header % 15 + start + ",42R,22R\n")
    assert reason == "round 4, move 5: the round is over"


def test_a_match_of_sides_has_a_score_for_each_side():
    match = Match(find("partners"), 4, 5, 20)
    kept = KeptRounds(4, 1)
    while not match.over:
        round_ = match.deal()
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        match.score()
        kept.add(round_)
    players = [("A", "x"), ("B", "x"), ("C", "x"), ("D", "x")]
    text = format_match(match, players, kept)
    points = match.scores.points
    assert len(points) == 2
    assert "\nresult: %d %d winner=%d\n" % (points[0], points[1], match.winner) in text
    assert kept.before > 0
    assert len(kept.points_before) == 2
    reader = parse_match(text)
    assert reader.scores.points == points
    assert raises(
        RecordError, parse_match, text.replace("scores-before: ", "scores-before: 0 ")
    ) == ("line 7: scores-before: 3 scores for 2 sides")
