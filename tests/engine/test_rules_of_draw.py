"""RULES section 7, Draw."""

from engine.errors import IllegalMoveError
from engine.games import find
from engine.games.draw import RULES
from engine.moves import DRAW, PASS
from engine.round import Round
from tests.engine.support import dealt, legal, mask, push, raises, score


def test_7_seven_seven_and_six_are_dealt():
    assert RULES.hand_sizes == {2: 7, 3: 7, 4: 6}
    assert RULES.targets == {2: 100, 3: 61, 4: 61}


def test_7_the_stock_and_how_much_of_it_is_drawn():
    # Stock 14, 12 drawable; 7, 5; 4, 2.
    for seats, stock, drawable in ((2, 14, 12), (3, 7, 5), (4, 4, 2)):
        round_ = Round.from_seed(RULES, seats, 1)
        assert len(round_.stock) == round_.table.stock == stock
        drawn = 0
        while DRAW in round_.legal_moves():
            round_.push(DRAW)
            drawn += 1
        assert drawn == drawable
        assert round_.table.stock == 2


def test_7_the_stock_is_what_was_not_dealt():
    round_ = Round.from_seed(RULES, 3, 4)
    every = 0
    for tiles in round_.deal + (round_.stock,):
        for tile in tiles:
            every += 1 << tile
    assert every == (1 << 28) - 1


def test_7_free_any_number_may_be_drawn_while_able_and_past_a_playable_tile():
    round_ = dealt("draw/2", "66.10|65.44", "66", stock="64.63.00.11")
    assert legal(round_) == ["65L", "65R", "+"]
    push(round_, "+")
    assert round_.turn == 1
    assert round_.hands[1] == mask("65.44.64")
    assert legal(round_) == ["64L", "64R", "65L", "65R", "+"]
    push(round_, "+63")
    # Two are left: no more draws, and no pass with a tile that fits.
    assert legal(round_) == ["63L", "63R", "64L", "64R", "65L", "65R"]
    reason = raises(IllegalMoveError, round_.push, DRAW)
    assert reason == "seat 1 may not draw: the last 2 tiles of the stock stay"
    assert raises(IllegalMoveError, round_.push, PASS) == (
        "seat 1 cannot pass: it has a tile that fits"
    )
    assert push(round_, "63L").turn == 0


def test_7_free_the_leader_may_draw_before_the_lead():
    round_ = dealt("draw/2", "66.10|65.44", stock="64.63.00")
    assert legal(round_) == ["10", "66", "+"]
    push(round_, "+")
    assert legal(round_) == ["10", "64", "66"]
    assert push(round_, "64").ends == (6, 4)


def test_7_who_cannot_play_must_draw_until_he_can():
    for game in ("draw/2", "draw(strict)/2"):
        round_ = dealt(game, "66.10|54.44", "66", stock="11.22.60.33.00")
        assert legal(round_) == ["+"]
        assert raises(IllegalMoveError, round_.push, PASS) == "seat 1 cannot pass: it must draw"
        push(round_, "+,+")
        assert legal(round_) == ["+"]
        assert round_.table.counts == [1, 4]
        push(round_, "+")
        assert legal(round_) == ["60L", "60R"]
        assert round_.turn == 1


def test_7_with_two_left_who_cannot_play_passes():
    round_ = dealt("draw/2", "66.10|54.44", "66", stock="11.22.60")
    push(round_, "+")
    assert legal(round_) == ["--"]
    assert push(round_, "--").turn == 0


def test_7_strict_who_can_play_may_not_draw():
    round_ = dealt("draw(strict)/2", "66.10|65.44", "66", stock="64.63.00.11")
    assert legal(round_) == ["65L", "65R"]
    assert raises(IllegalMoveError, round_.push, DRAW) == (
        "seat 1 cannot draw: it has a tile that fits"
    )
    round_ = dealt("draw(strict)/2", "66.10|65.44", stock="64.63.00.11")
    assert legal(round_) == ["10", "66"]


def test_7_strict_the_first_tile_drawn_that_fits_is_played():
    round_ = dealt("draw(strict)/2", "66.10|54.44", "66,+,+", stock="11.60.61.33.00")
    assert legal(round_) == ["60L", "60R"]


def test_7_free_with_two_left_who_can_play_must():
    round_ = dealt("draw/2", "66.10|65.44", "66", stock="64.63")
    assert legal(round_) == ["65L", "65R"]
    assert "cannot pass" in raises(IllegalMoveError, round_.push, PASS)
    assert "may not draw" in raises(IllegalMoveError, round_.push, DRAW)


def test_7_blocked_is_two_left_and_all_pass():
    # Nobody holds a six; the next player draws the stock down to two first.
    round_ = dealt("draw/2", "66.10|54.44", "66,+,--", stock="11.22.00")
    assert legal(round_) == ["--"]
    assert not round_.over
    push(round_, "--")
    assert round_.over
    # 1 against 9 + 8 + 2.
    assert round_.outcome().text() == "blocked:0:18"


def test_7_going_out_and_blocks_score_as_in_block():
    # 9 against 23: 14; 11 and 11: none; the others hold 8 and 17: 25.
    assert score("draw", 2, None, "54", "66.65").text() == "blocked:0:14"
    assert score("draw", 2, None, "65", "65").text() == "blocked:-:0"
    assert score("draw", 3, 0, "", "62", "66.50").text() == "domino:0:25"


def test_7_the_tiles_left_in_the_stock_never_score():
    round_ = dealt("draw/2", "61.66|65.44", "66,65L,61R", stock="55.54")
    assert round_.outcome().text() == "domino:0:8"


def test_7_with_the_option_stock_scores_they_do():
    round_ = dealt("draw(stock-scores)/2", "61.66|65.44", "66,65L,61R", stock="55.54")
    # 8 in hand, 10 + 9 in the stock.
    assert round_.outcome().text() == "domino:0:27"
    assert round_.outcome().sum() == "8 + 19 = 27"


def test_7_partners_draw_too():
    rules = find("draw(partners)")
    assert rules.hand_sizes == {4: 6}
    assert rules.targets == {4: 100}
    assert score("draw(partners)", 4, 0, "", "40", "60", "65").text() == "domino:0:15"
    assert score("draw(difference,partners)", 4, 0, "", "40", "60", "65").text() == "domino:0:9"


def test_7_a_draw_is_taken_back():
    round_ = dealt("draw/2", "66.10|54.44", "66", stock="11.22.60.33.00")
    before = (list(round_.hands), round_.table.stock, list(round_.table.counts))
    push(round_, "+,+")
    assert (round_.pop(), round_.pop()) == (DRAW, DRAW)
    assert (round_.hands, round_.table.stock, round_.table.counts) == before
    assert round_.turn == 1


def test_7_a_draw_that_says_another_tile_than_the_next_is_refused():
    round_ = dealt("draw/2", "66.10|54.44", "66", stock="11.22.60.33.00")
    assert raises(IllegalMoveError, push, round_, "+22") == (
        "seat 1 cannot draw 22: the next tile of the stock is 11"
    )
    assert round_.table.history == [27]
