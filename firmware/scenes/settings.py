"""The settings."""

from .. import menu_texts, texts
from ..settings import BACKLIGHT_NAMES, HAND_ORDER_NAMES, PACE_NAMES, SOUND_NAMES
from .menu_scene import MenuScene

# The settings in the order of their rows: label, name in `Settings`, names of the values.
_ROWS = [
    (menu_texts.PACE, "pace", PACE_NAMES),
    (menu_texts.HAND_ORDER, "hand_order", HAND_ORDER_NAMES),
]
# Those that only some boards have.
_SOUND = (menu_texts.SOUND, "sound", SOUND_NAMES)
_BACKLIGHT = (menu_texts.BACKLIGHT, "backlight", BACKLIGHT_NAMES)


class SettingsMenu(MenuScene):
    """Left and right (or A) change a row's value; it counts at once and is saved on leaving.

    Below stands what the keys do on the row.
    """

    value_letters = 14

    def __init__(self, app):
        self._settings = app.settings
        self._rows = list(_ROWS)
        if app.board.sound is not None:
            self._rows.append(_SOUND)
        if app.board.backlight is not None:
            self._rows.append(_BACKLIGHT)
        rows = [row[0] for row in self._rows] + [menu_texts.DONE]
        how = self.how_to_change(app)
        MenuScene.__init__(self, app, menu_texts.SETTINGS, rows, note=how)
        self._notes = [how] * len(self._rows)
        self._notes.append(texts.with_keys(menu_texts.HOW_TO_LEAVE, app.board.key_names))
        for index in range(len(self._rows)):
            self._show(index)

    def key(self, key, now):
        """As in every menu; then says what the keys do on the row."""
        MenuScene.key(self, key, now)
        self.say(self._notes[self.menu.index])

    def chosen(self, index):
        """The last row leaves; the others change their value."""
        if index == len(self._rows):
            self.back()
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        if index < len(self._rows):
            _, name, values = self._rows[index]
            value = (getattr(self._settings, name) + step) % len(values)
            setattr(self._settings, name, value)
            self._show(index)
            self.app.use_setting(name)

    def back(self):
        """Saves and leaves."""
        self.app.save_settings()
        self.app.close()

    def _show(self, index):
        _, name, values = self._rows[index]
        self.menu.value(index, values[getattr(self._settings, name)])


SCENE = SettingsMenu
