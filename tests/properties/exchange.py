"""Plays a round again with other hands, as far as its moves allow it."""

from engine.errors import IllegalMoveError
from engine.games.block import RULES
from engine.round import Round

# So often two hidden tiles are exchanged.
SWAPS = 12


def played_with(round_, deal):
    """The round's moves played from another deal; None where one of them is not legal."""
    other = Round(RULES, deal, round_.table.leader)
    try:
        for move in round_.table.history:
            other.push(move)
    except IllegalMoveError:
        return None
    return other


def with_hidden_tiles_exchanged(round_, chance):
    """The same moves with other hidden tiles, and whether any tile lies elsewhere now.

    Hidden from the seat to move are the tiles that the others hold and those never dealt. Two of
    them change places, so often as SWAPS says, but where a move would not have been legal then.
    """
    seat = round_.turn
    deal = [list(hand) for hand in round_.deal]
    dealt = {tile for hand in deal for tile in hand}
    deal.append([tile for tile in range(RULES.size) if tile not in dealt])
    places = [
        (owner, place)
        for owner, hand in enumerate(deal)
        for place, tile in enumerate(hand)
        if owner != seat and not round_.table.laid >> tile & 1
    ]
    exchanged = round_
    for _ in range(SWAPS):
        (one, a), (other, b) = chance.sample(places, 2)
        deal[one][a], deal[other][b] = deal[other][b], deal[one][a]
        possible = played_with(round_, deal[: round_.seats])
        if possible is None:
            deal[one][a], deal[other][b] = deal[other][b], deal[one][a]
        else:
            exchanged = possible
    return exchanged, exchanged.hands != round_.hands
