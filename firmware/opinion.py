"""What the level "hard" thinks of a move of the person's, thought a little at a time."""

import gc

from engine.bots.alike import different

from .wordings import move_words


class Opinion:
    """An opinion that is being formed.

    judgement  what comes of it (`engine.bots.judgement.Judgement`); None before it is known
    known      whether there is nothing to think about any more
    failed     whether there was not the memory to think
    """

    def __init__(self, session, view, room):
        """An opinion of the move in `view`; `room` is how many letters its words may take."""
        self.judgement = None
        self._judge = None
        self.known = False
        self.failed = False
        self._session = session
        self._view = view
        self._room = room
        self._ends = view.table.ends
        self._choices = different(view.legal_moves(), self._ends)

    def think(self):
        """Thinks on a little; whether there is something else to say by that."""
        if self.known or self.failed:
            return False
        try:
            if self._judge is None:
                # Only now, when the screen says that there is something to wait for. What that
                # loads had better lie where the memory is full anyway.
                gc.collect()
                self._judge = self._session.judge(self._view)
            elif self._judge.step():
                self.known = True
                self.judgement = self._judge.judgement
                self._judge = None
        except MemoryError:
            self.failed = True
            self._judge = None
        return self.known or self.failed

    def names(self, move):
        """The move's long name and its short one, as a tuple."""
        choices = self._choices
        return move_words(move, choices, self._ends), move_words(move, choices, self._ends, True)
