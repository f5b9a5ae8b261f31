"""The games that are compared, and one random round of each played by both sides at once."""

from random import Random

from engine.games import find
from engine.notation.rounds import format_round
from engine.notation.tokens import format_move
from engine.round import Round
from tests.reference import dominoes

# Each game with the numbers of seats it is compared for.
GAMES = (
    ("block", (2, 3, 4)),
    ("block(blocked=gross,tie=lightest)", (2, 3)),
    ("block(breton)", (2, 4)),
    ("block(breton=stack,lead=highest-double)", (3,)),
    ("block(foster)", (2,)),
    ("block(lead=highest-double,no-double=redeal)", (2, 4)),
    ("partners", (4,)),
    ("partners(breton,difference)", (4,)),
    ("foster4", (4,)),
    ("foster4(breton)", (4,)),
    ("freerun", (4,)),
    ("freerun(hungarian)", (4,)),
    ("draw", (2, 3, 4)),
    ("draw(strict)", (2, 3, 4)),
    ("draw(breton,lead=highest-double,stock-scores)", (2,)),
    ("draw(partners)", (4,)),
    ("draw(difference,partners,strict)", (4,)),
    ("matador", (2, 3, 4)),
    ("matador(draw)", (2, 3)),
    ("matador(breton)", (2,)),
    ("sebastopol", (4,)),
    ("sebastopol(breton)", (4,)),
    ("bergen", (2,)),
    ("bergen(pagat)", (2, 3, 4)),
)
LARGE = (
    ("block", (5, 7, 8, 10)),
    ("draw", (6, 10)),
    ("block(set=double-nine)", (2,)),
    ("draw(set=double-twelve,strict)", (3,)),
    ("matador(set=double-nine)", (3,)),
    ("matador(draw,set=double-twelve)", (2,)),
)


def options_of(name):
    """(plain name, options as a dict) of a name such as "draw(hand=6,strict)"."""
    game, _, words = name.partition("(")
    pairs = [word.partition("=") for word in words.removesuffix(")").split(",") if word]
    return game, {option: value for option, _, value in pairs}


def dealt(name, seats, chance, size=None):
    """(the engine's round, the reference's round) with the same hands, dealt by `chance`.

    :param size: how many tiles are dealt to each seat; None for the game's own number.
    """
    rules = find(name, seats)
    game, options = options_of(name)
    every = dominoes.whole_set(rules.top)
    size = size or rules.hand_sizes[seats]
    while True:
        chance.shuffle(every)
        hands = [every[seat * size : (seat + 1) * size] for seat in range(seats)]
        if game == "sebastopol" and not any((6, 6) in hand for hand in hands):
            continue
        leader = dominoes.leader_of_deal(game, options, hands)
        if leader != -1:
            break
    if leader is None:
        leader = chance.randrange(seats)
    stock = every[seats * size :] if rules.kept is not None else []
    needed = [chance.randint(1, 15) for _ in range(seats)] if rules.immediate else None
    plain = dominoes.Round(game, options, hands, leader, stock, needed, rules.top)
    numbers = [[high * (high + 1) // 2 + low for high, low in hand] for hand in [*hands, stock]]
    round_ = Round(rules, numbers[:-1], leader, True, numbers[-1], needed)
    return round_, plain


def tokens_of(round_):
    """The legal moves of the engine's round as the notation writes them, with their numbers."""
    lead = not round_.ends
    moves = round_.legal_moves()
    tokens = {format_move(move, lead): move for move in moves}
    assert len(tokens) == len(moves), (moves, format_round(round_))
    return tokens


def compare_round(name, seats, chance):
    """Play one random round by both, and compare all they say of it; how many moves it took."""
    round_, plain = dealt(name, seats, chance)
    moves = 0
    while True:
        tokens = tokens_of(round_)
        legal = plain.legal()
        assert set(tokens) == legal, (format_round(round_), sorted(tokens), sorted(legal))
        assert list(round_.ends) == plain.ends(), format_round(round_)
        if not legal:
            break
        assert round_.turn == plain.turn, format_round(round_)
        token = chance.choice(sorted(legal))
        round_.push(tokens[token])
        plain.move(token)
        moves += 1
    outcome = round_.outcome()
    assert outcome.text() == plain.end_text(), format_round(round_)
    assert list(outcome.pips) == [dominoes.pips(hand) for hand in plain.hands]
    if round_.rules.immediate:
        assert list(outcome.during) == plain.points, format_round(round_)
    return moves


def random_rounds(name, seats, rounds, seed):
    """Compare that many rounds."""
    chance = Random(f"{name}/{seats} {seed}")
    for _ in range(rounds):
        compare_round(name, seats, chance)
