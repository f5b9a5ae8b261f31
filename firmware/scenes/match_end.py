"""The end of a match: who has won, the final scores, and the seed that dealt it."""

from .. import texts
from ..session import PERSON
from .menu_scene import MenuScene


class MatchEnd(MenuScene):
    """Says who has won; a row for a new match with the same players, and one for the title."""

    in_match = True

    def __init__(self, app):
        session = app.session
        match = session.match
        scores = match.scores.points
        # Padded, so that names and scores stand in columns.
        lines = ["%-3s %3d" % (session.name(seat), scores[seat]) for seat in range(match.seats)]
        self._actions = (app.rematch, app.forget_match)
        rows = (texts.NEW_MATCH, texts.BACK_TO_TITLE)
        note = "%s %d" % (texts.SEED, match.seed)
        MenuScene.__init__(self, app, _ending(session), rows, note=note, lines=lines)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index]()

    def back(self):
        """B shows the end of the last round once more."""
        self.app.play()


def _ending(session):
    winner = session.match.winner
    if winner is None:
        return texts.DRAWN
    return texts.WON_BY_YOU if winner == PERSON else texts.WON_BY % session.name(winner)
