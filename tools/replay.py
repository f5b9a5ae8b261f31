"""Replays records by the rules: `python -m tools.replay FILE...`, `-` for standard input.

A file holds match records, lines of single rounds (`block/2 lead=0 deal=...`) or both: a `game:`
line after a result begins the next match. For each round its end, the count and the scores are
printed. The first thing that does not add up ends it all with file, line, round, move and reason.
With `--play` the rounds are then shown move by move: right and left go from move to move, down and
up from round to round. With `--verify` the bots are asked again, and what an honest program would
not have dealt or played is an error too (`tools.verify`).
"""

import argparse
import sys

from engine.errors import DominoError, RecordError
from engine.notation.matches import MatchReader
from engine.notation.rounds import check_characters, parse_round
from tools.desktop import stage
from tools.endings import describe_end, describe_winner, side_names
from tools.lines import ReadError, name_of, read_lines
from tools.pipes import end_with_reader
from tools.verify import Verifier, honest_deal


class ReplayError(Exception):
    """What does not add up. The text says where in the file, and why."""


class Replay:
    """Replays the lines of one file, one after another.

    :param say: called with each line of the account, a str.
    :param keep: None, or called for each round with the names by seat, the round, and the
        `MatchReader` that has read it, None for a round that belongs to no match.
    :param verifier: None, or the `Verifier` that looks at each round.
    """

    def __init__(self, say, keep=None, verifier=None):
        self._say = say
        self._keep = keep
        self._verifier = verifier
        self._lines = 0
        self._single_rounds = 0
        self._match = None
        self._names = []

    def line(self, text):
        """Replay the next line of the file, a str without its end. Raises ReplayError."""
        self._lines += 1
        running = self._match is not None and not self._match.ended
        try:
            check_characters(text)
            if not running and _is_round(text):
                self._match = None
                self._single_round(text)
            elif self._match is not None or (text.strip() and not text.startswith(";")):
                self._line_of_match(text)
        except DominoError as error:
            # What lies in no round of a match names its line already.
            why = str(error)
            if not why.startswith("line "):
                why = f"line {self._lines}: {why}"
            if self._wrongly_dealt(error):
                why += f"; an honest program deals {honest_deal(self._match)}"
            raise ReplayError(why) from error

    def finish(self):
        """Say that the file is over. Raises ReplayError where something is missing."""
        if self._match is None:
            if not self._single_rounds:
                raise ReplayError("there is no match and no round in it")
            return
        try:
            self._match.finish()
        except DominoError as error:
            raise ReplayError(str(error)) from error
        self._introduce()
        if not self._match.ended:
            self._say("The match is not over.")
        if self._verifier is not None:
            self._say(self._verifier.summary())

    def _wrongly_dealt(self, error):
        """Whether the error is in the deal of a round, and the right one is to be told."""
        if self._verifier is None or not isinstance(error, RecordError):
            return False
        if not error.round_number or error.move_number or self._match.seed is None:
            return False
        before = self._match.round
        return not self._match.scores.over and (before is None or before.over)

    def _line_of_match(self, text):
        if self._match is None or (self._match.ended and text.startswith("game: ")):
            self._match = MatchReader(lines_before=self._lines - 1)
            self._names = []
        match = self._match
        over_before = match.ended
        round_ = match.line(text)
        if round_ is not None:
            self._introduce()
            if self._verifier is not None:
                self._verifier.check(match, round_)
            end = describe_end(round_, self._names)
            self._say(f"Round {match.number}: {end} ({self._scores()})")
            self._hand_on(self._names, round_, match)
        elif match.ended and not over_before:
            self._introduce()
            self._say(self._result())

    def _single_round(self, text):
        round_ = parse_round(text)
        if self._verifier is not None:
            self._verifier.check(None, round_)
        self._single_rounds += 1
        names = [f"seat {seat}" for seat in range(round_.seats)]
        self._say(f"Line {self._lines}: {describe_end(round_, names)}")
        self._hand_on(names, round_, None)

    def _hand_on(self, names, round_, match):
        if self._keep is not None:
            self._keep(names, round_, match)

    def _introduce(self):
        """Say once, as soon as the header is known, which match it is."""
        if self._names:
            return
        match = self._match
        names = [name for name, _ in match.players]
        unique = len(set(names)) == len(names)
        self._names = names if unique else [f"seat {seat}" for seat in range(match.seats)]
        players = ", ".join(f"{name} ({level})" for name, level in match.players)
        self._say(f"Match of {match.rules.name} to {match.target} points: {players}")

    def _scores(self):
        points = self._match.scores.points
        points = zip(side_names(self._names, len(points)), points, strict=True)
        return ", ".join(f"{name}: {score}" for name, score in points)

    def _result(self):
        scores = self._match.scores
        if scores.winner is None:
            return f"The match is drawn ({self._scores()})"
        winner = describe_winner(scores.winner, self._names, len(scores.points))
        return f"{winner} ({self._scores()})"


def replay_file(path, say, keep=None, verifier=None):
    """Replay the file at `path`, "-" for standard input, as a `Replay` of the same arguments.

    Raises ReplayError and ReadError.
    """
    replay = Replay(say, keep, verifier)
    for line in read_lines(path):
        replay.line(line)
    replay.finish()


def _is_round(text):
    game = text.split(" ", 1)[0]
    return "/" in game and game[0] != ";" and game[-1] != ":"


def main(arguments=None):
    """Run with the command line `arguments`; return 0, or 1 at the first thing that is wrong."""
    parser = _parser()
    options = parser.parse_args(arguments)
    stage.check_options(parser, options)
    rounds = []

    def keep(names, round_, match):
        if options.play:
            rounds.append((names, round_))

    for path in options.files:
        if len(options.files) > 1:
            print(f"{path}:")
        try:
            replay_file(path, print, keep, Verifier() if options.verify else None)
        except (ReplayError, ReadError) as error:
            sys.stdout.flush()
            print(f"{name_of(path)}: {error}", file=sys.stderr)
            return 1
    return _play(rounds, parser, options) if options.play else 0


def _play(rounds, parser, options):
    # Only here, so that checking records needs no display library.
    from tools.desktop.board import DesktopBoard
    from tools.desktop.memory import RamMemory
    from tools.viewer import Viewer, ViewerError

    board = DesktopBoard(*stage.SIZES[options.size], RamMemory())
    try:
        viewer = Viewer(board, rounds)
    except ViewerError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return stage.show(board, viewer, parser, options)


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.replay",
        description="Replays records of matches and rounds by the rules.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--verify", action="store_true", help="ask the bots again")
    parser.add_argument("--play", action="store_true", help="show the rounds move by move")
    stage.add_options(parser.add_argument_group("with --play"))
    return parser


if __name__ == "__main__":
    end_with_reader()
    sys.exit(main())
