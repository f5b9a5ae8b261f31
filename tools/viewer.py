"""Shows recorded rounds move by move on the desktop board, all hands open."""

import displayio

from engine.moves import PASS, arm_of, tile_of
from engine.round import Round
from firmware import keys, metrics, texts, theme
from firmware.widgets.background import background
from firmware.widgets.hand import Hand
from firmware.widgets.line import LineOfPlay
from firmware.widgets.panel import TURN_MARK
from firmware.widgets.text import CENTRE, Text

# A name's room before its hand, in letters: the mark of the turn, five letters, a gap.
_NAME_LETTERS = 7
_HAND_INSET = _NAME_LETTERS * theme.CHAR_WIDTH
_GAP = 3


class ViewerError(ValueError):
    """Rounds that cannot be shown. The text says which, and why."""


class Viewer:
    """An app in the place of the game's own: right and left go from move to move.

    Down and up go to the next and the previous round. The display shows the hands as they are
    before the next move, the line, the move just made and, after the last one, the count.
    """

    def __init__(self, board, rounds):
        """`rounds` is a list of (names, round), the names by seat, each round with its moves.

        ViewerError if there are none, or if one has hands too large for the display.
        """
        self._board = board
        self._rounds = rounds
        self._number = 0
        self._metrics = metrics.for_size(board.display.width, board.display.height)
        self._check_rounds()
        self._show_round(moves=0)

    def tick(self, now):
        """One turn of the loop, as that of the game's app."""
        key = self._board.keys.next()
        while key != keys.NONE:
            self._key(key)
            key = self._board.keys.next()
        self._board.display.refresh()

    def _key(self, key):
        names, whole = self._rounds[self._number]
        made = len(self._round.table.history)
        if key in (keys.RIGHT, keys.A) and made < len(whole.table.history):
            self._make(whole.table.history[made])
            self._show_state(names)
        elif key in (keys.LEFT, keys.B) and made:
            self._show_round(made - 1)
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
        self._round = Round(whole.rules, whole.deal, whole.table.leader)
        self._group = displayio.Group()
        self._group.append(background(m.width, m.height))
        self._place = self._add(Text(_GAP, 0, color=theme.STRONG))
        self._line = self._add(LineOfPlay(0, theme.ROW_HEIGHT, m.width, m.line_height, m.half))
        self._add_hands(names)
        bottom = m.height - theme.ROW_HEIGHT
        self._words = self._add(Text(m.width // 2, bottom, align=CENTRE))
        for move in whole.table.history[:moves]:
            self._make(move)
        self._show_state(names)
        self._board.display.root_group = self._group

    def _add(self, widget):
        self._group.append(widget.group)
        return widget

    def _check_rounds(self):
        if not self._rounds:
            raise ViewerError("there is no round to show")
        m = self._metrics
        for number, (_, whole) in enumerate(self._rounds, 1):
            room = m.width // _columns(whole.deal) - _HAND_INSET
            largest = max(len(hand) for hand in whole.deal)
            if largest * m.shown_half > room:
                raise ViewerError(
                    f"round {number}: no room for hands of {largest} tiles on {m.width}x{m.height}"
                )

    def _add_hands(self, names):
        """Two hands beside each other where they are small, else one below the other."""
        m = self._metrics
        deal = self._round.deal
        columns = _columns(deal)
        rows = (len(deal) + columns - 1) // columns
        top = theme.ROW_HEIGHT + m.line_height + _GAP
        pitch = (m.height - theme.ROW_HEIGHT - top) // rows
        width = m.width // columns
        half = m.shown_half
        self._hands = []
        self._marks = []
        for seat in range(len(deal)):
            x = seat % columns * width
            y = top + seat // columns * pitch
            text_y = y + half - theme.ROW_HEIGHT // 2
            self._marks.append(self._add(Text(x, text_y, color=theme.STRONG)))
            self._add(Text(x + theme.CHAR_WIDTH, text_y, names[seat][: _NAME_LETTERS - 2]))
            hand = Hand(
                x + _HAND_INSET,
                y,
                width - _HAND_INSET,
                2 * half,
                half,
                len(deal[seat]),
                0,
                centred=False,
            )
            self._add(hand).deal(deal[seat])
            self._hands.append(hand)

    def _make(self, move):
        self._mover = seat = self._round.turn
        self._round.push(move)
        if move == PASS:
            return
        tile = tile_of(move)
        self._hands[seat].remove(tile)
        if self._line.count:
            self._line.play(tile, arm_of(move), self._round.ends[arm_of(move)])
        else:
            self._line.lead(tile)

    def _show_state(self, names):
        round_ = self._round
        whole = self._rounds[self._number][1]
        history = round_.table.history
        place = f"Round {self._number + 1}  {len(history)}/{len(whole.table.history)}"
        if history:
            what = texts.PASSED if history[-1] == PASS else texts.tile(tile_of(history[-1]))
            place += f"  {names[self._mover][: _NAME_LETTERS - 2]} {what}"
        self._place.text = place
        if round_.ends:
            self._line.ends(*round_.ends)
        for seat, mark in enumerate(self._marks):
            mark.text = TURN_MARK if seat == round_.turn and not round_.over else ""
        outcome = round_.outcome()
        self._words.text = ""
        if outcome is not None:
            self._words.text = outcome.sum() or texts.ROUND_TIE


def _columns(deal):
    return 1 if len(deal) == 2 else 2
