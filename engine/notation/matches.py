"""A match as lines of text: `key: value`, one `round:` line for each round, then `result:`.

    game: block
    seats: 2
    target: 100
    seed: 7
    players: You (person), Ann (steady)
    round: block/2 lead=0 deal=... play=... end=...
    result: 104 40 winner=0

A match that still runs has no result, and its last round may have no end. A record that leaves
out the first rounds says so with `rounds-before: N` and `scores-before: P P`. A seed that is not
known is written `-`. Lines that begin with `;` are comments; keys not named here are kept.

A short record, as boards save it, leaves out of its rounds what follows from the match's game and
seed and from the moves, and writes a pass as `-`, without a comma before it:

    round: lead=0 play=66,60L,65R,00L,52R-,62R,64R,40R--
"""

from ..deal import deal_out
from ..errors import DominoError, NotationError, RecordError
from ..leaders import leader_after, leader_of_round
from ..match import Match
from ..scores import Scores
from ..seeds import DEAL, derive
from .header import KEYS, Header
from .kept import KeptRounds
from .rounds import LONGEST_LINE, check_characters, parse_round, parse_short
from .writing import format_match, format_result

__all__ = ("KeptRounds", "MatchReader", "format_match", "parse_match", "resume_match")


class MatchReader:
    """Reads the record of a match line by line, and replays it by the rules.

    After the lines read so far: rules, seats, target, seed (None if not known), players, extra
    (the unknown keys, a list of (key, value)), scores (`engine.scores.Scores`), round (the last
    one read, None before the first), number (how many rounds were played, left out ones
    included), kept (the finished rounds, `KeptRounds`), ended (whether the result was read).
    """

    def __init__(self, room=None, lines_before=0):
        """`room` limits the rounds that are kept, as in `KeptRounds`; None keeps all.

        `lines_before` is added to the numbers of lines in errors, for a record that does not
        begin its file.
        """
        self.rules = None
        self.seats = 0
        self.target = 0
        self.seed = None
        self.players = []
        self.extra = []
        self.scores = None
        self.kept = None
        self.round = None
        self.number = 0
        self.ended = False
        self._lines = lines_before
        self._header = Header()
        self._leader = None
        self._room = room

    def line(self, text):
        """Reads one line; returns the round where it was one, else None.

        Raises RecordError, which names the round and the move where there is one, and otherwise
        the line, for anything malformed or that does not add up.
        """
        self._lines += 1
        text = text.rstrip("\r\n")
        if len(text) > LONGEST_LINE:
            self._fail("%d characters in a line; %d at most" % (len(text), LONGEST_LINE))
        try:
            check_characters(text)
        except NotationError as error:
            self._fail(str(error))
        if not text.strip() or text[0] == ";":
            return None
        key, colon, value = text.partition(": ")
        if not colon or not _is_key(key):
            self._fail("'%s' is no 'key: value'" % text[:40])
        if self.ended:
            self._fail("'%s' comes after the result" % key)
        try:
            if key == "round":
                return self._read_round(value)
            if key == "result":
                self._read_result(value)
            elif key in KEYS:
                self._read_header(key, value)
            else:
                self.extra.append((key, value))
        except RecordError:
            raise
        except DominoError as error:
            self._fail("%s: %s" % (key, error))
        return None

    def finish(self):
        """Says that there are no more lines; RecordError where one is missing."""
        self._begin()
        if self.scores.over and not self.ended:
            raise RecordError("the match is over, but the line 'result: ...' is missing")

    def _fail(self, why):
        raise RecordError("line %d: %s" % (self._lines, why))

    def _read_header(self, key, value):
        if self.scores is not None:
            raise NotationError("the key comes after the first round")
        self._header.add(key, value, self._lines)

    def _begin(self):
        """Makes sense of the header once, before the first round."""
        if self.scores is not None:
            return
        header = self._header
        header.read()
        self.rules = header.rules
        self.seats = header.seats
        self.target = header.target
        self.seed = header.seed
        self.players = header.players
        self.number = header.rounds_before
        if self.seed is not None:
            self._leader = leader_of_round(self.rules, self.seats, self.seed, self.number + 1)
        sides = self.rules.count_sides(self.seats)
        self.kept = KeptRounds(sides, self._room)
        self.kept.before = header.rounds_before
        self.kept.points_before = list(header.points_before)
        self.scores = Scores(sides, self.target)
        for side in range(sides):
            self.scores.add(side, header.points_before[side])

    def _read_round(self, value):
        self._begin()
        number = self.number + 1
        try:
            self._check_turn_of_round()
            needed = self.scores.needed() if self.rules.immediate else None
            if value[:5] == "lead=":
                round_ = self._read_short(value, number, needed)
            else:
                round_ = parse_round(value, self._check_dealt, needed)
        except RecordError as error:
            raise RecordError(error.why, number, error.move_number)
        except DominoError as error:
            raise RecordError(str(error), number)
        self.number = number
        self.round = round_
        if round_.over:
            self._leader = leader_after(self.rules, self.seats, self.seed, number + 1, round_)[0]
            self.scores.add_outcome(round_.outcome())
            self.kept.add(round_)
        return round_

    def _read_short(self, value, number, needed):
        if self.seed is None:
            raise RecordError("a short round in a match whose seed is not known")
        seed = derive(self.seed, DEAL, number)
        round_ = parse_short(value, self.rules, self.seats, seed, needed)
        self._check_leader(round_)
        return round_

    def _check_turn_of_round(self):
        if self.scores.over:
            raise RecordError("the match had ended before it")
        if self.round is not None and not self.round.over:
            raise RecordError("the round before it has not ended")

    def _check_dealt(self, round_):
        if round_.rules.name != self.rules.name or round_.seats != self.seats:
            raise RecordError(
                "%s/%d in a match of %s/%d"
                % (round_.rules.name, round_.seats, self.rules.name, self.seats)
            )
        size = self.rules.hand_sizes[self.seats]
        if len(round_.deal[0]) != size:
            raise RecordError("%d tiles are dealt to a seat, not %d" % (len(round_.deal[0]), size))
        if round_.stock and len(round_.stock) != self.rules.size - size * self.seats:
            raise RecordError(
                "%d tiles are in the stock, not %d"
                % (len(round_.stock), self.rules.size - size * self.seats)
            )
        self._check_leader(round_)
        if self.seed is not None:
            seed = derive(self.seed, DEAL, self.number + 1)
            if (round_.deal, round_.stock) != deal_out(self.rules, self.seats, seed):
                raise RecordError("the deal is not the one that the match's seed gives")

    def _check_leader(self, round_):
        leader = round_.table.leader
        if self._leader not in (None, leader):
            raise RecordError("lead=%d, but the lead is seat %d's" % (leader, self._leader))

    def _read_result(self, value):
        self._begin()
        if not self.scores.over:
            raise NotationError("nobody has reached %d points" % self.target)
        expected = format_result(self.scores)
        if value != expected:
            raise NotationError("'%s' should be '%s'" % (value[:60], expected))
        self.ended = True


def parse_match(text, room=None):
    """The `MatchReader` after all lines of `text`; RecordError for anything that is wrong.

    `room` limits the rounds that it keeps, as in `KeptRounds`; None keeps all.
    """
    reader = MatchReader(room)
    for line in text.split("\n"):
        reader.line(line)
    reader.finish()
    return reader


def resume_match(reader):
    """The `Match` that goes on where the record that `reader` has read ends.

    The last round must be the one that the match's seed deals; RecordError otherwise, and where
    the seed is not known or no round was dealt.
    """
    if reader.seed is None or reader.round is None:
        raise RecordError("a match without a seed or a round cannot go on")
    match = Match(reader.rules, reader.seats, reader.seed, reader.target)
    match.resume(reader.number, reader.scores, reader.round)
    return match


def _is_key(word):
    for letter in word:
        if not ("a" <= letter <= "z" or letter == "-"):
            return False
    return bool(word)
