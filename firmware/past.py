"""The match as it was in the middle of the round that has just ended, to be shown once more."""

from .session import PERSON


class Past:
    """Stands for the session, and for its match, at a turn of the person's in the current round.

    It has of a `Session` what the table shows: the view, the players and their names, the scores
    before the round.
    """

    # The points of the round were not in the scores yet.
    scored = False

    def __init__(self, session, view):
        self.view = view
        self.players = session.players
        self.match = self
        match = session.match
        self.rules = match.rules
        self.target = match.target
        self.number = match.number
        self.scores = match.scores.copy()
        outcome = match.round.outcome()
        for side in range(len(self.scores.points)):
            self.scores.points[side] -= outcome.gain(side)
        self._session = session

    def name(self, seat):
        """The name of the player in that seat."""
        return self._session.name(seat)

    def side_name(self, seat):
        """The name of the side that the seat is on."""
        return self._session.side_name(seat)

    def persons_turn(self):
        """Whether the person is to move."""
        return self.view.table.turn == PERSON
