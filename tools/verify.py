"""Checks that a match was played by an honest program: `python -m tools.replay --verify FILE`.

The recorded seed decides every deal and every leader, and with its own view and its own chance
every bot's move. Reading a record compares the deals and the leaders (`engine.notation.matches`);
here every bot is asked again. What persons played is their own choice.
"""

from engine import bots
from engine.errors import DominoError, RecordError
from engine.match import Match, deal_of_round, leader_of_round
from engine.notation.rounds import format_hand
from engine.notation.tokens import format_move
from engine.round import Round
from engine.scores import Scores

PERSON = "person"


class Verifier:
    """Counts what has been verified in one file.

    rounds   the deals that were those of the match's seed
    asked    the bots' moves that were asked again
    persons  the moves of persons, which nobody can be asked about
    """

    def __init__(self):
        self.rounds = 0
        self.asked = 0
        self.persons = 0

    def check(self, match, round_):
        """Ask the bots again about a round of a match that has been read so far.

        :param match: the `MatchReader`; None for a round that belongs to no match.
        :param round_: its last round, ended or not.

        Raises RecordError, which names the round and the move, for a move that an honest program
        would not have made, and for a match whose seed or whose levels are not known.
        """
        if match is None or match.seed is None:
            raise RecordError("nothing can be verified without the match's seed")
        seated = [_bot(name, level) for name, level in match.players]
        honest = _begin_round(match, round_)
        history = round_.table.history
        for number, move in enumerate(history, 1):
            seat = honest.round.turn
            if seated[seat] is None:
                self.persons += 1
            else:
                self.asked += 1
                view = honest.round.view(seat)
                expected = bots.choose(seated[seat], view, bots.rng_for(honest, seat))
                if move != expected:
                    name, level = match.players[seat]
                    raise RecordError(
                        f"{name} ({level}) played {format_move(move, number == 1)}; "
                        f"an honest program plays {format_move(expected, number == 1)}",
                        match.number,
                        number,
                    )
            honest.round.push(move)
        self.rounds += 1

    def summary(self):
        """Return what was verified, as a sentence."""
        return (
            f"Verified: {_many(self.rounds, 'deal')} and {_many(self.asked, 'move')} of bots are"
            f" those of an honest program ({_many(self.persons, 'move')} of persons)."
        )


def honest_deal(match):
    """Return how an honest program deals the round after those that were read, as text.

    :param match: a `MatchReader` that has read its header, the seed included.
    """
    number = match.number + 1
    game = (match.rules, match.seats, match.seed, number)
    hands = "|".join(format_hand(hand) for hand in deal_of_round(*game))
    return f"lead={leader_of_round(*game)} deal={hands}"


def _bot(name, level):
    if level == PERSON:
        return None
    try:
        return bots.make(level)
    except DominoError as error:
        raise RecordError(f"{name}'s moves cannot be verified: {error}") from error


def _begin_round(match, round_):
    """Return a `Match` at the beginning of a round that was dealt from the match's seed."""
    honest = Match(match.rules, match.seats, match.seed, match.target)
    dealt = Round(match.rules, round_.deal, round_.table.leader)
    honest.resume(match.number, Scores(match.seats, match.target), dealt)
    return honest


def _many(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
