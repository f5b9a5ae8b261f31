"""RULES section 12: Foster's end of a two-handed game, as positions.

B is to move, the ends are 6 and 0. B holds 6-4, 6-3, 6-1, 5-1, 1-1; A holds 4-0, 5-4, 5-3. The
opening before it is invented, as section 12 says.
"""

from engine import tiles
from tests.engine.support import block, legal, mask, push

A = 0
B = 1
OPENING = "66,60L,65R,00L,52R,--,62R"


def endgame():
    return push(block("66.65.52.62.40.54.53|60.00.64.63.61.51.11"), OPENING)


def gain(round_):
    """B's points less A's when the round ends, both playing their best: plain minimax."""
    if round_.over:
        outcome = round_.outcome()
        return outcome.points if outcome.seat == B else -outcome.points
    gains = []
    mover = round_.turn
    for move in round_.legal_moves():
        round_.push(move)
        gains.append(gain(round_))
        round_.pop()
    return max(gains) if mover == B else min(gains)


def forced(round_, words):
    """Makes each of these moves, every one of which must be the only legal one."""
    for word in words.split(","):
        assert legal(round_) == [word]
        push(round_, word)
    return round_


def test_b_said_go_while_a_blank_showed():
    round_ = push(block("66.65.52.62.40.54.53|60.00.64.63.61.51.11"), "66,60L,65R,00L,52R")
    assert round_.ends == (0, 2)
    assert round_.turn == B
    assert legal(round_) == ["--"]


def test_the_position():
    round_ = endgame()
    assert round_.ends == (0, 6)
    assert round_.turn == B
    assert round_.hands[B] == mask("64.63.61.51.11")
    assert round_.hands[A] == mask("40.54.53")
    assert round_.table.counts == [3, 5]
    assert legal(round_) == ["61R", "63R", "64R"]
    assert round_.problems() == []


def test_after_6_4_a_may_block_and_wins_7():
    round_ = push(endgame(), "64R")
    assert round_.ends == (0, 4)
    assert legal(round_) == ["40L", "40R", "54R"]
    push(round_, "40R")
    assert round_.ends == (0, 0)
    forced(round_, "--,--")
    outcome = round_.outcome()
    # A 9 + 8 = 17, B 6 + 2 + 7 + 9 = 24.
    assert outcome.pips == (17, 24)
    assert outcome.text() == "blocked:0:7"
    assert outcome.sum() == "24 - 17 = 7"


def test_after_6_4_the_other_reply_loses_8():
    round_ = push(endgame(), "64R,40L")
    assert round_.ends == (4, 4)
    forced(round_, "--")
    # A must lay the 5-4, on either of two equal ends.
    assert legal(round_) == ["54L", "54R"]
    push(round_, "54L")
    assert round_.ends == (5, 4)
    forced(round_, "51L")
    assert round_.ends == (1, 4)
    forced(round_, "--")
    assert legal(round_) == ["11L", "61L"]
    push(round_, "11L")
    forced(round_, "--,61L")
    assert round_.ends == (6, 4)
    forced(round_, "--,63L")
    assert round_.ends == (3, 4)
    # A's 5-3 fits the 3 now, too late.
    assert round_.hands[A] == mask("53")
    assert round_.table.fitting() & mask("53")
    assert round_.outcome().text() == "domino:1:8"


def test_after_6_1_b_wins_9():
    round_ = push(endgame(), "61R")
    assert round_.ends == (0, 1)
    forced(round_, "40L")
    assert round_.ends == (4, 1)
    assert legal(round_) == ["11R", "51R", "64L"]
    push(round_, "64L")
    assert round_.ends == (6, 1)
    forced(round_, "--")
    assert legal(round_) == ["11R", "51R", "63L"]
    push(round_, "11R")
    forced(round_, "--")
    assert legal(round_) == ["51R", "63L"]
    push(round_, "63L")
    assert round_.ends == (3, 1)
    forced(round_, "53L")
    assert round_.ends == (5, 1)
    # Out on either end, A keeping the 5-4.
    assert legal(round_) == ["51L", "51R"]
    for word in ("51L", "51R"):
        outcome = push(round_.copy(), word).outcome()
        assert outcome.text() == "domino:1:9"
        assert outcome.pips == (9, 0)


def test_the_printed_17_is_what_a_holds_at_his_go():
    # Foster prints that B wins 17. A holds 9 + 8 = 17 pips when he says go after the 6-4; the
    # 5-3 that he must lay later leaves 9.
    round_ = push(endgame(), "61R,40L,64L")
    assert legal(round_) == ["--"]
    assert tiles.pips(round_.hands[A]) == 17


def test_best_play_wins_9_by_6_1_or_6_3_and_loses_7_by_6_4():
    gains = []
    for word in ("61R", "63R", "64R"):
        gains.append(gain(push(endgame(), word)))
    assert gains == [9, 9, -7]
    assert gain(endgame()) == 9
