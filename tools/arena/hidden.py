"""All deals that a view allows, numbered, so that one can be drawn fairly."""

from functools import cache

from engine import tiles


class Hidden:
    """The ways in which the tiles a seat does not see may lie in the other hands.

    Only passes count: a seat holds no tile that it denied. What was never dealt is what is left.

    :param view: the seat's view (`engine.view.View`).

    `count` says how many ways there are.
    """

    def __init__(self, view):
        self._tiles = tiles.listed(view.unseen)
        self._hand = view.hand
        self._seat = view.seat
        counts = list(view.table.counts)
        counts[view.seat] = 0
        self._counts = tuple(counts)
        possible = view.possible()
        self._owners = [
            [seat for seat, count in enumerate(counts) if count and possible[seat] >> tile & 1]
            for tile in self._tiles
        ]
        self._ways = cache(self._ways_from)
        self.count = self._ways(0, self._counts)

    def _ways_from(self, place, counts):
        """In how many ways the tiles from `place` on fill hands that lack so many tiles."""
        missing = sum(counts)
        if not missing:
            return 1
        if len(self._tiles) - place < missing:
            return 0
        ways = self._ways(place + 1, counts)
        for seat in self._owners[place]:
            if counts[seat]:
                ways += self._ways(place + 1, _given(counts, seat))
        return ways

    def hands(self, number):
        """Return the masks of all hands, a list, in the way of that number, 0 to `count` - 1."""
        hands = [0] * len(self._counts)
        hands[self._seat] = self._hand
        counts = self._counts
        place = 0
        while any(counts):
            for seat in self._owners[place]:
                if not counts[seat]:
                    continue
                given = _given(counts, seat)
                ways = self._ways(place + 1, given)
                if number < ways:
                    hands[seat] |= 1 << self._tiles[place]
                    counts = given
                    break
                number -= ways
            place += 1
        return hands

    def draw(self, rng):
        """Return the number of one way, all equally likely (but for one part in 2**24).

        :param rng: the generator, an `engine.rng.Rng`.
        """
        return (rng.next() << 32 | rng.next()) * self.count >> 64


def _given(counts, seat):
    return (*counts[:seat], counts[seat] - 1, *counts[seat + 1 :])
