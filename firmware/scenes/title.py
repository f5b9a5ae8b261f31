"""The title: continue, a new match, settings, how to play, statistics."""

import displayio

from .. import menu_texts, metrics
from ..widgets import looks, sheet
from .menu_scene import MenuScene

# The tiles of the picture from left to right; the last one has just been laid.
_TILES = ((6, 4), (4, 4), (4, 1), (1, 1), (1, 3))


class Title(MenuScene):
    """What the player sees first."""

    def __init__(self, app):
        self._actions = [
            (menu_texts.NEW_MATCH, self._new_match),
            (menu_texts.SETTINGS, lambda: app.open("settings")),
            (menu_texts.HOW_TO_PLAY, lambda: app.open("rules", app.settings.game)),
            (menu_texts.STATISTICS, lambda: app.open("statistics")),
        ]
        if app.session is not None:
            self._actions.insert(0, (menu_texts.CONTINUE, app.play))
        note = menu_texts.SAVE_DAMAGED if app.store.damaged else ""
        if app.too_large:
            note = menu_texts.SAVE_TOO_LARGE
        if app.store.foreign:
            note = menu_texts.SAVE_FOREIGN
        rows = [label for label, _ in self._actions]
        display = app.board.display
        half = metrics.for_size(display.width, display.height).half
        picture = Picture(display.width, half)
        MenuScene.__init__(self, app, menu_texts.TITLE, rows, 2, note, picture=picture)

    def chosen(self, index):
        """Does what the row says."""
        self._actions[index][1]()

    def back(self):
        """There is nothing behind the title."""

    def _new_match(self):
        app = self.app
        if app.session is None and not app.too_large and not app.store.foreign:
            app.open("setup")
        else:
            app.open("ask", menu_texts.REPLACE, lambda: app.replace("setup"))


SCENE = Title


class Picture:
    """A short line of play, to look at, in the middle of `width` pixels; `half` as for a sheet.

    Not a `LineOfPlay`, which has pictures of all tiles of a set and takes kilobytes.
    """

    def __init__(self, width, half):
        self.group = displayio.Group()
        self.height = 2 * half
        doubles = len([first for first, second in _TILES if first == second])
        x = (width - (2 * len(_TILES) - doubles) * half) // 2
        for place in range(len(_TILES)):
            first, second = _TILES[place]
            look = looks.LAID if place == len(_TILES) - 1 else looks.IVORY
            grid = sheet.tile_grid(half, look)
            double = first == second
            sheet.show(grid, x, 0 if double else half // 2, double, first, second)
            self.group.append(grid)
            x += half if double else 2 * half
