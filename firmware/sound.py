"""Short tunes for what happens at the table.

A tune is bytes, two for each note: its frequency in tens of hertz, 0 for a rest, and its length in
hundredths of a second.
"""

from engine.moves import DRAW, PASS, STOP
from engine.outcome import DOMINO

from .clock import elapsed
from .session import PERSON

# Of a move: a tile laid, a pass, a tile drawn, a turn ended.
LAID_TUNE = b"\x78\x02"
PASS_TUNE = b"\x28\x08\x1e\x0c"
DRAW_TUNE = b"\x50\x02"
STOP_TUNE = b"\x28\x04"
# After it, where it is the person's turn now.
TURN_TUNE = b"\x00\x08\x58\x06\x84\x08"
# Instead of both, of the end of a round: somebody has gone out, or nobody can play.
DOMINO_TUNE = b"\x4f\x08\x64\x08\x77\x08\x9e\x10"
BLOCKED_TUNE = b"\x3c\x0a\x2d\x14"
# After it, where the person's side, or another one, has won the round.
WON_TUNE = b"\x00\x14\x69\x0a\x84\x0a\x9e\x0a\xd2\x1e"
LOST_TUNE = b"\x00\x14\x4f\x0f\x3f\x0f\x35\x1e"

_OF_MOVES = {PASS: PASS_TUNE, DRAW: DRAW_TUNE, STOP: STOP_TUNE}
_MS = 10
_HERTZ = 10


def tune_of(session, move):
    """The tune of the `move` that was just made in the `session` (`firmware.session.Session`)."""
    outcome = session.outcome()
    if outcome is None:
        tune = _OF_MOVES.get(move, LAID_TUNE)
        return tune + TURN_TUNE if session.persons_turn() else tune
    tune = DOMINO_TUNE if outcome.how == DOMINO else BLOCKED_TUNE
    if outcome.seat is None:
        return tune
    return tune + (WON_TUNE if outcome.seat == PERSON else LOST_TUNE)


class Sound:
    """Plays one tune at a time, note by note as time passes; a new tune ends the one before.

    `tone` is the board's: `play(hertz)` sounds until the next note or `silence()`.
    """

    def __init__(self, tone):
        self._tone = tone
        self._tune = b""
        self._place = 0
        self._since = 0

    def play_move(self, session, move, now):
        """Begins the tune of the `move` just made in a session; `now` is in ms."""
        self.play(tune_of(session, move), now)

    def play_sample(self, now):
        """Begins the tune by which a player hears that there is sound."""
        self.play(TURN_TUNE[2:], now)

    def play(self, tune, now):
        """Begins a tune at `now`, in ms of the board's clock."""
        self._tune = tune
        self._place = 0
        self._begin(now)

    def tick(self, now):
        """Goes on to the next note once the one that sounds has had its time."""
        if self._place == len(self._tune):
            return
        if elapsed(now, self._since) >= self._tune[self._place + 1] * _MS:
            self._place += 2
            self._begin(now)

    def _begin(self, now):
        self._since = now
        hertz = 0
        if self._place < len(self._tune):
            hertz = self._tune[self._place] * _HERTZ
        if hertz:
            self._tone.play(hertz)
        else:
            self._tone.silence()
