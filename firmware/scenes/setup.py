"""The set-up of a new match: the game and its options, opponents and their levels, the target."""

import sys

from engine import bots

from .. import menu_texts, metrics, texts, theme
from ..game_list import GAMES, index_of
from ..letting_go import let_go_since
from ..possible import fit_opponents, rules_for, seats_of
from .menu_scene import MenuScene

_TARGETS = (0, 15, 25, 50, 60, 61, 100, 150, 200)
_GAME = 0
_OPTIONS = 1
_OPPONENTS = 2
_FIRST_LEVEL = 3


class Setup(MenuScene):
    """Left and right (or A) change a row's value; A on the last row begins the match.

    A on the game says how it differs from Block, where left and right change it; all of them on its
    options show these. Below stands what the keys do on the row.
    """

    value_letters = 15

    def __init__(self, app):
        self._settings = app.settings
        display = app.board.display
        self._metrics = metrics.for_size(display.width, display.height)
        self._names = texts.bot_names(self._metrics.seats)
        rows = [menu_texts.GAME, menu_texts.OPTIONS, menu_texts.OPPONENTS] + list(self._names)
        rows += [menu_texts.TARGET, menu_texts.START]
        self._target_row = len(rows) - 2
        self._start_row = len(rows) - 1
        if not seats_of(self._settings.game, self._metrics):
            # It was chosen for another screen.
            self._settings.game = GAMES[0][0]
        # What the player wants stays while a game that cannot be played so is walked over.
        self._opponents = self._settings.opponents
        self._explains = not self.only_a_changes(app)
        names = app.board.key_names
        start = texts.with_keys(menu_texts.HOW_TO_START, names)
        MenuScene.__init__(self, app, menu_texts.NEW_MATCH, rows, note=start)
        self._notes = [self.how_to_change(app)] * len(rows)
        if self._explains:
            for text in menu_texts.HOW_TO_CHANGE_GAME:
                self._notes[_GAME] = texts.with_keys(text, names)
                if len(self._notes[_GAME]) * theme.CHAR_WIDTH <= self.width:
                    break
        self._notes[_OPTIONS] = texts.with_keys(menu_texts.HOW_TO_OPEN, names)
        self._notes[self._start_row] = start
        # What other games need is let go of with them.
        self._loaded = tuple(sys.modules)
        self.menu.move(-1)

    def enter(self, now):
        """Shows what is chosen, the options' page may have changed it."""
        self._show()

    def key(self, key, now):
        """As in every menu; then says what the keys do on the row."""
        MenuScene.key(self, key, now)
        self.say(self._notes[self.menu.index])

    def chosen(self, index):
        """Begins the match on the last row, explains the game, shows options, changes values."""
        if index == self._start_row:
            self.app.begin_match()
        elif index == _GAME and self._explains:
            _, name, lines = GAMES[index_of(self._settings.game)]
            self.app.open("help", (name, lines))
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        settings = self._settings
        if index == _OPTIONS:
            self.app.open("options")
            return
        if index == _GAME:
            self._change_game(step)
        elif index == _OPPONENTS:
            allowed = seats_of(settings.game, self._metrics)
            place = (allowed.index(settings.opponents + 1) + step) % len(allowed)
            self._opponents = settings.opponents = allowed[place] - 1
        elif index == self._target_row:
            place = _TARGETS.index(settings.target) if settings.target in _TARGETS else 0
            settings.target = _TARGETS[(place + step) % len(_TARGETS)]
        elif _FIRST_LEVEL <= index < self._target_row:
            bot = index - _FIRST_LEVEL
            level = bots.LEVELS.index(settings.levels[bot])
            settings.levels[bot] = bots.LEVELS[(level + step) % len(bots.LEVELS)]
        self._show()

    def _change_game(self, step):
        place = index_of(self._settings.game)
        self._settings.game, name, _ = GAMES[(place + step) % len(GAMES)]
        # A board takes a while to load a game, so the key is answered before.
        self.menu.value(_GAME, name)
        self.app.board.display.refresh()
        let_go_since(self._loaded)

    def _show(self):
        settings = self._settings
        settings.opponents = self._opponents
        fit_opponents(settings, self._metrics)
        seats = settings.opponents + 1
        self.menu.value(_GAME, GAMES[index_of(settings.game)][1])
        self.menu.value(_OPTIONS, _options(settings.game))
        self.menu.value(_OPPONENTS, str(settings.opponents))
        for bot in range(len(self._names)):
            plays = bot < settings.opponents
            self.menu.value(_FIRST_LEVEL + bot, settings.levels[bot] if plays else "-")
            self.menu.skip(_FIRST_LEVEL + bot, not plays)
        target = str(settings.target)
        if not settings.target:
            rules = rules_for(settings.game, seats, self._metrics)
            target = menu_texts.TARGET_OWN % rules.targets[seats]
        self.menu.value(self._target_row, target)


SCENE = Setup


def _options(game):
    """How many options of a game are not as usual, in words."""
    chosen = game.count(",") + 1 if "(" in game else 0
    return menu_texts.OPTIONS_CHANGED % chosen if chosen else menu_texts.OPTIONS_USUAL
