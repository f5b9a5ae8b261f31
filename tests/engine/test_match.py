"""RULES section 1 on matches: who leads which round, how scores add up, when a match ends."""

from engine.errors import DealError, DominoError, RecordError
from engine.games.block import RULES
from engine.lot import draw_lot, left_of_leader
from engine.match import Match
from engine.round import Round
from engine.rules import Rules
from engine.scores import Scores
from engine.scoring import individual
from engine.seeds import DEAL, LOT, derive
from tests.engine.support import raises


def play_round(match):
    """Deals the next round, plays the first legal move each time, scores it; the outcome."""
    round_ = match.deal()
    while not round_.over:
        round_.push(round_.legal_moves()[0])
    return match.score()


def test_a_match_begins_with_the_lot():
    for seats in (2, 3, 4):
        match = Match(RULES, seats, 7)
        assert match.lot == draw_lot(seats, derive(7, LOT))
        assert match.seating() == tuple(range(seats))
        assert match.number == 0
        assert match.round is None
        assert match.scores.points == [0] * seats
        assert not match.over
        assert match.winner is None
        assert match.deal().table.leader == match.leader


def test_the_lot_decides_the_first_leader():
    # A lot of three seats that is drawn three times and won by seat 0 (see test_lot.py).
    rules = Rules(
        name="block",
        hand_sizes={3: 5},
        targets={3: 61},
        score=individual,
        first_lead=lambda seats, seed: draw_lot(seats, 369),
        next_lead=left_of_leader,
    )
    match = Match(rules, 3, 1)
    assert len(match.lot) == 3
    assert match.leader == 0
    assert match.deal().turn == 0


def test_the_lead_goes_round_after_wins_and_after_ties():
    ties = 0
    for seats in (2, 3, 4):
        for seed in range(12):
            match = Match(RULES, seats, seed)
            leader = match.leader
            while not match.over:
                outcome = play_round(match)
                assert match.round.table.leader == match.leader == leader
                leader = leader + 1 if leader + 1 < seats else 0
                ties += outcome.seat is None
    # Without ties among these rounds the test would say nothing about them.
    assert ties >= 5


def test_scores_are_the_sums_of_the_rounds_points():
    match = Match(RULES, 4, 3)
    points = [0, 0, 0, 0]
    while not match.over:
        assert max(points) < 61
        outcome = play_round(match)
        if outcome.seat is not None:
            points[outcome.seat] += outcome.points
        assert match.scores.points == points
    assert max(points) >= 61
    assert match.winner == points.index(max(points))


def test_a_match_goes_on_until_its_own_target():
    short = Match(RULES, 2, 3, target=1)
    while not short.over:
        play_round(short)
    full = Match(RULES, 2, 3)
    while not full.over:
        play_round(full)
    assert short.number < full.number
    assert max(short.scores.points) < 100 <= max(full.scores.points)


def test_the_target_is_looked_at_after_the_round_only():
    match = Match(RULES, 2, 5, target=1)
    round_ = match.deal()
    while not round_.over:
        assert not match.over
        round_.push(round_.legal_moves()[0])
    assert not match.over
    assert raises(DominoError, match.deal) == "round 1 has not been scored"
    match.score()
    assert match.over == bool(max(match.scores.points))


def test_the_same_seed_gives_the_same_match():
    one = Match(RULES, 3, 99)
    two = Match(RULES, 3, 99)
    while not one.over:
        play_round(one)
        play_round(two)
        assert one.round.deal == two.round.deal
    assert one.scores.points == two.scores.points
    assert one.winner == two.winner


def test_each_round_is_dealt_from_a_seed_of_its_own():
    match = Match(RULES, 2, 4)
    for number in (1, 2, 3):
        play_round(match)
        assert match.round_seed() == derive(4, DEAL, number)
        assert match.round.deal == Round.from_seed(RULES, 2, derive(4, DEAL, number)).deal


def test_a_round_is_scored_once():
    match = Match(RULES, 2, 4)
    assert raises(DominoError, match.score) == "there is no ended round to score"
    match.deal()
    assert raises(DominoError, match.score) == "there is no ended round to score"
    while not match.round.over:
        match.round.push(match.round.legal_moves()[0])
    match.score()
    assert raises(DominoError, match.score) == "there is no ended round to score"


def test_no_round_is_dealt_after_the_end():
    match = Match(RULES, 2, 4, target=1)
    while not match.over:
        play_round(match)
    assert raises(DominoError, match.deal) == "the match is over"


def test_what_no_match_can_begin_with():
    for seats in (1, 5):
        expected = "block is played with 2, 3, 4 seats, not with %d" % seats
        assert raises(DealError, Match, RULES, seats, 1) == expected
    for target in (0, -5):
        expected = "the target must be at least 1 point, not %d" % target
        assert raises(DealError, Match, RULES, 2, 1, target) == expected
    for seed in (-1, 1 << 64):
        expected = "the seed must be a number from 0 to 2**64 - 1, not %d" % seed
        assert raises(DealError, Match, RULES, 2, seed) == expected
    assert Match(RULES, 2, (1 << 64) - 1).seed == 18446744073709551615


def resumed(match):
    """A new match of the same seed that goes on where `match` is."""
    again = Match(RULES, match.seats, match.seed, match.target)
    again.resume(match.number, match.scores.copy(), match.round.copy())
    return again


def test_a_match_goes_on_in_the_middle_of_a_round():
    match = Match(RULES, 3, 8)
    play_round(match)
    match.deal()
    match.round.push(match.round.legal_moves()[0])
    again = resumed(match)
    assert not again.scored
    for one in (match, again):
        while not one.round.over:
            one.round.push(one.round.legal_moves()[0])
        one.score()
        while not one.over:
            play_round(one)
    assert again.number == match.number
    assert again.leader == match.leader
    assert again.scores.points == match.scores.points


def test_a_match_goes_on_between_two_rounds():
    match = Match(RULES, 3, 8)
    play_round(match)
    again = resumed(match)
    assert again.scored
    assert again.deal().deal == match.deal().deal
    assert again.number == match.number == 2
    assert again.leader == match.leader


def test_a_match_goes_on_with_its_own_rounds_only():
    match = Match(RULES, 2, 4)
    leader = match.leader
    deal = match.deal().deal
    again = Match(RULES, 2, 4)

    def resume(number, round_):
        again.resume(number, Scores(2, 100), round_)

    other = Round(RULES, deal, 1 - leader)
    assert raises(RecordError, resume, 1, other) == "round 1: the lead is seat %d's" % leader
    reason = "the deal is not the one that the match's seed gives"
    other = Round(RULES, [deal[1], deal[0]], leader)
    assert raises(RecordError, resume, 1, other) == "round 1: " + reason
    # The first round's deal is not the third's, which the same seat leads.
    assert raises(RecordError, resume, 3, Round(RULES, deal, leader)) == "round 3: " + reason
    assert (again.number, again.round) == (0, None)


def test_scores_are_copied():
    scores = Scores(2, 10)
    scores.add(1, 12)
    other = scores.copy()
    assert (other.points, other.target, other.over, other.winner) == ([0, 12], 10, True, 1)
    other.add(0, 12)
    assert (scores.points, scores.winner) == ([0, 12], 1)
    assert (other.points, other.winner) == ([12, 12], None)


def test_the_higher_score_wins_where_two_are_beyond_the_target():
    scores = Scores(2, 10)
    scores.points = [0, 15]
    scores.add(0, 12)
    assert (scores.over, scores.winner) == (True, 1)
