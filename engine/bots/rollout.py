"""How a round would go on from a position if every seat played as "heavy" does.

A quick look ahead that takes nobody for a seer: a move is worth what the round brings after it,
each seat laying its heaviest tile that fits.
"""

from .. import tiles


class Rollout:
    """The rounds played out, for one set of tiles; made once and used for one after another.

    positions  how many moves have been made so far
    """

    def __init__(self, top=6):
        """Makes the tables for the double-`top` set, about a kilobyte for double-six."""
        size = tiles.count(top)
        # Inside, tiles are numbered by falling pips: the lowest bit of a mask is the heaviest.
        # (Their numbers settle ties, since a small board's sort does not keep the order.)
        order = sorted(range(size), key=lambda tile: (-tiles.PIPS[tile], tile))
        self._bits = [0] * size
        for place, tile in enumerate(order):
            self._bits[tile] = 1 << place
        self._pips = bytes([tiles.PIPS[tile] for tile in order])
        self._place = {1 << place: place for place in range(size)}
        self._size = size
        self._fitting = []
        self._after = bytearray(size * size)
        # Two ends are numbered as the tile that bears them.
        for ends in range(size):
            fits = 0
            for place, tile in enumerate(order):
                for end in (tiles.LOW[ends], tiles.HIGH[ends]):
                    if end in (tiles.LOW[tile], tiles.HIGH[tile]):
                        fits |= 1 << place
                        other = tiles.PIPS[ends] - end
                        after = tiles.number(tiles.PIPS[tile] - end, other)
                        self._after[ends * size + place] = after
            self._fitting.append(fits)
        self.positions = 0

    def inside(self, hand):
        """The mask of a hand as `gain` takes it."""
        inside = 0
        for tile in tiles.listed(hand):
            inside |= self._bits[tile]
        return inside

    def gain(self, hands, pips, turn, ends, seat):
        """What the round brings to `seat`: its points times the other seats, less all of theirs.

        `hands` (from `inside`) and their `pips` are lists by seat and are used up, `turn` is the
        seat to move, `ends` the two open ends as a list. No hand but one may be empty.
        """
        fitting = self._fitting
        after = self._after
        place_of = self._place
        weigh = self._pips
        size = self._size
        seats = len(hands)
        number = tiles.number(ends[0], ends[1])
        passes = 0
        moves = 0
        out = turn - 1 if turn else seats - 1
        while hands[out]:
            moves += 1
            out = turn
            hand = hands[turn]
            fits = hand & fitting[number]
            if fits:
                bit = fits & -fits
                place = place_of[bit]
                hands[turn] = hand ^ bit
                pips[turn] -= weigh[place]
                number = after[number * size + place]
                passes = 0
            else:
                passes += 1
                if passes == seats:
                    break
            turn += 1
            if turn == seats:
                turn = 0
        self.positions += moves
        lowest = min(pips)
        if hands[out]:
            if pips.count(lowest) > 1:
                return 0
            out = pips.index(lowest)
            lowest += lowest
        else:
            lowest = 0
        points = sum(pips) - lowest
        return points * (seats - 1) if out == seat else -points


class PlayedOut:
    """What each of a seat's choices brings in one deal after another, the rounds played out.

    positions  how many moves have been made so far
    """

    def __init__(self, rollout, view, others, choices):
        """`others` are the other seats in turn order, `choices` (move, tile's bit, ends after)."""
        self.positions = 0
        self._rollout = rollout
        self._seat = view.seat
        self._others = others
        self._ends = [ends for _, _, ends in choices]
        self._kept = [rollout.inside(view.hand ^ bit) for _, bit, _ in choices]
        self._kept_pips = [tiles.pips(view.hand ^ bit) for _, bit, _ in choices]
        self._hands = [0] * (len(others) + 1)
        self._pips = [0] * (len(others) + 1)

    def deal(self, hands):
        """Takes the masks of the other seats' hands, in turn order."""
        for seat, hand in zip(self._others, hands):
            self._hands[seat] = self._rollout.inside(hand)
            self._pips[seat] = tiles.pips(hand)

    def gain(self, place):
        """What the choice at that place of the list brings the seat in this deal."""
        hands = list(self._hands)
        pips = list(self._pips)
        hands[self._seat] = self._kept[place]
        pips[self._seat] = self._kept_pips[place]
        rollout = self._rollout
        before = rollout.positions
        ends = self._ends[place]
        gain = rollout.gain(hands, pips, self._others[0], ends, self._seat)
        self.positions += rollout.positions - before
        return gain
