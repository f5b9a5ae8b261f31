"""One round, from the deal to its end."""

from . import tiles
from .errors import DealError, IllegalMoveError
from .moves import PASS, STOP
from .view import View


class Round:
    """A round with all hands known.

    table   what is public: the line, the turn, the moves so far (`engine.table.Table`)
    deal    the hands as dealt, a tuple of tiles for each seat
    stock   the tiles left undealt in the order in which they are drawn; empty in a game without
            drawing
    hands   the hands as they are, a mask for each seat
    """

    def __init__(self, rules, deal, leader=0, check=True, stock=(), needed=None):
        """A round of these hands, which `leader` opens.

        `deal` holds a sequence of tiles for each seat, `stock` those to draw from. `needed` says
        how many points each side needs to win the match, for games in which they come in
        mid-round; None where that is not known. Raises DealError, which names everything that is
        wrong, for a deal that cannot be; `check=False` saves the time where it is known to be
        sound.
        """
        if check:
            from .deal_problems import deal_problems

            problems = deal_problems(rules, deal, leader, stock)
            if problems:
                raise DealError("; ".join(problems))
        self.rules = rules
        self.deal = tuple([tuple(hand) for hand in deal])
        self.hands = tiles.masks(deal)
        self.stock = tuple(stock)
        self.table = rules.table(rules, [len(hand) for hand in deal], leader)
        if stock:
            self.table.stock = len(stock)
        if needed:
            self.table.needed = needed

    @classmethod
    def from_seed(cls, rules, seats, seed, leader=0, needed=None):
        """The round that `seed` deals, the same on every runtime. DealError for a wrong seat.

        Where the deal says who leads, `leader` is not looked at.
        """
        rules.check_seats(seats)
        if not 0 <= leader < seats:
            raise DealError("seat %s leads, but the seats are 0 to %d" % (leader, seats - 1))
        # Only here: it has done its work once the round begins.
        from .deal import deal_out

        hands, stock = deal_out(rules, seats, seed)
        if rules.setter:
            leader = rules.setter.leader(tiles.masks(hands))
        return cls(rules, hands, leader, False, stock, needed)

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
        """Makes the move for the seat to move; IllegalMoveError, and no change, if it may not.

        A seat that could go on with its turn, but holds no tile that fits any more, stops by that:
        the stop is made with its last play, and taken back with it.
        """
        table = self.table
        seat = table.turn
        if move < 0:
            if move != PASS:
                table.push_other(move, self)
                return
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
        if not table.ends and self.rules.setter:
            self.rules.setter.check(self.hands[seat], move)
        may_go_on = table.push(move)
        self.hands[seat] ^= bit
        if may_go_on and not self.hands[seat] & table.fitting():
            table.push(STOP)

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        table = self.table
        move = table.pop()
        if move >= 0:
            self.hands[table.turn] |= 1 << (move & 127)
        elif move != PASS:
            return table.popped_other(move, self)
        return move

    def copy(self):
        """An independent copy."""
        other = Round(self.rules, self.deal, self.table.leader, False, self.stock)
        other.hands = list(self.hands)
        other.table = self.table.copy()
        return other

    def opening(self):
        """The round as it was before the first move, independent of this one."""
        other = Round(self.rules, self.deal, self.table.leader, False, self.stock)
        # It knows how many points end the match, where they come in mid-round.
        other.table = self.table.opening()
        return other

    def view(self, seat):
        """What `seat` may know of the round now: an independent snapshot, nothing hidden in it."""
        drawn = self.table.drawn_by(seat, self.stock) if self.stock else ()
        return View(self.table.copy(), seat, self.deal[seat], drawn)

    def outcome(self):
        """How the round ended (`engine.outcome.Outcome`), or None while it runs."""
        if not self.table.over:
            return None
        if self.rules.ending:
            return self.rules.ending(self)
        return self.rules.score(self.hands, self.table.went_out())

    def problems(self):
        """All that is wrong with the position, as a list of sentences; empty when all is well.

        The deal is examined, and the moves are made again from it: hands, ends, turn and counts
        must come out as they stand.
        """
        # Loaded when asked for: a game at play has no use for it.
        from .problems import problems_of_round

        return problems_of_round(self)
