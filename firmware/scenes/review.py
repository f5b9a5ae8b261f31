"""The person's moves of the round that has ended, each with what "hard" thinks of it."""

from engine.decisions import decisions
from engine.moves import DRAW, PASS, STOP

from .. import keys, menu_texts, texts
from ..opinion import Opinion
from ..past import Past
from ..session import PERSON
from ..wordings import cost_words, fitting
from . import make
from .scene import Scene


class Review(Scene):
    """Shows the table as it was before each move; left and right go on, B goes back to the menu.

    It has no picture of its own: it shows the past on a table of its own.
    """

    in_match = True

    def __init__(self, app):
        self.app = app
        self._table = make("table", app)
        self.group = self._table.group
        self._count = len([number for number, _, _ in self._moves()])
        self._at = 0

    def _moves(self):
        return decisions(self.app.session.match.round, PERSON)

    def enter(self, now):
        """Shows the move that it stands at, from its beginning on."""
        session = self.app.session
        moves = self._moves()
        for _ in range(self._at + 1):
            number, move, view = next(moves)
        opinion = Verdict(session, view, self._table.letters, move)
        self._table.show_past(Past(session, view), move, opinion)
        before = "<" if self._at else " "
        after = ">" if self._at + 1 < self._count else " "
        long, short = opinion.laid()
        words = (before, number, long, after), (before, number, short, after)
        self._table.own_row(fitting(self._table.own_row_letters(), menu_texts.REVIEWS, *words))

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

    def think(self):
        """Thinks about the move that is shown."""
        self._table.think()


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
            return menu_texts.DID_PASS, menu_texts.DID_PASS
        if self._move == DRAW:
            return menu_texts.DID_DRAW, menu_texts.DID_DRAW
        if self._move == STOP:
            return menu_texts.DID_STOP, menu_texts.DID_STOP
        long, short = self.names(self._move)
        return menu_texts.DID_LAY % long, short

    def words(self, move):
        """The verdict in a line; `move` is not looked at."""
        judge = self.judge
        if self.failed:
            return texts.NO_MEMORY
        if not self.known:
            return menu_texts.JUDGE_THINKS
        if judge is None or not judge.choices:
            return menu_texts.NO_CHOICE
        if judge.agrees(self._move):
            return menu_texts.THE_BEST if judge.played_out else menu_texts.AS_JUDGE
        who = menu_texts.BEST if judge.played_out else menu_texts.JUDGE
        best = self.names(judge.move)
        cost = cost_words(judge.cost(self._move), judge.error(self._move))
        if cost is None:
            return fitting(self._room, menu_texts.HARDLY_BETTER, (who, best[0]), (who, best[1]))
        wordings = menu_texts.ABOUT_BETTER if cost[1] else menu_texts.BETTER
        return fitting(self._room, wordings, (who, best[0], cost[0]), (who, best[1], cost[0]))
