"""The set-up of a new match: opponents, the level of each, the target."""

from engine import bots
from engine.games import find

from .. import texts
from .menu_scene import MenuScene

GAME = "block"
_TARGETS = (0, 25, 50, 61, 100, 150, 200)
_OPPONENTS = 0
_FIRST_LEVEL = 1


class Setup(MenuScene):
    """Left and right (or A) change a row's value; A on the last row begins the match."""

    value_letters = 14

    def __init__(self, app):
        self._settings = app.settings
        rows = [texts.OPPONENTS] + list(texts.BOT_NAMES) + [texts.TARGET, texts.START]
        self._target_row = len(rows) - 2
        self._start_row = len(rows) - 1
        MenuScene.__init__(self, app, texts.NEW_MATCH, rows, note=self.how_to_change(app))
        self.menu.move(-1)
        self._show()

    def chosen(self, index):
        """Begins the match on the last row; elsewhere changes the value."""
        if index == self._start_row:
            self.app.begin_match(GAME)
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        settings = self._settings
        if index == _OPPONENTS:
            settings.opponents = (settings.opponents - 1 + step) % len(texts.BOT_NAMES) + 1
        elif index == self._target_row:
            place = _TARGETS.index(settings.target) if settings.target in _TARGETS else 0
            settings.target = _TARGETS[(place + step) % len(_TARGETS)]
        elif index < self._target_row and index <= settings.opponents:
            bot = index - _FIRST_LEVEL
            level = bots.LEVELS.index(settings.levels[bot])
            settings.levels[bot] = bots.LEVELS[(level + step) % len(bots.LEVELS)]
        self._show()

    def _show(self):
        settings = self._settings
        self.menu.value(_OPPONENTS, str(settings.opponents))
        for bot in range(len(texts.BOT_NAMES)):
            level = settings.levels[bot] if bot < settings.opponents else "-"
            self.menu.value(_FIRST_LEVEL + bot, level)
        target = str(settings.target)
        if not settings.target:
            target = texts.TARGET_OWN % find(GAME).targets[settings.opponents + 1]
        self.menu.value(self._target_row, target)
