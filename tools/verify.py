"""Checks that a match was played by an honest program: `python -m tools.replay --verify FILE`.

The recorded seed decides every deal and every leader, and with its own view and its own chance
every bot's move. Where it is not told yet, a round may come with seeds of its own, which decide the
same but for the leader (`engine.notation.single`). Reading a record compares the deals and the
leaders with the match's seed (`engine.notation.matches`); here every bot is asked again. What
persons played is their own choice.
"""

from engine import bots
from engine.deal import deal_out
from engine.drawing import drawn_of
from engine.errors import DominoError, RecordError
from engine.leaders import leader_after, leader_of_round
from engine.match import Match
from engine.moves import DRAW
from engine.notation.rounds import format_hand
from engine.notation.single import BOT_SEEDS, ROUND_SEED, seeds_of
from engine.notation.tokens import format_move
from engine.notation.turns import moves_of_round
from engine.scores import Scores
from engine.seeds import DEAL, derive

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
        would not have made, and where the seeds or the levels that it takes are not known. These
        are the match's seed, or else those of the round (`engine.notation.single`).
        """
        chances = _chances(match, round_)
        seated = [_bot(name, level) for name, level in match.players]
        honest = round_.opening()
        for number, move in enumerate(moves_of_round(round_), 1):
            seat = honest.turn
            if seated[seat] is None:
                self.persons += 1
            else:
                self.asked += 1
                view = honest.view(seat)
                rng = bots.rng_at(chances[seat], view.table)
                expected = bots.choose(seated[seat], view, rng)
                if (move if drawn_of(move) is None else DRAW) != expected:
                    name, level = match.players[seat]
                    lead = not honest.ends
                    raise RecordError(
                        f"{name} ({level}) played {format_move(move, lead)}; "
                        f"an honest program plays {format_move(expected, lead)}",
                        match.number,
                        number,
                    )
            honest.push(move)
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
    leader = leader_of_round(*game)
    if leader is None and match.round is not None:
        leader, _ = leader_after(*game, match.round)
    hands, stock = deal_out(match.rules, match.seats, derive(match.seed, DEAL, number))
    words = "deal=" + "|".join(format_hand(hand) for hand in hands)
    if stock:
        words += " stock=" + format_hand(stock)
    # Who leads may hang on a round that the record leaves out.
    return words if leader is None else f"lead={leader} {words}"


def _bot(name, level):
    if level == PERSON:
        return None
    try:
        return bots.make(level)
    except DominoError as error:
        raise RecordError(f"{name}'s moves cannot be verified: {error}") from error


def _chances(match, round_):
    """Return the seed of each seat's bot in this round, once its deal is found to be an honest one.

    RecordError where that cannot be told, or where it is not.
    """
    if match is None:
        raise RecordError("nothing can be verified without a seed")
    if match.seed is not None:
        # Refuses a deal or a leader that the match's seed does not give.
        honest = Match(match.rules, match.seats, match.seed, match.target)
        scores = Scores(len(match.scores.points), match.target)
        honest.resume(match.number, scores, round_.opening())
        return [bots.seed_of(match.seed, match.number, seat) for seat in range(match.seats)]
    seed, chances = seeds_of(match)
    if seed is None or chances is None:
        raise RecordError(
            f"nothing can be verified without the match's seed, or {ROUND_SEED} and {BOT_SEEDS}"
        )
    if (round_.deal, round_.stock) != deal_out(match.rules, match.seats, seed):
        raise RecordError("the deal is not the one that the round's seed gives", match.number)
    return chances


def _many(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
