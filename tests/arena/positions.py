"""What the arena's tests share: small rounds, and plain searches by the rules alone."""

from random import Random

from engine import tiles
from engine.games.block import RULES
from engine.moves import PASS, tile_of
from engine.round import Round


def small_round(seed, seats, most=4):
    """A random round of two to `most` tiles each, a few moves on, that has not ended."""
    chance = Random(seed)
    size = chance.randint(2, most)
    stock = chance.sample(range(28), seats * size)
    hands = [stock[seat * size : (seat + 1) * size] for seat in range(seats)]
    round_ = Round(RULES, hands, chance.randrange(seats))
    for _ in range(chance.randrange(2 * seats)):
        round_.push(chance.choice(round_.legal_moves()))
        if round_.over:
            round_.pop()
            break
    return round_


def gain(outcome, seat, seats):
    """The seat's points less the mean of the others', times the number of the others."""
    if outcome.seat is None:
        return 0
    return outcome.points * (seats - 1) if outcome.seat == seat else -outcome.points


def wanted(outcome, seat, seats):
    """What the seat wants most of, in a search."""
    own = gain(outcome, seat, seats)
    return own if seats == 2 else max(0, own)


def in_order(round_):
    """The legal moves in the order in which max^n tries them: the heaviest tile first."""

    def key(move):
        if move == PASS:
            return ()
        round_.push(move)
        ends = tiles.number(*round_.ends)
        round_.pop()
        return (-tiles.PIPS[tile_of(move)], tile_of(move), ends)

    return sorted(round_.legal_moves(), key=key)


def plain_max_n(round_):
    """How the round ends if every seat, seeing all hands, plays for itself: an `Outcome`.

    Between two seats whatever one wins the other loses; among more each wants points of its own.
    """
    if round_.over:
        return round_.outcome()
    seat = round_.turn
    best = None
    for move in in_order(round_):
        round_.push(move)
        end = plain_max_n(round_)
        round_.pop()
        if best is None or wanted(end, seat, round_.seats) > wanted(best, seat, round_.seats):
            best = end
    return best


def plain_gains(round_):
    """What each legal move gains its seat, by `plain_max_n`; between two that is minimax."""
    seat = round_.turn
    found = []
    for move in round_.legal_moves():
        round_.push(move)
        found.append(gain(plain_max_n(round_), seat, round_.seats))
        round_.pop()
    return found
