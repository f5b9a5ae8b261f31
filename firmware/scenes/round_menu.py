"""What there is to look at once a round has ended: the table, the own moves, its record."""

from engine.decisions import decisions

from .. import round_texts
from ..session import PERSON
from .menu_scene import MenuScene

# The row of the review, where there is one.
_REVIEW = 1


class RoundMenu(MenuScene):
    """The table as it was at the end, a review of the own moves if any, the round as text.

    `note` is what it says at the bottom, `reviewed` whether the review was left for it.
    """

    in_match = True

    def __init__(self, app, note="", reviewed=False):
        round_ = app.session.match.round
        self._actions = [
            (round_texts.SEE_TABLE, app.show_table),
            (round_texts.PRINT_ROUND, lambda: self.tell(app.session.round_record)),
        ]
        for _ in decisions(round_, PERSON):
            self._actions.insert(_REVIEW, (round_texts.REVIEW, app.show_review))
            break
        heading = round_texts.ROUND % app.session.match.number
        MenuScene.__init__(self, app, heading, [label for label, _ in self._actions], note=note)
        if reviewed:
            self.menu.move(_REVIEW)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index][1]()


SCENE = RoundMenu
