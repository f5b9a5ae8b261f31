"""A scene with a heading and a menu; the menus of the app are made of it."""

from .. import keys, menu_texts, texts, theme
from ..widgets.menu import Menu
from ..widgets.text import CENTRE, Text
from .scene import Scene

_TOP = 4
_SIDE = 10
# What a row has besides its label and its value: the pointer and the arrow, each with a gap.
_POINTERS = 4
# What left and right do on a board without up and down; there A alone changes values.
_MOVES = {keys.LEFT: keys.UP, keys.RIGHT: keys.DOWN}


class MenuScene(Scene):
    """A heading over a list of rows.

    `rows` are the labels, `lines` and then `picture` (a widget with a `height`) are shown above
    them, `note` at the bottom, where `note_rows` are kept free. A scene made of this one answers
    `chosen(index)` and, where rows have values, `changed(index, step)`; B calls `back()`.
    `value_letters` is the room for the values, a gap included.
    """

    value_letters = 0
    note_rows = 1

    @staticmethod
    def only_a_changes(app):
        """Tell whether left and right are needed for moving, on a board without up and down."""
        return not app.board.key_names[keys.UP]

    @staticmethod
    def how_to_change(app):
        """The note for menus with values: which keys change them."""
        by_a = MenuScene.only_a_changes(app)
        text = menu_texts.HOW_TO_CHANGE_BY_A if by_a else menu_texts.HOW_TO_CHANGE
        return texts.with_keys(text, app.board.key_names)

    def __init__(self, app, heading, rows, heading_scale=1, note="", lines=(), picture=None):
        Scene.__init__(self, app)
        self._moves = _MOVES if self.only_a_changes(app) else {}
        middle = self.width // 2
        self.add(Text(middle, _TOP, heading, color=theme.STRONG, align=CENTRE, scale=heading_scale))
        top = _TOP + theme.ROW_HEIGHT * heading_scale + 4
        for line in lines:
            self.add(Text(middle, top, line, align=CENTRE))
            top += theme.ROW_HEIGHT
        if picture is not None:
            self.group.append(picture.group)
            picture.group.y = top
            top += picture.height + 4
        # The note keeps its row even while it is empty, so that nothing moves when it speaks.
        bottom = self.height - self.note_rows * theme.ROW_HEIGHT - 2
        self._note = None
        self._note_y = bottom
        self.say(note)
        room = bottom - top
        pitch = min(theme.ROW_HEIGHT + 8, max(theme.ROW_HEIGHT, room // len(rows)))
        visible = room // pitch
        letters = max([len(label) for label in rows]) + self.value_letters + _POINTERS
        letters = min((self.width - 2 * _SIDE) // theme.CHAR_WIDTH, letters)
        width = letters * theme.CHAR_WIDTH
        used = min(visible, len(rows)) * pitch
        self.menu = self.add(
            Menu((self.width - width) // 2, top + (room - used) // 2, width, rows, visible, pitch)
        )

    def key(self, key, now):
        """Up and down move, A chooses, left and right change a value, B goes back."""
        key = self._moves.get(key, key)
        if key == keys.UP:
            self.menu.move(-1)
        elif key == keys.DOWN:
            self.menu.move(1)
        elif key == keys.A:
            self.chosen(self.menu.index)
        elif key == keys.LEFT:
            self.changed(self.menu.index, -1)
        elif key == keys.RIGHT:
            self.changed(self.menu.index, 1)
        elif key == keys.B:
            self.back()

    def chosen(self, index):
        """The row was chosen."""

    def changed(self, index, step):
        """The row's value is to go one on (1) or one back (-1)."""

    def back(self):
        """The player wants to leave without choosing."""
        self.app.close()

    def say(self, note):
        """Shows that note."""
        if self._note is not None:
            self._note.text = note
        elif note:
            # A text takes time and memory to make: there is none that never says anything.
            middle = self.width // 2
            self._note = Text(middle, self._note_y, note, color=theme.QUIET, align=CENTRE)
            self.add(self._note)

    def tell(self, record):
        """Prints what the function `record` returns, and says so in the note.

        On a board it goes to the serial console over USB, on the desktop to the terminal.
        """
        try:
            print(record())
            self.say(menu_texts.PRINTED)
        except MemoryError:
            self.say(menu_texts.NOT_PRINTED)
