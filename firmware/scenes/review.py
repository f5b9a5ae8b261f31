"""The person's moves of the round that has ended, each with what "hard" thinks of it."""

import sys

from engine.decisions import decisions
from engine.moves import DRAW, PASS, STOP

from .. import keys, opinion_texts, texts
from ..opinion import Opinion
from ..past import Past
from ..session import PERSON
from ..wordings import cost_words, fitting
from .table import TableScene


class Review(TableScene):
    """The table as it was before each move; left and right go on, B goes back to the menu."""

    def __init__(self, app):
        TableScene.__init__(self, app)
        self._without_hint = tuple(sys.modules)
        self._count = len([number for number, _, _ in self._moves()])
        self._at = 0

    def _moves(self):
        return decisions(self.app.session.match.round, PERSON)

    def enter(self, now):
        """Shows the move that it stands at, from its beginning on."""
        # What the one before has loaded stays: this one needs the same.
        self._hint = None
        session = self.app.session
        moves = self._moves()
        for _ in range(self._at + 1):
            number, move, view = next(moves)
        self._session = Past(session, view)
        self._set_up()
        self._hint = Verdict(session, view, self._letters, move)
        self._show_turn()
        if self._choosing.forced is None:
            self._choosing.point_at(move)
            self._show_choice()
        self._say_move(number)

    def _say_move(self, number):
        """Says in the own row, in the place of the score, which move it was."""
        before = "<" if self._at else " "
        after = ">" if self._at + 1 < self._count else " "
        long, short = self._hint.laid()
        words = (before, number, long, after), (before, number, short, after)
        room = self._row_letters
        if self._extra:
            room -= len(self._extra) + 1
        self._own = fitting(room, opinion_texts.REVIEWS, *words)
        self._show_own_row()
        self._mark.hide()

    def key(self, key, now):
        """Goes to the move before or the next one; leaves, after the last by the same key."""
        if key == keys.LEFT:
            if self._at:
                self._at -= 1
                self.enter(now)
        elif key in (keys.RIGHT, keys.A) and self._at + 1 < self._count:
            self._at += 1
            self.enter(now)
        elif key in (keys.A, keys.B):
            self.app.leave_review()

    def tick(self, now):
        """No move is made here."""

    def can_hint(self):
        """No hint can be asked for."""
        return False


SCENE = Review


class Verdict(Opinion):
    """What to say of a move that was made."""

    def __init__(self, session, view, room, move):
        Opinion.__init__(self, session, view, room)
        self._move = move
        # Where there was no choice there is nothing to think about.
        self.known = len(self._choices) == 1

    def laid(self):
        """The move itself in words, the long form and the short one, as a tuple."""
        if self._move == PASS:
            return opinion_texts.DID_PASS, opinion_texts.DID_PASS
        if self._move == DRAW:
            return opinion_texts.DID_DRAW, opinion_texts.DID_DRAW
        if self._move == STOP:
            return opinion_texts.DID_STOP, opinion_texts.DID_STOP
        long, short = self.names(self._move)
        return opinion_texts.DID_LAY % long, short

    def words(self, move):
        """The verdict in a line; `move` is not looked at."""
        judgement = self.judgement
        if self.failed:
            return texts.NO_MEMORY
        if not self.known:
            return opinion_texts.JUDGE_THINKS
        if judgement is None or not judgement.choices:
            return opinion_texts.NO_CHOICE
        if judgement.agrees(self._move):
            return opinion_texts.THE_BEST if judgement.played_out else opinion_texts.AS_JUDGE
        who = opinion_texts.BEST if judgement.played_out else opinion_texts.JUDGE
        best = self.names(judgement.move)
        cost = cost_words(judgement.cost(self._move), judgement.error(self._move))
        if cost is None:
            return fitting(self._room, opinion_texts.HARDLY_BETTER, (who, best[0]), (who, best[1]))
        wordings = opinion_texts.ABOUT_BETTER if cost[1] else opinion_texts.BETTER
        return fitting(self._room, wordings, (who, best[0], cost[0]), (who, best[1], cost[0]))
