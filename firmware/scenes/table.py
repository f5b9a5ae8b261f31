"""The table: the line of play, the own hand, the opponents, and the person's choice of a move."""

import sys

from engine.moves import DRAW, PASS, STOP, arm_of, exposed_of, tile_of
from engine.outcome import TARGET

from .. import keys, metrics, texts, theme
from ..choosing import Choosing
from ..clock import elapsed
from ..letting_go import let_go_since
from ..session import PERSON
from ..widgets import marks
from ..widgets.hand import Hand
from ..widgets.line import LineOfPlay
from ..widgets.panels import Panels, TurnMark
from ..widgets.text import Text
from .scene import Scene

# A pass must be noticed: no bot moves for this long after one.
_PASS_MS = 1000
# Nor does a key count that was meant for something else, when all of a sudden any key passes.
_NOTICE_MS = 300
# How many letters the long wordings take; where there is less room the short ones are used.
_LONG_ACTION = 9
_LONG_OWN = 26
_SHORT_OWN = 21
_PARTNER = 3
_GAIN = 3
_EXTRA = 10
_LONG_MESSAGE = 38
_SHORT_MESSAGE = 21
# How many tiles of the own hand find room beside each other on every screen.
_HAND = 7
# What stands before a draw or a stop that is chosen.
_CHOSEN = ">"


def _wording(room, letters):
    """Which of a pair of texts to use in `room` pixels: 0 the long one, 1 the short one."""
    return 0 if room >= letters * theme.CHAR_WIDTH else 1


class TableScene(Scene):
    """Shows the running round and lets the person play it."""

    in_match = True

    def __init__(self, app):
        Scene.__init__(self, app)
        session = app.session
        rules = session.match.rules
        players = session.players
        self._rules = rules
        m = metrics.for_size(self.width, self.height, rules.arms)
        seats = len(players)
        size = rules.hand_sizes[seats]
        grows = rules.kept is not None or size > _HAND
        self._panels = self.add(Panels(self.width, [name for name, _ in players[1:]]))
        # On the smallest screen the long ones are too much to be drawn for a single tile.
        words = _wording(self.width, _LONG_MESSAGE)
        letters = _LONG_ACTION + (_GAIN if rules.immediate else 0)
        self._panel_words = 0 if self._panels.action_letters >= letters else 1
        self._panel_words = max(words, self._panel_words)
        self._own_words = max(words, _wording(self.width - m.own_x, _LONG_OWN))
        letters = self._own_letters(rules)
        if rules.kept is not None or rules.runs:
            letters += _EXTRA
        self._own_room = _wording(self.width - m.own_x, letters)
        if rules.immediate:
            self._own_words = max(self._own_words, self._own_room)
        self._wording = _wording(self.width - m.message_x, _LONG_MESSAGE)
        half, capacity = metrics.line_of(m, rules, seats)
        height = m.line_height // (2 * half) * 2 * half
        y = m.line_y + (m.line_height - height) // 2
        line = LineOfPlay(0, y, self.width, height, half, rules.arms, capacity, rules.top)
        self._line = self.add(line)
        # These two change with every move: they are not to become longer in the middle of a match.
        self._letters = (_LONG_MESSAGE, _SHORT_MESSAGE)[self._wording]
        self._message = self.add(
            Text(m.message_x, m.message_y, color=theme.STRONG, room=self._letters)
        )
        # The own row: the place of the turn mark, what is said after it, and at its end the place
        # where draws and stops are done.
        self._own_x = m.own_x
        self._own_y = m.own_y
        x = m.own_x + theme.CHAR_WIDTH
        self._row_letters = (self.width - x) // theme.CHAR_WIDTH
        self._row = self.add(Text(x, m.own_y, room=self._row_letters))
        self._own = ""
        self._extra = ""
        self._mark = self.add(TurnMark())
        area = (m.hand_x, m.hand_y, m.hand_width, m.hand_height, m.hand_half)
        if grows:
            # Loaded only for the games in which it does.
            from ..widgets.wide_hand import WideHand

            self._hand = self.add(WideHand(*area, top=rules.top))
        else:
            self._hand = self.add(Hand(*area, capacity=_HAND, top=rules.top))
        self._choosing = Choosing()
        self._session = session
        self._hint = None
        self._order = None

    def _own_letters(self, rules):
        """How many letters the long form of the own row takes, without what stands at its end."""
        letters = (_LONG_OWN, _SHORT_OWN)[self._own_words]
        if rules.sides:
            letters += _PARTNER
        if rules.immediate:
            letters += _GAIN
        return letters

    def enter(self, now):
        """Shows the round as it stands; the waiting for a bot, or after a pass, starts anew."""
        order = self.app.settings.hand_order
        if order != self._order:
            self._order = order
            self._end_hint()
            self._set_up()
        self._since = now
        self._pass_since = now if texts.PASSED in self._actions else None
        self._show_turn()

    def leave(self):
        """Gives up a hint that is not known yet: the thinking takes much memory."""
        if self._hint is not None and not self._hint.known:
            self._end_hint()

    def key(self, key, now):
        """Walks over the hand, chooses the end, lays, passes; after the end any key goes on."""
        session = self._session
        if session.view.table.over:
            self.app.play()
        elif not session.persons_turn():
            self._walk(key)
        elif self._choosing.forced is not None:
            if elapsed(now, self._since) >= _NOTICE_MS:
                self._make(self._choosing.forced, now)
        elif key == keys.HINT:
            self._begin_hint()
        elif key == keys.A:
            move = self._choosing.move()
            if move is not None:
                self._make(move, now)
        elif key in (keys.UP, keys.DOWN):
            if len(self._choosing.choices) > 1:
                self._choosing.turn_choice(1 if key == keys.DOWN else -1)
                self._show_choice()
        elif key == keys.B and self._choosing.chosen + 1 < len(self._choosing.choices):
            # B goes through all moves, so that no other key is needed to choose the end.
            self._choosing.turn_choice(1)
            self._show_choice()
        else:
            self._walk(key)

    def tick(self, now):
        """Makes the move of the bot whose turn it is, once it has one and its time has come."""
        move = self._session.decided
        if move is not None and self._has_waited(now):
            self._make(move, now)

    def think(self):
        """Lets the bot whose turn it is think, or whoever was asked for a hint."""
        session = self._session
        if self._hint is not None:
            if self._hint.think():
                self._show_choice()
                if self._hint.failed:
                    # Said once: then the row tells again what the keys do, and a hint can be asked
                    # for anew.
                    self._end_hint()
        elif not session.view.table.over and not session.persons_turn():
            session.think()

    def can_hint(self):
        """Whether the person is to move and has a choice."""
        return self._session.persons_turn() and self._choosing.forced is None

    def _begin_hint(self):
        if self._hint is not None:
            return
        try:
            # The names of the modules that the table does with.
            self._without_hint = tuple(sys.modules)
            # Loaded when asked for: most matches do without.
            from ..hint import Hint

            self._hint = Hint(self._session, self._session.view, self._letters)
        except MemoryError:
            self._message.text = texts.NO_MEMORY
        else:
            self._show_choice()

    def _end_hint(self):
        if self._hint is not None:
            self._hint = None
            let_go_since(self._without_hint)

    def _has_waited(self, now):
        """Whether the player has had the time to follow the last move and to notice a pass."""
        if elapsed(now, self._since) < self.app.settings.pace_ms:
            return False
        return self._pass_since is None or elapsed(now, self._pass_since) >= _PASS_MS

    def _set_up(self):
        """Shows a whole round: the deal, then the moves made so far."""
        view = self._session.view
        self._line.clear()
        order = list(view.tiles)
        if self.app.settings.hand_order:
            order.sort()
        self._choosing.deal(order)
        self._hand.deal(order)
        self._actions = [""] * view.table.seats
        self._draws = [0] * view.table.seats
        drawn = list(view.drawn)
        replay = view.table.opening()
        for move in view.table.history:
            seat = replay.turn
            replay.push(move)
            self._show_move(seat, move, replay)
            if move == DRAW and seat == PERSON:
                self._take(drawn.pop(0))

    def _make(self, move, now):
        """Makes the move of the seat to move, shows and saves it."""
        session = self._session
        seat = session.view.table.turn
        self._end_hint()
        session.push(move)
        # At once, so that it is saved even where showing it ends in an error.
        self.app.moved(move)
        view = session.view
        self._show_move(seat, move, view.table)
        if move == DRAW and seat == PERSON:
            self._take(view.drawn[-1])
        self._since = now
        if move == PASS:
            self._pass_since = now
        self._show_turn()

    def _take(self, tile):
        """Adds a tile that the person has drawn to the end of the hand; empty places close up."""
        self._choosing.order = self._hand.add(tile)

    def _show_move(self, seat, move, table):
        """Shows a move that was just made; `table` is the one it has led to."""
        words = self._own_words if seat == PERSON else self._panel_words
        if move != DRAW:
            self._draws[seat] = 0
        if move == PASS:
            self._actions[seat] = texts.PASSED
            return
        if move == STOP:
            self._actions[seat] = texts.STOPPED[words]
            return
        if move == DRAW:
            self._draws[seat] += 1
            self._actions[seat] = texts.DREW[words] % self._draws[seat]
            return
        tile = tile_of(move)
        action = texts.LAID[words] % texts.tile(tile)
        gain = table.last_gain() if self._rules.immediate else 0
        if gain:
            # Where there is no room for both, the points are what must not be missed.
            action = texts.GAIN % (("", action)[words == 0], gain)
        self._actions[seat] = action
        if self._line.count == 0:
            self._line.lead(tile)
        else:
            self._line.play(tile, arm_of(move), table.ends[arm_of(move)])
        if seat == PERSON:
            self._hand.remove(tile)

    def _points(self, seat):
        """The points of the seat's side, those of the running round included."""
        match = self._session.match
        points = match.scores.of(seat)
        table = self._session.view.table
        if table.points and not match.scored:
            points += table.points[seat]
        return points

    def _show_turn(self):
        """Shows everything that depends on whose turn it is."""
        session = self._session
        view = session.view
        table = view.table
        choosing = self._choosing
        choosing.look(view)
        others = range(PERSON + 1, table.seats)
        self._panels.show(
            [self._points(seat) for seat in others], table.counts[1:], self._actions[1:]
        )
        self._show_mark(table)
        own = [
            session.side_name(PERSON),
            self._points(PERSON),
            session.match.target,
            self._actions[PERSON],
        ]
        if self._own_room:
            own.pop(2)
        self._own = texts.OWN[self._own_room] % tuple(own)
        if table.ends:
            wanted = [marks.wanted(self._rules, end) for end in table.ends]
            self._line.ends(*wanted, closed=table.closed_arms())
        self._hand.playable(choosing.playable())
        self._show_choice()

    def _walk(self, key):
        if key == keys.LEFT:
            self._choosing.walk(-1)
        elif key == keys.RIGHT:
            self._choosing.walk(1)
        elif key == keys.B:
            self._choosing.walk_to_playable()
        self._show_choice()

    def _show_choice(self):
        """Shows the cursor, what can be done with its tile, and the ghost where it would lie."""
        session = self._session
        view = session.view
        table = view.table
        choosing = self._choosing
        on_tile = choosing.tile() is not None and not table.over
        self._hand.select(choosing.cursor if on_tile else None)
        self._line.no_ghost()
        self._extra = self._extra_words(table)
        self._show_own_row()
        if table.over:
            self._say(texts.ROUND_OVER, self._how_it_ended(table))
        elif not session.persons_turn():
            self._say(texts.THINKS, session.name(table.turn))
        elif choosing.forced == PASS:
            self._say(texts.ONLY_PASS, self._wanted_words(table))
        elif choosing.forced is not None:
            self._say(texts.ONLY_DRAW, self._wanted_words(table))
        elif choosing.extra() == DRAW:
            self._say(texts.DRAWS, table.stock - self._rules.kept)
        elif choosing.extra() == STOP:
            self._say(texts.STOPS, ())
        else:
            self._show_tile(table)
        if self._hint is not None:
            self._message.text = self._hint.words(choosing.move())

    def _show_mark(self, table):
        """Shows the mark before the name of the seat to move."""
        if table.over:
            self._mark.hide()
        elif table.turn == PERSON:
            self._mark.show(self._own_x, self._own_y)
        else:
            self._mark.show(self._panels.mark_x(table.turn - 1), 0)

    def _show_own_row(self):
        row = self._own
        if self._extra:
            row = "%-*s%s" % (self._row_letters - len(self._extra), row, self._extra)
        self._row.text = row

    def _extra_words(self, table):
        """Names the place of a draw or a stop, and marks it where the cursor stands on it."""
        words = ""
        if self._rules.kept is not None:
            words = texts.STOCK[self._own_room] % table.stock
        elif STOP in self._choosing.extras:
            words = texts.STOP_PLACE
        mark = _CHOSEN if self._choosing.extra() is not None else " "
        return mark + words if words else ""

    def _how_it_ended(self, table):
        out = table.went_out()
        if out is not None:
            return texts.goes(self._session.name(out), texts.ROUND_OUT)
        outcome = self._session.outcome()
        return texts.ROUND_TARGET if outcome.how == TARGET else texts.BLOCKED

    def _wanted(self, table):
        """The numbers that would fit; [] where only the matadors do, which fit everywhere."""
        closed = table.closed_arms()
        ends = table.ends
        shown = [
            marks.wanted(self._rules, ends[arm])
            for arm in range(len(ends))
            if not closed >> arm & 1
        ]
        return [number for number in shown if number <= self._rules.top]

    def _wanted_words(self, table):
        wanted = self._wanted(table)
        return texts.ends(wanted) if wanted else texts.MATADOR

    def _say(self, wordings, words):
        # A hint stands there until the move is made.
        if self._hint is None:
            self._message.text = self.keyed(wordings[self._wording]) % words

    def _show_tile(self, table):
        """Shows what can be done with the tile under the cursor."""
        choosing = self._choosing
        tile = choosing.tile()
        if not choosing.choices:
            if not table.ends:
                self._say(texts.MUST_LEAD, texts.tile(choosing.led()))
            elif self._wanted(table):
                self._say(texts.FITS_NOT, (texts.tile(tile), self._wanted_words(table)))
            else:
                self._say(texts.NO_MATADOR, texts.tile(tile))
            return
        move = choosing.move()
        words = texts.tile(tile)
        if not table.ends:
            wordings = texts.YOUR_LEAD
        elif len(choosing.choices) == 1:
            wordings = texts.LAYS
            if DRAW in choosing.extras:
                wordings = texts.LAYS_OR_DRAW
            elif STOP in choosing.extras:
                wordings = texts.LAYS_OR_STOP
        elif exposed_of(move) is not None:
            wordings = texts.WHICH_HALF
        elif len(table.ends) == 2:
            wordings = texts.WHICH_END
        else:
            wordings = texts.WHICH_ARM
            words = (words, texts.ARMS[arm_of(move)])
        self._say(wordings, words)
        self._show_ghost(table)

    def _show_ghost(self, table):
        """Shows the tile where the chosen move would lay it."""
        move = self._choosing.move()
        arm = arm_of(move)
        table.push(move)
        end = table.ends[arm]
        table.pop()
        self._line.ghost(tile_of(move), arm, end)


SCENE = TableScene
