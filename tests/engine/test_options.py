"""RULES section 6, the options of section 11, and options as the notation writes them."""

import sys

from engine import tiles
from engine.errors import DealError, NotationError
from engine.games import NAMES, find
from engine.leaders import leader_after
from engine.leads import drawn_after_block, winner_leads
from engine.lot import draw_lot, leader_of
from engine.match import Match
from engine.outcome import BLOCKED, DOMINO, Outcome
from engine.seeds import LOT, derive
from tests.engine.support import dealt, hand, legal, raises, score


def refused(name, seats=None, error=NotationError):
    return raises(error, find, name, seats)


def play_round(match):
    """Deals and plays the next round, always the first legal move; its outcome."""
    round_ = match.deal()
    while not round_.over:
        round_.push(round_.legal_moves()[0])
    return match.score()


# Names.


def test_every_game_is_found_by_its_name():
    for name in NAMES:
        assert find(name).name == name
    # As it is loaded now: a board lets go of games, and so do tests of the app.
    assert find("block") is sys.modules["engine.games.block"].RULES


def test_options_are_written_sorted_and_read_in_any_order():
    for name in (
        "block(breton,lead=highest-double)/3",
        "block(lead=highest-double,breton)/3",
    ):
        rules = find(name[:-2], 3)
        assert rules.name == "block(breton,lead=highest-double)"
        assert find(rules.name).name == rules.name


def test_a_default_is_left_out():
    assert find("block(lead=lot)").name == "block"
    assert find("block(blocked=net,breton,tie=nobody)").name == "block(breton)"
    assert find("matador(no-double=heaviest)").name == "matador"


def test_what_is_no_option_is_named_with_those_there_are():
    assert refused("block(fast)") == (
        "'fast' is no option of block; there are blocked, breton, foster, hand, lead, no-double, "
        "set, tie"
    )
    assert refused("block(breton)x") == "'block(breton)x': the options of a game end with ')'"
    assert refused("block()") == (
        "'' is no option of block; there are blocked, breton, foster, hand, lead, no-double, "
        "set, tie"
    )
    assert refused("block(breton,breton)") == "the option breton stands twice"
    assert refused("block(breton=twice)") == (
        "'breton=twice' cannot be; there is breton, breton=stack"
    )
    assert refused("draw(strict=1)") == "'strict=1' cannot be; there is strict"
    assert refused("block(lead=youngest)") == (
        "'lead=youngest' cannot be; there is lead=lot, lead=high-tile, "
        "lead=high-tile-after-block, lead=highest-double, lead=winner-leads"
    )
    assert refused("block(lead)") == (
        "'lead' cannot be; there is lead=lot, lead=high-tile, lead=high-tile-after-block, "
        "lead=highest-double, lead=winner-leads"
    )
    for word in ("hand", "hand=", "hand=0", "hand=07", "hand=x", "hand=100", "hand=-1"):
        assert "the number of tiles for each seat" in refused("block(%s)" % word)


def test_options_that_do_not_go_together():
    assert find("block(foster,lead=lot)").name == "block(foster)"
    assert refused("block(foster,lead=winner-leads)") == (
        "foster leads the highest double, and leaves no choice of the lead"
    )
    assert refused("block(no-double=redeal)") == (
        "no-double is for games that lead the highest double: add lead=highest-double"
    )
    assert refused("draw(difference)") == (
        "difference is a way to score for partners: add the option partners"
    )
    assert refused("draw(partners,tie=lightest)") == (
        "blocked and tie are ways to score for single seats, not partners"
    )


# Section 6, who leads.


def test_6_the_most_pips_lead_by_the_high_tile():
    # 6-5, 5-5, 4-4: 11 pips against 10 and 8.
    drawing = [(seat, tile) for seat, tile in enumerate(hand("65.55.44"))]
    assert leader_of([drawing]) == 0
    rules = find("block(lead=high-tile)")
    assert rules.first_lead(3, 9) == draw_lot(3, 9)
    assert rules.next_lead(2, 3) == 0


def test_6_6_3_and_5_4_are_drawn_again_but_6_3_leads_when_dealt():
    drawings = draw_lot(2, 266)
    assert drawings[0] == [(0, hand("54")[0]), (1, hand("63")[0])]
    assert len(drawings) == 2
    assert legal(dealt("block(lead=highest-double)/2", "63.10|54.20")) == ["63"]


def test_6_the_lead_is_drawn_for_again_after_a_block_tied_or_not():
    out = Outcome(DOMINO, 0, 5, (0, 5))
    for seat, points in ((1, 5), (None, 0)):
        assert drawn_after_block(0, 3, Outcome(BLOCKED, seat, points, (5, 5))) is None
    assert [drawn_after_block(leader, 3, out) for leader in range(3)] == [1, 2, 0]
    rules = find("block(lead=high-tile-after-block)")
    blocked = 0
    for seed in range(12):
        match = Match(rules, 3, seed)
        leader = match.leader
        while not match.over:
            outcome = play_round(match)
            assert match.round.table.leader == leader
            leader = leader + 1 if leader < 2 else 0
            if outcome.how == BLOCKED:
                blocked += 1
                lot = draw_lot(3, derive(seed, LOT, match.number + 1))
                leader = leader_of(lot)
                assert leader_after(rules, 3, seed, match.number + 1, match.round) == (leader, lot)
                # Without the seed nobody can tell.
                assert leader_after(rules, 3, None, match.number + 1, match.round) == (None, [])
    assert blocked > 10


def test_6_the_highest_double_is_led_every_round_by_its_holder():
    rules = find("block(lead=highest-double)")
    for seed in range(5):
        match = Match(rules, 3, seed)
        assert match.lot == []
        first = match.leader
        while not match.over:
            play_round(match)
            if match.number == 1:
                assert match.round.table.leader == first
            every = [tile for one in match.round.deal for tile in one]
            doubles = [tile for tile in every if tiles.is_double(tile)]
            if doubles:
                assert match.round.table.history[0] == max(doubles)
            assert match.round.table.history[0] in match.round.deal[match.round.table.leader]


def test_6_without_a_double_the_heaviest_is_led_or_the_deal_is_made_again():
    assert legal(dealt("block(lead=highest-double)/2", "64.10|54.20")) == ["64"]
    # 6-2 and 5-3 have as many pips: the larger half decides.
    assert legal(dealt("block(lead=highest-double)/2", "62.10|53.20")) == ["62"]
    name = "block(lead=highest-double,no-double=redeal)"
    assert raises(DealError, dealt, name + "/2", "62.10|53.20") == "no double is dealt"
    rules = find(name)
    for seed in range(60):
        round_ = Match(rules, 3, seed).deal()
        every = [tile for one in round_.deal for tile in one]
        assert [tile for tile in every if tiles.is_double(tile)]


def test_6_winner_leads_is_a_house_rule():
    lead = winner_leads()
    assert lead(0, 3, Outcome(DOMINO, 2, 5, (1, 4, 0))) == 2
    # After a tie the lead goes to the left.
    assert lead(2, 3, Outcome(BLOCKED, None, 0, (4, 4, 4))) == 0
    # Of a side the seat leads that comes first to the left.
    lead = winner_leads(2)
    assert lead(0, 4, Outcome(DOMINO, 0, 5, (1, 4, 0, 1))) == 2
    assert lead(0, 4, Outcome(DOMINO, 1, 5, (1, 0, 4, 1))) == 1
    match = Match(find("block(lead=winner-leads)"), 3, 4)
    leader = match.leader
    while not match.over:
        outcome = play_round(match)
        assert match.round.table.leader == leader
        leader = (leader + 1) % 3 if outcome.seat is None else outcome.seat


# Section 6, hands and sets.


def test_6_hands_of_other_sizes():
    for size, seats in ((6, 2), (7, 2), (5, 3), (6, 3), (7, 3), (4, 4), (5, 4), (6, 4), (7, 4)):
        rules = find("block(hand=%d)" % size, seats)
        assert rules.hand_sizes[seats] == size
        assert [len(one) for one in Match(rules, seats, 1).deal().deal] == [size] * seats


def test_6_hands_that_the_set_does_not_hold_are_refused_with_what_is_possible():
    assert refused("block(hand=8)", 4, DealError) == (
        "4 hands of 8 tiles are 32, but the double-6 set has 28: possible are 7 tiles for 4 "
        "seats, or 3 seats of 8 tiles"
    )
    assert refused("block(hand=7,set=double-six)", 6, DealError) == (
        "6 hands of 7 tiles are 42, but the double-6 set has 28: possible are 4 tiles for 6 "
        "seats, or 4 seats of 7 tiles"
    )
    assert refused("block(hand=15)", None, DealError) == (
        "15 tiles to each seat are too many: the double-6 set has 28, which makes 14 for 2 seats"
    )


def test_6_more_seats_play_with_larger_sets_and_seven_tiles():
    for seats in range(2, 11):
        rules = find("block", seats)
        assert rules.top == (6 if seats <= 4 else 9 if seats <= 7 else 12)
        assert rules.name == "block"
    for name in ("block", "draw"):
        # 7 players: 49 of 55 tiles.
        assert find(name, 7).hand_sizes == {7: 7}
        assert find(name, 7).size == 55
        assert find(name, 10).size == 91
        assert find(name, 5).targets == {5: 61}
    round_ = Match(find("draw", 7), 7, 1).deal()
    assert len(round_.stock) == 6


def test_6_a_larger_set_may_be_chosen():
    rules = find("block(set=double-nine)")
    assert rules.hand_sizes == dict.fromkeys(range(2, 8), 7)
    assert rules.targets[2] == 100
    assert rules.targets[3] == 61
    assert find("draw(set=double-twelve)").seats() == list(range(2, 11))
    assert find("block(hand=5,set=double-nine)", 2).hand_sizes[2] == 5
    for seats in range(2, 6):
        tile = max([tile for _, tile in rules.first_lead(seats, 3)[0]])
        assert tile < 55


def test_6_seats_that_no_set_is_for_are_refused_with_what_is_possible():
    assert refused("block", 11, DealError) == "block is played with 2 to 10 seats, not with 11"
    assert raises(DealError, find("block").check_seats, 1) == (
        "block is played with 2, 3, 4 seats, not with 1"
    )
    for name, allowed in (("sebastopol", "4"), ("matador", "2, 3, 4"), ("bergen", "2")):
        assert raises(DealError, find(name, 5).check_seats, 5) == (
            "%s is played with %s seats, not with 5" % (name, allowed)
        )


# Presets and house rules.


def test_1_fosters_two_handed_preset():
    rules = find("block(foster)")
    assert rules.hand_sizes == {2: 7}
    assert rules.targets == {2: 100}
    assert legal(dealt("block(foster)/2", "66.65|55.44")) == ["66"]
    assert raises(DealError, rules.check_seats, 3) == (
        "block(foster) is played with 2 seats, not with 3"
    )
    assert Match(rules, 2, 1, 50).target == 50


def test_11_a_gross_count_of_blocks():
    # 7 + 8, the winner's 3 not taken away.
    outcome = score("block(blocked=gross)", 3, None, "21", "43", "62")
    assert outcome.text() == "blocked:0:15"
    assert outcome.sum() == "7 + 8 = 15"
    assert score("block(blocked=gross)", 3, 0, "", "43", "62").text() == "domino:0:15"


def test_11_a_tie_decided_by_the_lightest_tile():
    # 3 pips each: 2-1 against 1-1 and 1-0; the 1-0 is the lightest.
    outcome = score("block(tie=lightest)", 3, None, "21", "11.10", "62")
    assert outcome.text() == "blocked:1:8"
    # 3-0 and 2-1 are as light.
    assert score("block(tie=lightest)", 3, None, "21", "30", "62").text() == "blocked:-:0"


def test_11_hands_that_tie_with_nothing_but_blanks_still_tie():
    assert score("block(tie=lightest)", 2, None, "40.00", "31").text() == "blocked:0:0"
