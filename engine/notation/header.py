"""The lines of a match record before its first round: game, seats, target, seed, players.

A record that leaves out the first rounds says so with `rounds-before` and `scores-before`.
"""

from .. import games
from ..errors import DominoError, NotationError, RecordError
from .rounds import whole_number
from .writing import check_word

REQUIRED = ("game", "seats", "target", "seed", "players")
KEYS = REQUIRED + ("rounds-before", "scores-before")
# More than anybody plays: a larger number is a damaged record, and would take long to count up to.
_MOST_ROUNDS_BEFORE = 65535
_MOST_SEED = (1 << 64) - 1


def parse_players(text):
    """The list of (name, level) that `text` writes; NotationError where it does not."""
    players = []
    for word in text.split(", "):
        name, bracket, level = word.partition(" (")
        if not bracket or level[-1:] != ")":
            raise NotationError("'%s' is no player: NAME (LEVEL)" % word[:40])
        check_word(name)
        check_word(level[:-1])
        players.append((name, level[:-1]))
    return players


class Header:
    """The header of a match record: lines are added, then read all together.

    rules, seats, target, players   as the record says, set by `read()`
    seed            None where it is not known
    rounds_before   how many rounds are left out
    points_before   the points of each side after those
    """

    def __init__(self):
        self._values = {}
        self._lines = {}

    def add(self, key, value, line):
        """Takes a line: its key, one of KEYS, its value, its number. NotationError for a second."""
        if key in self._values:
            raise NotationError("the key stands twice")
        self._values[key] = value
        self._lines[key] = line

    def read(self):
        """Makes sense of all lines; RecordError, which names the line, where there is none."""
        for key in REQUIRED:
            if key not in self._values:
                raise RecordError("the line '%s: ...' is missing" % key)
        self.seats = self._parse("seats", _parse_seats)
        self.rules = self._parse("game", self._find_game)
        self._parse("seats", self._check_seats)
        self.target = self._parse("target", _parse_target)
        self.seed = self._parse("seed", parse_seed)
        self.players = self._parse("players", self._parse_players)
        self.rounds_before = 0
        self.points_before = [0] * self.rules.count_sides(self.seats)
        if ("rounds-before" in self._values) != ("scores-before" in self._values):
            raise RecordError("of 'rounds-before: ...' and 'scores-before: ...' one is missing")
        if "rounds-before" in self._values:
            self.rounds_before = self._parse("rounds-before", _parse_rounds)
            self.points_before = self._parse("scores-before", self._parse_points)

    def _parse(self, key, parse):
        try:
            return parse(self._values[key])
        except DominoError as error:
            raise RecordError("line %d: %s" % (self._lines[key], error))

    def _find_game(self, text):
        return games.find(text, self.seats)

    def _check_seats(self, text):
        self.rules.check_seats(self.seats)

    def _parse_players(self, text):
        players = parse_players(text)
        if len(players) != self.seats:
            raise NotationError("%d players for %d seats" % (len(players), self.seats))
        return players

    def _parse_points(self, text):
        points = [whole_number(word, "scores-before") for word in text.split(" ")]
        sides = self.rules.count_sides(self.seats)
        if len(points) != sides:
            whom = "seats" if sides == self.seats else "sides"
            raise NotationError("scores-before: %d scores for %d %s" % (len(points), sides, whom))
        return points


def _parse_seats(text):
    return whole_number(text, "seats")


def _parse_target(text):
    target = whole_number(text, "target")
    if target < 1:
        raise NotationError("the target must be at least 1 point")
    return target


def parse_seed(text):
    """The seed that a record writes; None for "-". NotationError for anything else."""
    if text == "-":
        return None
    seed = whole_number(text, "seed")
    if seed > _MOST_SEED:
        raise NotationError("the seed must be a number from 0 to 2**64 - 1, or '-'")
    return seed


def _parse_rounds(text):
    rounds = whole_number(text, "rounds-before")
    if rounds > _MOST_ROUNDS_BEFORE:
        raise NotationError("rounds-before: %d at most" % _MOST_ROUNDS_BEFORE)
    return rounds
