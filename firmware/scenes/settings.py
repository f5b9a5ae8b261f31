"""The settings."""

from .. import texts
from ..settings import HAND_ORDER_NAMES, PACE_NAMES
from .menu_scene import MenuScene

# The settings in the order of their rows: label, name in `Settings`, names of the values.
_ROWS = (
    (texts.PACE, "pace", PACE_NAMES),
    (texts.HAND_ORDER, "hand_order", HAND_ORDER_NAMES),
)


class SettingsMenu(MenuScene):
    """Left and right (or A) change a row's value; it counts at once and is saved on leaving."""

    value_letters = 14

    def __init__(self, app):
        self._settings = app.settings
        rows = [row[0] for row in _ROWS] + [texts.DONE]
        MenuScene.__init__(self, app, texts.SETTINGS, rows, note=self.how_to_change(app))
        for index in range(len(_ROWS)):
            self._show(index)

    def chosen(self, index):
        """The last row leaves; the others change their value."""
        if index == len(_ROWS):
            self.back()
        else:
            self.changed(index, 1)

    def changed(self, index, step):
        """Changes the row's value by one step, round and round."""
        if index < len(_ROWS):
            _, name, values = _ROWS[index]
            value = (getattr(self._settings, name) + step) % len(values)
            setattr(self._settings, name, value)
            self._show(index)

    def back(self):
        """Saves and leaves."""
        self.app.store.save_settings(self._settings)
        self.app.close()

    def _show(self, index):
        _, name, values = _ROWS[index]
        self.menu.value(index, values[getattr(self._settings, name)])
