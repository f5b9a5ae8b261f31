"""Plays the app by keys on a desktop board, with a clock of its own, and audits what it shows."""

from engine.moves import PASS, RIGHT, tile_of
from firmware import keys, menu_texts, round_texts, texts
from firmware.app import App
from firmware.clock import TICKS_PERIOD
from firmware.metrics import ALL
from tests.app.screen import faults, rows
from tools.desktop.board import DesktopBoard
from tools.desktop.display import DesktopDisplay
from tools.desktop.memory import RamMemory

SIZES = [(sizes.width, sizes.height) for sizes in ALL]
SIZE_NAMES = [f"{width}x{height}" for width, height in SIZES]
PICO_MEMORY = 4096
# The clock moves by this much with each key, and by this much between two ticks of a wait.
KEY_MS = 10
# How long a key does not yet count when all of a sudden any key passes.
NOTICE_MS = 300
TICK_MS = 50
# More presses than any menu has rows, and any hand has tiles.
_MANY = 16


class Display(DesktopDisplay):
    """A desktop display that audits every change: nothing may overlap or leave the screen.

    The mark over a scene that is about to go is left out: it covers what is there, on purpose.
    """

    wait_mark = None

    def __init__(self, width, height, drawn):
        super().__init__(width, height, drawn)
        self.frames = 0

    def refresh(self):
        """Draw what has changed. AssertionError where something is wrong with how it looks."""
        super().refresh()
        if self.changed and self.root_group[-1] is not self.wait_mark:
            self.frames += 1
            wrong = faults(self.root_group, self.width, self.height)
            assert not wrong, "\n".join(wrong + ["on the screen:"] + rows(self.root_group))


class Driver:
    """One device: its memory outlives the app, which `restart()` makes anew.

    :param size: the screen, (width, height) in pixels.
    :param memory: a `RamMemory`; that of a Pico if not given.
    :param drawn: whether pixels are drawn, which only tests that look at pictures need.
    :param now: where the clock starts, in ms.
    """

    # The keys that change a menu's value and choose the other end of the line.
    change_key = "right"
    end_key = "up"

    def __init__(self, size=(240, 240), seats=None, seed=None, memory=None, drawn=False, now=0):
        self.size = size
        self.memory = memory or RamMemory(PICO_MEMORY)
        self._options = {"seats": seats, "seed": seed}
        self._drawn = drawn
        self.restart(now)

    def restart(self, now=0):
        """Switch the device off and on: a new app with what the memory holds, its clock at `now`.

        A seed and a number of seats given count for the first start only.
        """
        self.board = self.make_board()
        self.board.display = Display(*self.size, self._drawn)
        self.app = App(self.board, **self._options)
        self.board.display.wait_mark = self.app.wait_mark
        self._options = {}
        self.now = now
        self.app.tick(now)

    def make_board(self):
        """Return a new board, whose display will be replaced."""
        return DesktopBoard(*self.size, self.memory)

    @property
    def session(self):
        """The app's session; None without a match."""
        return self.app.session

    @property
    def view(self):
        """What the person may know of the round."""
        return self.app.session.view

    def press(self, names):
        """Press the keys named, as "right right a" says, each seen by a tick of its own."""
        for name in names.split():
            self.board.keys.press(keys.NAMES.index(name))
            self.wait(KEY_MS)

    def wait(self, ms, step=TICK_MS):
        """Let `ms` milliseconds pass, with a tick after each `step` and at the end."""
        while ms > 0:
            step = min(ms, step)
            ms -= step
            self.now = (self.now + step) % TICKS_PERIOD
            self.app.tick(self.now)

    def image(self):
        """Return the picture on the screen."""
        return self.board.display.image()

    def rows(self):
        """Return the texts on the screen, row by row."""
        return rows(self.board.display.root_group)

    def shows(self, text):
        """Tell whether `text` stands on the screen, in one row."""
        return any(text in row for row in self.rows())

    def says(self, wordings, words):
        """Tell whether one of a pair of wordings of `firmware.texts` is a row of the screen.

        In the rows where it stands beside the hand, nothing else has a text.
        """
        return any(self.keyed(wording) % words in self.rows() for wording in wordings)

    def keyed(self, text):
        """Return a text of `firmware.texts` with the names of the board's keys in it."""
        return texts.with_keys(text, self.board.key_names)

    # Menus

    def point_at(self, label):
        """Move a menu's pointer to the row that begins with `label`."""
        for _ in range(_MANY):
            if any(row.startswith(f"> {label}") for row in self.rows()):
                return
            self.press("down")
        raise AssertionError(f"no row {label!r} in {self.rows()}")

    def menu_rows(self):
        """Return the rows of a menu, each part after one blank, without the arrows for more."""
        rows = [" ".join(row.split()) for row in self.rows()]
        return [row.removesuffix(" ^").removesuffix(" v") for row in rows]

    def choose(self, label):
        """Choose the row of a menu that begins with `label`."""
        self.point_at(label)
        self.press("a")

    def change(self, label, value):
        """Change the value of a menu's row until it reads `value`."""
        self.point_at(label)
        for _ in range(_MANY):
            if f"> {label} {value}" in self.menu_rows():
                return
            self.press(self.change_key)
        raise AssertionError(f"{label!r} does not become {value!r} in {self.rows()}")

    def see_table(self):
        """From the end of a round, look at the table once more."""
        self.press("b")
        self.choose(round_texts.SEE_TABLE)

    # A match

    def begin(self, levels=None, target=None):
        """Begin a new match from the title, with so many opponents as are set.

        `levels` are those of the opponents, `target` the points; the values set if not given.
        """
        self.choose(menu_texts.NEW_MATCH)
        for name, level in zip(texts.BOT_NAMES, levels or (), strict=False):
            self.change(name, level)
        if target is not None:
            self.change(menu_texts.TARGET, target)
        self.choose(menu_texts.START)
        assert self.where() == "lot"

    def go_on(self):
        """Continue the match from the title; past the lot, if it is shown, to the table."""
        self.choose(menu_texts.CONTINUE)
        self.leave_lot()

    def leave_lot(self):
        """Go on from the lot, if it is shown, to the table."""
        while self.where() == "lot":
            self.press("a")

    def where(self):
        """Return which screen of a match is shown: "lot", "table", "round end" or "match end"."""
        shown = self.rows()
        if menu_texts.ANY_KEY in shown:
            return "lot"
        if self.keyed(f"{round_texts.LOOK} {round_texts.GO_ON}") in shown:
            return "round end"
        if any(row.startswith(round_texts.SEED[:5]) for row in shown):
            return "match end"
        assert not self.shows(menu_texts.TITLE), shown
        return "table"

    def play_turn(self, move):
        """Make the person's move by keys, finding the way by what the screen says."""
        before = len(self.view.table.history)
        ends = self.view.table.ends
        if move == PASS:
            assert self.says(texts.ONLY_PASS, texts.ends(ends)), self.rows()
            self.wait(NOTICE_MS)
            self.press(("left", "up", "b", "down", "a", "right")[before % 6])
        else:
            self.walk_to(tile_of(move))
            if self.says(texts.WHICH_END, texts.tile(tile_of(move))) and move >> 7 == RIGHT:
                self.press(self.end_key)
            self.press("a")
        assert self.view.table.history[before] == move

    def walk_to(self, tile):
        """Walk over the hand until the screen says that A lays `tile`."""
        name = texts.tile(tile)
        lays = (texts.YOUR_LEAD, texts.LAYS, texts.LAYS_OR_DRAW, texts.LAYS_OR_STOP)
        lays = [(wordings, name) for wordings in lays + (texts.WHICH_END, texts.WHICH_HALF)]
        lays += [(texts.WHICH_ARM, (name, arm)) for arm in texts.ARMS]
        for _ in range(_MANY):
            if any(self.says(wordings, words) for wordings, words in lays):
                return
            self.press("right")
        raise AssertionError(f"cannot find {name} in {self.rows()}")

    def wait_for_turn(self):
        """Wait while the bots move, until it is the person's turn or the round is over."""
        while not (self.session.persons_turn() or self.view.table.over):
            self.wait(100)


def persons_moves(view):
    """Return the moves that the screen lets a person choose from: no end asked where both agree."""
    moves = view.legal_moves()
    ends = view.table.ends
    if ends and ends[0] == ends[1]:
        moves = [move for move in moves if move == PASS or move >> 7 != RIGHT]
    return moves


def some_move(view, number):
    """Return the move of a person who plays anyhow, but the same in the same position."""
    moves = persons_moves(view)
    return moves[(5 * len(view.table.history) + number) % len(moves)]
