"""The public part of a round: what everybody at the table sees."""

from . import tiles
from .errors import IllegalMoveError
from .moves import PASS

_NO_END = 15
ARM_NAMES = ("left", "right", "top", "bottom")


class Table:
    """The line of play, whose turn it is, how many tiles each seat holds, and all moves so far.

    rules, seats, leader   as given
    turn      the seat to move
    ends      the numbers at the open ends by arm, empty before the lead
    laid      the mask of all tiles in the line
    counts    how many tiles each seat holds
    stock     how many tiles are left to draw from, those that are never drawn included
    points    the points of each side in this round, where they come in mid-round, else empty
    history   the moves so far; draws do not say their tiles
    passes    how many seats have passed in succession
    over      whether the round has ended

    Moves made here are checked as far as the table can tell; whether a seat holds the tile it
    lays is for `Round` or `View` to say. Games in which a turn holds more than one play or a pass,
    or where the line grows another way, extend this class and name theirs in `Rules.table`.
    """

    stock = 0
    points = ()

    def __init__(self, rules, counts, leader):
        self.rules = rules
        self.seats = len(counts)
        self.leader = leader
        self.turn = leader
        self.ends = []
        self.laid = 0
        self.counts = list(counts)
        self.history = []
        self.passes = 0
        self.over = False
        # Turn, passes and the covered end before each move, packed into one small int.
        self._before = []

    def copy(self):
        """An independent copy."""
        other = self.rules.table(self.rules, self.counts, self.leader)
        other.turn = self.turn
        other.ends = list(self.ends)
        other.laid = self.laid
        other.history = list(self.history)
        other.passes = self.passes
        other.over = self.over
        other._before = list(self._before)
        return other

    def fitting(self):
        """The mask of all tiles of the set that fit the line somewhere, laid ones included."""
        joins = self.rules.joins
        ends = self.ends
        if not ends:
            return (1 << self.rules.size) - 1
        fits = 0
        for end in ends:
            fits |= joins[end]
        return fits

    def closed_arms(self):
        """The mask of the arms on which no tile of the set may be laid yet."""
        return 0

    def moves(self, hand):
        """The legal moves of the seat to move if it holds the tiles of the mask `hand`.

        By tile number, and for each tile by arm; draws and stops come last. [PASS] where there
        is nothing else, [] after the end.
        """
        if self.over:
            return []
        ends = self.ends
        tile_of_bit = self.rules.tile_of_bit
        found = []
        if not ends:
            if self.rules.setter:
                hand = 1 << self.rules.setter.tile((hand,))
            while hand:
                bit = hand & -hand
                hand ^= bit
                found.append(tile_of_bit[bit])
            return found
        joins = self.rules.joins
        fits = 0
        for end in ends:
            fits |= joins[end]
        fits &= hand
        while fits:
            bit = fits & -fits
            fits ^= bit
            tile = tile_of_bit[bit]
            arm = 0
            for end in ends:
                if joins[end] & bit:
                    found.append(tile | arm)
                arm += 128
        return found or [PASS]

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn.

        Raises IllegalMoveError, and changes nothing, where the round is over, the tile is in the
        line already or does not fit there, or the move is none.
        """
        if self.over:
            raise IllegalMoveError("the round is over")
        ends = self.ends
        turn = self.turn
        before = turn << 8 | self.passes << 4
        if move == PASS:
            if not ends:
                raise IllegalMoveError("the leader cannot pass")
            self.passes += 1
            self.over = self.passes == self.seats
        else:
            tile = move & 127
            arm = move >> 7
            if move < 0 or tile >= self.rules.size or arm >= (len(ends) or 1):
                raise IllegalMoveError("%r is no move" % (move,))
            bit = 1 << tile
            if self.laid & bit:
                raise IllegalMoveError("%s is in the line already" % tiles.text(tile))
            if ends:
                end = ends[arm]
                if not self.rules.joins[end] & bit:
                    raise IllegalMoveError(
                        "%s does not fit the %s end, which shows %s"
                        % (tiles.text(tile), ARM_NAMES[arm], tiles.NUMERALS[end])
                    )
                before |= end
                ends[arm] = tiles.PIPS[tile] - self.rules.contact[end]
            else:
                before |= _NO_END
                ends.append(tiles.HIGH[tile])
                ends.append(tiles.LOW[tile])
            self.laid |= bit
            self.passes = 0
            self.counts[turn] -= 1
            self.over = not self.counts[turn]
        self._before.append(before)
        self.history.append(move)
        turn += 1
        self.turn = turn if turn < self.seats else 0
        return False

    def push_other(self, move, round_):
        """Makes a move that is neither a play nor a pass in a round, whose table this is.

        Raises IllegalMoveError, and changes nothing, where the game knows no such move.
        """
        raise IllegalMoveError("the round is over" if self.over else "%r is no move" % (move,))

    def push_seen(self, move, view):
        """Makes a move that is neither a play nor a pass in a view, whose table this is.

        Raises IllegalMoveError, and changes nothing, where the game knows no such move.
        """
        self.push_other(move, view)

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        if not self.history:
            raise IllegalMoveError("there is no move to take back")
        move = self.history.pop()
        before = self._before.pop()
        self.turn = before >> 8
        self.passes = before >> 4 & 15
        self.over = False
        if move != PASS:
            end = before & 15
            if end == _NO_END:
                self.ends.clear()
            else:
                self.ends[move >> 7 & 3] = end
            self.laid ^= 1 << (move & 127)
            self.counts[self.turn] += 1
        return move

    def went_out(self):
        """The seat that holds no tile any more, or None."""
        for seat in range(self.seats):
            if not self.counts[seat]:
                return seat
        return None

    def dealt_counts(self):
        """How many tiles each seat was dealt: those it holds and those it has laid."""
        dealt = list(self.counts)
        for done, move in enumerate(self.history):
            if move >= 0:
                dealt[self._before[done] >> 8] += 1
        return dealt

    def opening(self):
        """The table as it was before the first move."""
        return self.rules.table(self.rules, self.dealt_counts(), self.leader)

    def known_missing(self):
        """For each seat, the mask of tiles that it cannot hold because of what it did.

        In a game without drawing a seat that passed holds no tile that fitted the line then, for
        the rest of the round.
        """
        missing = [0] * self.seats
        replay = self.opening()
        for move in self.history:
            replay.learn(move, missing)
            replay.push(move)
        return missing

    def learn(self, move, missing):
        """Adds to the masks of `missing` what is known once the seat to move makes that move."""
        if move == PASS:
            missing[self.turn] |= self.fitting()
        elif not self.ends and self.rules.setter:
            # Nobody was dealt a tile that would have been led instead.
            for seat in range(self.seats):
                missing[seat] = self.rules.setter.before(move)

    def differences(self, other):
        """What is not the same as in `other`, a table of the same game, as sentences."""
        found = []
        for name in ("ends", "laid", "counts", "stock", "points", "turn", "passes", "over"):
            mine = getattr(self, name)
            theirs = getattr(other, name)
            if mine != theirs:
                found.append("%s should be %s, not %s" % (name, theirs, mine))
        return found
