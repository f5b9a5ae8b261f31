"""Makes the session of a match that begins, and of one that was saved.

Only then is it loaded, with what it takes of the engine: a match at play has no use for either.
"""

from engine.errors import RecordError
from engine.games import find
from engine.match import Match
from engine.notation.kept import KeptRounds

from .letting_go import let_go
from .session import ONLY_TO_DEAL, ONLY_TO_WRITE, PERSON, PERSON_LEVEL, Session

_ONLY_TO_BEGIN = ONLY_TO_DEAL + ("engine.games", "engine.options", "firmware.beginning")
_ONLY_TO_LOAD = (
    _ONLY_TO_BEGIN
    + ONLY_TO_WRITE
    + (
        "engine.deal_problems",
        "engine.notation.header",
        "engine.notation.matches",
        "engine.notation.rounds",
    )
)


def begin(game, players, target, seed, room):
    """The `Session` of a new match with its first round dealt.

    `game` is the game's name, `players` a list of (name, level) with the person first,
    `target` the points that end it or 0 for the game's own, `room` how many characters of
    finished rounds the record keeps (None for all of them).
    """
    match = Match(find(game, len(players)), len(players), seed, target or None)
    match.deal()
    session = Session(match, players, KeptRounds(len(match.scores.points), room))
    let_go(*_ONLY_TO_BEGIN)
    return session


def load(text, room):
    """The `Session` of the match that the record `text` tells, ready to go on.

    `room` as for `begin`. DominoError if the record is unsound.
    """
    # Only here: who begins a match does not read.
    from engine.notation.matches import parse_match, resume_match

    try:
        reader = parse_match(text, room)
        if [level == PERSON_LEVEL for _, level in reader.players] != _person_first(reader.seats):
            raise RecordError("seat %d, and no other, must be the person's" % PERSON)
        return Session(resume_match(reader), reader.players, reader.kept)
    finally:
        let_go(*_ONLY_TO_LOAD)


def _person_first(seats):
    return [seat == PERSON for seat in range(seats)]
