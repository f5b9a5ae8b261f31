"""The title: continue, a new match, settings, how to play, statistics."""

from engine.moves import LEFT, RIGHT
from engine.tiles import number

from .. import menu_texts, metrics
from ..widgets.line import LineOfPlay
from .menu_scene import MenuScene


class Title(MenuScene):
    """What the player sees first."""

    def __init__(self, app):
        self._actions = [
            (menu_texts.NEW_MATCH, self._new_match),
            (menu_texts.SETTINGS, lambda: app.open("settings")),
            (menu_texts.HOW_TO_PLAY, lambda: app.explain(app.settings.game)),
            (menu_texts.STATISTICS, self._statistics),
        ]
        if app.session is not None:
            self._actions.insert(0, (menu_texts.CONTINUE, app.play))
        note = menu_texts.SAVE_DAMAGED if app.store.damaged else ""
        if app.too_large:
            note = menu_texts.SAVE_TOO_LARGE
        if app.store.foreign:
            note = menu_texts.SAVE_FOREIGN
        rows = [label for label, _ in self._actions]
        picture = _picture(app.board.display)
        MenuScene.__init__(self, app, menu_texts.TITLE, rows, 2, note, picture=picture)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index][1]()

    def back(self):
        """There is nothing behind the title."""

    def _statistics(self):
        # Only here, for it is seldom looked at.
        from .statistics import tables

        self.app.open("help", tables(self.app.store.load_statistics()))

    def _new_match(self):
        app = self.app
        if app.session is None and not app.too_large and not app.store.foreign:
            app.open("setup")
        else:
            app.open("ask", menu_texts.REPLACE, lambda: app.replace("setup"))


SCENE = Title


def _picture(display):
    """A short line of play, to look at."""
    half = metrics.for_size(display.width, display.height).half
    line = LineOfPlay(0, 0, display.width, 2 * half, half, capacity=5)
    line.lead(number(4, 1))
    line.play(number(4, 4), LEFT, 4)
    line.play(number(1, 1), RIGHT, 1)
    line.play(number(6, 4), LEFT, 6)
    line.play(number(1, 3), RIGHT, 3)
    return line
