"""Plays a round again with other hands, as far as its moves allow it."""

from engine.errors import DominoError
from engine.round import Round

# So often two hidden tiles are exchanged.
SWAPS = 12


def played_with(round_, deal, stock=()):
    """The round's moves played from another deal; None where one of them is not legal."""
    table = round_.table
    history = table.history
    needed = getattr(table, "needed", None)
    try:
        other = Round(round_.rules, deal, table.leader, stock=stock, needed=needed)
        # Some moves take a stop with them.
        while len(other.table.history) < len(history):
            other.push(history[len(other.table.history)])
    except DominoError:
        return None
    return other if other.table.history == history else None


def with_hidden_tiles_exchanged(round_, chance):
    """The same moves with other hidden tiles, and whether any tile lies elsewhere now.

    Hidden from the seat to move are the tiles that the others hold and those that it has not drawn
    of the ones never dealt. Two of them change places, so often as SWAPS says, but where a move
    would not have been legal then.
    """
    seats = round_.seats
    deal = [list(hand) for hand in round_.deal]
    dealt = {tile for hand in deal for tile in hand}
    undealt = [tile for tile in range(round_.rules.size) if tile not in dealt]
    deal.append(list(round_.stock) or undealt)
    seen = round_.table.laid | round_.hands[round_.turn]
    places = [
        (owner, place)
        for owner, hand in enumerate(deal)
        for place, tile in enumerate(hand)
        if not seen >> tile & 1
    ]
    exchanged = round_
    for _ in range(SWAPS):
        (one, a), (other, b) = chance.sample(places, 2)
        deal[one][a], deal[other][b] = deal[other][b], deal[one][a]
        possible = played_with(round_, deal[:seats], deal[seats] if round_.stock else ())
        if possible is None:
            deal[one][a], deal[other][b] = deal[other][b], deal[one][a]
        else:
            exchanged = possible
    differs = (exchanged.hands, exchanged.stock) != (round_.hands, round_.stock)
    return exchanged, differs
