"""What a level thinks of a seat's moves."""

from engine import bots
from engine.bots.hard import Hard
from engine.bots.judge import Judge
from engine.bots.simulation import Simulation
from engine.bots.steady import Steady
from engine.moves import PASS
from engine.rng import Rng
from tests.engine.support import block, dealt, legal, push

# Passes at 6/5, 6/4 and 6/3 leave seat 1 the six tiles of 0, 1 and 2.
KNOWN = ("65.54.43.63.62.61|00.10.11.20.21.22", "65,--,54R,--,43R,--")


def judged(round_, level="hard", bot=None):
    """What the judge thinks of the moves of the seat to move, a `Judgement`."""
    judge = Judge(level, bot)
    judge.start(round_.view(round_.turn), Rng(1))
    while not judge.step():
        pass
    return judge.judgement


def costs(round_, judge):
    """What each legal move costs, by the notation's word for it."""
    return dict(zip(legal(round_), [judge.cost(move) for move in round_.legal_moves()]))


def test_it_says_what_the_level_plays_and_what_the_other_moves_cost():
    # 6-3 on the 3 brings 9 points (test_hard), on the 6 it loses 3.
    round_ = push(block(KNOWN[0]), KNOWN[1])
    judge = judged(round_)
    assert legal(round_)[round_.legal_moves().index(judge.move)] == "63R"
    found = costs(round_, judge)
    assert found["63R"] == 0
    assert found["63L"] == 1200
    assert 0 < found["62L"] < 1200


def test_where_the_level_looks_no_move_ahead_the_rounds_are_played_out():
    # As in test_simulation: 6-1 and 6-2 bring 10 points, 6-3 on the 3 brings 8 and on the 6 -3.
    round_ = dealt("block(breton)/2", KNOWN[0], KNOWN[1])
    for level in ("hard", "master"):
        judge = judged(round_, level)
        assert costs(round_, judge) == {"61L": 0, "62L": 0, "63L": 1300, "63R": 200}
        assert legal(round_)[round_.legal_moves().index(judge.move)] == "61L"
        # There is but one deal.
        assert judge.errors == [0, 0, 0, 0]


def test_what_the_rounds_played_out_say_is_evened_out_by_what_steady_thinks():
    # 5 of 16 parts are those of "steady".
    round_ = dealt("block(breton)/2", "66.65.64.10.31|62.55.44.33.20", "66,62L")
    view = round_.view(0)
    judge = judged(round_)
    played = Simulation(20, 3000)
    played.start(view, Rng(1))
    while not played.step():
        pass
    steady = Steady()
    steady.start(view, Rng(1))
    while steady.step() is None:
        pass
    assert not played.certain
    assert judge.choices == view.legal_moves() and len(steady.worth) == 2
    assert judge.worth == [
        (11 * one + 5 * other) // 16 for one, other in zip(played.worth, steady.worth)
    ]
    # What "steady" thinks hangs on no deal.
    best = judge.choices.index(judge.move)
    error = played.error(1 - best, best)
    assert error > 0
    assert [judge.error(move) for move in (judge.move, judge.choices[1 - best])] == [
        0,
        error * 11 // 16,
    ]


def test_a_tile_costs_the_same_on_either_of_equal_ends():
    # Both ends are 6: 6-5, 6-1 on the one or on the other.
    round_ = push(block("66.65.61.55|22.33.44.11"), "66,--")
    found = costs(round_, judged(round_))
    assert found["65L"] == found["65R"]
    assert found["61L"] == found["61R"]
    assert 0 in (found["65L"], found["61L"])


def test_a_lead_is_judged_by_the_rule_of_leads():
    # As in test_hard: 301, 166, 158 and 61 sixteenths of a point.
    round_ = block("66.65.63.10|55.44.33.22")
    judge = judged(round_)
    assert legal(round_)[round_.legal_moves().index(judge.move)] == "66"
    assert costs(round_, judge) == {"10": 1500, "63": 894, "65": 844, "66": 0}
    assert judge.errors == [0, 0, 0, 0]


def test_where_there_is_no_choice_the_only_move_costs_nothing():
    round_ = push(block("66.10|55.44", 0), "66")
    judge = judged(round_)
    assert (judge.move, judge.choices, judge.cost(PASS), judge.error(PASS)) == (PASS, [], 0, 0)
    # One tile that fits two equal ends is no choice either.
    for game in ("block/2", "block(breton)/2"):
        round_ = dealt(game, "66.65|55.44", "66,--")
        judge = judged(round_)
        assert costs(round_, judge) == {"65L": 0, "65R": 0}


def test_it_plays_what_the_level_plays():
    round_ = push(block("66.65.61.55.40|22.33.44.11.54"), "66,--")
    view = round_.view(0)
    assert judged(round_).move == bots.choose(Hard(), view, Rng(1))


def test_a_bot_that_is_there_already_can_be_asked():
    bot = Hard()
    round_ = push(block(KNOWN[0]), KNOWN[1])
    assert costs(round_, judged(round_, "hard", bot)) == costs(round_, judged(round_))
    assert bot.choices


def test_it_can_be_asked_again():
    judge = Judge()
    for deal, play, move in (KNOWN + ("63R",), ("66.10|60.55", "66,60L", "10L")):
        round_ = push(block(deal), play)
        judge.start(round_.view(round_.turn), Rng(1))
        while not judge.step():
            pass
        assert legal(round_)[round_.legal_moves().index(judge.judgement.move)] == move
