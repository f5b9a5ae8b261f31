"""What the property tests draw: deals, rounds at any point, records of matches."""

from hypothesis import strategies as st

from engine import bots
from engine.games.block import RULES
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match
from engine.round import Round

ALL_TILES = range(28)
SEATS = st.sampled_from((2, 3, 4))
SEEDS = st.integers(0, 2**64 - 1)
# Which of the legal moves is made, one number for each move of a round.
CHOICES = st.lists(st.integers(0, 55), min_size=56, max_size=56)


@st.composite
def dealt_rounds(draw, seats=SEATS):
    """A round before its lead: any deal, any leader."""
    number = draw(seats)
    size = RULES.hand_sizes[number]
    order = draw(st.permutations(ALL_TILES))
    hands = [order[seat * size : (seat + 1) * size] for seat in range(number)]
    return Round(RULES, hands, draw(st.integers(0, number - 1)))


@st.composite
def rounds(draw, seats=SEATS):
    """A round after any number of legal moves, ended ones included."""
    round_ = draw(dealt_rounds(seats))
    for choice in draw(st.lists(st.integers(0, 55), max_size=56)):
        play(round_, choice)
    return round_


@st.composite
def ended_rounds(draw, seats=SEATS):
    """A round played to its end."""
    round_ = draw(dealt_rounds(seats))
    for choice in draw(CHOICES):
        play(round_, choice)
    assert round_.over
    return round_


def play(round_, choice):
    """Makes the legal move that the number `choice` picks, if the round is not over."""
    moves = round_.legal_moves()
    if moves:
        round_.push(moves[choice % len(moves)])


@st.composite
def matches(draw):
    """(match, record) of a match played to its end by chance."""
    seats = draw(SEATS)
    match = Match(RULES, seats, draw(SEEDS), draw(st.integers(1, 40)))
    kept = KeptRounds(seats)
    chance = draw(st.randoms(use_true_random=False))
    while not match.over:
        round_ = match.deal()
        while not round_.over:
            play(round_, chance.randrange(56))
        match.score()
        kept.add(round_)
    players = [(f"P{seat}", bots.LEVELS[0]) for seat in range(seats)]
    return match, format_match(match, players, kept)
