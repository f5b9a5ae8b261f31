"""The end of a match: who has won, the final scores, and the seed that dealt it."""

from .. import menu_texts, round_texts
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
        sides = [session.side_name(side) for side in range(len(scores))]
        width = max([len(side) for side in sides])
        lines = ["%-*s %3d" % (width, sides[side], scores[side]) for side in range(len(scores))]
        self._actions = (app.rematch, app.forget_match)
        rows = (menu_texts.NEW_MATCH, round_texts.BACK_TO_TITLE)
        note = round_texts.SEED % match.seed
        MenuScene.__init__(self, app, _ending(session), rows, note=note, lines=lines)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index]()

    def back(self):
        """B shows the end of the last round once more."""
        self.app.play()


SCENE = MatchEnd


def _ending(session):
    winner = session.match.winner
    if winner is None:
        return round_texts.DRAWN
    if winner == PERSON:
        return round_texts.WON_BY_YOU
    won = round_texts.WON_BY_PARTNERS if session.match.rules.sides else round_texts.WON_BY
    return won % session.side_name(winner)
