"""The exact search, against independent values and against plain minimax over the rules."""

from engine import tiles
from engine.bots.exact import Exact
from engine.bots.lines import built
from engine.rng import Rng
from engine.round import Round
from tests.engine.support import RULES, begin, block, mask, push
from tests.engine.test_endgame import endgame
from tests.engine.test_perft import LARGEST, positions, value

LINES = built()
EXACT = Exact(LINES)


def worth(round_, slice_=1000000):
    """What the round is worth to the seat to move, searched in slices of so many positions."""
    mover = round_.turn
    begin(EXACT, LINES, round_.hands[mover], round_.hands[1 - mover], round_.ends)
    while not EXACT.step(slice_):
        pass
    return EXACT.value


def window(round_, alpha, beta):
    """The same, told no closer than from alpha to beta."""
    mover = round_.turn
    hands = round_.hands
    begin(EXACT, LINES, hands[mover], hands[1 - mover], round_.ends, alpha, beta)
    assert EXACT.step(1000000)
    return EXACT.value


def small_round(seed):
    """A random round of three to five tiles each, a few moves on, that has not ended."""
    rng = Rng(seed)
    stock = list(range(28))
    rng.shuffle(stock)
    size = 3 + rng.below(3)
    round_ = Round(RULES, (stock[:size], stock[size : 2 * size]), rng.below(2))
    for _ in range(rng.below(5)):
        moves = round_.legal_moves()
        round_.push(moves[rng.below(len(moves))])
        if round_.over:
            round_.pop()
            break
    return round_


def test_the_published_values_of_whole_rounds():
    checked = 0
    for position, counts in positions():
        if "value" in counts:
            round_ = block(position.split("deal=")[1], int(position.split("lead=")[1][0]))
            assert worth(round_) == counts["value"], position
            checked += 1
    assert checked == 4


def test_fosters_endgame_is_worth_9_to_b():
    assert worth(endgame()) == 9


def test_fosters_moves_are_worth_9_9_and_minus_7():
    # After B's move it is A's turn, to whom the position is worth as much less.
    assert [-worth(push(endgame(), word)) for word in ("61R", "63R", "64R")] == [9, 9, -7]


def test_it_agrees_with_plain_minimax():
    for seed in range(60 if LARGEST > 40000 else 12):
        round_ = small_round(seed)
        assert worth(round_) == value(round_, round_.turn), seed


def test_the_size_of_the_slices_changes_nothing():
    for seed in range(10):
        round_ = small_round(seed)
        whole = worth(round_)
        positions_ = EXACT.positions
        assert worth(round_, 1) == whole
        assert EXACT.positions == positions_


def test_a_slice_searches_no_more_positions_than_it_may():
    round_ = endgame()
    begin(EXACT, LINES, round_.hands[1], round_.hands[0], round_.ends)
    done = False
    before = 0
    while not done:
        done = EXACT.step(3)
        assert EXACT.positions <= before + 3
        assert done or EXACT.positions == before + 3
        before = EXACT.positions
    assert before > 3


def test_a_value_outside_of_the_window_is_told_as_its_edge():
    # 9 in truth.
    assert window(endgame(), -20, 20) == 9
    assert window(endgame(), 10, 20) == 10
    assert window(endgame(), -20, 5) == 5
    assert window(endgame(), 8, 10) == 9
    # -7 in truth, and the seat to move is another.
    after = push(endgame(), "64R")
    assert window(after, -20, 20) == 7
    assert window(after, 8, 9) == 8
    assert window(after, 2, 6) == 6


def test_the_window_holds_where_the_seat_to_move_has_to_pass():
    round_ = push(block("66.11.22|65.50.40"), "66,65L")
    assert round_.turn == 0 and round_.ends == (5, 6)
    # Seat 0 passes twice, while seat 1 lays 5-0 and 4-0 and is out: 2 + 4 = 6 pips.
    assert window(round_, -20, 20) == -6
    assert window(round_, -20, -7) == -7
    assert window(round_, -5, 20) == -5


def test_an_ended_round_is_worth_its_points():
    # Out: the other keeps 5-0 and 4-0, 9 pips.
    begin(EXACT, LINES, mask("50.40"), 0, (6, 6))
    assert EXACT.step(1) and EXACT.value == -9
    begin(EXACT, LINES, 0, mask("50.40"), (6, 6))
    assert EXACT.step(1) and EXACT.value == 9
    # Blocked, 3 pips against 8; no position but the one given is looked at.
    begin(EXACT, LINES, mask("21"), mask("53"), (6, 6))
    assert EXACT.step(1) and EXACT.value == 5
    assert EXACT.positions == 0


def test_a_larger_set():
    # 9-9 lies. Laying the 9-8 is going out, and the other keeps 1-1.
    lines = built(9)
    exact = Exact(lines)
    begin(exact, lines, mask("98"), mask("11"), (9, 9))
    assert exact.step(10) and exact.value == 2
    begin(exact, lines, mask("11.98"), tiles.mask([tiles.number(9, 7), 0]), (9, 9))
    # 9-8, 9-7, and neither 1-1 nor 0-0 fits 8/7: 0 - 2.
    assert exact.step(100) and exact.value == -2
