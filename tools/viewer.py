"""Shows recorded rounds move by move on the desktop board, all hands open."""

import displayio

from engine.drawing import drawn_of
from engine.moves import PASS, STOP, arm_of, tile_of
from engine.notation.turns import moves_of_round
from engine.tiles import is_double
from firmware import keys, metrics, theme
from firmware.widgets import marks
from firmware.widgets.background import background
from firmware.widgets.panels import TurnMark
from firmware.widgets.text import CENTRE, Text
from tools.hand_sizes import largest_hands
from tools.viewer_layout import GAP, Layout, fewest_rows
from tools.viewer_words import count, move_words, short_names

# Up to this number tiles are those of double-six.
_TOP = 6
# The half-tiles where there is no room for those of the screen's own size, in pixels.
_SMALL_HALF = 8


class ViewerError(ValueError):
    """Rounds that cannot be shown. The text says which, and why."""


class Viewer:
    """An app in the place of the game's own: right and left go from move to move.

    Down and up go to the next and the previous round. The display shows the hands as they are
    before the next move, the line, the move just made and, after the last one, the count.
    """

    def __init__(self, board, rounds):
        """`rounds` is a list of (names, round), the names by seat, each round with its moves.

        ViewerError if there are none, or if one has hands or a line too large for the display.
        """
        self._board = board
        self._rounds = rounds
        self._number = 0
        self._width = board.display.width
        self._height = board.display.height
        if not rounds:
            raise ViewerError("there is no round to show")
        self._moves = [moves_of_round(whole) for _, whole in rounds]
        self._layouts = [
            self._layout_of(number, whole) for number, (_, whole) in enumerate(rounds, 1)
        ]
        self._show_round(moves=0)

    def tick(self, now):
        """One turn of the loop, as that of the game's app."""
        key = self._board.keys.next()
        while key != keys.NONE:
            self._key(key)
            key = self._board.keys.next()
        self._board.display.refresh()

    def _key(self, key):
        moves = self._moves[self._number]
        if key in (keys.RIGHT, keys.A) and self._made < len(moves):
            self._make(moves[self._made])
            self._show_state()
        elif key in (keys.LEFT, keys.B) and self._made:
            self._show_round(self._made - 1)
        elif key == keys.DOWN and self._number + 1 < len(self._rounds):
            self._number += 1
            self._show_round(moves=0)
        elif key == keys.UP and self._number:
            self._number -= 1
            self._show_round(moves=0)

    def _show_round(self, moves):
        """Lays the scene anew, with so many moves made."""
        names, whole = self._rounds[self._number]
        layout = self._layouts[self._number]
        self._round = whole.opening()
        self._made = 0
        self._group = displayio.Group()
        self._group.append(background(self._width, self._height))
        self._place = self._add(Text(GAP, 0, color=theme.STRONG))
        self._line = self._add(layout.line(whole.rules))
        self._add_hands(names, layout)
        self._mark = self._add(TurnMark())
        bottom = self._height - theme.ROW_HEIGHT
        self._words = self._add(Text(self._width // 2, bottom, align=CENTRE))
        for move in self._moves[self._number][:moves]:
            self._make(move)
        self._show_state()
        self._board.display.root_group = self._group

    def _add(self, widget):
        self._group.append(widget.group)
        return widget

    def _layout_of(self, number, whole):
        """The `Layout` of a round that can be shown."""
        rules = whole.rules
        moves = self._moves[number - 1]
        held = largest_hands(whole, moves)
        m = metrics.for_size(self._width, self._height, rules.arms)
        if rules.top == _TOP:
            layouts = [
                Layout(m, held, line_half, hand_half)
                for line_half in (m.half, _SMALL_HALF)
                for hand_half in (m.shown_half, _SMALL_HALF)
            ]
        else:
            layouts = self._larger_layouts(m, held, rules.top, moves)
        for layout in layouts:
            if layout.has_room():
                return layout
        raise ViewerError(
            f"round {number}: no room for the line and hands of {max(held)} tiles "
            f"on {m.width}x{m.height}"
        )

    def _larger_layouts(self, m, held, top, moves):
        """Yield the layouts for a larger set, on which its tiles can be told and the line fits."""
        laid = [(is_double(tile_of(move)), arm_of(move)) for move in moves if move >= 0]
        least = metrics.SMALLEST_HALF[top]
        for line_half in range(max(m.half, least), least - 1, -2):
            most = m.line_height // (2 * line_half)
            rows = fewest_rows(self._width, most, line_half, laid)
            if rows is not None:
                for hand_half in (metrics.shown_half(m, top), least):
                    yield Layout(m, held, line_half, hand_half, rows, len(laid) + 1, top)

    def _add_hands(self, names, layout):
        """Adds the hands with the names before them."""
        deal = self._round.deal
        short = short_names(names)
        self._hands = []
        self._held = [list(hand) for hand in deal]
        self._names = []
        for seat, tiles in enumerate(deal):
            x, y = layout.place(seat)
            text_y = y + layout.hand_half - theme.ROW_HEIGHT // 2
            self._names.append((x, text_y))
            self._add(Text(x + theme.CHAR_WIDTH, text_y, short[seat]))
            hand = layout.hand(seat)
            self._add(hand).deal(tiles)
            self._hands.append(hand)

    def _make(self, move):
        self._mover = seat = self._round.turn
        self._round.push(move)
        self._made += 1
        drawn = drawn_of(move)
        if drawn is not None:
            # The places of laid tiles close up, so that a hand needs no more room than its tiles.
            self._held[seat].append(drawn)
            self._hands[seat].deal(self._held[seat])
            return
        if move in (PASS, STOP):
            return
        tile = tile_of(move)
        self._held[seat].remove(tile)
        self._hands[seat].remove(tile)
        if self._line.count:
            self._line.play(tile, arm_of(move), self._round.ends[arm_of(move)])
        else:
            self._line.lead(tile)

    def _show_state(self):
        names, whole = self._rounds[self._number]
        moves = self._moves[self._number]
        round_ = self._round
        words = [f"Round {self._number + 1}", f"{self._made}/{len(moves)}"]
        if self._made:
            mover = short_names(names)[self._mover]
            words.append(f"{mover} {move_words(moves[self._made - 1])}")
        place = "  ".join(words)
        self._place.text = place if self._fits(place) else " ".join(words)
        if round_.ends:
            wanted = [marks.wanted(round_.rules, end) for end in round_.ends]
            self._line.ends(*wanted, closed=round_.table.closed_arms())
        # A round that points in mid-round have ended may not know by itself that it is over.
        over = whole.over and self._made == len(moves)
        if over:
            self._mark.hide()
        else:
            self._mark.show(*self._names[round_.turn])
        self._words.text = count(names, whole, self._fits) if over else ""

    def _fits(self, words):
        return len(words) * theme.CHAR_WIDTH + GAP <= self._width
