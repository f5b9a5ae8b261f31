"""What a level thinks of a seat's moves: which it would make, and what the others cost.

The judge sees the seat's view and nothing else, as a bot does.
"""

from . import make
from .alike import different
from .judgement import Judgement
from .simulation import Simulation
from .steady import Steady

# In games in which the level itself does not look ahead: how many deals are looked at, up to how
# many moves further ones are begun (a small board makes so many in some four seconds), and how many
# of 16 parts "steady" has in what a move is worth, which sees what a few deals leave to luck.
_DEALS = {"hard": 20, "master": 400}
_WORK = {"hard": 3000, "master": 0}
_SHARES = {"hard": 5, "master": 2}
_PARTS = 16


class Judge:
    """A level that weighs its moves, "hard" or "master", asked for its opinion.

    judgement  the `Judgement` (`engine.bots.judgement`), whole once `step` says that all is known

    In games in which the level leaves the choice to "steady", which looks one move ahead, the judge
    plays the rounds out instead (`engine.bots.simulation`) and adds what "steady" thinks; its move
    is the best by both.
    """

    def __init__(self, level="hard", bot=None):
        """`bot` is a bot of that level to ask, where there is one already that is not thinking."""
        self._bot = bot or make(level)
        self._level = level
        self.judgement = None

    def start(self, view, rng):
        """Looks at the seat's view, whose turn it is."""
        self.judgement = Judgement(list(view.table.ends))
        self._thoughts = self._think(view, rng)

    def step(self):
        """Thinks on a little; returns whether all is known."""
        return next(self._thoughts)

    def _think(self, view, rng):
        bot = self._bot
        bot.start(view, rng)
        move = bot.step()
        while move is None:
            yield False
            move = bot.step()
        self.judgement.move = move
        moves = view.legal_moves()
        if bot.choices:
            self.judgement.take(bot.choices, bot.worth, [0] * len(bot.choices))
        elif len(different(moves, view.table.ends)) > 1:
            yield from self._play_out(view, rng, moves)
        while True:
            yield True

    def _play_out(self, view, rng, moves):
        """Takes what the rounds played out say; yields False at pauses."""
        # Made here, so that a board has their memory back after that.
        simulation = Simulation(_DEALS[self._level], _WORK[self._level])
        simulation.start(view, rng)
        while not simulation.step():
            yield False
        worth = simulation.worth
        share = 0
        if not simulation.certain:
            steady = Steady()
            steady.start(view, rng)
            while steady.step() is None:
                yield False
            if steady.worth:
                share = _SHARES[self._level]
                worth = _both(simulation, steady.worth, moves, share)
        best = worth.index(max(worth))
        errors = []
        for place in range(len(worth)):
            yield False
            errors.append(simulation.error(place, best) * (_PARTS - share) // _PARTS)
        judgement = self.judgement
        judgement.take(simulation.choices, worth, errors)
        judgement.played_out = True
        judgement.move = judgement.choices[best]


def _both(simulation, steadys, moves, share):
    """What the choices are worth by the rounds played out and by "steady" together."""
    plays = [move for move in moves if move >= 0]
    # It never draws or stops while it can play.
    least = min(steadys)
    worth = []
    for move, played in zip(simulation.choices, simulation.worth):
        other = steadys[plays.index(move)] if move >= 0 else least
        worth.append((played * (_PARTS - share) + other * share) // _PARTS)
    return worth
