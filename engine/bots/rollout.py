"""How a round would go on from a position if every seat played by a rule of thumb.

A quick look ahead that takes nobody for a seer: each seat lays its heaviest tile after which it
could lay another, or else its heaviest that fits, and a move is worth what the round brings then.
"""


class Rollout:
    """The rounds played out; made once and used for one position after another.

    positions  how many moves were made in the last
    """

    def __init__(self, lines, heaviest=False):
        """`lines` are the tables (`engine.bots.lines.Lines`) of the set.

        `heaviest` says whether a seat lays its heaviest tile whatever it could lay after it.
        """
        self._lines = lines
        # By ends, the mask of the tiles to keep one of.
        self._followers = [-1] * lines.size if heaviest else lines.fitting
        self.positions = 0

    def gain(self, hands, pips, turn, ends, seat):
        """What the round brings to `seat`: its points times the other seats, less all of theirs.

        `hands` (masks as in `lines`) and their `pips` are lists by seat and are used up, `turn` is
        the seat to move, `ends` the number of the ends. No hand but one may be empty.
        """
        lines = self._lines
        fitting = lines.fitting
        followers = self._followers
        after = lines.after
        place_of = lines.places
        weigh = lines.pips
        width = lines.width
        seats = len(hands)
        passes = 0
        moves = 0
        out = turn - 1 if turn else seats - 1
        while hands[out]:
            moves += 1
            out = turn
            hand = hands[turn]
            fits = hand & fitting[ends]
            if fits:
                passes = 0
                row = ends * width
                heaviest = bit = fits & -fits
                place = place_of[bit]
                ends = after[row + place]
                while not (hand ^ bit) & followers[ends]:
                    fits ^= bit
                    bit = fits & -fits if fits else heaviest
                    place = place_of[bit]
                    ends = after[row + place]
                    if not fits:
                        break
                hands[turn] = hand ^ bit
                pips[turn] -= weigh[place]
            else:
                passes += 1
                if passes == seats:
                    break
            turn += 1
            if turn == seats:
                turn = 0
        self.positions = moves
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
