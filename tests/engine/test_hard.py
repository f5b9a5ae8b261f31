"""The level "hard"."""

from engine import bots
from engine.bots.hard import SLICE, Hard
from engine.bots.lead import best_lead
from engine.games.block import RULES
from engine.match import Match
from engine.rng import Rng
from tests.engine.support import block, legal, mask, push


def chosen(round_, seed=1, bot=None):
    """What the level lays, as the notation writes it."""
    move = bots.choose(bot or Hard(), round_.view(round_.turn), Rng(seed))
    return legal(round_)[round_.legal_moves().index(move)]


def test_it_lays_the_tile_that_goes_out():
    # 1-0 goes out at once; laying the heavier 6-5 would let the other play on.
    round_ = push(block("66.10|60.55", 0), "66,60L")
    assert round_.ends == (0, 6)
    assert chosen(round_) == "10L"


def test_it_remembers_passes():
    # Seat 1 passed at 6/6 and at 6/5, so it has neither sixes nor fives. 5-5 and 6-5 keep the ends
    # at six and five, and seat 0 goes out; the 5-1 would open a one for it.
    round_ = push(block("66.65.55.51|11.21.31.41", 0), "66,--,65R,--")
    assert round_.ends == (6, 5)
    assert chosen(round_) == "55R"


def test_it_plays_exactly_where_it_knows_all():
    # Passes at 6/5, 6/4 and 6/3 leave seat 1 the six tiles of 0, 1 and 2. With 6-3 on the 3 it has
    # to pass again, then 6-1 lets it lay one tile, 2-1 at best, and 6-2 is out: 12 - 3 = 9 points.
    # 6-2 or 6-1 now let it lay two; 6-3 on the 6 blocks the line with 15 pips against 12.
    round_ = push(block("65.54.43.63.62.61|00.10.11.20.21.22", 0), "65,--,54R,--,43R,--")
    for seed in range(5):
        assert chosen(round_, seed) == "63R"


def test_the_lead_is_a_heavy_double_with_followers_where_there_is_one():
    for seats in (2, 3, 4):
        assert best_lead(mask("66.65.64.63.10"), seats) == 27
        # Both are doubles; the four has company and weight.
        assert best_lead(mask("44.43.42.41.00"), seats) == 14
    assert chosen(block("66.65.64.63.10|55.44.33.22.11")) == "66"


def test_the_same_view_and_chance_give_the_same_move_whatever_was_played_before():
    match = Match(RULES, 3, 7)
    round_ = match.deal()
    used = Hard()
    while not round_.over:
        seat = round_.turn
        move = bots.choose(used, round_.view(seat), bots.rng_for(match, seat))
        assert move == bots.choose(Hard(), round_.view(seat), bots.rng_for(match, seat))
        round_.push(move)


def test_it_pauses_after_a_short_piece_of_work():
    for seats in (2, 4):
        round_ = Match(RULES, seats, 3).deal()
        round_.push(round_.legal_moves()[-1])
        while len(round_.legal_moves()) == 1:
            round_.push(round_.legal_moves()[0])
        bot = Hard()
        bot.start(round_.view(round_.turn), Rng(1))
        before = 0
        steps = 0
        move = None
        while move is None:
            move = bot.step()
            steps += 1
            # What is begun is ended: a round played out takes some 30 moves.
            assert bot.positions - before <= SLICE + 40
            before = bot.positions
        assert steps > 20


def test_it_does_no_more_work_than_it_may():
    # Two hands of seven and six tiles, whose exact search takes thousands of positions.
    round_ = push(block("66.65.64.53.42.31.20|60.63.52.41.30.11.22", 0), "66")
    for searched in (0, 13):
        bot = Hard(work=1000, searched=searched)
        chosen(round_, bot=bot)
        assert 300 < bot.positions < 1000 + SLICE + 40


def test_it_tells_what_its_choices_are_worth():
    # As above, all is known. After 6-3 on the 3 the best that seat 0 can do is 6-1, to which the
    # other answers 2-1 at best, then 6-2: 12 - 3 = 9 points. 6-3 on the 6 blocks the line with 6-2
    # and 6-1 left, 15 pips against 12, so the other scores 3.
    round_ = push(block("65.54.43.63.62.61|00.10.11.20.21.22", 0), "65,--,54R,--,43R,--")
    bot = Hard()
    assert chosen(round_, bot=bot) == "63R"
    moves = legal(round_)
    names = [moves[round_.legal_moves().index(move)] for move in bot.choices]
    worth = dict(zip(names, bot.worth))
    assert sorted(worth) == ["61L", "62L", "63L", "63R"]
    assert worth["63R"] == 900
    assert worth["63L"] == -300
    assert worth["61L"] < 800 and worth["62L"] < 800


def test_the_worth_with_three_seats_is_the_points_less_the_mean_of_the_others():
    # 5-4 goes out at either end and scores the two tiles of the others. No two that are not seen
    # have more than 10 + 8 pips.
    round_ = push(block("66.54|65.00|64.10", 0), "66,65L,64R")
    bot = Hard()
    chosen(round_, bot=bot)
    left, right = bot.worth
    assert left == right
    assert 0 < left <= 1800
    # What all of them have on average, 110 pips in 24 tiles, is about 9 points for the two.
    assert 700 < left < 1200


def test_a_lead_is_worth_what_the_learned_numbers_say():
    # Between two a pip is worth 4 sixteenths of a point, a double 112, each follower 23 and each
    # number that the rest of the hand bears 19. 6-6: 48 + 112 + 2 * 23 + 5 * 19 = 301;
    # 6-5: 44 + 2 * 23 + 4 * 19 = 166; 6-3: 36 + 46 + 76 = 158; 1-0: 4 + 3 * 19 = 61.
    bot = Hard()
    round_ = block("66.65.63.10|55.44.33.22")
    assert chosen(round_, bot=bot) == "66"
    assert bot.choices == round_.legal_moves()
    assert bot.worth == [6100 // 16, 15800 // 16, 16600 // 16, 30100 // 16]


def test_nothing_is_weighed_where_there_is_no_choice():
    round_ = push(block("66.65|64.10", 0), "66")
    bot = Hard()
    chosen(round_, bot=bot)
    bot.start(block("10|55").view(0), Rng(1))
    assert (bot.choices, bot.worth) == ([], [])
