"""The scores of a match, and when it ends."""


class Scores:
    """Points by side, up to a target; a side is a seat where everybody plays for himself.

    points  the points of each side; nobody's are ever taken away
    over    whether somebody has reached the target
    winner  the side with the most points then; None while the match runs and where it is drawn

    The side of a seat is its number modulo the number of sides, and a side bears the number of
    its first seat.
    """

    def __init__(self, sides, target):
        self.points = [0] * sides
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

    def of(self, seat):
        """The points of the side that the seat is on."""
        return self.points[seat % len(self.points)]

    def needed(self):
        """How many points each side is short of the target."""
        return [self.target - points for points in self.points]

    def add(self, side, points):
        """Adds points to a side; the target is checked with all of a round's points added."""
        self.points[side] += points
        best = max(self.points)
        self.over = best >= self.target
        # Only one side scores in a round, so equal scores at the target cannot come about in
        # play; the rule that they draw the match holds for scores set by hand.
        drawn = self.points.count(best) > 1
        self.winner = self.points.index(best) if self.over and not drawn else None

    def add_outcome(self, outcome):
        """Adds what a round's `Outcome` gives."""
        for side in range(len(self.points)):
            points = outcome.gain(side)
            if points:
                self.add(side, points)
