from engine import bots
from engine.rng import Rng
from tests.engine.support import block, legal, push

# 6-6 lies; 12 pips are on it, and the tiles that fit weigh 6, 8, 9 and 11.
WEIGHTS = (6, 8, 9, 11)


def chosen(round_, seed):
    """What the level lays, as a place in the list of legal moves."""
    move = bots.choose(bots.make("easy"), round_.view(round_.turn), Rng(seed))
    return round_.legal_moves().index(move)


def after_a_double():
    return push(block("66.10.11.21|65.63.62.60"), "66")


def glances(seed, moves):
    rng = Rng(seed)
    return [rng.below(moves) for _ in range(3)]


def test_it_lays_the_heaviest_of_three_tiles_glanced_at():
    round_ = after_a_double()
    # Each tile fits both ends, so that two moves in succession have the same weight.
    assert legal(round_) == ["60L", "60R", "62L", "62R", "63L", "63R", "65L", "65R"]
    for seed in range(50):
        seen = glances(seed, 8)
        heaviest = max([WEIGHTS[place // 2] for place in seen])
        first = [place for place in seen if WEIGHTS[place // 2] == heaviest][0]
        assert chosen(round_, seed) == first


def test_it_seldom_lays_the_lightest_tile_and_often_the_heaviest():
    round_ = after_a_double()
    tiles = [chosen(round_, seed) // 2 for seed in range(640)]
    # 1/64 and 37/64 of them on average; the bounds are four standard deviations away.
    assert 1 <= tiles.count(0) <= 22
    assert 320 <= tiles.count(3) <= 420


def test_it_passes_and_makes_an_only_move_without_a_glance():
    round_ = push(block("66.10|55.44"), "66")
    rng = Rng(3)
    assert bots.choose(bots.make("easy"), round_.view(1), rng) == round_.legal_moves()[0]
    assert legal(round_) == ["--"]
    assert rng.next() == Rng(3).next()
