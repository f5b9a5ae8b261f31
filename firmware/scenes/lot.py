"""The lot for the first lead: every drawing, ties drawn again among the tied."""

from engine.lot import leader_of
from engine.tiles import PIPS

from .. import menu_texts, metrics, round_texts, theme
from ..session import PERSON
from ..widgets.hand import Hand
from ..widgets.text import CENTRE, RIGHT, Text
from .scene import Scene

_GAP = 8


class Lot(Scene):
    """Shows one drawing: who drew which tile, and who leads or who draws again. Any key goes on."""

    in_match = True

    def __init__(self, app, number=0):
        """`number` is the drawing's place in the match's lot."""
        Scene.__init__(self, app)
        self._number = number
        session = app.session
        lot = session.match.lot
        drawing = lot[number]
        top_number = session.match.rules.top
        half = metrics.shown_half(metrics.for_size(self.width, self.height), top_number)
        middle = self.width // 2
        heading = round_texts.LOT if session.match.rules.leader_of is leader_of else round_texts.CUT
        if number:
            heading = round_texts.LOT_AGAIN
        self.add(Text(middle, 4, heading, color=theme.STRONG, align=CENTRE))
        bottom = self.height - theme.ROW_HEIGHT - 2
        result_y = bottom - theme.ROW_HEIGHT - 2
        top = 4 + theme.ROW_HEIGHT + 2
        pitch = min(2 * half + _GAP, (result_y - top) // len(drawing))
        top += (result_y - top - pitch * len(drawing)) // 2
        for place in range(len(drawing)):
            seat, tile = drawing[place]
            y = top + place * pitch
            text_y = y + half - theme.ROW_HEIGHT // 2
            self.add(Text(middle - 2 * half, text_y, session.name(seat), align=RIGHT))
            hand = Hand(middle - half // 2, y, half, 2 * half, half, 1, lift=0, top=top_number)
            self.add(hand).deal((tile,))
            self.add(Text(middle + 2 * half, text_y, str(PIPS[tile])))
        self.add(Text(middle, bottom, menu_texts.ANY_KEY, color=theme.QUIET, align=CENTRE))
        if number + 1 < len(lot):
            tied = round_texts.names([session.name(seat) for seat, _ in lot[number + 1]])
            result = round_texts.LOT_TIED % tied
        else:
            leader = session.match.rules.leader_of(lot)
            result = (
                round_texts.LOT_YOU_LEAD
                if leader == PERSON
                else round_texts.LOT_LEADS % session.name(leader)
            )
        self.add(Text(middle, result_y, result, align=CENTRE))

    def key(self, key, now):
        """The next drawing, or the table."""
        if self._number + 1 < len(self.app.session.match.lot):
            self.app.replace("lot", self._number + 1)
        else:
            self.app.show_table()


SCENE = Lot
