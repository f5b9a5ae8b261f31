"""`worlds:N`, the yardstick: N possible deals, each searched exactly with open hands."""

from collections import Counter

from tools.arena.hidden import Hidden
from tools.arena.open_hands import check_game, gains


class Worlds:
    """Plays the move with the best average over `worlds` deals that its view allows.

    A deal is allowed where no seat holds a tile that it denied by a pass; each is as likely as
    another. Where there are no more than `worlds` of them, each is searched once. It plays like
    the bots of `engine.bots`, and sees no more than they.

    :param worlds: how many deals.

    `positions` says how many positions the last move took.
    """

    def __init__(self, worlds):
        self.worlds = worlds
        self.positions = 0

    def start(self, view, rng):
        """Look at the seat's view, whose turn it is; ArenaError where it is not of Block."""
        check_game(view.rules, f"worlds:{self.worlds}")
        self._view = view
        self._rng = rng

    def step(self):
        """Return the move."""
        view = self._view
        moves = view.legal_moves()
        self.positions = 0
        if len(moves) == 1:
            return moves[0]
        counter = [0]
        totals = [0] * len(moves)
        for hands, times in self._deals():
            for place, gain in enumerate(gains(moves, hands, view.seat, view.table.ends, counter)):
                totals[place] += gain * times
        self.positions = counter[0]
        return moves[totals.index(max(totals))]

    def _deals(self):
        """Yield the hands of each deal, and how many times it was drawn."""
        hidden = Hidden(self._view)
        if hidden.count <= self.worlds:
            drawn = dict.fromkeys(range(hidden.count), 1)
        else:
            drawn = Counter(hidden.draw(self._rng) for _ in range(self.worlds))
        for number, times in drawn.items():
            yield hidden.hands(number), times
