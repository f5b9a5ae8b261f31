"""`cheat`: the bound that no fair bot can pass, for it sees all hands."""

from tools.arena.open_hands import check_game, gains


class Cheat:
    """Plays what is best with the true deal, were the others to see it too.

    It is no bot: bots are given a view, and it asks for the round itself. `duplicate` hands the
    round to a player of this class and to no other.

    `positions` says how many positions the last move took.
    """

    def __init__(self):
        self.positions = 0

    def choose(self, round_):
        """Return the move of the seat to move. Raises ArenaError for another game than Block.

        :param round_: the round (`engine.round.Round`), all hands in it; left as it was.
        """
        check_game(round_.rules, "cheat")
        moves = round_.legal_moves()
        self.positions = 0
        if len(moves) == 1:
            return moves[0]
        counter = [0]
        gained = gains(moves, round_.hands, round_.turn, round_.ends, counter)
        self.positions = counter[0]
        return moves[gained.index(max(gained))]
