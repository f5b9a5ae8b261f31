"""What is to be played: which players, which deals of which games."""

import hashlib
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path

from engine.errors import DominoError
from engine.games import find
from tools.arena import players
from tools.arena.duplicate import Table
from tools.arena.errors import ArenaError

_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Task:
    """One deal of one game for two players, by their places in the contest's `names`."""

    deal: int
    game: str
    first: int
    second: int


@dataclass(frozen=True)
class Contest:
    """A contest: `names` play `deals` deals of each of `games` with `seats` seats.

    `round_robin` says whether everybody meets everybody; else there are two players, and the
    first meets the second. All deals follow from `seed`.
    """

    games: tuple[str, ...]
    seats: int
    names: tuple[str, ...]
    deals: int
    seed: int
    round_robin: bool = False

    def check(self):
        """Raise ArenaError for games, seats, players or numbers that cannot be."""
        try:
            for game in self.games:
                find(game, self.seats).check_seats(self.seats)
        except DominoError as error:
            raise ArenaError(str(error)) from error
        if self.round_robin:
            if len(self.names) < 2:
                raise ArenaError("a rating takes two players or more")
            if len(set(self.names)) < len(self.names):
                raise ArenaError("in a rating each player can be named once only")
        elif len(self.names) != 2:
            raise ArenaError(f"--bots names two players, not {len(self.names)}")
        for name in self.names:
            players.make(name, time_limit=1)
        if self.deals < 1:
            raise ArenaError(f"there must be a deal to play, not {self.deals}")
        if not 0 <= self.seed < 1 << 64:
            raise ArenaError(f"the seed must be a number from 0 to 2**64 - 1, not {self.seed}")

    def pairings(self):
        """Return who meets whom, a list of pairs of places in `names`.

        With two seats it is the same whoever is named first; with more the first player sits
        alone, or where there are partners with its like, among others that are all the second.
        """
        places = range(len(self.names))
        if not self.round_robin:
            return [(0, 1)]
        return list((combinations if self.seats == 2 else permutations)(places, 2))

    def tasks(self):
        """Return all deals to play, a list of `Task` in the order in which results are kept."""
        return [
            Task(deal, game, first, second)
            for deal in range(self.deals)
            for game in self.games
            for first, second in self.pairings()
        ]

    def sides(self, game):
        """Return between how many sides that game is played."""
        return find(game, self.seats).count_sides(self.seats)

    def table(self, game):
        """Return the `Table` where the deals of that game are played."""
        return Table(game, self.seats, self.seed)


def fingerprint():
    """Return a hash of the programs that decide how bots play, as hexadecimal digits."""
    found = hashlib.sha256()
    for folder in ("engine", "tools/arena"):
        for path in sorted((_ROOT / folder).rglob("*.py")):
            found.update(path.relative_to(_ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
