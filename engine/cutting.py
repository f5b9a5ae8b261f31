"""Games that begin with a cut: every player turns a tile up, and the lowest leads."""

from . import tiles
from .rng import Rng
from .side_scoring import SIDES


def cut_lowest(seats, seed, top=6):
    """Every seat cuts a tile; the fewest pips lead, and ties for the fewest are cut again.

    Returns the drawings as `engine.lot.draw_lot` does.
    """
    rng = Rng(seed)
    drawings = []
    cutting = list(range(seats))
    while len(cutting) > 1:
        drawing = _cut(cutting, rng, top)
        drawings.append(drawing)
        fewest = min([tiles.PIPS[tile] for _, tile in drawing])
        cutting = [seat for seat, tile in drawing if tiles.PIPS[tile] == fewest]
    return drawings


def lowest_of(drawings):
    """The seat with the fewest pips in the last drawing."""
    return min([(tiles.PIPS[tile], seat) for seat, tile in drawings[-1]])[1]


def cut_for_sides(seats, seed):
    """The cut for sides, as drawings of the seats that the players take by it.

    Four players cut: the two lowest are partners against the two highest, and the lowest of all
    leads. Ties that matter for either are cut again by those tied. The drawings name the players
    by the seats that `seats_by_cut` gives them, so partners sit opposite.
    """
    drawings, _ = _cut_until_told(seats, seed)
    seating = seats_by_cut(seats, seed)
    return [
        sorted([(seating.index(player), tile) for player, tile in drawing]) for drawing in drawings
    ]


def seats_by_cut(seats, seed):
    """For each seat, which of the players in the order of cutting sits there.

    The first player keeps seat 0, with the partner opposite.
    """
    _, ranks = _cut_until_told(seats, seed)
    side = ranks[:SIDES] if 0 in ranks[:SIDES] else ranks[SIDES:]
    partner = max(side)
    others = [player for player in range(seats) if player not in (0, partner)]
    return (0, others[0], partner, others[1])


def leader_by_cut(drawings):
    """The seat that leads by the drawings of `cut_for_sides`: the lowest of all."""
    pips = {}
    for drawing in drawings:
        for seat, tile in drawing:
            pips[seat] = pips.get(seat, ()) + (tiles.PIPS[tile],)
    return min([(pips[seat], seat) for seat in pips])[1]


def _cut(players, rng, top):
    stock = list(range(tiles.count(top)))
    rng.shuffle(stock)
    return [(player, stock.pop()) for player in players]


def _cut_until_told(players, seed):
    """(drawings, players from the lowest to the highest), cut until no tie matters."""
    rng = Rng(seed)
    pips = [()] * players
    drawings = []
    cutting = list(range(players))
    while cutting:
        drawing = _cut(cutting, rng, 6)
        drawings.append(drawing)
        for player, tile in drawing:
            pips[player] += (tiles.PIPS[tile],)
        ranks = sorted([(pips[player], player) for player in range(players)])
        cutting = []
        # Who is lowest says who leads; between the second and the third the sides part.
        for place in (0, SIDES - 1):
            if ranks[place][0] == ranks[place + 1][0]:
                cutting = [player for player in range(players) if pips[player] == ranks[place][0]]
    return drawings, [player for _, player in ranks]
