"""The pause menu, which every screen of a match opens on Start."""

from .. import menu_texts
from ..clock import elapsed
from .menu_scene import MenuScene

# The battery is measured this often while the menu is open, in ms.
_MEASURE_MS = 5000


class Pause(MenuScene):
    """Resume, keys, how to play, settings, the record as text, give up, save and quit.

    A hint too, where the scene `behind` has one.
    """

    def __init__(self, app, behind):
        self._actions = [
            (menu_texts.RESUME, app.close),
            (menu_texts.KEYS, lambda: app.open("key_help")),
            (menu_texts.HOW_TO_PLAY, lambda: app.open("rules", app.session.match.rules.name)),
            (menu_texts.SETTINGS, lambda: app.open("settings")),
            (menu_texts.PRINT_RECORD, lambda: self.tell(app.session.record_to_tell)),
            (menu_texts.GIVE_UP, self._give_up),
            (menu_texts.SAVE_AND_QUIT, app.quit),
        ]
        if behind.can_hint():
            self._actions.insert(1, (menu_texts.HINT, app.hint))
        MenuScene.__init__(self, app, menu_texts.PAUSE, [label for label, _ in self._actions])
        self._battery = None
        if app.board.battery is not None:
            # Only here, so that boards without a battery do not load it.
            from ..widgets.battery import WIDTH, BatteryGlyph

            self._battery = self.add(BatteryGlyph(self.width - WIDTH - 4, 6))

    def enter(self, now):
        """Measures the battery, where there is one."""
        if self._battery is not None:
            self._measured = now
            self._battery.show(self.app.board.battery.millivolts())

    def tick(self, now):
        """Measures it again after a while."""
        if self._battery is not None and elapsed(now, self._measured) >= _MEASURE_MS:
            self.enter(now)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index][1]()

    def _give_up(self):
        self.app.open("ask", menu_texts.GIVE_UP_FIRST, self._give_up_surely)

    def _give_up_surely(self):
        self.app.replace("ask", menu_texts.GIVE_UP_SECOND, self.app.forget_match)


SCENE = Pause
