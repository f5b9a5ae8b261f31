from pathlib import Path

import pytest

from engine.bots.exact import Exact
from engine.bots.lines import built
from engine.notation.rounds import parse_round
from engine.notation.tokens import format_move
from tests.arena.positions import plain_gains, small_round
from tests.engine.support import begin
from tools.arena.cheat import Cheat
from tools.arena.open_hands import gains

PERFT = (Path(__file__).parents[1] / "records" / "perft.txt").read_text()
VALUES = [line for line in PERFT.splitlines() if "value=" in line and line[0] != ";"]
# RULES section 12: B, seat 1, is to move and holds 6-4, 6-3, 6-1, 5-1, 1-1.
FOSTER = (
    "block/2 lead=0 deal=66.65.52.62.40.54.53|60.00.64.63.61.51.11 play=66,60L,65R,00L,52R,--,62R"
)


def gains_in(round_):
    return gains(round_.legal_moves(), round_.hands, round_.turn, round_.ends, [0])


def test_there_are_four_published_values():
    assert len(VALUES) == 4


@pytest.mark.parametrize("line", VALUES)
def test_the_best_lead_is_worth_the_published_value(line):
    position, _, rest = line.partition(" nodes=")
    assert max(gains_in(parse_round(position))) == int(rest.partition("value=")[2])


def test_fosters_moves_are_worth_9_9_and_minus_7():
    round_ = parse_round(FOSTER)
    words = [format_move(move) for move in round_.legal_moves()]
    assert dict(zip(words, gains_in(round_), strict=True)) == {"61R": 9, "63R": 9, "64R": -7}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_agrees_with_a_plain_search(seats):
    searched = 0
    for seed in range(250):
        round_ = small_round(seed, seats, most=4 if seats == 2 else 3)
        if len(round_.legal_moves()) > 1:
            hands = list(round_.hands)
            assert gains_in(round_) == plain_gains(round_), seed
            assert round_.hands == hands
            searched += 1
    assert searched >= 50


def test_it_agrees_with_the_search_for_small_boards():
    lines = built()
    exact = Exact(lines)
    for seed in range(40):
        round_ = small_round(seed, 2, most=7)
        moves = round_.legal_moves()
        if len(moves) == 1:
            continue
        seat = round_.turn
        expected = []
        for move in moves:
            round_.push(move)
            begin(exact, lines, round_.hands[1 - seat], round_.hands[seat], round_.ends)
            while not exact.step(1000):
                pass
            expected.append(-exact.value)
            round_.pop()
        assert gains_in(round_) == expected, seed


def test_the_positions_searched_are_counted():
    # The only lead to choose between: 6-6 or 6-5. After 6-6 the other passes twice, and the 6-5
    # goes out; after 6-5 likewise. One position each: the second tile's.
    round_ = parse_round("block/2 lead=0 deal=66.65|11.22")
    counter = [0]
    assert gains(round_.legal_moves(), round_.hands, 0, round_.ends, counter) == [6, 6]
    assert counter == [2]


def test_the_cheat_avoids_fosters_error():
    round_ = parse_round(FOSTER)
    cheat = Cheat()
    assert format_move(cheat.choose(round_)) in ("61R", "63R")
    assert cheat.positions > 0


def test_the_cheat_passes_where_it_must():
    round_ = parse_round("block/2 lead=0 deal=66.65|11.22 play=66")
    cheat = Cheat()
    assert format_move(cheat.choose(round_)) == "--"
    assert cheat.positions == 0
