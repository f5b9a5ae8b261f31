from engine.errors import DealError, NotationError, RecordError
from engine.games import find
from engine.games.block import RULES
from engine.notation.rounds import (
    LONGEST_LINE,
    format_hand,
    format_round,
    format_view,
    parse_round,
    parse_view,
)
from engine.round import Round
from tests.engine.support import block, hand, mask, push, raises

DEAL = "66.65.52.62.40.54.53|60.00.64.63.61.51.11"
PLAYS = "66,60L,65R,00L,52R,--,62R,64R,40R,--,--"
# NOTATION's example.
EXAMPLE = "block/2 lead=0 deal=%s play=%s end=blocked:0:7" % (DEAL, PLAYS)


def refused(line, error=NotationError):
    return raises(error, parse_round, line)


def test_the_example_of_the_notation_both_ways():
    round_ = parse_round(EXAMPLE)
    assert round_.rules is find("block")
    assert round_.deal == (hand("66.65.52.62.40.54.53"), hand("60.00.64.63.61.51.11"))
    assert round_.table.leader == 0
    assert len(round_.table.history) == 11
    assert round_.outcome().text() == "blocked:0:7"
    assert format_round(round_) == EXAMPLE


def test_a_round_that_runs_has_no_end():
    line = "block/2 lead=0 deal=%s play=66,60L" % DEAL
    assert format_round(push(block(DEAL), "66,60L")) == line
    assert format_round(parse_round(line)) == line


def test_a_round_before_its_lead():
    line = "block/3 lead=2 deal=66.65|64.63|62.61 play="
    assert format_round(block("66.65|64.63|62.61", 2)) == line
    for text in (line, "block/3 lead=2 deal=66.65|64.63|62.61"):
        round_ = parse_round(text)
        assert round_.turn == 2
        assert format_round(round_) == line


def test_every_way_to_end():
    for line in (
        # A lone 0-0; 6 pips; 9 pips each; 10 + 7 and 8 + 8 against 3.
        "block/2 lead=0 deal=61|00 play=61 end=domino:0:0",
        "block/2 lead=1 deal=66.60|65.54 play=65,66L,54R end=domino:1:6",
        "block/2 lead=0 deal=66.54|41.40 play=66,--,-- end=blocked:-:0",
        "block/3 lead=0 deal=66.21|55.43|44.53 play=66,--,--,-- end=blocked:0:30",
    ):
        assert format_round(parse_round(line)) == line


def test_hands_are_written_as_dealt():
    assert format_hand(hand("11.66.10")) == "11.66.10"
    assert format_hand(()) == ""


def test_the_order_of_the_fields_is_free_when_read():
    line = "block/2 play=66 deal=66.10|55.44 lead=0"
    assert format_round(parse_round(line)) == "block/2 lead=0 deal=66.10|55.44 play=66"


def test_a_line_begins_with_the_game_and_its_seats():
    assert refused("") == "'': a round begins with GAME/SEATS"
    assert refused("block lead=0") == "'block': a round begins with GAME/SEATS"
    assert refused("block/2/2 lead=0") == "'block/2/2': a round begins with GAME/SEATS"
    games = "block, partners, foster4, freerun, draw, matador, sebastopol, bergen"
    assert refused("chess/2 lead=0 deal=66|65") == "'chess' is no game; there are " + games
    assert refused("block/3 lead=0 deal=66|65") == "block/3: 2 hands are dealt"
    assert refused("block/x lead=0 deal=66|65") == "the number of seats: 'x' is no number"
    assert refused("block/02 lead=0 deal=66|65") == "the number of seats: '02' is no number"


def test_the_fields_are_named():
    assert refused("block/2 deal=66|65") == "the field lead is missing"
    assert refused("block/2 lead=0") == "the field deal is missing"
    assert refused("block/2 lead=0 lead=1 deal=66|65") == "the field lead stands twice"
    fields = ": the fields of a round are lead, deal, play, end"
    assert refused("block/2 lead=0 deal=66|65 stock=64") == "'stock=64'" + fields
    assert refused("block/2 lead=0 deal=66|65 play") == "'play'" + fields
    assert refused("block/2  lead=0 deal=66|65") == "''" + fields
    assert refused("block/2 lead=0 deal=66|65 ") == "''" + fields


def test_a_lead_is_the_number_of_a_seat():
    for word in ("", "x", "-1", "+1", "1.0", "00", "0x0", "1" * 21):
        line = "block/2 lead=%s deal=66|65" % word
        assert refused(line) == "lead: '%s' is no number" % word
    line = "block/2 lead=2 deal=66|65"
    assert refused(line, DealError) == "seat 2 leads, but the seats are 0 to 1"


def test_a_deal_is_tiles_joined_by_dots():
    assert refused("block/2 lead=0 deal=66,65|64") == "'66,65' is no tile of the double-6 set"
    assert refused("block/2 lead=0 deal=66.|64.65") == "'' is no tile of the double-6 set"
    assert refused("block/2 lead=0 deal=|65") == "'' is no tile of the double-6 set"
    assert refused("block/2 lead=0 deal=56|65") == "tile '56': the higher half comes first"
    assert refused("block/2 lead=0 deal=66|66", DealError) == (
        "66 is dealt twice, to seat 0 and to seat 1"
    )


def test_a_view_is_no_round():
    assert refused("block/2 lead=0 deal=66.65|#2") == (
        "the hand of seat 1 is hidden: this is a view"
    )


def test_a_wrong_move_is_named_by_its_number():
    start = "block/2 lead=0 deal=%s play=" % DEAL
    for moves, reason in (
        ("65L", "move 1: '65L': the lead is written without an end"),
        ("60", "move 1: seat 0 does not hold 60"),
        ("--", "move 1: seat 0 cannot pass: it has a tile that fits"),
        ("66,60", "move 2: '60' does not say at which end (L or R)"),
        ("66,65L", "move 2: seat 1 does not hold 65"),
        ("66,11L", "move 2: 11 does not fit the left end, which shows 6"),
        ("66,--", "move 2: seat 1 cannot pass: it has a tile that fits"),
        ("66,60L,66L", "move 3: seat 0 does not hold 66"),
        ("66,60L,65L", "move 3: 65 does not fit the left end, which shows 0"),
        ("66,60L,", "move 3: '' is no tile of the double-6 set"),
        (PLAYS + ",--", "move 12: the round is over"),
    ):
        assert refused(start + moves, RecordError) == reason


def test_an_end_must_be_the_one_that_the_rules_give():
    for end in ("blocked:0:8", "blocked:1:7", "blocked:-:0", "domino:0:7", "", "x", "blocked:0:07"):
        assert refused(EXAMPLE.replace("blocked:0:7", end), RecordError) == (
            "move 11: end=%s should be end=blocked:0:7" % end
        )


def test_an_end_may_not_stand_before_the_end():
    line = EXAMPLE.replace(",--,--", ",--")
    assert refused(line, RecordError) == "move 10: end=blocked:0:7, but the round has not ended"


def test_an_end_may_not_be_left_out():
    line = EXAMPLE.replace(" end=blocked:0:7", "")
    assert refused(line, RecordError) == (
        "move 11: the round has ended, but end=blocked:0:7 is missing"
    )


def test_printable_ascii_only():
    for junk in ("\xe9", "\x00", "\t", "\x7f", "\u2014"):
        assert refused("block/2" + junk + EXAMPLE[7:]) == "character 8 is no printable ASCII"


def test_a_line_has_a_longest_length():
    line = EXAMPLE + " " * (LONGEST_LINE + 1 - len(EXAMPLE))
    assert refused(line) == "a round of 8193 characters; 8192 at most"


def test_what_is_dealt_can_be_checked_before_the_first_move():
    seen = []

    def look(round_):
        seen.append((round_.deal, round_.table.leader, len(round_.table.history)))

    parse_round(EXAMPLE, look)
    assert seen == [((hand("66.65.52.62.40.54.53"), hand("60.00.64.63.61.51.11")), 0, 0)]


def test_a_round_from_a_seed_both_ways():
    for seats in (2, 3, 4):
        round_ = Round.from_seed(RULES, seats, 3, 1)
        while not round_.over:
            round_.push(round_.legal_moves()[-1])
            line = format_round(round_)
            again = parse_round(line)
            assert format_round(again) == line
            assert again.hands == round_.hands


# Views.

VIEW_0 = "block/2 lead=0 deal=66.65.52.62.40.54.53|#7 play=66,60L,65R,00L,52R,--"
VIEW_1 = "block/2 lead=0 deal=#7|60.00.64.63.61.51.11 play=66,60L,65R,00L,52R,--"


def test_a_view_shows_one_hand_and_how_many_tiles_the_others_were_dealt():
    round_ = push(block(DEAL), "66,60L,65R,00L,52R,--")
    assert format_view(round_.view(0)) == VIEW_0
    assert format_view(round_.view(1)) == VIEW_1


def test_a_view_both_ways():
    for line, seat in ((VIEW_0, 0), (VIEW_1, 1)):
        view = parse_view(line)
        assert view.seat == seat
        assert format_view(view) == line
    assert parse_view(VIEW_0).hand == mask("62.40.54.53")
    assert parse_view(VIEW_1).hand == mask("64.63.61.51.11")


def test_a_view_of_an_ended_round_both_ways():
    view = push(block(DEAL), PLAYS).view(1)
    line = "block/2 lead=0 deal=#7|60.00.64.63.61.51.11 play=" + PLAYS
    assert format_view(view) == line
    assert parse_view(line).table.over


def test_a_view_shows_exactly_one_hand_and_no_end():
    assert raises(NotationError, parse_view, EXAMPLE) == "a view shows one hand, not 2"
    line = "block/2 lead=0 deal=#7|#7 play=66"
    assert raises(NotationError, parse_view, line) == "a view shows one hand, not 0"
    assert raises(NotationError, parse_view, VIEW_0 + " end=blocked:0:7") == "a view has no end"


def test_a_hidden_hand_is_a_number_of_tiles():
    for word in ("", "x", "-7", "07"):
        line = "block/2 lead=0 deal=66.65|#%s" % word
        assert raises(NotationError, parse_view, line) == "a hidden hand: '%s' is no number" % word
    line = "block/2 lead=0 deal=66.65|#3"
    assert raises(DealError, parse_view, line) == "seat 1 is dealt 3 tiles and seat 0 is dealt 2"
    assert raises(DealError, parse_view, "block/2 lead=0 deal=66|#99999999") == (
        "seat 1 is dealt 99999999 tiles and seat 0 is dealt 1; "
        "100000000 tiles are dealt of a set of 28"
    )


def test_a_wrong_move_of_a_view_is_named_by_its_number():
    start = "block/2 lead=0 deal=66.65.52.62.40.54.53|#7 play="
    for moves, reason in (
        ("66,65L", "move 2: seat 1 does not hold 65"),
        ("66,60L,--", "move 3: seat 0 cannot pass: it has a tile that fits"),
        ("66,60L,60R", "move 3: seat 0 does not hold 60"),
        ("66,11L", "move 2: 11 does not fit the left end, which shows 6"),
        ("66,60L,65R,60L", "move 4: 60 is in the line already"),
    ):
        assert raises(RecordError, parse_view, start + moves) == reason


def test_a_view_that_no_hands_explain_is_refused():
    start = "block/2 lead=0 deal=66.65.54.33.22.11.00|#7 play="
    parse_view(start + "66,--,65L,--")
    assert raises(RecordError, parse_view, start + "66,--,65L,64R") == (
        "move 4: seat 1 lays 64, but has passed while it fitted"
    )
