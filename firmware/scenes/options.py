"""The options of the game that is set up, a row for each."""

from adafruit_display_text import wrap_text_to_lines

from .. import menu_texts, metrics, theme
from ..game_list import GAMES, index_of
from ..game_options import entries_of, place_of, step_value
from ..option_list import USUAL_HAND
from ..possible import fit_opponents, rules_for
from ..widgets.text import CENTRE, Text
from .menu_scene import MenuScene

_SIDE = 2


class OptionsMenu(MenuScene):
    """Left and right (or A) change a row's value; below stands what the value means.

    Rows that have but one possible value with the other options as they are cannot be chosen.
    """

    value_letters = 15
    note_rows = 2

    def __init__(self, app):
        self._settings = app.settings
        self._metrics = metrics.for_size(app.board.display.width, app.board.display.height)
        self._entries = entries_of(app.settings.game)
        rows = [label for _, label, _ in self._entries] + [menu_texts.DONE]
        name = GAMES[index_of(app.settings.game)][1]
        MenuScene.__init__(self, app, menu_texts.OPTIONS_OF % name, rows)
        second = self.height - theme.ROW_HEIGHT - 2
        self._second = self.add(Text(self.width // 2, second, color=theme.QUIET, align=CENTRE))
        self._show()
        self.menu.start()
        self._describe()

    def key(self, key, now):
        """As in every menu; then says what the row's value means."""
        MenuScene.key(self, key, now)
        self._describe()

    def chosen(self, index):
        """The last row leaves; the others change their value."""
        if index == len(self._entries):
            self.back()
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        if index < len(self._entries):
            settings = self._settings
            entry = self._entries[index]
            settings.game = step_value(settings.game, entry, step, self._seats(), self._metrics)
            fit_opponents(settings, self._metrics)
            self._show()

    def _seats(self):
        return self._settings.opponents + 1

    def _show(self):
        game = self._settings.game
        seats = self._seats()
        for index in range(len(self._entries)):
            entry = self._entries[index]
            stuck = step_value(game, entry, 1, seats, self._metrics) == game
            name = "-" if stuck else entry[2][place_of(game, entry)][1]
            if name == USUAL_HAND:
                name = name % rules_for(game, seats, self._metrics).hand_sizes[seats]
            self.menu.value(index, name)
            self.menu.skip(index, stuck)

    def _describe(self):
        words = ""
        if self.menu.index < len(self._entries):
            entry = self._entries[self.menu.index]
            words = entry[2][place_of(self._settings.game, entry)][2]
        letters = (self.width - 2 * _SIDE) // theme.CHAR_WIDTH
        lines = wrap_text_to_lines(words, letters) if words else []
        self.say(lines[0] if lines else "")
        self._second.text = lines[1] if len(lines) > 1 else ""


SCENE = OptionsMenu
