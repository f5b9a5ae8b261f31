from engine.rng import Rng, splitmix64

# Of the authors' reference program: xoshiro128** from the state 1, 2, 3, 4.
XOSHIRO_1234 = (
    11520,
    0,
    5927040,
    70819200,
    2031721883,
    1637235492,
    1287239034,
    3734860849,
    3729100597,
    4258142804,
)
# Of the author's reference program: SplitMix64 from this seed.
SPLITMIX_SEED = 1477776061723855037
SPLITMIX = (
    1985237415132408290,
    2979275885539914483,
    13511426838097143398,
    8488337342461049707,
    15141737807933549159,
)


def rng_1234():
    rng = Rng(0)
    rng.a = 1
    rng.b = 2
    rng.c = 3
    rng.d = 4
    return rng


def test_splitmix64_gives_the_published_numbers():
    state = SPLITMIX_SEED
    for expected in SPLITMIX:
        state, output = splitmix64(state)
        assert output == expected


def test_xoshiro128_gives_the_published_numbers():
    rng = rng_1234()
    assert tuple([rng.next() for _ in range(10)]) == XOSHIRO_1234


def test_a_seed_becomes_the_state_by_two_steps_of_splitmix64():
    rng = Rng(SPLITMIX_SEED)
    assert rng.a | rng.b << 32 == SPLITMIX[0]
    assert rng.c | rng.d << 32 == SPLITMIX[1]


def test_a_seed_is_cut_to_64_bits():
    assert Rng((1 << 64) + 5).next() == Rng(5).next()


def test_below_takes_the_high_half_of_each_number():
    # The high halves of the published numbers are 0, 0, 90, 1080, 31001, 24982, 19641, 56989,
    # 56901 and 64974; modulo 28 that is:
    rng = rng_1234()
    drawn = [rng.below(28) for _ in range(10)]
    assert drawn == [0, 0, 6, 16, 5, 6, 13, 9, 5, 14]


def test_below_throws_away_what_would_favour_some_numbers():
    # Of 65,536 high halves only the first 56,989 are taken: 56989 itself is thrown away for 56901.
    rng = rng_1234()
    drawn = [rng.below(56989) for _ in range(8)]
    assert drawn == [0, 0, 90, 1080, 31001, 24982, 19641, 56901]
    # Of the first 56,990 it is one.
    rng = rng_1234()
    drawn = [rng.below(56990) for _ in range(8)]
    assert drawn == [0, 0, 90, 1080, 31001, 24982, 19641, 56989]


def test_below_one_is_always_zero():
    rng = Rng(99)
    assert [rng.below(1) for _ in range(5)] == [0] * 5


def test_a_shuffle_worked_by_hand():
    # Places 5 to 1 are exchanged with 0 % 6, 0 % 5, 90 % 4, 1080 % 3 and 31001 % 2:
    #   012345 -> 5-0: 512340 -> 4-0: 412350 -> 3-2: 413250 -> 2-0: 314250 -> 1-1
    items = [0, 1, 2, 3, 4, 5]
    rng_1234().shuffle(items)
    assert items == [3, 1, 4, 2, 5, 0]


def test_short_lists_are_shuffled_too():
    for items in ([], ["only"]):
        Rng(1).shuffle(items)
    assert items == ["only"]


def test_every_order_of_three_comes_up_about_equally():
    rng = Rng(2024)
    counts = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        key = items[0] * 100 + items[1] * 10 + items[2]
        counts[key] = counts.get(key, 0) + 1
    assert len(counts) == 6
    # 1,000 each on average; five standard deviations are 144.
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150
