"""The app: which scene is in front, and the way from one to the next."""

import gc
import sys

from . import keys, scenes, texts
from .letting_go import let_go_since
from .metrics import for_size, line_of
from .seeds import SeedSource
from .session import PERSON_LEVEL
from .settings import BRIGHTNESSES
from .store import Store
from .widgets import sheet


class App:
    """The whole game on one board.

    board     the board (see `firmware/boards/`): display, keys, memory
    store     saving and loading (`firmware.store.Store`)
    settings  the player's choices (`firmware.settings.Settings`)
    session   the match being played (`firmware.session.Session`), None without one
    too_large whether a match is saved that only a larger screen can show; it is kept
    wait_mark what is shown over a scene while the next one is made
    """

    def __init__(self, board, seed=None, seats=None, game=None):
        """`seed` (up to 64 bits) fixes the matches that are begun, for tests and bug reports.

        `seats` presets the number of seats of the next match, `game` its game with its options.
        """
        self.board = board
        self._reserve_sheets()
        self._sound = None
        if board.sound is not None:
            # Only here, so that boards without a sounder do not load it.
            from .sound import Sound

            self._sound = Sound(board.sound)
        self.store = Store(board.memory)
        # The names of the modules that are never let go of, of those that the match has loaded
        # besides, and for each scene in front of another of all that there were without it.
        self._lasting = tuple(sys.modules)
        self._of_match = self._lasting
        self._loaded = []
        self._seeds = SeedSource(seed)
        # Only here, for it is drawn once.
        from .widgets.wait_mark import wait_mark

        self.wait_mark = wait_mark(board.display.width, board.display.height)
        self.settings = self.store.load_settings()
        let_go_since(self._lasting)
        if seats is not None:
            self.settings.opponents = seats - 1
        if game is not None:
            self.settings.game = game
        self._unsaved = self._unsaved_settings = self._missed = self._uncounted = False
        self.session = self.store.load_match()
        if self.store.former:
            self._save_match()
        self.too_large = self.session is not None and not self._has_room(self.session.match)
        if self.too_large:
            self.session = None
            self._missed = False
        if self.session is not None:
            self._of_match = tuple(sys.modules)
        self._dim()
        self._now = 0
        self._scenes = []
        self._next = self._deal = None
        self._to_round_menu = False
        self._start_from("title")
        self._go_to_next()

    def _metrics(self):
        display = self.board.display
        return for_size(display.width, display.height)

    def _reserve_sheets(self):
        """Takes the largest pieces of memory first; later there may be none so large."""
        metrics = self._metrics()
        for half in (metrics.hand_half, metrics.half):
            sheet.reserve(half)

    def _has_room(self, match):
        half, _ = line_of(self._metrics(), match.rules, match.seats)
        return half

    def tick(self, now):
        """One turn of the loop: keys, then time, then the screen, then thinking. `now` is in ms.

        Nothing here waits. A display that has nothing new to draw returns at once.
        """
        self._now = now
        # Each call spells out the method: one kept in a name takes memory anew at every tick.
        pressed = self.board.keys
        key = pressed.next()
        while key != keys.NONE:
            self._pass_on(key)
            self._go_to_next()
            key = pressed.next()
        self._scenes[-1].tick(now)
        self._go_to_next()
        if self._sound is not None:
            self._sound.tick(now)
        self.board.display.refresh()
        # After that, so that the player sees the move before the memory has been written, and what
        # a key does before a bot has thought on.
        if self._unsaved_settings:
            self._unsaved_settings = False
            self._keep(self.store.save_settings, self.settings)
        self.save_due()
        self._scenes[-1].think()

    def _save_match(self):
        self._unsaved = False
        # Where there is no memory for it, it is saved with the next move or the next scene.
        self._missed = not self._keep(self.store.save_match, self.session)
        if self._uncounted and not self._missed:
            # Saved as ended before it is counted, so that no power cut has it counted twice.
            self._uncounted = False
            self._keep(self.store.count_match, self.session)

    def _keep(self, save, what):
        """Has `save` save that, and tells whether there was the memory for it."""
        try:
            save(what)
        except MemoryError:
            # Better to play on.
            gc.collect()
            return False
        return True

    def save_due(self):
        """Saves the match if it is to be, at the end of the turn or where an error ended that."""
        if self._unsaved:
            self._save_match()

    def _pass_on(self, key):
        scene = self._scenes[-1]
        if key == keys.START and scene.in_match:
            self.open("pause", scene)
        else:
            scene.key(key, self._now)

    def open(self, name, *arguments):
        """Puts a scene in front of the one shown: the one in the file `firmware/scenes/name`.

        `arguments` are what it takes besides the app.
        """
        self._answer()
        self._put_in_front(name, *arguments)

    def _put_in_front(self, name, *arguments):
        self._scenes[-1].leave()
        self._loaded.append(tuple(sys.modules))
        self._scenes.append(scenes.make(name, self, *arguments))
        self._show()

    def close(self):
        """Goes back to the scene behind."""
        self._scenes.pop()
        self._show()
        let_go_since(self._loaded.pop())

    def hint(self):
        """Goes back to the scene behind, and asks it for a hint."""
        self.close()
        self._scenes[-1].key(keys.HINT, self._now)

    def replace(self, name, *arguments):
        """Puts a scene in the place of the one shown, named as for `open`."""
        self._answer()
        self._scenes[-1] = scenes.make(name, self, *arguments)
        self._show()

    def begin_match(self):
        """Begins a new match as the settings say, and saves both."""
        settings = self.settings
        self.save_settings()
        players = [(texts.YOU, PERSON_LEVEL)]
        names = texts.bot_names(settings.opponents + 1)
        for bot in range(settings.opponents):
            players.append((names[bot], settings.levels[bot]))
        self._begin(settings.game, players, settings.target)

    def _begin(self, game, players, target):
        match = (game, players, target, self._seeds.next(), self.store.room)
        self._start_from("lot", lambda: self._deal_first(match))

    def _deal_first(self, match):
        # The match before goes first, and all that it has loaded.
        self._drop_match()
        let_go_since(self._lasting)
        # Only here: it has done its work then.
        from .beginning import begin

        self.session = begin(*match)
        self._of_match = tuple(sys.modules)
        self.too_large = False
        self.save()
        return self._standing()

    def play(self):
        """Shows where the match stands: the lot, the table, or the end of a round."""
        self._start_from(self._standing())

    def _standing(self):
        """The name of the scene that shows where the match stands."""
        table = self.session.view.table
        if table.over:
            return "round_end"
        if self.session.match.number == 1 and self.session.match.lot and not table.history:
            return "lot"
        return "table"

    def show_table(self):
        """Shows the table with the current round."""
        self._start_from("table")

    def show_review(self):
        """Shows the person's moves of the round that has ended, and what "hard" thinks of them."""
        self._start_from("review")

    def leave_review(self):
        """Goes back to where the review was chosen: the menu after the round, on its row."""
        self._start_from("round_end")
        self._to_round_menu = True

    def go_on(self):
        """After the end of a round: the next round, or the end of the match."""
        if self.session.match.over:
            self._start_from("match_end")
        else:
            self._start_from("table", self._deal_next)

    def _deal_next(self):
        lot = self.session.match.lot
        self.session.next_round()
        self.save()
        # Some games draw for the lead again after a blocked round.
        return self._standing() if self.session.match.lot is lot else "lot"

    def save(self):
        """Has the match saved as it stands at the end of this turn of the loop."""
        self._unsaved = True

    def save_settings(self):
        """Has the settings saved at the end of this turn of the loop."""
        self._unsaved_settings = True

    def moved(self, move):
        """Sounds as the move that was just made does, and has the match saved and counted."""
        self.save()
        self._uncounted = self.session.match.over
        if self._sound is not None and self.settings.sound:
            self._sound.play_move(self.session, move, self._now)

    def use_setting(self, name):
        """Makes a setting that was changed count at once, where it is the board that shows it."""
        if name == "backlight":
            self._dim()
        elif name == "sound" and self.settings.sound:
            self._sound.play_sample(self._now)

    def quit(self):
        """Goes to the title; the match can be continued."""
        self._start_from("title")

    def rematch(self):
        """Begins a new match of the same game with the same players and target.

        The settings may say something else by now: they are those of the set-up last looked at.
        """
        match = self.session.match
        self._begin(match.rules.name, self.session.players, match.target)

    def forget_match(self):
        """Forgets the match, whether it has ended or not, and goes to the title."""
        self.store.clear_match()
        self._drop_match()
        self.quit()

    def _drop_match(self):
        self.session = None
        self._unsaved = self._missed = self._uncounted = False
        self._of_match = self._lasting

    def _dim(self):
        if self.board.backlight is not None:
            self.board.backlight.brightness = BRIGHTNESSES[self.settings.backlight]

    def _start_from(self, name, deal=None):
        """Has a scene shown with none behind it, once the one shown has nothing left to do.

        So all scenes shown until now are gone before the new one takes its memory. They are gone as
        well before `deal` is called, if given, which returns the name of the scene to be shown.
        """
        self._next = name
        self._deal = deal

    def _go_to_next(self):
        name = self._next
        if name is None:
            return
        deal = self._deal
        menu = self._to_round_menu
        self._next = self._deal = None
        self._to_round_menu = False
        if self._scenes:
            self._answer()
        self._scenes = []
        self._loaded = []
        self.board.display.root_group = None
        if name == "title":
            # What the table or a larger set needs is not kept for a match that may never go on.
            let_go_since(self._of_match, scenes.OF_ALL)
            sheet.forget_larger()
        else:
            let_go_since(self._of_match, scenes.OF_MATCH)
        if deal is not None:
            name = deal()
        if self._missed:
            self._unsaved = True
        note = ""
        try:
            self._scenes = [scenes.make(name, self)]
        except MemoryError:
            if name != "review":
                raise
            let_go_since(self._of_match, scenes.OF_MATCH)
            self._scenes = [scenes.make("round_end", self)]
            menu = True
            note = texts.NO_MEMORY
        if menu:
            self._put_in_front("round_menu", note, True)
        else:
            self._show()

    def _answer(self):
        """Shows at once that a key has been noticed, where it will take a while to do what it does.

        A board needs up to half a second to load a scene and to make it.
        """
        group = self._scenes[-1].group
        group.append(self.wait_mark)
        self.board.display.refresh()
        group.pop()

    def _show(self):
        scene = self._scenes[-1]
        self.board.display.root_group = scene.group
        scene.enter(self._now)
