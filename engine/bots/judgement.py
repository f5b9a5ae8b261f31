"""What a level thinks of a seat's moves, once it has thought.

It is a file of its own so that a small board can keep it, and let go of all that it took to think.
"""

from .alike import place_of


class Judgement:
    """The opinion of a judge (`engine.bots.judge`).

    move     the move that it would make
    choices  the moves between which it chose, without those that come to the same; [] where there
             was nothing to choose
    worth    for each of the choices what it brings on average, in hundredths of a point, beside
             the others
    errors   for each of the choices by how much what it costs may well be off (the standard error
             over the deals, in hundredths of a point); 0 where no deals had to be drawn for it
    played_out  whether the rounds had to be played out for that, the level not looking ahead
    """

    def __init__(self, ends):
        """Nothing yet; `ends` are what the line shows before the move."""
        self._ends = ends
        self.move = None
        self.choices = []
        self.worth = []
        self.errors = []
        self.played_out = False

    def take(self, choices, worth, errors):
        """Takes in what choices are worth, unless it is a single one, which is none."""
        if len(choices) > 1:
            self.choices = choices
            self.worth = worth
            self.errors = errors

    def agrees(self, move):
        """Whether a legal move comes to the same as the judge's own."""
        if not self.choices:
            return True
        return self._place(move) == self._place(self.move)

    def cost(self, move):
        """What a legal move costs on average beside the judge's own, in hundredths of a point."""
        if not self.choices:
            return 0
        return self.worth[self._place(self.move)] - self.worth[self._place(move)]

    def error(self, move):
        """By how much the cost of a legal move may well be off: its entry in `errors`."""
        return self.errors[self._place(move)] if self.choices else 0

    def _place(self, move):
        return place_of(move, self.choices, self._ends)
