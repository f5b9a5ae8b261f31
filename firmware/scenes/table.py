"""The table: the line of play, the own hand, the opponents, and the person's choice of a move."""

from engine.moves import PASS, arm_of, tile_of
from engine.table import Table

from .. import keys, metrics, texts, theme
from ..clock import elapsed
from ..session import PERSON
from ..widgets.hand import Hand
from ..widgets.line import LineOfPlay
from ..widgets.panel import TURN_MARK, Panel
from ..widgets.text import Text
from .scene import Scene

# A pass must be noticed: no bot moves for this long after one.
_PASS_MS = 1000
# How many letters the long wordings take; where there is less room the short ones are used.
_LONG_PANEL = 14
_LONG_OWN = 26
_LONG_MESSAGE = 38


def _wording(room, letters):
    """Which of a pair of texts to use in `room` pixels: 0 the long one, 1 the short one."""
    return 0 if room >= letters * theme.CHAR_WIDTH else 1


class TableScene(Scene):
    """Shows the running round and lets the person play it.

    One scene serves all rounds of matches with the same players; `seats` says for how many.
    """

    in_match = True

    def __init__(self, app):
        Scene.__init__(self, app)
        session = app.session
        self._players = session.players
        m = metrics.for_size(self.width, self.height)
        opponents = len(self._players) - 1
        width = self.width // opponents
        self._panels = [
            self.add(Panel(width * place, 0, width, self._players[place + 1][0]))
            for place in range(opponents)
        ]
        self._laid = texts.LAID[_wording(width, _LONG_PANEL)]
        self._own_laid = texts.LAID[_wording(self.width - m.own_x, _LONG_OWN)]
        self._wording = _wording(self.width - m.message_x, _LONG_MESSAGE)
        self._line = self.add(LineOfPlay(0, m.line_y, self.width, m.line_height, m.half))
        self._message = self.add(Text(m.message_x, m.message_y, color=theme.STRONG))
        self._own = self.add(Text(m.own_x, m.own_y))
        capacity = max(session.match.rules.hand_sizes.values())
        self._hand = self.add(
            Hand(m.hand_x, m.hand_y, m.hand_width, m.hand_height, m.hand_half, capacity)
        )
        self._shown = None

    @property
    def players(self):
        """The players the scene was made for."""
        return self._players

    def enter(self, now):
        """Shows the round as it stands; the waiting for a bot, or after a pass, starts anew."""
        session = self.app.session
        shown = (session, session.match.number, self.app.settings.hand_order)
        if shown != self._shown:
            self._shown = shown
            self._set_up()
        self._since = now
        self._pass_since = now if texts.PASSED in self._actions else None
        self._show_turn()

    def key(self, key, now):
        """Walks over the hand, chooses the end, lays, passes; after the end any key goes on."""
        session = self.app.session
        if session.view.table.over:
            self.app.play()
        elif not session.persons_turn():
            self._walk(key)
        elif self._moves[0] == PASS:
            self._make(PASS, now)
        elif key == keys.A:
            if self._choices:
                self._make(self._choices[self._choice], now)
        elif key in (keys.UP, keys.DOWN):
            if len(self._choices) > 1:
                self._choose(1 - self._choice)
        elif key == keys.B and self._choice + 1 < len(self._choices):
            # B goes through all moves, so that no other key is needed to choose the end.
            self._choose(self._choice + 1)
        else:
            self._walk(key)

    def tick(self, now):
        """Lets the bot whose turn it is think, and makes its move when its time has come."""
        session = self.app.session
        if session.view.table.over or session.persons_turn():
            return
        move = session.think()
        if move is not None and self._has_waited(now):
            self._make(move, now)

    def _choose(self, choice):
        """Shows another of the ends that the tile under the cursor can be laid at."""
        self._choice = choice
        self._show_ghost(self.app.session.view.table)

    def _has_waited(self, now):
        """Whether the player has had the time to follow the last move and to notice a pass."""
        if elapsed(now, self._since) < self.app.settings.pace_ms:
            return False
        return self._pass_since is None or elapsed(now, self._pass_since) >= _PASS_MS

    def _set_up(self):
        """Shows a whole round: the deal, then the moves made so far."""
        view = self.app.session.view
        self._line.clear()
        order = list(view.tiles)
        if self.app.settings.hand_order:
            order.sort()
        self._order = order
        self._cursor = 0
        self._hand.deal(order)
        self._actions = [""] * view.table.seats
        replay = Table(view.rules, view.table.dealt_counts(), view.table.leader)
        for move in view.table.history:
            seat = replay.turn
            replay.push(move)
            self._show_move(seat, move, replay.ends)

    def _make(self, move, now):
        """Makes the move of the seat to move, shows and saves it."""
        session = self.app.session
        seat = session.view.table.turn
        session.push(move)
        self._show_move(seat, move, session.view.table.ends)
        self.app.save()
        self._since = now
        if move == PASS:
            self._pass_since = now
        self._show_turn()

    def _show_move(self, seat, move, ends):
        if move == PASS:
            self._actions[seat] = texts.PASSED
            return
        tile = tile_of(move)
        laid = self._own_laid if seat == PERSON else self._laid
        self._actions[seat] = laid % texts.tile(tile)
        if self._line.count == 0:
            self._line.lead(tile)
        else:
            self._line.play(tile, arm_of(move), ends[arm_of(move)])
        if seat == PERSON:
            self._hand.remove(tile)

    def _show_turn(self):
        """Shows everything that depends on whose turn it is."""
        session = self.app.session
        view = session.view
        table = view.table
        self._moves = view.legal_moves()
        scores = session.match.scores.points
        for place in range(len(self._panels)):
            panel = self._panels[place]
            seat = place + 1
            panel.turn(not table.over and table.turn == seat)
            panel.score(scores[seat])
            panel.tiles(table.counts[seat])
            panel.action(self._actions[seat])
        self._own.text = texts.OWN % (
            TURN_MARK if session.persons_turn() else " ",
            session.name(PERSON),
            scores[PERSON],
            session.match.target,
            self._actions[PERSON],
        )
        if table.ends:
            self._line.ends(table.ends[0], table.ends[1])
        playable = 0 if table.over else view.hand & table.fitting()
        self._hand.playable(playable)
        self._place_cursor(playable)
        self._show_choice()

    def _place_cursor(self, playable):
        """Keeps the cursor where it is if it can stay, else puts it on a tile that can."""
        wanted = playable or self.app.session.view.hand
        if wanted and not wanted >> self._order[self._cursor] & 1:
            self._step(1, wanted)

    def _walk(self, key):
        hand = self.app.session.view.hand
        if key == keys.LEFT:
            self._step(-1, hand)
        elif key == keys.RIGHT:
            self._step(1, hand)
        elif key == keys.B:
            self._step(1, hand & self.app.session.view.table.fitting())
        self._show_choice()

    def _step(self, step, wanted):
        """Moves the cursor to the next tile of the mask `wanted`, round the ends of the hand."""
        order = self._order
        for distance in range(1, len(order) + 1):
            place = (self._cursor + step * distance) % len(order)
            if wanted >> order[place] & 1:
                self._cursor = place
                return

    def _show_choice(self):
        """Shows the cursor, what can be done with its tile, and the ghost where it would lie."""
        session = self.app.session
        view = session.view
        table = view.table
        self._choices = []
        self._choice = 0
        self._hand.select(None if table.over else self._cursor)
        self._line.no_ghost()
        if table.over:
            out = table.went_out()
            how = texts.BLOCKED
            if out is not None:
                how = texts.goes(session.name(out), texts.ROUND_OUT)
            self._say(texts.ROUND_OVER, how)
        elif not session.persons_turn():
            self._say(texts.THINKS, session.name(table.turn))
        elif self._moves[0] == PASS:
            self._say(texts.ONLY_PASS, texts.ends(table.ends))
        else:
            self._show_tile(table)

    def _say(self, wordings, words):
        self._message.text = self.keyed(wordings[self._wording]) % words

    def _show_tile(self, table):
        """Shows what can be done with the tile under the cursor."""
        tile = self._order[self._cursor]
        choices = [move for move in self._moves if tile_of(move) == tile]
        if len(choices) > 1 and table.ends[0] == table.ends[1]:
            # The ends are alike: there is nothing to ask.
            choices.pop()
        self._choices = choices
        if not choices:
            self._say(texts.FITS_NOT, (texts.tile(tile), texts.ends(table.ends)))
            return
        if not table.ends:
            wordings = texts.YOUR_LEAD
        elif len(choices) > 1:
            wordings = texts.WHICH_END
        else:
            wordings = texts.LAYS
        self._say(wordings, texts.tile(tile))
        self._show_ghost(table)

    def _show_ghost(self, table):
        """Shows the tile where the chosen move would lay it."""
        move = self._choices[self._choice]
        arm = arm_of(move)
        table.push(move)
        end = table.ends[arm]
        table.pop()
        self._line.ghost(tile_of(move), arm, end)
