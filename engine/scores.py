"""The scores of a match, and when it ends."""


class Scores:
    """Points by seat, up to a target.

    points  the points of each seat; nobody's are ever taken away
    over    whether somebody has reached the target
    winner  the seat with the most points then; None while the match runs and where it is drawn
    """

    def __init__(self, seats, target):
        self.points = [0] * seats
        self.target = target
        self.over = False
        self.winner = None

    def copy(self):
        """An independent copy."""
        other = Scores(len(self.points), self.target)
        other.points = list(self.points)
        other.over = self.over
        other.winner = self.winner
        return other

    def add(self, seat, points):
        """Adds points to a seat; the target is checked with all of a round's points added."""
        self.points[seat] += points
        best = max(self.points)
        self.over = best >= self.target
        # Only one seat scores in a round, so equal scores at the target cannot come about in
        # play; the rule that they draw the match holds for scores set by hand.
        drawn = self.points.count(best) > 1
        self.winner = self.points.index(best) if self.over and not drawn else None

    def add_outcome(self, outcome):
        """Adds what a round's `Outcome` gives."""
        if outcome.seat is not None:
            self.add(outcome.seat, outcome.points)
