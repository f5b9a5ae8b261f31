"""A view shows what its seat may know: hidden tiles may be exchanged, and nothing changes."""

from hypothesis import assume, given
from hypothesis import strategies as st

from engine import bots, tiles
from engine.games.block import RULES
from engine.notation.rounds import format_view
from engine.rng import Rng
from engine.round import Round
from tests.properties.exchange import played_with
from tests.properties.strategies import rounds


def shown(view):
    """All that a view tells, in whatever way it can be asked."""
    table = {name: value for name, value in vars(view.table).items() if name != "rules"}
    return repr(
        (
            format_view(view),
            sorted(table.items()),
            (view.seat, view.tiles, view.hand, view.unseen),
            view.possible(),
            view.legal_moves(),
            view.problems(),
        )
    )


def exchanged(round_, seat, order):
    """The round's deal with the tiles hidden from `seat` exchanged among themselves.

    Hidden are the tiles not laid yet of the other hands, and the undealt ones. `order` is a list
    of numbers that says how they are permuted.
    """
    places = [
        (owner, place)
        for owner, hand in enumerate(round_.deal)
        for place, tile in enumerate(hand)
        if owner != seat and not round_.table.laid >> tile & 1
    ]
    dealt = {tile for hand in round_.deal for tile in hand}
    hidden = [round_.deal[owner][place] for owner, place in places]
    hidden += [tile for tile in range(RULES.size) if tile not in dealt]
    hidden = [tile for _, tile in sorted(zip(order, hidden, strict=False))]
    deal = [list(hand) for hand in round_.deal]
    for (owner, place), tile in zip(places, hidden, strict=False):
        deal[owner][place] = tile
    return deal


def with_deal(round_, deal):
    """The same round with another deal, whether or not its passes were right then."""
    other = Round(RULES, deal, round_.table.leader)
    other.table = round_.table.copy()
    other.hands = [tiles.mask(hand) & ~other.table.laid for hand in deal]
    return other


ORDERS = st.permutations(range(28))


@given(rounds(), st.integers(0, 3), ORDERS)
def test_a_view_never_differs_when_hidden_tiles_are_exchanged(round_, seat, order):
    seat %= round_.seats
    deal = exchanged(round_, seat, order)
    assume([tuple(hand) for hand in deal] != list(round_.deal))
    other = with_deal(round_, deal)
    assert tuple(other.deal[seat]) == round_.deal[seat]
    assert shown(other.view(seat)) == shown(round_.view(seat))


@given(rounds(), st.lists(ORDERS, min_size=1, max_size=8), st.integers(0, 2**64 - 1))
def test_every_bot_chooses_the_same_whatever_the_others_hold(round_, orders, seed):
    assume(not round_.over)
    seat = round_.turn
    others = [played_with(round_, exchanged(round_, seat, order)) for order in orders]
    others = [other for other in others if other is not None]
    assume(others)
    for level in bots.LEVELS:
        chosen = bots.choose(bots.make(level), round_.view(seat), Rng(seed))
        assert chosen in round_.legal_moves()
        for other in others:
            assert bots.choose(bots.make(level), other.view(seat), Rng(seed)) == chosen


@given(rounds(), st.integers(0, 3))
def test_the_true_hands_are_always_possible(round_, seat):
    seat %= round_.seats
    view = round_.view(seat)
    for owner, possible in enumerate(view.possible()):
        assert not round_.hands[owner] & ~possible
        assert owner == seat or not possible & (view.hand | round_.table.laid)


@given(rounds(), st.integers(0, 3), ORDERS)
def test_possible_hands_are_those_that_could_have_passed(round_, seat, order):
    seat %= round_.seats
    other = with_deal(round_, exchanged(round_, seat, order))
    fits = all(
        not other.hands[owner] & ~possible
        for owner, possible in enumerate(round_.view(seat).possible())
    )
    # Tiles laid after a pass are the same in both, so only the hands left decide.
    assert fits == (played_with(round_, other.deal) is not None)
