"""Plays a match on an app by keys, as a person with time to look around, for measurements."""

from engine.moves import DRAW, LEFT, PASS, RIGHT, STOP, arm_of, tile_of
from engine.tiles import is_double
from firmware import keys, metrics
from firmware.cross import Cross
from firmware.snake import Snake

_TICK_MS = 50
# What turns of the loop are called: one that only lets a bot think, one with a key meanwhile, and
# one that shows another screen.
THINKING = "a bot thinks"
WHILE_THINKING = "cursor moved, a bot thinks"
NEW_SCREEN = "whole screen"
_OTHERS = {PASS: "pass", DRAW: "draw", STOP: "stop"}


class KeyMatch:
    """A match on `app`, a new `firmware.app.App` on the board `board`.

    :param game: as the notation writes it.
    :param level: the level of all bots.
    :param turn: is called with a function that does one turn of the loop, calls that, and returns
        what it measured.
    :param note: is called with what a turn did, in plain words, and with what was measured.
    """

    def __init__(self, app, board, game, level, turn, note):
        self._app = app
        self._board = board
        self._turn = turn
        self._note = note
        self._now = 0
        settings = app.settings
        settings.game = game
        settings.levels = [level] * len(settings.levels)
        self._places = None

    def play(self, rounds):
        """Play so many rounds, or to the end of the match."""
        # The title, the set-up, the lot; each key shows the next screen.
        self._press(None, NEW_SCREEN)
        self._press("down", "menu pointer moved")
        self._press("up", "menu pointer moved")
        for _ in range(2):
            self._press("a", NEW_SCREEN)
        match = self._app.session.match
        for _ in match.lot:
            self._press("a", NEW_SCREEN)
        self._places = self._new_places(match.rules)
        for number in range(rounds):
            self._play_round()
            self._press("a", NEW_SCREEN)
            if match.over:
                return
            if number < rounds - 1:
                self._press("a", NEW_SCREEN)

    def _new_places(self, rules):
        """What knows, as the table's line of play does, when the line has to move."""
        width = self._board.display.width
        sizes = metrics.for_size(width, self._board.display.height, rules.arms)
        half, capacity = metrics.line_of(sizes, rules, len(self._app.session.players))
        height = sizes.line_height // (2 * half) * 2 * half
        if rules.arms > len((LEFT, RIGHT)):
            return Cross(width, height, half)
        return Snake(width, height, half, capacity)

    def _play_round(self):
        self._places.clear()
        while not self._app.session.view.table.over:
            if self._app.session.persons_turn():
                self._play_turn()
            else:
                self._press("right", WHILE_THINKING)
                self._move(None, "bot's")

    def _play_turn(self):
        moves = self._app.session.view.legal_moves()
        if len(moves) == 1 and moves[0] < 0:
            self._move("a", "own")
            return
        # The cursor on to any tile, then to one that fits, and to its other end if it has two.
        self._press("right", "cursor moved")
        self._press("b", "next move")
        self._press("up", "other end")
        self._move("a", "own")

    def _move(self, key, whose):
        """Let a move happen: by a key, or by waiting for a bot."""
        before = self._moves()
        while True:
            # A pass takes a key only once its reason could be read.
            self._now += _TICK_MS
            measured = self._step(key)
            if self._moves() > before:
                break
            if key is None:
                self._note(THINKING, measured)
        move = self._app.session.view.table.history[before]
        if move in _OTHERS:
            self._note(f"{whose} {_OTHERS[move]}", measured)
            return
        moved = self._places.lay(is_double(tile_of(move)), arm_of(move))
        name = f"{whose} tile laid"
        self._note(name + ", the line moved" if moved else name, measured)

    def _press(self, key, name):
        self._note(name, self._step(key))

    def _step(self, key):
        if key is not None:
            self._board.keys.press(keys.NAMES.index(key))
        return self._turn(lambda: self._app.tick(self._now))

    def _moves(self):
        return len(self._app.session.view.table.history)
