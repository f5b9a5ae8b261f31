"""Bergen: points for equal ends, as soon as they are made (RULES section 10).

Two seats are dealt six tiles each; the highest double is led every round, and a deal without a
double is dealt again. Who cannot play draws until he can, to the last two of the stock. Leading
the double brings 2 points; a play that makes the ends equal brings 2 (a double header), or 3 where
a double lies exposed at one of them (a triple header). Going out brings 1; a block brings 1 to the
only hand without a double, else to the one with fewer pips, and nothing where these are equal. A
match is played to 15 points and ends the moment they are reached.

Options: `pagat` (two to four seats; the lowest double is led; going out or a block brings 2; near
the target a header brings less; 10 points for three and four seats) and `hand` (`engine.options`).
"""

from .. import tiles
from ..drawing import DrawTable
from ..lot import left_of_leader
from ..outcome import BLOCKED, DOMINO, TARGET, Outcome
from ..rules import Rules
from ..setters import highest_double, lowest_double, no_lot

OPTIONS = ("hand", "pagat")
_DOUBLE_HEADER = 2
_TRIPLE_HEADER = 3


class HeaderTable(DrawTable):
    """A table at which a play may bring points, and so end the match.

    points   the points of each seat in this round
    needed   how many points each seat needs to win the match, before the round; None if unknown
    reached  the seat whose points have ended the match, else None
    """

    needed = None
    reached = None

    def __init__(self, rules, counts, leader):
        DrawTable.__init__(self, rules, counts, leader)
        self.points = [0] * self.seats
        # What each move brought.
        self._gains = []

    def copy(self):
        """An independent copy."""
        other = DrawTable.copy(self)
        other.points = list(self.points)
        other.needed = self.needed
        other.reached = self.reached
        other._gains = list(self._gains)
        return other

    def opening(self):
        """The table as it was before the first move."""
        table = DrawTable.opening(self)
        table.needed = self.needed
        return table

    def push(self, move):
        """Makes the move for the seat to move; whether that seat may go on with its turn."""
        seat = self.turn
        leads = not self.ends
        goes_on = DrawTable.push(self, move)
        gain = 0
        if move >= 0:
            gain = self._worth(seat, self._header(leads, move))
            self.points[seat] += gain
            if self.needed and not self.over and self.points[seat] >= self.needed[seat]:
                self.over = True
                self.reached = seat
        self._gains.append(gain)
        return goes_on

    def pop(self):
        """Takes the last move back and returns it; IllegalMoveError where there is none."""
        move = DrawTable.pop(self)
        self.points[self.turn] -= self._gains.pop()
        self.reached = None
        return move

    def end_by_target(self):
        """Ends the round by the last move, if it brought points: they reached the target."""
        if self._gains and self._gains[-1] and not self.over:
            self.over = True
            self.reached = self._before[-1] >> 8

    def last_gain(self):
        """What the last move brought."""
        return self._gains[-1] if self._gains else 0

    def _header(self, leads, move):
        """What the play just made is worth."""
        if leads:
            return _DOUBLE_HEADER if tiles.is_double(move & 127) else 0
        if self.ends[0] != self.ends[1]:
            return 0
        if tiles.is_double(self._tip(0)) or tiles.is_double(self._tip(1)):
            return _TRIPLE_HEADER
        return _DOUBLE_HEADER

    def _tip(self, arm):
        """The tile that lies last on the arm; the led one while it is the only one there."""
        tip = None
        for done in range(len(self.history) - 1, -1, -1):
            move = self.history[done]
            if move >= 0:
                tip = move & 127
                if move >> 7 == arm:
                    break
        return tip

    def _worth(self, seat, header):
        return header


class PagatTable(HeaderTable):
    """A table at which headers bring less to a seat that is near the target."""

    def _worth(self, seat, header):
        if not self.needed:
            return header
        short = self.needed[seat] - self.points[seat]
        if short <= _TRIPLE_HEADER:
            header = min(header, 1 if short <= _DOUBLE_HEADER else _DOUBLE_HEADER)
        return header


def score_by(bonus):
    """The score function where the end of a round brings `bonus` points."""

    def score(hands, went_out):
        pips = tuple([tiles.pips(hand) for hand in hands])
        if went_out is not None:
            return Outcome(DOMINO, went_out, bonus, pips, (bonus,))
        best = _without_double(hands)
        if len(best) != 1:
            best = [seat for seat in range(len(hands)) if pips[seat] == min(pips)]
        if len(best) != 1:
            return Outcome(BLOCKED, None, 0, pips, tied=tuple(best))
        return Outcome(BLOCKED, best[0], bonus, pips, (bonus,))

    return score


def _without_double(hands):
    found = []
    for seat in range(len(hands)):
        doubles = [tile for tile in tiles.listed(hands[seat]) if tiles.is_double(tile)]
        if not doubles:
            found.append(seat)
    return found


def ending(round_):
    """How a round ended, with the points that came before its end."""
    table = round_.table
    if table.reached is None:
        outcome = round_.rules.score(round_.hands, table.went_out())
    else:
        pips = tuple([tiles.pips(hand) for hand in round_.hands])
        outcome = Outcome(TARGET, table.reached, 0, pips)
    outcome.during = tuple(table.points)
    return outcome


RULES = Rules(
    name="bergen",
    hand_sizes={2: 6},
    targets={2: 15},
    score=score_by(1),
    first_lead=no_lot,
    next_lead=left_of_leader,
    table=HeaderTable,
    kept=2,
    immediate=True,
    setter=highest_double(redeal=True),
    ending=ending,
)


def changes(chosen):
    """What the game's own options change in its rules."""
    if "pagat" not in chosen:
        return {}
    return {
        "hand_sizes": {2: 6, 3: 6, 4: 6},
        "targets": {2: 15, 3: 10, 4: 10},
        "score": score_by(2),
        "table": PagatTable,
        "setter": lowest_double(),
    }
