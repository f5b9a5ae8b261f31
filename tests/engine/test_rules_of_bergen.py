"""RULES section 10, Bergen."""

from engine import tiles
from engine.deal import deal_from_seed
from engine.errors import DealError, IllegalMoveError
from engine.games import find
from engine.games.bergen import RULES
from engine.match import Match
from engine.moves import DRAW, PASS
from engine.outcome import TARGET
from engine.round import Round
from engine.scores import Scores
from tests.engine.support import dealt, hand, legal, push, raises, score


def gains(round_, words):
    """What each of these moves brings to its seat."""
    found = []
    for word in words.split(","):
        before = sum(round_.table.points)
        push(round_, word)
        found.append(sum(round_.table.points) - before)
    return found


def test_10_two_seats_are_dealt_six_and_play_to_15():
    assert RULES.hand_sizes == {2: 6}
    assert RULES.targets == {2: 15}


def test_10_the_highest_double_leads_every_round():
    round_ = dealt("bergen/2", "44.10.11|54.22.63", stock="")
    assert legal(round_) == ["44"]
    assert raises(DealError, dealt, "bergen/2", "54.22.63|44.10.11", "", 0, "") == (
        "seat 0 leads, but seat 1 holds 44, which must be led"
    )
    match = Match(RULES, 2, 4)
    for _ in range(6):
        if match.over:
            break
        round_ = match.deal()
        doubles = [half * (half + 3) // 2 for half in range(7)]
        held = [tile for tile in doubles if (round_.hands[0] | round_.hands[1]) >> tile & 1]
        assert round_.hands[round_.turn] >> max(held) & 1
        while not round_.over:
            round_.push(round_.legal_moves()[0])
        match.score()


def test_10_a_deal_without_a_double_is_dealt_again():
    assert raises(DealError, dealt, "bergen/2", "10.20|30.40", "", 0, "") == "no double is dealt"
    for seed in range(300):
        held = tiles.masks(deal_from_seed(RULES, 2, seed))
        assert [tile for tile in tiles.listed(held[0] | held[1]) if tiles.is_double(tile)]


def test_10_lead_5_5_and_a_triple_header():
    round_ = dealt("bergen/2", "55.31.00.10.20.30|53.51.60.61.62.63", stock="")
    assert gains(round_, "55,53L,31L,51L") == [2, 0, 0, 3]
    assert round_.ends == (5, 5)
    assert round_.table.points == [2, 3]


def test_10_a_double_header_and_then_a_triple_one():
    round_ = dealt("bergen/2", "44.21.22.00|41.42.60.61", stock="")
    assert gains(round_, "44,41L,21L") == [2, 0, 0]
    assert sorted(round_.ends) == [2, 4]
    # 4-2 on the 4: ends 2 and 2. Then 2-2.
    assert gains(round_, "42R,22R") == [2, 3]


def test_10_the_last_bone_may_make_a_header_too():
    round_ = dealt("bergen/2", "44.43.00|41.51.53", stock="")
    assert gains(round_, "44,41L,43R,51L,--,53L") == [2, 0, 0, 0, 0, 2]
    outcome = round_.outcome()
    assert outcome.text() == "domino:1:1"
    # 2 + 1.
    assert (outcome.gain(0), outcome.gain(1)) == (2, 3)


def test_10_who_cannot_play_draws_until_he_can():
    round_ = push(dealt("bergen/2", "55.31|60.61", stock="62.63.51.00.10"), "55")
    assert legal(round_) == ["+"]
    assert raises(IllegalMoveError, round_.push, PASS) == "seat 1 cannot pass: it must draw"
    push(round_, "+62,+63")
    assert legal(round_) == ["+"]
    push(round_, "+51")
    # A playable draw must be played.
    assert legal(round_) == ["51L", "51R"]


def test_10_the_last_two_stay_and_then_he_says_go():
    round_ = push(dealt("bergen/2", "55.31|60.61", stock="62.63.51"), "55,+")
    assert legal(round_) == ["--"]


def test_10_nobody_draws_who_can_play():
    round_ = push(dealt("bergen/2", "55.31|50.61", stock="62.63.51"), "55")
    assert legal(round_) == ["50L", "50R"]
    assert "cannot draw" in raises(IllegalMoveError, round_.push, DRAW)


def test_10_a_block_goes_to_the_only_hand_without_a_double():
    # 9 against 2 pips.
    assert score("bergen", 2, None, "54", "11").text() == "blocked:0:1"


def test_10_else_to_the_fewer_pips():
    # Both with a double, 7 and 10; neither, 8 and 11.
    assert score("bergen", 2, None, "33.10", "22.60").text() == "blocked:0:1"
    assert score("bergen", 2, None, "53", "65").text() == "blocked:0:1"


def test_10_and_to_nobody_where_these_are_equal():
    assert score("bergen", 2, None, "52", "61").text() == "blocked:-:0"
    assert score("bergen", 2, None, "33.10", "22.30").text() == "blocked:-:0"


def near(deal, needed, game="bergen"):
    """A round dealt so in a match where the seats are `needed` points short of the target."""
    hands = [hand(words) for words in deal.split("|")]
    return Round(find(game, len(hands)), hands, 0, True, (), needed)


def test_10_the_match_ends_the_moment_15_is_reached():
    # Seat 1 has 14 points; its 4-2 makes ends 2 and 2.
    round_ = push(near("44.21.22.00|41.42.60.61", [9, 1]), "44,41L,21L")
    assert not round_.over
    push(round_, "42R")
    assert round_.over
    assert legal(round_) == []
    outcome = round_.outcome()
    assert (outcome.how, outcome.seat, outcome.points) == (TARGET, 1, 0)
    assert outcome.text() == "target:1:0"
    scores = Scores(2, 15)
    scores.points = [6, 14]
    scores.add_outcome(outcome)
    # The surplus is kept.
    assert (scores.points, scores.over, scores.winner) == ([8, 16], True, 1)
    # Taken back, the round runs.
    round_.pop()
    assert not round_.over
    assert round_.table.points == [2, 0]


def test_10_the_lead_itself_may_end_the_match():
    round_ = push(near("44.21|41.42", [2, 15]), "44")
    assert round_.outcome().text() == "target:0:0"


def test_10_a_match_is_over_in_the_middle_of_a_round():
    ended = 0
    for seed in range(20):
        match = Match(RULES, 2, seed)
        while not match.over:
            round_ = match.deal()
            while not round_.over:
                total = [match.scores.points[seat] + round_.table.points[seat] for seat in (0, 1)]
                assert max(total) < 15
                round_.push(round_.legal_moves()[0])
            ended += match.score().how == TARGET
        assert max(match.scores.points) >= 15
    assert ended > 5


def test_10_pagat_two_to_four_seats_and_their_targets():
    rules = find("bergen(pagat)")
    assert rules.hand_sizes == {2: 6, 3: 6, 4: 6}
    assert rules.targets == {2: 15, 3: 10, 4: 10}


def test_10_pagat_the_lowest_double_leads():
    round_ = dealt("bergen(pagat)/2", "11.66.30|22.54.40", stock="")
    assert legal(round_) == ["11"]
    assert push(round_, "11").table.points == [2, 0]


def test_10_pagat_the_end_brings_two():
    assert score("bergen(pagat)", 2, 0, "", "54").text() == "domino:0:2"
    assert score("bergen(pagat)", 2, None, "54", "11").text() == "blocked:0:2"
    # Two hands without a double; 2 pips are the fewest.
    assert score("bergen(pagat)", 3, None, "54", "11", "60").text() == "blocked:1:2"
    assert score("bergen(pagat)", 3, None, "54", "11", "66").text() == "blocked:0:2"


def test_10_pagat_near_the_target_headers_bring_less():
    # A double header to a seat that is 1, 2 and 3 short.
    for short, gain in ((1, 1), (2, 1), (3, 2)):
        round_ = near("11.51.66|53.31.40", [9, short], "bergen(pagat)")
        assert gains(round_, "11,31L,51R,53R") == [2, 0, 0, gain]
        assert round_.over == (short <= gain)
    # A triple header to a seat that is 1 to 4 short, after 2 points for its lead.
    for short, gain in ((1, 1), (2, 1), (3, 2), (4, 3)):
        round_ = near("11.51.33.20|53.31.40.60", [short + 2, 9], "bergen(pagat)")
        assert gains(round_, "11,31L,51R,53R,33L") == [2, 0, 0, 2, gain]
        assert round_.over == (short <= gain)
