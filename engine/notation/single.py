"""A finished round by itself, with all it takes to check it while its match still runs.

The record is that of a match which leaves out the rounds before, with the match's seed unknown, and
two more keys:

    round-seed: 10451216379200822465
    bot-seeds: 8312771021634501224 1234605616436508552

The first is the seed that dealt the round; the second says, by seat, from what a bot there draws
its chance. None of them gives away another round's, or the match's (`engine.seeds`).
"""

from ..bots import seed_of
from ..errors import DominoError, RecordError
from .header import parse_seed
from .matches import KeptRounds, format_match

ROUND_SEED = "round-seed"
BOT_SEEDS = "bot-seeds"


def format_single(match, players):
    """The record of the `Match`'s current round, which has ended and been scored.

    `players` is a list of (name, level) by seat.
    """
    outcome = match.round.outcome()
    sides = len(match.scores.points)
    kept = KeptRounds(sides)
    kept.before = match.number - 1
    kept.points_before = [match.scores.points[side] - outcome.gain(side) for side in range(sides)]
    kept.add(match.round)
    seeds = [str(seed_of(match.seed, match.number, seat)) for seat in range(match.seats)]
    extra = ((ROUND_SEED, str(match.round_seed())), (BOT_SEEDS, " ".join(seeds)))
    return format_match(match, players, kept, extra, whole=False)


def seeds_of(reader):
    """The seeds that a `MatchReader` has read: the round's, and a list of the bots' by seat.

    Each is None where its key is missing; RecordError where a key's value is none of the kind.
    """
    round_seed = None
    bot_seeds = None
    for key, value in reader.extra:
        try:
            if key == ROUND_SEED:
                round_seed = parse_seed(value)
            elif key == BOT_SEEDS:
                bot_seeds = [parse_seed(word) for word in value.split(" ")]
                if len(bot_seeds) != reader.seats:
                    raise RecordError("%d seeds for %d seats" % (len(bot_seeds), reader.seats))
        except DominoError as error:
            raise RecordError("%s: %s" % (key, error))
    return round_seed, bot_seeds
