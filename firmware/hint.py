"""A hint: what the level "hard" would play, and what the person's own choice would cost."""

from . import texts
from .wordings import fitting, move_words, points


class Hint:
    """A hint for the person's move at hand, thought a little at a time."""

    def __init__(self, session, room):
        """Begins to think; `room` is how many letters its words may take."""
        self._room = room
        self._ends = session.view.table.ends
        self._known = False
        try:
            self._judge = session.judge(session.view)
        except MemoryError:
            self._judge = None

    def think(self):
        """Thinks on a little; whether the words have changed by that."""
        if self._judge is None or self._known:
            return False
        try:
            self._known = self._judge.step()
        except MemoryError:
            self._judge = None
            return True
        return self._known

    def words(self, move):
        """The hint in a line, beside the `move` that the person would make; None for none."""
        if self._judge is None:
            return texts.NO_MEMORY
        if not self._known:
            return texts.HINT_THINKS
        best = self._names(self._judge.move)
        own = best if move is None else self._names(move)
        if own == best:
            return fitting(self._room, texts.HINTS, best[:1], best[1:])
        cost = points(self._judge.cost(move))
        if cost == points(0):
            return fitting(self._room, texts.HINTS_AS_GOOD, (best[0], own[0]), (best[1], own[1]))
        long = (best[0], own[0], cost)
        return fitting(self._room, texts.HINTS_COST, long, (best[1], own[1], cost))

    def _names(self, move):
        """The move's long name and its short one, as a tuple."""
        choices = self._judge.choices
        return move_words(move, choices, self._ends), move_words(move, choices, self._ends, True)
