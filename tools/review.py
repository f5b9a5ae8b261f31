"""Reviews records move by move: `python -m tools.review FILE...`, `-` for standard input.

For each move of one seat it says what a strong level would have played in its place, seeing no
more than the seat could see, and how many points the choice cost on average:

    Move 5: 6-4 left. Master: 5-2, 0.8 points better.

A sum follows for every round and for every match. Files are those of `tools.replay`. In games in
which the level itself looks one move ahead only, the rest of the round is played out over possible
deals instead, and "Best" stands for the level's name. What chance alone may bring about in so many
deals is "hardly better", and "about 4 points" may well be off by more than half a point.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field

from engine import bots
from engine.bots.judge import Judge
from engine.decisions import decisions
from engine.moves import PASS
from engine.notation.single import seeds_of
from engine.notation.tokens import format_move
from firmware.wordings import cost_words, move_words
from tools.arguments import seed, whole
from tools.lines import ReadError, name_of
from tools.pipes import end_with_reader
from tools.replay import ReplayError, replay_file

LEVELS = ("hard", "master")
MOST_SEATS = 10


@dataclass
class Reviewed:
    """A move that was reviewed.

    :attr number: that of the move in its round, from 1, as a record counts them.
    :attr move: the move as the notation writes it, and `best` the one that the level would make.
    :attr choice: whether there was anything to choose.
    :attr cost: what the choice cost on average, in points, and `error` the standard error of that:
        0 where no deals had to be drawn for it.
    :attr words: all that as a line.
    """

    number: int
    move: str
    best: str
    choice: bool
    cost: float
    error: float
    words: str


@dataclass
class Sum:
    """How many choices there were, how many were as the level's own, and what all of them cost.

    A cost that is no more than chance may bring about counts as none.
    """

    choices: int = 0
    best: int = 0
    cost: float = 0.0

    def add(self, other):
        """Add another sum."""
        self.choices += other.choices
        self.best += other.best
        self.cost = round(self.cost + other.cost, 2)

    def words(self):
        """Return the sum as a line without its end."""
        if not self.choices:
            return "nothing to choose"
        noun = "choice" if self.choices == 1 else "choices"
        return (
            f"{self.choices} {noun}, {self.best} the best;"
            f" {self.cost:.1f} points given away, {self.cost / self.choices:.1f} a choice"
        )


@dataclass
class ReviewedRound:
    """A round that was reviewed for one seat.

    :attr file: where it was read.
    :attr round: its number in its match, None for a round that belongs to no match.
    """

    file: str
    game: str
    round: int | None
    seat: int
    name: str
    moves: list[Reviewed] = field(default_factory=list)
    sum: Sum = field(default_factory=Sum)


class SeatError(Exception):
    """A round has no such seat; the text says which seats there are."""


class Reviewer:
    """Reviews one round after another.

    :param level: "hard" or "master".
    :param seat: whose moves are reviewed.
    :param seed: from which the level's own chance follows; None takes the match's or the round's
        own, so that "hard" says here what it says on a device, and 0 where neither is known.
    :param say: called with each line, a str, as soon as it is known.

    :attr rounds: what was reviewed, a list of `ReviewedRound`.
    """

    def __init__(self, level, seat, seed, say):
        self._level = level
        self._judge = Judge(level)
        self._seat = seat
        self._seed = seed
        self._say = say
        self._match = None
        self._match_sum = None
        self.rounds = []

    def round(self, file, names, round_, match):
        """Review a round that `tools.replay` has read, as its `keep` gets it. SeatError."""
        seat = self._seat
        if seat >= round_.seats:
            raise SeatError(f"there is no seat {seat}; the seats are 0 to {round_.seats - 1}")
        if match is not self._match or match is None:
            self.finish_match()
            self._match = match
            self._match_sum = None if match is None else Sum()
        number = None if match is None else match.number
        found = ReviewedRound(name_of(file), round_.rules.name, number, seat, names[seat])
        self.rounds.append(found)
        title = f"Round of {found.game}" if number is None else f"Round {number} of {found.game}"
        self._say(f"{title}, {found.name}:")
        chance = self._chance(match, number)
        for place, move, view in decisions(round_, seat):
            reviewed = self._review(place, move, view, bots.rng_at(chance, view.table))
            found.moves.append(reviewed)
            self._say(f"  {reviewed.words}")
            if reviewed.choice:
                judgement = self._judge.judgement
                clear = cost_words(judgement.cost(move), judgement.error(move)) is not None
                agrees = int(judgement.agrees(move))
                found.sum.add(Sum(1, agrees, reviewed.cost if clear else 0))
        self._say(f"  {'All' if number is None else title}: {found.sum.words()}.")
        if match is not None:
            self._match_sum.add(found.sum)

    def finish_match(self):
        """Say what the match that was reviewed last comes to."""
        if self._match_sum is not None:
            self._say(f"Match: {self._match_sum.words()}.")
        self._match = self._match_sum = None

    def _chance(self, match, number):
        """Return the seed of the level's chance in the round of that number, None for no match."""
        if self._seed is None and match is not None:
            if match.seed is not None:
                return bots.seed_of(match.seed, number, self._seat)
            _, chances = seeds_of(match)
            if chances is not None:
                return chances[self._seat]
        return bots.seed_of(self._seed or 0, number or 1, self._seat)

    def _review(self, number, move, view, rng):
        judge = self._judge
        judge.start(view, rng)
        while not judge.step():
            pass
        judgement = judge.judgement
        ends = view.table.ends
        lead = not ends
        cost = judgement.cost(move) / 100
        words = f"Move {number}: {_words(move, judgement, ends)}{self._opinion(move, ends)}"
        return Reviewed(
            number,
            format_move(move, lead),
            format_move(judgement.move, lead),
            bool(judgement.choices),
            cost,
            judgement.error(move) / 100,
            words,
        )

    def _opinion(self, move, ends):
        """Return what the judge thinks of the move, as the end of a sentence."""
        judgement = self._judge.judgement
        if not judgement.choices:
            return "." if move == PASS else ", the only choice."
        if judgement.agrees(move):
            return ", the best." if judgement.played_out else f", as {self._level}."
        who = "Best" if judgement.played_out else self._level.capitalize()
        best = f". {who}: {_words(judgement.move, judgement, ends)}"
        cost = cost_words(judgement.cost(move), judgement.error(move))
        if cost is None:
            return f"{best}, hardly better."
        points, about = cost
        noun = "point" if points == "1" else "points"
        return f"{best}, {'about ' * about}{points} {noun} better."


def _words(move, judgement, ends):
    return "pass" if move == PASS else move_words(move, judgement.choices, ends)


def main(arguments=None):
    """Run with the command line `arguments`; return 0, or 1 at the first thing that is wrong."""
    options = _parser().parse_args(arguments)

    def say(line):
        if not options.json:
            print(line, flush=True)

    reviewer = Reviewer(options.level, options.seat, options.seed, say)
    for path in options.files:
        if len(options.files) > 1:
            say(f"{path}:")

        def keep(names, round_, match, path=path):
            reviewer.round(path, names, round_, match)

        try:
            replay_file(path, _nothing, keep)
        except (ReplayError, ReadError, SeatError) as error:
            sys.stdout.flush()
            print(f"{name_of(path)}: {error}", file=sys.stderr)
            return 1
        reviewer.finish_match()
    if options.json:
        print(json.dumps({"level": options.level, "rounds": list(map(asdict, reviewer.rounds))}))
    return 0


def _nothing(line):
    """The account of the replay itself, which nobody asked for."""


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.review",
        description="Says for each move of a seat what a strong level would have played, and what"
        " the choice cost on average.",
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    add("--seat", type=_seat, default=0, metavar="N", help="whose moves (default: 0)")
    add("--level", choices=LEVELS, default="master", help="who judges (default: master)")
    add(
        "--seed",
        type=seed,
        metavar="N",
        help="of the level's own chance, 0 to 2**64 - 1 (default: the record's, or 0)",
    )
    add("--json", action="store_true", help="print JSON")
    return parser


def _seat(text):
    return whole(text, limit=MOST_SEATS, what="not a seat, which are numbered from 0 on")


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
