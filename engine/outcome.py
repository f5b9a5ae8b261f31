"""How a round ended."""

DOMINO = "domino"
BLOCKED = "blocked"
TARGET = "target"


class Outcome:
    """How a round ended, who won it, with how many points, and why.

    how     DOMINO (a hand is empty), BLOCKED (nobody can play) or TARGET (points that came in
            mid-round have reached the target of the match)
    seat    the seat that won the round, or None where nobody did; where partners share a score,
            their first seat, which is also the number of their side
    points  what the end gives to that seat, 0 or more
    pips    what is left in each hand, by seat
    terms   the numbers that add up to the points, as counted: (7, 8, -3) for 7 + 8 - 3 = 12
    tied    the seats that tie for the lowest hand where nobody wins, else empty
    factor  by what the sum of the terms is multiplied: 2 where it is doubled
    during  the points of each side that came in mid-round, besides `points`; empty where none do
    """

    def __init__(self, how, seat, points, pips, terms=(), tied=(), factor=1, during=()):
        self.how = how
        self.seat = seat
        self.points = points
        self.pips = pips
        self.terms = terms
        self.tied = tied
        self.factor = factor
        self.during = during

    def gain(self, side):
        """What the whole round gives to the side."""
        points = self.points if side == self.seat else 0
        return points + self.during[side] if self.during else points

    def sum(self):
        """The count in figures: "7 + 8 - 3 = 12", "12" for one hand, "" where nobody won."""
        if self.seat is None:
            return ""
        words = ""
        for term in self.terms:
            # A hand of 0 pips in a blocked round is the winner's own: the others have more.
            taken_away = term < 0 or (term == 0 and self.how == BLOCKED)
            if not words:
                words = str(term)
            else:
                words += " - %d" % -term if taken_away else " + %d" % term
        if self.factor > 1:
            words = "(%s) x %d" % (words, self.factor)
        elif len(self.terms) == 1:
            return words
        return "%s = %d" % (words, self.points)

    def text(self):
        """The end as the notation writes it: "domino:0:15", "blocked:-:0"."""
        if self.seat is None:
            return "%s:-:0" % self.how
        return "%s:%d:%d" % (self.how, self.seat, self.points)
