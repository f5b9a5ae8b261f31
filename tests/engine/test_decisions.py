"""The moves of a seat, one after another, with what it could know."""

from engine.decisions import decisions
from engine.moves import DRAW, PASS
from engine.notation.rounds import format_view
from tests.engine.support import block, dealt, push


def told(round_, seat):
    return [(number, move, format_view(view)) for number, move, view in decisions(round_, seat)]


def test_each_move_comes_with_the_view_before_it():
    round_ = push(block("66.10|60.55"), "66,60L,10L")
    assert told(round_, 0) == [
        (1, 27, "block/2 lead=0 deal=66.10|#2 play="),
        (3, 1, "block/2 lead=0 deal=66.10|#2 play=66,60L"),
    ]
    assert told(round_, 1) == [(2, 21, "block/2 lead=0 deal=#2|60.55 play=66")]
    # The round stays as it is.
    assert round_.over


def test_passes_and_draws_are_moves_too():
    round_ = push(block("66.10|55.44"), "66,--")
    assert [(number, move) for number, move, _ in decisions(round_, 1)] == [(2, PASS)]
    round_ = dealt("draw/2", "66.10|55.44", "66,+60,60L", stock="60.33.22")
    assert [(number, move) for number, move, _ in decisions(round_, 1)] == [(2, DRAW), (3, 21)]


def test_moves_are_counted_as_a_record_has_them():
    # Seat 0 can lay no second tile and so stops by itself, which is no move of the record.
    round_ = dealt("freerun/4", "66.10|65.44|53.11|33.22", "66,65L,53L,33L")
    assert [[number for number, _, _ in decisions(round_, seat)] for seat in range(4)] == [
        [1],
        [2],
        [3],
        [4],
    ]
