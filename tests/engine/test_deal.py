from engine.deal_problems import deal_problems
from engine.games.block import RULES
from tests.engine.support import hand


def problems(deal, leader=0):
    """What is wrong with a deal such as "66.65|#2", where #2 is a hand of two hidden tiles."""
    hands = [int(words[1:]) if words[0] == "#" else hand(words) for words in deal.split("|")]
    return deal_problems(RULES, hands, leader)


def test_a_sound_deal_has_no_problems():
    assert problems("66.65.52.62.40.54.53|60.00.64.63.61.51.11") == []
    assert problems("66.65.64.63.62|#5|#5|#5", leader=3) == []


def test_hands_of_another_equal_size_are_dealt_by_hand():
    assert problems("66|65") == []
    assert problems("66|#13") == ["seat 1 is dealt 13 tiles and seat 0 is dealt 1"]


def test_a_wrong_number_of_seats():
    assert problems("66") == ["block is played with 2, 3, 4 seats, not with 1"]
    assert problems("66|65|64|63|62") == ["block is played with 2, 3, 4 seats, not with 5"]


def test_a_leader_who_does_not_sit_there():
    assert problems("66|65", leader=2) == ["seat 2 leads, but the seats are 0 to 1"]
    assert problems("66|65", leader=-1) == ["seat -1 leads, but the seats are 0 to 1"]


def test_a_tile_twice_in_two_hands_or_in_one():
    assert problems("66.65|64.65") == ["65 is dealt twice, to seat 0 and to seat 1"]
    assert problems("66.66|64.65") == ["66 is dealt twice, to seat 0 and to seat 0"]


def test_a_tile_of_a_larger_set():
    assert problems("66|76") == ["seat 1: 34 is no tile of the double-6 set"]


def test_hands_of_different_sizes():
    assert problems("66.65|64|63.62|61.60.00") == [
        "seat 1 is dealt 1 tiles and seat 0 is dealt 2",
        "seat 3 is dealt 3 tiles and seat 0 is dealt 2",
    ]


def test_an_empty_hand():
    assert deal_problems(RULES, [(), hand("66")], 0) == [
        "seat 0 is dealt no tile",
        "seat 1 is dealt 1 tiles and seat 0 is dealt 0",
    ]


def test_more_tiles_than_the_set_has():
    assert problems("#15|#15") == ["30 tiles are dealt of a set of 28"]
    assert problems("#14|#14") == []
