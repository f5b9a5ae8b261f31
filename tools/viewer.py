"""Shows recorded rounds move by move on the desktop board, all hands open."""

import displayio

from engine.drawing import drawn_of
from engine.moves import PASS, STOP, arm_of, tile_of
from engine.notation.turns import moves_of_round
from firmware import keys, metrics, theme
from firmware.widgets.background import background
from firmware.widgets.hand import Hand
from firmware.widgets.line import LineOfPlay
from firmware.widgets.panel import TURN_MARK
from firmware.widgets.text import CENTRE, Text
from tools.hand_sizes import largest_hands
from tools.viewer_words import NAME_LETTERS, count, move_words, short_names

# A name's room before its hand, in letters: the mark of the turn, its letters, a gap.
_HAND_INSET = (NAME_LETTERS + 2) * theme.CHAR_WIDTH
_GAP = 3
# What the line of play shows: two ends, tiles of double-six.
_ARMS = 2
_TOP = 6
# The half-tiles of hands that are too large for those of the screen's own size, in pixels.
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

        ViewerError if there are none, or if one has hands too large for the display, a larger set
        than double-six or a line with more than two ends.
        """
        self._board = board
        self._rounds = rounds
        self._number = 0
        self._metrics = metrics.for_size(board.display.width, board.display.height)
        if not rounds:
            raise ViewerError("there is no round to show")
        self._moves = [moves_of_round(whole) for _, whole in rounds]
        self._largest = [
            self._check_round(number, whole) for number, (_, whole) in enumerate(rounds, 1)
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
        m = self._metrics
        self._round = whole.opening()
        self._made = 0
        self._group = displayio.Group()
        self._group.append(background(m.width, m.height))
        self._place = self._add(Text(_GAP, 0, color=theme.STRONG))
        self._line = self._add(LineOfPlay(0, theme.ROW_HEIGHT, m.width, m.line_height, m.half))
        self._add_hands(names)
        bottom = m.height - theme.ROW_HEIGHT
        self._words = self._add(Text(m.width // 2, bottom, align=CENTRE))
        for move in self._moves[self._number][:moves]:
            self._make(move)
        self._show_state()
        self._board.display.root_group = self._group

    def _add(self, widget):
        self._group.append(widget.group)
        return widget

    def _check_round(self, number, whole):
        """The most tiles that each seat holds at once in a round that can be shown."""
        rules = whole.rules
        if rules.arms > _ARMS:
            raise ViewerError(
                f"round {number}: a line with {rules.arms} ends ({rules.name}) cannot be shown"
            )
        if rules.top > _TOP:
            raise ViewerError(
                f"round {number}: tiles up to {rules.top}-{rules.top} cannot be shown, "
                f"only those of double-six"
            )
        held = largest_hands(whole, self._moves[number - 1])
        if self._half_of_hands(max(held), whole.seats) is None:
            m = self._metrics
            raise ViewerError(
                f"round {number}: no room for hands of {max(held)} tiles on {m.width}x{m.height}"
            )
        return held

    def _half_of_hands(self, largest, seats):
        """The half-tiles with which there is room for hands of so many tiles, or None."""
        width, pitch = self._room_of_hand(seats)
        for half in (self._metrics.shown_half, _SMALL_HALF):
            if largest <= width // half * (pitch // (2 * half)):
                return half
        return None

    def _room_of_hand(self, seats):
        """The width and the height that a hand may take, in pixels."""
        m = self._metrics
        columns = _columns(seats)
        rows = -(-seats // columns)
        height = m.height - theme.ROW_HEIGHT - self._top_of_hands()
        return m.width // columns - _HAND_INSET, height // rows

    def _top_of_hands(self):
        return theme.ROW_HEIGHT + self._metrics.line_height + _GAP

    def _add_hands(self, names):
        """Two hands beside each other where they are more than two, else one below the other."""
        deal = self._round.deal
        short = short_names(names)
        largest = self._largest[self._number]
        width, pitch = self._room_of_hand(len(deal))
        half = self._half_of_hands(max(largest), len(deal))
        height = -(-max(largest) // (width // half)) * 2 * half
        self._hands = []
        self._held = [list(hand) for hand in deal]
        self._marks = []
        for seat, tiles in enumerate(deal):
            row, column = divmod(seat, _columns(len(deal)))
            x = column * (width + _HAND_INSET)
            y = self._top_of_hands() + row * pitch
            text_y = y + half - theme.ROW_HEIGHT // 2
            self._marks.append(self._add(Text(x, text_y, color=theme.STRONG)))
            self._add(Text(x + theme.CHAR_WIDTH, text_y, short[seat]))
            hand = Hand(
                x + _HAND_INSET, y, width, height, half, largest[seat], lift=0, centred=False
            )
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
            self._line.ends(*round_.ends)
        # A round that points in mid-round have ended may not know by itself that it is over.
        over = whole.over and self._made == len(moves)
        for seat, mark in enumerate(self._marks):
            mark.text = TURN_MARK if seat == round_.turn and not over else ""
        self._words.text = count(names, whole, self._fits) if over else ""

    def _fits(self, words):
        return len(words) * theme.CHAR_WIDTH + _GAP <= self._metrics.width


def _columns(seats):
    return 1 if seats == 2 else 2
