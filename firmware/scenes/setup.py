"""The set-up of a new match: the game, opponents, the level of each, the target."""

from engine import bots
from engine.games import find

from .. import texts
from ..game_list import GAMES, index_of
from .help import Help
from .menu_scene import MenuScene

_TARGETS = (0, 15, 25, 50, 61, 100, 150, 200)
_GAME = 0
_OPPONENTS = 1
_FIRST_LEVEL = 2
_MOST_SEATS = len(texts.BOT_NAMES) + 1


class Setup(MenuScene):
    """Left and right (or A) change a row's value; A on the last row begins the match.

    A on the game says how it differs from Block.
    """

    value_letters = 15

    def __init__(self, app):
        self._settings = app.settings
        rows = [texts.GAME, texts.OPPONENTS] + list(texts.BOT_NAMES) + [texts.TARGET, texts.START]
        self._target_row = len(rows) - 2
        self._start_row = len(rows) - 1
        MenuScene.__init__(self, app, texts.NEW_MATCH, rows, note=self.how_to_change(app))
        self.menu.move(-1)
        self._show()

    def chosen(self, index):
        """Begins the match on the last row, explains the game; elsewhere changes the value."""
        if index == self._start_row:
            self.app.begin_match(self._settings.game)
        elif index == _GAME:
            _, name, lines = GAMES[index_of(self._settings.game)]
            self.app.open(Help(self.app, (name, lines)))
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        settings = self._settings
        if index == _GAME:
            place = (index_of(settings.game) + step) % len(GAMES)
            settings.game = GAMES[place][0]
        elif index == _OPPONENTS:
            allowed = self._allowed()
            place = (allowed.index(settings.opponents) + step) % len(allowed)
            settings.opponents = allowed[place]
        elif index == self._target_row:
            place = _TARGETS.index(settings.target) if settings.target in _TARGETS else 0
            settings.target = _TARGETS[(place + step) % len(_TARGETS)]
        elif index < self._target_row:
            bot = index - _FIRST_LEVEL
            level = bots.LEVELS.index(settings.levels[bot])
            settings.levels[bot] = bots.LEVELS[(level + step) % len(bots.LEVELS)]
        self._show()

    def _allowed(self):
        """The numbers of opponents that the chosen game can be played with, on this screen."""
        return [seats - 1 for seats in find(self._settings.game).seats() if seats <= _MOST_SEATS]

    def _show(self):
        settings = self._settings
        allowed = self._allowed()
        if settings.opponents not in allowed:
            settings.opponents = allowed[0]
        self.menu.value(_GAME, GAMES[index_of(settings.game)][1])
        self.menu.value(_OPPONENTS, str(settings.opponents))
        for bot in range(len(texts.BOT_NAMES)):
            plays = bot < settings.opponents
            self.menu.value(_FIRST_LEVEL + bot, settings.levels[bot] if plays else "-")
            self.menu.skip(_FIRST_LEVEL + bot, not plays)
        target = str(settings.target)
        if not settings.target:
            target = texts.TARGET_OWN % find(settings.game).targets[settings.opponents + 1]
        self.menu.value(self._target_row, target)
