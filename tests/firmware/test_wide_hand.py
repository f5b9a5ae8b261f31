"""The own hand that may grow: which of its places are seen, and what the arrows say."""

from engine.tiles import number
from firmware.widgets.wide_hand import WideHand
from tests.firmware.pixels import Screen

T = number
TILES = [T(6, 5), T(0, 0), T(3, 2), T(6, 6), T(4, 1)]


def hand_of_three():
    """Return a hand with five tiles and room for three: 8 px each, 2 between, 6 for an arrow."""
    hand = WideHand(0, 0, 40, 24, 8)
    Screen(40, 24, hand.group)
    hand.deal(TILES)
    return hand


def arrows(hand):
    """Return what stands left and right of the tiles."""
    return "".join(
        arrow for arrow, grid in zip("<>", list(hand.group)[1:], strict=True) if not grid.hidden
    )


def test_the_arrows_say_on_which_side_there_are_more_tiles():
    hand = hand_of_three()
    assert arrows(hand) == ">"
    hand.select(3)
    assert arrows(hand) == "<>"
    hand.select(4)
    assert arrows(hand) == "<"


def test_no_arrow_leads_to_places_that_are_empty():
    hand = hand_of_three()
    hand.remove(T(6, 5))
    hand.select(3)
    assert arrows(hand) == ">"
    hand.select(4)
    assert arrows(hand) == "<"
    hand.remove(T(0, 0))
    assert arrows(hand) == ""


def test_no_arrow_leads_to_a_place_that_is_empty_at_the_right():
    hand = hand_of_three()
    hand.remove(T(4, 1))
    assert arrows(hand) == ">"
    hand.remove(T(6, 6))
    assert arrows(hand) == ""
