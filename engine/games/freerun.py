"""Foster's free run: four seats, each for itself, play on as long as they can (RULES section 4).

Four tiles are dealt to each. A seat that can play lays at least one tile and then as many more as
it likes, each at either end of the line as it then is; it may stop after any, the leader too. A
round scores as in Block. The lowest cut leads first, then the lead goes round to the left; a match
is played to 61 points.

Options: `hungarian` (a seat must play on while it can, at the end where its turn began), `breton`
and `hand` (`engine.options`).
"""

from ..cutting import cut_lowest, lowest_of
from ..errors import IllegalMoveError
from ..lot import left_of_leader
from ..moves import PASS, STOP
from ..rules import Rules
from ..scoring import individual
from ..table import ARM_NAMES, Table

OPTIONS = ("breton", "hand", "hungarian")


class RunTable(Table):
    """A table at which the turn goes on after a play, until the seat stops."""

    def running(self):
        """Whether the seat to move has played in this turn already."""
        return not self.over and bool(self.history) and self.history[-1] >= 0

    def may_stop(self, hand):
        """Whether the seat to move may stop if it holds the tiles of the mask `hand`."""
        return self.running()

    def moves(self, hand):
        """The legal moves of the seat to move if it holds the tiles of the mask `hand`."""
        found = Table.moves(self, hand)
        if self.may_stop(hand):
            if found[0] == PASS:
                found.pop()
            found.append(STOP)
        return found

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        seat = self.turn
        if move >= 0:
            Table.push(self, move)
            if self.over:
                return False
            self.turn = seat
            return True
        if not self.running():
            if move == STOP and not self.over:
                raise IllegalMoveError("seat %d cannot stop before it has played" % seat)
            return Table.push(self, move)
        if move != STOP:
            raise IllegalMoveError("seat %d has played: it stops, and cannot pass" % seat)
        self._before.append(seat << 8 | self.passes << 4)
        self.history.append(STOP)
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        return False

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        if self.history[-1:] != [STOP]:
            return Table.pop(self)
        self.turn = self._before.pop() >> 8
        return self.history.pop()

    def push_other(self, move, round_):
        """Stops, where the seat to move may."""
        self._stop(move, round_.hands[self.turn])

    def push_seen(self, move, view):
        """Stops; what another seat holds does not matter, since nobody sees it."""
        if self.turn == view.seat:
            self._stop(move, view.hand)
        else:
            self.push(move)

    def _stop(self, move, hand):
        if move == STOP and self.running() and not self.may_stop(hand):
            raise IllegalMoveError("seat %d cannot stop: it has a tile that fits" % self.turn)
        self.push(move)

    def popped_other(self, move, round_):
        """Takes back the play before a stop that followed from the hand; returns the move."""
        if round_.hands[self.turn] & self.fitting():
            return move
        return round_.pop()


class HungarianTable(RunTable):
    """A table at which a turn goes on at one end, for as long as it can."""

    def may_stop(self, hand):
        """Whether the seat to move may stop if it holds the tiles of the mask `hand`."""
        return self.running() and not hand & self.fitting()

    def arm(self):
        """The arm to which the turn is bound; None where it may begin at any."""
        only_the_lead = not self.laid & (self.laid - 1)
        return self.history[-1] >> 7 if self.running() and not only_the_lead else None

    def fitting(self):
        """The mask of all tiles of the set that the seat to move could lay now."""
        arm = self.arm()
        return Table.fitting(self) if arm is None else self.rules.joins[self.ends[arm]]

    def moves(self, hand):
        """The legal moves of the seat to move if it holds the tiles of the mask `hand`."""
        arm = self.arm()
        found = RunTable.moves(self, hand)
        return found if arm is None else [move for move in found if move < 0 or move >> 7 == arm]

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        arm = self.arm()
        if move >= 0 and arm is not None and move >> 7 != arm:
            raise IllegalMoveError(
                "seat %d must go on at the %s end, where it began" % (self.turn, ARM_NAMES[arm])
            )
        return RunTable.push(self, move)

    def learn(self, move, missing):
        """Adds to the masks of `missing` what is known once the seat to move makes that move."""
        if move == STOP:
            missing[self.turn] |= self.fitting()
        RunTable.learn(self, move, missing)


RULES = Rules(
    name="freerun",
    hand_sizes={4: 4},
    targets={4: 61},
    score=individual,
    first_lead=cut_lowest,
    next_lead=left_of_leader,
    table=RunTable,
    runs=True,
    leader_of=lowest_of,
)


def changes(chosen):
    """What the game's own options change in its rules."""
    return {"table": HungarianTable} if "hungarian" in chosen else {}
