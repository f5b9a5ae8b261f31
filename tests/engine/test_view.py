from engine import tiles
from engine.errors import IllegalMoveError
from engine.games.block import RULES
from engine.notation.rounds import format_view, parse_view
from engine.table import Table
from engine.view import View
from tests.engine.support import block, hand, legal, mask, push, raises

DEAL = "66.65.52.62.40.54.53|60.00.64.63.61.51.11"
START = "66,60L,65R,00L,52R,--"


def test_a_view_knows_its_own_hand_and_the_table():
    view = push(block(DEAL), START).view(0)
    assert view.seat == 0
    assert view.rules is RULES
    assert view.tiles == hand("66.65.52.62.40.54.53")
    assert view.hand == mask("62.40.54.53")
    assert view.table.ends == [0, 2]
    assert view.table.turn == 0
    assert view.table.counts == [4, 5]
    assert len(view.table.history) == 6


def test_unseen_are_the_tiles_of_the_others_and_the_undealt():
    view = push(block(DEAL), START).view(0)
    # 28 less the 5 laid and the 4 held.
    assert len(tiles.listed(view.unseen)) == 19
    assert not view.unseen & mask("66.60.65.00.52.62.40.54.53")
    assert view.unseen & mask("64.63.61.51.11.10.20.22") == mask("64.63.61.51.11.10.20.22")


def test_nothing_of_a_view_depends_on_hidden_tiles():
    # Seat 1's tiles not laid yet are exchanged with undealt ones, of which none fits its pass.
    one = push(block(DEAL), START).view(0)
    two = push(block("66.65.52.62.40.54.53|60.00.55.44.33.31.11"), START).view(0)
    assert format_view(one) == format_view(two)
    assert (one.hand, one.unseen, one.possible()) == (two.hand, two.unseen, two.possible())
    assert one.legal_moves() == two.legal_moves()
    assert one.table.differences(two.table) == []


def test_legal_moves_are_the_seats_own_in_its_own_turn():
    round_ = push(block(DEAL), "66")
    assert legal(round_.view(1)) == ["60L", "60R", "61L", "61R", "63L", "63R", "64L", "64R"]
    assert legal(round_.view(0)) == []
    push(round_, START[3:])
    assert legal(round_.view(0)) == ["40L", "62R"]
    assert legal(round_.view(1)) == []


def test_legal_moves_may_be_a_pass_and_are_none_after_the_end():
    round_ = push(block("66.10|55.44"), "66")
    assert legal(round_.view(1)) == ["--"]
    push(round_, "--,--")
    assert legal(round_.view(0)) == legal(round_.view(1)) == []


def test_a_view_is_a_snapshot_of_its_own():
    round_ = push(block(DEAL), "66,60L")
    view = round_.view(0)
    line = format_view(view)
    push(round_, "65R")
    assert format_view(view) == line
    push(view, "40L")
    assert round_.table.ends == [0, 5]
    assert view.table.ends == [4, 6]
    assert view.hand == mask("65.52.62.54.53")


def test_a_view_follows_the_moves_of_all_seats():
    round_ = block(DEAL)
    views = [round_.view(0), round_.view(1)]
    for words in (START + ",62R,64R,40R,--,--").split(","):
        push(round_, words)
        for seat in (0, 1):
            push(views[seat], words)
            assert format_view(views[seat]) == format_view(round_.view(seat))


def test_a_view_refuses_what_its_seat_knows_to_be_wrong():
    view = push(block(DEAL), "66").view(0)
    # Another lays a tile that this seat holds, or one that lies there, or one that does not fit.
    assert raises(IllegalMoveError, push, view, "65L") == "seat 1 does not hold 65"
    assert raises(IllegalMoveError, push, view, "66L") == "seat 1 does not hold 66"
    assert "does not fit" in raises(IllegalMoveError, push, view, "44L")
    assert raises(IllegalMoveError, view.push, -2) == "-2 is no move"
    push(view, "60L")
    # The seat itself lays what it does not hold, or passes with a tile that fits.
    assert raises(IllegalMoveError, push, view, "61R") == "seat 0 does not hold 61"
    assert raises(IllegalMoveError, push, view, "--") == (
        "seat 0 cannot pass: it has a tile that fits"
    )
    assert format_view(view) == "block/2 lead=0 deal=66.65.52.62.40.54.53|#7 play=66,60L"


def test_a_view_cannot_tell_whether_another_could_play():
    view = push(block(DEAL), "66").view(0)
    push(view, "--")
    assert view.table.turn == 0
    assert view.table.passes == 1


def test_a_pass_tells_what_a_seat_does_not_hold():
    view = push(block(DEAL), START).view(0)
    # Seat 1 passed when the ends were 0 and 2.
    possible = view.possible()
    assert possible[0] == view.hand
    assert possible[1] == view.unseen & ~mask("00.10.20.30.40.50.60.21.22.32.42.52.62")
    # The tiles that it does hold are among them.
    assert mask("64.63.61.51.11") & ~possible[1] == 0
    # To the one who passed, the other may hold anything unseen.
    view = push(block(DEAL), START).view(1)
    assert view.possible()[0] == view.unseen
    assert view.possible()[1] == mask("64.63.61.51.11")


def test_a_sound_view_has_no_problems():
    round_ = block(DEAL)
    for words in (START + ",62R,64R,40R,--,--").split(","):
        push(round_, words)
        assert round_.view(0).problems() == round_.view(1).problems() == []


def test_problems_names_an_impossible_deal():
    view = View(Table(RULES, [2, 3], 0), 0, hand("66.66"))
    assert view.problems() == [
        "66 is dealt twice, to seat 0 and to seat 0",
        "seat 1 is dealt 3 tiles and seat 0 is dealt 2",
    ]
    view = View(Table(RULES, [3, 3], 0), 0, hand("66.65"))
    assert "seat 0 holds a wrong number of tiles" in view.problems()


def test_problems_names_a_move_that_cannot_be():
    view = push(block(DEAL), "66,60L").view(0)
    view.table.history[1] = tiles.parse("65")
    assert view.problems() == ["move 2: seat 1 does not hold 65"]


def test_problems_names_a_table_that_the_moves_do_not_give():
    view = push(block(DEAL), "66,60L").view(0)
    view.table.ends[1] = 3
    view.table.turn = 1
    assert view.problems() == ["ends should be [0, 6], not [0, 3]", "turn should be 0, not 1"]


def test_problems_names_a_tile_that_was_denied_by_a_pass():
    view = push(View(Table(RULES, [3, 3], 0), 0, hand("66.65.10")), "66,--,65L,64R")
    # Seat 1 passed at 6 and 6.
    assert view.problems() == ["move 4: seat 1 lays 64, but has passed while it fitted"]


def test_problems_names_a_hand_that_the_passes_leave_too_few_tiles_for():
    view = View(Table(RULES, [7, 7], 0), 0, hand("66.65.54.33.22.11.00"))
    push(view, "66,--,65L,--")
    # No five and no six leaves 15 tiles, of which this seat holds four.
    assert view.problems() == []
    push(view, "54L,--")
    # No four either: the 10 tiles of 0 to 3, less this seat's four doubles.
    assert view.problems() == ["seats 1 hold 7 tiles, but their passes leave 6 they may hold"]


def test_a_hand_that_the_passes_leave_just_enough_tiles_for_is_no_problem():
    view = View(Table(RULES, [7, 7], 0), 0, hand("66.65.54.64.33.22.11"))
    push(view, "66,--,65L,--,54L,--")
    # The 10 tiles of 0 to 3, less three doubles: just the seven that seat 1 holds.
    assert view.possible()[1] == mask("00.10.20.30.21.31.32")
    assert view.problems() == []


def test_problems_looks_at_all_seats_together():
    view = View(Table(RULES, [5, 5, 5], 0), 0, hand("66.65.54.33.22"))
    push(view, "66,--,--,65L,--,--,54L,--,--")
    # The 10 tiles of 0 to 3, less 3-3 and 2-2: enough for either seat, not for both.
    assert view.problems() == ["seats 1, 2 hold 10 tiles, but their passes leave 8 they may hold"]


def test_a_view_read_from_its_text_is_the_same():
    view = push(block(DEAL), START).view(0)
    again = parse_view(format_view(view))
    assert (again.seat, again.tiles, again.hand) == (view.seat, view.tiles, view.hand)
    assert again.table.differences(view.table) == []
    assert again.table.history == view.table.history
    assert again.possible() == view.possible()
