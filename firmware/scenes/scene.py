"""What all scenes have."""

import displayio

from .. import texts
from ..widgets.background import background


class Scene:
    """A screen of its own. `app` is the `firmware.app.App` it belongs to.

    `in_match` says whether Start opens the pause menu here.
    """

    in_match = False

    def __init__(self, app):
        self.app = app
        self.width = app.board.display.width
        self.height = app.board.display.height
        self.group = displayio.Group()
        self.group.append(background(self.width, self.height))

    def add(self, widget):
        """Shows a widget (anything with a `group`) and returns it."""
        self.group.append(widget.group)
        return widget

    def keyed(self, text):
        """A text of `firmware.texts` with the names of the board's keys in it."""
        return texts.with_keys(text, self.app.board.key_names)

    def enter(self, now):
        """The scene comes to the front."""

    def leave(self):
        """Another scene is about to be put in front."""

    def key(self, key, now):
        """A key was pressed."""

    def tick(self, now):
        """Time has passed."""

    def can_hint(self):
        """Whether a hint for the person's move can be asked for here, by the key HINT."""
        return False

    def think(self):
        """There is time for a short piece of work; the screen shows all that there is to show."""
