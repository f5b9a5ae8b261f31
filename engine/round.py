"""One round, from the deal to its end."""

from . import tiles
from .deal import deal_from_seed, deal_problems
from .errors import DealError, IllegalMoveError
from .moves import PASS
from .table import Table
from .view import View


class Round:
    """A round with all hands known.

    table   what is public: the line, the turn, the moves so far (`engine.table.Table`)
    deal    the hands as dealt, a tuple of tiles for each seat
    hands   the hands as they are, a mask for each seat
    """

    def __init__(self, rules, deal, leader=0, check=True):
        """A round of these hands, which `leader` opens.

        `deal` holds a sequence of tiles for each seat. Raises DealError, which names everything
        that is wrong, for a deal that cannot be; `check=False` saves the time where the deal is
        known to be sound.
        """
        if check:
            problems = deal_problems(rules, deal, leader)
            if problems:
                raise DealError("; ".join(problems))
        self.rules = rules
        self.deal = tuple([tuple(hand) for hand in deal])
        self.hands = [tiles.mask(hand) for hand in deal]
        self.table = Table(rules, [len(hand) for hand in deal], leader)

    @classmethod
    def from_seed(cls, rules, seats, seed, leader=0):
        """The round that `seed` deals, the same on every runtime. DealError for a wrong seat."""
        rules.check_seats(seats)
        if not 0 <= leader < seats:
            raise DealError("seat %s leads, but the seats are 0 to %d" % (leader, seats - 1))
        return cls(rules, deal_from_seed(rules, seats, seed), leader, check=False)

    @property
    def seats(self):
        """The number of seats."""
        return self.table.seats

    @property
    def turn(self):
        """The seat to move."""
        return self.table.turn

    @property
    def ends(self):
        """The numbers at the open ends, left and right; empty before the lead."""
        return tuple(self.table.ends)

    @property
    def over(self):
        """Whether the round has ended."""
        return self.table.over

    def legal_moves(self):
        """The legal moves of the seat to move, by tile number and arm; [] after the end."""
        table = self.table
        return table.moves(self.hands[table.turn])

    def push(self, move):
        """Makes the move for the seat to move; IllegalMoveError, and no change, if it may not."""
        table = self.table
        seat = table.turn
        if move == PASS:
            if not table.over and self.hands[seat] & table.fitting():
                raise IllegalMoveError("seat %d cannot pass: it has a tile that fits" % seat)
            table.push(move)
            return
        bit = 1 << (move & 127)
        if not self.hands[seat] & bit and not table.over:
            raise IllegalMoveError(
                "seat %d does not hold %s" % (seat, tiles.text(move & 127))
                if 0 <= move & 127 < self.rules.size
                else "%r is no move" % (move,)
            )
        table.push(move)
        self.hands[seat] ^= bit

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        move = self.table.pop()
        if move != PASS:
            self.hands[self.table.turn] |= 1 << (move & 127)
        return move

    def copy(self):
        """An independent copy."""
        other = Round(self.rules, self.deal, self.table.leader, check=False)
        other.hands = list(self.hands)
        other.table = self.table.copy()
        return other

    def view(self, seat):
        """What `seat` may know of the round now: an independent snapshot, nothing hidden in it."""
        return View(self.table.copy(), seat, self.deal[seat])

    def outcome(self):
        """How the round ended (`engine.outcome.Outcome`), or None while it runs."""
        if not self.table.over:
            return None
        return self.rules.score(self.hands, self.table.went_out())

    def problems(self):
        """All that is wrong with the position, as a list of sentences; empty when all is well.

        The deal is examined, and the moves are made again from it: hands, ends, turn and counts
        must come out as they stand.
        """
        found = deal_problems(self.rules, self.deal, self.table.leader)
        if found:
            return found
        replay = Round(self.rules, self.deal, self.table.leader)
        for done, move in enumerate(self.table.history):
            try:
                replay.push(move)
            except IllegalMoveError as error:
                return ["move %d: %s" % (done + 1, error)]
        for seat in range(self.seats):
            if self.hands[seat] != replay.hands[seat]:
                found.append("the hand of seat %d is not what the moves left it" % seat)
        return found + self.table.differences(replay.table)
