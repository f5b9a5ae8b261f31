"""How many matches were played and won: at each game, and against each level of bots.

Written as words, as in "block=12/5 steady=10/4": matches played and, of these, won. Words of the
same name are added up, so that a match is saved by writing what came to what is there.
"""

from engine import bots

from .session import PERSON

VERSION = 1

_MOST = 9999


class Statistics:
    """The tallies by name: a list of [name, played, won], in the order in which they came about.

    games   by the names of the games, without their variants
    levels  by the names of the bots' levels; a match against two levels counts for both
    """

    def __init__(self, payload=b""):
        """Takes over what `payload` holds (bytes); a word that is not understood is left out."""
        self.games = []
        self.levels = []
        for word in payload.decode().split(" ") if _is_ascii(payload) else ():
            name, _, tally = word.partition("=")
            played, _, won = tally.partition("/")
            if name and played.isdigit() and won.isdigit() and int(won) <= int(played) <= _MOST:
                self.add(name, int(played), int(won))

    def add(self, name, played, won):
        """Adds to the tally of a game or a level; it stops at 9,999 matches."""
        tallies = self.levels if name in bots.LEVELS + bots.DESKTOP_LEVELS else self.games
        for tally in tallies:
            if tally[0] == name:
                break
        else:
            tally = [name, 0, 0]
            tallies.append(tally)
        if tally[1] + played <= _MOST:
            tally[1] += played
            tally[2] += won

    def encode(self):
        """The tallies as ASCII bytes."""
        words = ["%s=%d/%d" % tuple(tally) for tally in self.games + self.levels]
        return " ".join(words).encode()


def words_of(session):
    """What the match of a session, which has ended, adds to the payload, as ASCII bytes."""
    match = session.match
    won = 1 if match.winner == PERSON else 0
    names = [match.rules.name.partition("(")[0]]
    sides = len(match.scores.points)
    for seat in range(match.seats):
        level = session.players[seat][1]
        if seat % sides != PERSON % sides and level not in names:
            names.append(level)
    return " ".join(["%s=1/%d" % (name, won) for name in names]).encode()


def count_match(saved, session):
    """Adds the match that has ended to what is saved in `saved` (`firmware.slots.Slots`)."""
    former = saved.load() or b""
    payload = (former + b" " if former else former) + words_of(session)
    if len(payload) > saved.capacity:
        payload = Statistics(payload).encode()
    saved.save(payload)


def _is_ascii(payload):
    return not [byte for byte in payload if byte > 127]
