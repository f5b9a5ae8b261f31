"""A question that is answered with no or yes."""

from .. import menu_texts
from .menu_scene import MenuScene

_YES = 1


class Ask(MenuScene):
    """Asks `question`; `agreed()` is called on yes. No is chosen first, and B means no."""

    def __init__(self, app, question, agreed):
        MenuScene.__init__(self, app, question, (menu_texts.NO, menu_texts.YES))
        self._agreed = agreed

    def chosen(self, index):
        """Yes does it; no goes back."""
        if index == _YES:
            self._agreed()
        else:
            self.back()


SCENE = Ask
