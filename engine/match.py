"""A match: rounds until somebody reaches the target.

What takes part only where a round begins is loaded there, so that a small board can let go of it
while one runs.
"""

from .errors import DealError, DominoError, RecordError
from .round import Round
from .scores import Scores


class Match:
    """Rounds of one game until the target is reached.

    rules, seats, seed, target   as given
    lot       the drawings that decided who leads (see `engine.lot`), those for the first round
              until the lead is drawn for again; [] where the deal decides
    scores    the points of all sides, whether the match is over and who won (`engine.scores`)
    number    how many rounds have been dealt, the number of the current round
    leader    the seat that leads the current round, before the first the one that will
    round     the current round (`engine.round.Round`), None before the first
    scored    whether the current round's points have been added; True before the first round
    """

    def __init__(self, rules, seats, seed, target=None):
        """A match about to begin; `deal()` starts its first round.

        `seed` is an int of up to 64 bits, from which everything left to chance follows. `target`
        is the number of points that ends the match, the game's own if None. Raises DealError for
        a number of seats that the game does not know, a target below 1 or a seed out of range.
        """
        from .leaders import leader_of_round
        from .seeds import LOT, derive

        rules.check_seats(seats)
        if target is None:
            target = rules.targets[seats]
        if target < 1:
            raise DealError("the target must be at least 1 point, not %s" % target)
        if not 0 <= seed < 1 << 64:
            raise DealError("the seed must be a number from 0 to 2**64 - 1, not %s" % seed)
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.target = target
        self.lot = rules.first_lead(seats, derive(seed, LOT))
        self.leader = leader_of_round(rules, seats, seed, 1)
        self.scores = Scores(rules.count_sides(seats), target)
        self.number = 0
        self.round = None
        self.scored = True

    @property
    def over(self):
        """Whether the match has ended."""
        return self.scores.over

    @property
    def winner(self):
        """The side that won the match; None while it runs and for a drawn match."""
        return self.scores.winner

    def seating(self):
        """For each seat, which of the players in the order in which they drew sits there."""
        if self.rules.seating:
            from .seeds import LOT, derive

            return self.rules.seating(self.seats, derive(self.seed, LOT))
        return tuple(range(self.seats))

    def round_seed(self):
        """The seed that deals the current round."""
        from .seeds import DEAL, derive

        return derive(self.seed, DEAL, self.number)

    def deal(self):
        """Deals the next round and returns it. DominoError before the last one is scored."""
        if self.over:
            raise DominoError("the match is over")
        if not self.scored:
            raise DominoError("round %d has not been scored" % self.number)
        rules = self.rules
        number = self.number + 1
        if self.number:
            from .leaders import leader_after

            self.leader, lot = leader_after(rules, self.seats, self.seed, number, self.round)
            self.lot = lot or self.lot
        self.number = number
        needed = self.scores.needed() if rules.immediate else None
        self.round = Round.from_seed(rules, self.seats, self.round_seed(), self.leader, needed)
        self.scored = False
        return self.round

    def score(self):
        """Adds the points of the round that has ended, once, and returns its outcome.

        DominoError where there is nothing to score.
        """
        outcome = None if self.scored else self.round.outcome()
        if outcome is None:
            raise DominoError("there is no ended round to score")
        self.scored = True
        self.scores.add_outcome(outcome)
        return outcome

    def resume(self, number, scores, round_):
        """Goes on with round `number` as it stands; an ended round counts as scored.

        For a match just made. Raises RecordError, and changes nothing, unless the round is the
        one that the match's seed deals, with the leader whose turn it is.
        """
        from .deal import deal_out
        from .leaders import leader_of_round
        from .seeds import DEAL, derive

        leader = leader_of_round(self.rules, self.seats, self.seed, number)
        seed = derive(self.seed, DEAL, number)
        if leader is None:
            leader = round_.table.leader
        if round_.table.leader != leader:
            raise RecordError("the lead is seat %d's" % leader, number)
        if (round_.deal, round_.stock) != deal_out(self.rules, self.seats, seed):
            raise RecordError("the deal is not the one that the match's seed gives", number)
        self.number = number
        self.leader = leader
        self.scores = scores
        self.round = round_
        self.scored = round_.over
