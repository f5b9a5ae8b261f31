"""Deals that a seat's view allows, in any game: which tiles the others and the stock may hold."""

from .. import tiles
from .odds import size


class PossibleDeals:
    """Draws deals in which no seat holds a tile that it denied, by passes, draws or the lead.

    hands   after `draw`: the masks of all hands, by seat
    stock   after `draw`: the tiles left to draw from, in the order of drawing
    weight  after `draw`: how much the deal counts beside others, so that all those that the view
            allows count alike on average; a whole number
    """

    def __init__(self, view, rng):
        """Takes the view (`engine.view.View`) and the generator."""
        table = view.table
        possible = view.possible()
        others = [seat for seat in range(table.seats) if seat != view.seat]
        # Filled first: the seats which have the least choice.
        others.sort(key=lambda seat: (size(possible[seat]) - table.counts[seat], seat))
        self._others = others
        self._possible = possible
        self._counts = list(table.counts)
        self._stock = table.stock
        self._unseen = view.unseen
        self._rng = rng
        self.hands = list(possible)
        self.stock = ()
        self.weight = 0

    def certain(self):
        """Whether all hands are known, and the stock where there is one."""
        left = self._unseen
        for seat in self._others:
            if size(left & self._possible[seat]) != self._counts[seat]:
                return False
            left &= ~self._possible[seat]
        return self._stock < 2

    def draw(self):
        """Draws a deal; whether it found one, which it may not where there is little choice."""
        left = self._unseen
        weight = 1
        for seat in self._others:
            free = tiles.listed(left & self._possible[seat])
            count = self._counts[seat]
            if len(free) < count:
                return False
            self._rng.shuffle(free)
            hand = tiles.mask(free[:count])
            self.hands[seat] = hand
            left ^= hand
            # In so many ways the hand could have been drawn.
            for drawn in range(count):
                weight = weight * (len(free) - drawn) // (drawn + 1)
        self.weight = weight
        stock = tiles.listed(left)
        self._rng.shuffle(stock)
        self.stock = tuple(stock[: self._stock])
        return True
