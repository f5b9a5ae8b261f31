"""The end of a round: all hands shown, the count spelled out, and the seed that dealt it."""

from engine.outcome import DOMINO, TARGET
from engine.tiles import listed

from .. import keys, metrics, round_texts, texts, theme
from ..widgets.hand import Hand
from ..widgets.text import CENTRE, RIGHT, Text
from .scene import Scene

_NAME_LETTERS = 4
_NUMBER_LETTERS = 6
_MARGIN = 2
_MORE_LETTERS = 3


class RoundEnd(Scene):
    """One row a seat: name, tiles left, their pips, the new score; above how it ended."""

    in_match = True

    def __init__(self, app):
        Scene.__init__(self, app)
        session = app.session
        outcome = session.outcome()
        middle = self.width // 2
        self.add(Text(middle, _MARGIN, _ending(session, outcome), theme.STRONG, CENTRE))
        score_x = self.width - _MARGIN
        pips_x = score_x - _NUMBER_LETTERS * theme.CHAR_WIDTH
        y = _MARGIN + theme.ROW_HEIGHT
        self.add(Text(pips_x, y, round_texts.PIPS, theme.QUIET, RIGHT))
        self.add(Text(score_x, y, round_texts.SCORE, theme.QUIET, RIGHT))
        top = y + theme.ROW_HEIGHT
        foot = self.height - theme.ROW_HEIGHT - _MARGIN
        seed_y = foot - theme.ROW_HEIGHT
        count_y = seed_y - theme.ROW_HEIGHT
        self._add_hands(outcome, top, count_y, pips_x, score_x)
        self.add(Text(middle, count_y, self._count(outcome), align=CENTRE))
        seed = round_texts.SEED % session.match.round_seed()
        self.add(Text(middle, seed_y, seed, theme.QUIET, CENTRE))
        self.add(Text(_MARGIN, foot, self.keyed(round_texts.LOOK), theme.QUIET))
        self.add(Text(score_x, foot, self.keyed(round_texts.GO_ON), theme.QUIET, RIGHT))

    def _add_hands(self, outcome, top, bottom, pips_x, score_x):
        session = self.app.session
        m = metrics.for_size(self.width, self.height)
        half = metrics.shown_half(m, session.match.rules.top)
        hands = session.hands()
        pitch = (bottom - top) // len(hands)
        tiles_x = _MARGIN + _NAME_LETTERS * theme.CHAR_WIDTH
        room = pips_x - _NUMBER_LETTERS * theme.CHAR_WIDTH // 2 - tiles_x
        for seat in range(len(hands)):
            y = top + seat * pitch + (pitch - 2 * half) // 2
            text_y = y + half - theme.ROW_HEIGHT // 2
            self.add(Text(_MARGIN, text_y, session.name(seat)))
            tiles = listed(hands[seat])
            if tiles:
                self._add_hand(tiles, tiles_x, top + seat * pitch, room, pitch, half)
            else:
                self.add(Text(tiles_x, text_y, texts.ROUND_OUT, theme.QUIET))
            self.add(Text(pips_x, text_y, str(outcome.pips[seat]), align=RIGHT))
            points = session.match.scores.of(seat)
            self.add(Text(score_x, text_y, str(points), align=RIGHT))

    def _add_hand(self, tiles, x, y, room, height, half):
        """Shows a hand in as many rows as it takes; what finds no place is told as a number."""
        rows = max(1, min(height // (2 * half), -(-len(tiles) * half // room)))
        places = rows * (room // half)
        if len(tiles) > places:
            # The number takes the room of the last places.
            text_y = y + (height - theme.ROW_HEIGHT) // 2
            right = x + room
            room -= _MORE_LETTERS * theme.CHAR_WIDTH
            places = rows * (room // half)
            more = round_texts.MORE % (len(tiles) - places)
            self.add(Text(right, text_y, more, theme.QUIET, RIGHT))
        shown = tiles[:places]
        y += (height - 2 * half * rows) // 2
        top = self.app.session.match.rules.top
        hand = Hand(x, y, room, 2 * half * rows, half, len(shown), 0, centred=False, top=top)
        self.add(hand).deal(shown)

    def _count(self, outcome):
        """The count in figures, what each has gained, or who ties so that nobody scores."""
        if outcome.during:
            return self._gains(outcome)
        if outcome.seat is not None:
            return outcome.sum()
        session = self.app.session
        names = round_texts.names([session.side_name(seat) for seat in outcome.tied])
        words = round_texts.TIE_FOR_LOWEST[0] % names
        if len(words) * theme.CHAR_WIDTH > self.width:
            words = round_texts.TIE_FOR_LOWEST[1] % names
        return words

    def _gains(self, outcome):
        session = self.app.session
        gained = [
            (session.name(seat), outcome.gain(seat))
            for seat in range(len(outcome.during))
            if outcome.gain(seat)
        ]
        for one, between in round_texts.GAINS:
            words = between.join([one % gain for gain in gained])
            if len(words) * theme.CHAR_WIDTH <= self.width:
                break
        return words

    def key(self, key, now):
        """A goes on; B tells what else there is to look at."""
        if key == keys.A:
            self.app.go_on()
        elif key == keys.B:
            self.app.open("round_menu")


SCENE = RoundEnd


def _ending(session, outcome):
    """How the round ended, in a few words."""
    if outcome.seat is None:
        return round_texts.ROUND_TIE
    if outcome.how == TARGET:
        return texts.ROUND_TARGET
    if session.match.rules.sides:
        return round_texts.SIDE_SCORES % session.side_name(outcome.seat)
    name = session.name(outcome.seat)
    if outcome.how == DOMINO:
        return texts.goes(name, texts.ROUND_OUT)
    return round_texts.ROUND_BLOCKED % round_texts.is_(name)
