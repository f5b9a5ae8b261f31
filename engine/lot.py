"""Who leads: by lot before the first round, by turns after it."""

from . import tiles
from .rng import Rng


def draw_lot(seats, seed, top=6):
    """Draws one tile for each seat; the most pips lead, and ties for the most are drawn again.

    Returns a list of drawings. Each is a list of (seat, tile) in seat order; every drawing after
    the first holds only the seats tied for the most pips in the one before, with tiles from the
    whole set shuffled anew. `leader_of` names the leader.
    """
    rng = Rng(seed)
    drawings = []
    drawing_seats = list(range(seats))
    while len(drawing_seats) > 1:
        stock = list(range(tiles.count(top)))
        rng.shuffle(stock)
        drawing = [(seat, stock.pop()) for seat in drawing_seats]
        drawings.append(drawing)
        most = max([tiles.PIPS[tile] for _, tile in drawing])
        drawing_seats = [seat for seat, tile in drawing if tiles.PIPS[tile] == most]
    return drawings


def leader_of(drawings):
    """The seat with the most pips in the last drawing."""
    return max([(tiles.PIPS[tile], seat) for seat, tile in drawings[-1]])[1]


def left_of_leader(leader, seats, outcome=None):
    """The seat to the left of the last leader, whoever won or tied."""
    return (leader + 1) % seats
