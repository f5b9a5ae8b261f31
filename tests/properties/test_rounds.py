"""What holds in every round, compared with a plain second reading of the rules."""

from hypothesis import given
from hypothesis import strategies as st

from engine import tiles
from engine.errors import IllegalMoveError
from engine.games.block import RULES
from engine.moves import LEFT, PASS, RIGHT
from engine.notation.tokens import format_move
from engine.round import Round
from tests.properties import plain_block
from tests.properties.strategies import CHOICES, dealt_rounds, ended_rounds, play, rounds

WHOLE_SET = (1 << 28) - 1


def plain(round_):
    """The same round by the second reading of the rules, moves included."""
    hands = [[plain_block.tile(tiles.text(tile)) for tile in hand] for hand in round_.deal]
    again = plain_block.Block(hands, round_.table.leader)
    for done, move in enumerate(round_.table.history):
        again.play(format_move(move, not done))
    return again


def words(round_):
    """The legal moves as the notation writes them."""
    lead = not round_.table.history
    return [format_move(move, lead) for move in round_.legal_moves()]


def state(round_):
    """Everything that a round holds."""
    table = round_.table
    kept = {name: value for name, value in vars(table).items() if name != "rules"}
    return repr((round_.deal, round_.hands, sorted(kept.items())))


def named(hand):
    """The tiles of a mask as pairs."""
    return {(tiles.HIGH[tile], tiles.LOW[tile]) for tile in tiles.listed(hand)}


@given(dealt_rounds(), CHOICES)
def test_a_round_goes_as_the_plain_rules_say(round_, choices):
    other = plain(round_)
    for choice in choices:
        assert round_.over == other.is_over()
        assert set(words(round_)) == other.legal()
        assert len(words(round_)) == len(set(words(round_)))
        assert round_.ends == other.ends()
        assert round_.turn == other.turn or round_.over
        assert [named(hand) for hand in round_.hands] == [set(hand) for hand in other.hands]
        assert round_.table.counts == [len(hand) for hand in other.hands]
        outcome = round_.outcome()
        assert (outcome and outcome.text()) == other.end()
        if round_.over:
            break
        word = words(round_)[choice % len(words(round_))]
        play(round_, choice)
        other.play(word)
    assert round_.over


@given(rounds())
def test_tiles_are_conserved(round_):
    undealt = WHOLE_SET
    for hand in round_.deal:
        undealt &= ~tiles.mask(hand)
    parts = [*round_.hands, round_.table.laid, undealt]
    together = 0
    for part in parts:
        assert not together & part
        together |= part
    assert together == WHOLE_SET
    for hand, count in zip(round_.hands, round_.table.counts, strict=True):
        assert len(tiles.listed(hand)) == count


@given(rounds())
def test_a_pass_is_legal_exactly_when_nothing_fits(round_):
    moves = round_.legal_moves()
    nothing_fits = plain(round_).legal() == {"--"}
    assert (PASS in moves) == nothing_fits
    assert not nothing_fits or moves == [PASS]
    if not round_.over:
        before = state(round_)
        try:
            round_.push(PASS)
        except IllegalMoveError:
            assert not nothing_fits
            assert state(round_) == before
        else:
            assert nothing_fits


@given(rounds())
def test_push_takes_exactly_the_legal_moves_and_refuses_all_others(round_):
    legal = set(round_.legal_moves())
    before = state(round_)
    candidates = [tile | arm << 7 for tile in range(30) for arm in (LEFT, RIGHT, 2)]
    for move in [PASS, -2, *candidates]:
        try:
            round_.push(move)
        except IllegalMoveError as error:
            assert move not in legal
            assert str(error)
        else:
            assert move in legal
            round_.pop()
        assert state(round_) == before


@given(dealt_rounds(), CHOICES)
def test_pop_undoes_push(round_, choices):
    states = []
    for choice in choices:
        states.append(state(round_))
        play(round_, choice)
        if round_.over:
            break
    for move in reversed(list(round_.table.history)):
        assert round_.pop() == move
        assert state(round_) == states.pop()
    assert not states


@given(dealt_rounds(), st.lists(st.integers(0, 99), max_size=80))
def test_any_walk_of_moves_and_take_backs_is_the_same_as_its_moves_alone(round_, steps):
    fresh = round_.copy()
    for step in steps:
        if step < 40 and round_.table.history:
            round_.pop()
        else:
            play(round_, step)
    for move in round_.table.history:
        fresh.push(move)
    assert state(round_) == state(fresh)


@given(rounds(), st.integers(0, 55))
def test_a_copy_is_independent(round_, choice):
    before = state(round_)
    other = round_.copy()
    assert state(other) == before
    play(other, choice)
    while other.table.history:
        other.pop()
    play(other, choice)
    assert state(round_) == before
    other = round_.copy()
    before = state(other)
    play(round_, choice)
    while round_.table.history:
        round_.pop()
    assert state(other) == before


@given(rounds())
def test_no_position_of_a_round_has_problems(round_):
    assert round_.problems() == []
    for seat in range(round_.seats):
        assert round_.view(seat).problems() == []


@given(ended_rounds())
def test_the_points_are_the_sum_of_the_terms(round_):
    outcome = round_.outcome()
    assert outcome.points == sum(outcome.terms)
    assert outcome.pips == tuple(tiles.pips(hand) for hand in round_.hands)
    if outcome.seat is None:
        assert len(outcome.tied) > 1
        assert {outcome.pips[seat] for seat in outcome.tied} == {min(outcome.pips)}
    else:
        assert outcome.points >= 0
        # The sum as written comes out.
        left, _, total = outcome.sum().partition(" = ")
        terms = left.replace("- ", "+ -").split(" + ")
        assert sum(int(term) for term in terms) == outcome.points
        assert total == (str(outcome.points) if len(terms) > 1 else "")


@given(st.integers(0, 2**64 - 1), st.sampled_from((2, 3, 4)))
def test_a_seed_deals_different_tiles_to_everybody(seed, seats):
    round_ = Round.from_seed(RULES, seats, seed)
    dealt = [tile for hand in round_.deal for tile in hand]
    assert len(set(dealt)) == len(dealt) == seats * (7 if seats == 2 else 5)
    assert set(dealt) <= set(range(28))
