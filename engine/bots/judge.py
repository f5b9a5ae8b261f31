"""What a level thinks of a seat's moves: which it would make, and what the others cost.

The judge sees the seat's view and nothing else, as a bot does.
"""

from . import make
from .alike import place_of
from .simulation import Simulation

# How many deals are looked at in games in which the level itself does not look ahead.
_DEALS = {"hard": 20, "master": 400}


class Judge:
    """The opinion of a level that weighs its moves: "hard" or "master".

    move     the move that it would make, once `step` says that all is known
    choices  the moves between which it chose, without those that come to the same; [] where there
             was nothing to choose
    worth    for each of the choices what it brings on average, in hundredths of a point, beside
             the others
    played_out  whether the rounds had to be played out for that, the level not looking ahead

    In games in which the level leaves the choice to a bot that looks one move ahead, the judge
    plays the rounds out instead (`engine.bots.simulation`), and its move is the best by that.
    """

    def __init__(self, level="hard", bot=None):
        """`bot` is a bot of that level to ask, where there is one already that is not thinking."""
        self._bot = bot or make(level)
        self._simulation = Simulation(_DEALS[level])
        self.move = None
        self.choices = []
        self.worth = []
        self.played_out = False

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.move = None
        self.choices = []
        self.worth = []
        self._ends = list(view.table.ends)
        self.played_out = False
        self._view = view
        self._rng = rng
        self._bot.start(view, rng)

    def step(self):
        """Thinks on a little; returns whether all is known."""
        if self.played_out:
            if not self._simulation.step():
                return False
            self._take(self._simulation)
            self.move = self.choices[self.worth.index(max(self.worth))]
            return True
        move = self._bot.step()
        if move is None:
            return False
        self.move = move
        if self._bot.choices:
            self._take(self._bot)
            return True
        if len(self._view.legal_moves()) == 1:
            return True
        self._simulation.start(self._view, self._rng)
        self.played_out = len(self._simulation.choices) > 1
        return not self.played_out

    def _take(self, weighed):
        # A single choice is none.
        if len(weighed.choices) > 1:
            self.choices = weighed.choices
            self.worth = weighed.worth

    def agrees(self, move):
        """Whether a legal move comes to the same as the judge's own."""
        if not self.choices:
            return True
        ends = self._ends
        return place_of(move, self.choices, ends) == place_of(self.move, self.choices, ends)

    def cost(self, move):
        """What a legal move costs on average beside the judge's own, in hundredths of a point."""
        if not self.choices:
            return 0
        best = self.worth[place_of(self.move, self.choices, self._ends)]
        return best - self.worth[place_of(move, self.choices, self._ends)]
