"""What the level "hard" thinks of a move of the person's, thought a little at a time."""

from engine.bots.alike import different

from .wordings import move_words


class Opinion:
    """An opinion that is being formed.

    judge  the judge (`engine.bots.judge.Judge`); None where there is not the memory to think
    known  whether it has made up its mind
    """

    def __init__(self, session, view, room):
        """Begins to think about the move in `view`; `room` is how many letters words may take."""
        self.known = False
        self._room = room
        self._ends = view.table.ends
        self._choices = different(view.legal_moves(), self._ends)
        try:
            self.judge = session.judge(view)
        except MemoryError:
            self.judge = None

    def think(self):
        """Thinks on a little; whether there is something else to say by that."""
        if self.judge is None or self.known:
            return False
        try:
            self.known = self.judge.step()
        except MemoryError:
            self.judge = None
            return True
        return self.known

    def names(self, move):
        """The move's long name and its short one, as a tuple."""
        choices = self._choices
        return move_words(move, choices, self._ends), move_words(move, choices, self._ends, True)
