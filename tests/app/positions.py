"""Positions of note as the notation writes them, and memories in which they are saved.

All are deals of the second round of the match that their seed gives, so that there are scores;
the moves were found by playing at random.
"""

from engine.match import Match
from engine.notation.matches import KeptRounds
from engine.notation.rounds import parse_round
from engine.scores import Scores
from firmware import texts
from firmware.session import PERSON_LEVEL, Session
from firmware.store import Store
from tests.app.driver import PICO_MEMORY
from tools.desktop.memory import RamMemory


class Position:
    """A round that is over, with its match's seed; its earlier positions are taken by moves.

    :attr seats: how many play.
    """

    def __init__(self, seed, line):
        self._seed = seed
        self._line = line
        self.seats = int(line[len("block/")])

    def save(self, moves=None, scores=None, target=None):
        """Return a Pico's memory in which the match is saved after so many moves, else at the end.

        `scores` are those before the round, all 0 if not given, `target` the game's own if not.
        """
        round_ = parse_round(self._line)
        while moves is not None and len(round_.table.history) > moves:
            round_.pop()
        match = Match(round_.rules, self.seats, self._seed, target)
        points = Scores(self.seats, match.target)
        kept = KeptRounds(self.seats)
        kept.before = 1
        for seat, score in enumerate(scores or ()):
            points.add(seat, score)
            kept.points_before[seat] = score
        if round_.over:
            points.add_outcome(round_.outcome())
            kept.add(round_)
        match.resume(2, points, round_)
        players = [(texts.YOU, PERSON_LEVEL)]
        players += [(name, "steady") for name in texts.BOT_NAMES[: self.seats - 1]]
        memory = RamMemory(PICO_MEMORY)
        Store(memory).save_match(Session(match, players, kept))
        return memory


# Bo goes out; with 17 tiles the longest line there can be with four seats. After 12 moves the
# person's 2-0 fits both ends, which show 0 and 2; after 18 Bo has the last tile to lay.
LONG_LINE = Position(
    18446744073709551614,
    "block/4 lead=0 deal=20.10.44.60.61|21.52.50.43.33|62.22.53.66.41|11.31.64.65.42 "
    "play=60,50R,66L,65L,--,52R,53L,31L,10L,21R,41R,42R,20L,--,62L,64L,44L,43L,22R "
    "end=domino:2:15",
)
CHOICE = 12
BEFORE_THE_LAST = 18

# Ann goes out, all others hold 15 pips or more. After 11 moves both ends show 3 and the person
# holds 6-3; after 15 the ends are 3 and 2, and the person can only pass.
ANN_OUT = Position(
    18446744073709551602,
    "block/4 lead=1 deal=44.63.66.11.55|52.33.61.62.31|64.51.54.60.50|65.10.42.40.53 "
    "play=61,64L,42L,11R,52L,50L,10L,--,31L,51R,53R,63R,62R,--,--,--,33L end=domino:1:60",
)
SAME_ENDS = 11
ONLY_PASS = 15

# Going out against a hand that holds 0-0 alone wins the round and no points.
OUT_FOR_NOTHING = Position(
    18446744073709551611,
    "block/2 lead=0 deal=43.64.33.42.31.62.20|53.44.63.00.50.21.55 "
    "play=64,44R,42R,63L,33L,53L,62R,55L,--,50L,20L,21L,31L,--,43L end=domino:0:0",
)

# The person goes out: 27 + 16 + 20 = 63.
YOU_OUT = Position(
    18446744073709551608,
    "block/4 lead=0 deal=41.62.53.60.10|66.63.51.32.33|42.00.64.11.50|65.22.54.40.52 "
    "play=10,51L,00R,40R,41R,--,11R,65L,62L,32L,--,--,53L,--,50L,--,60L end=domino:0:63",
)

# Blocked, the person has the fewest pips.
BLOCKED = Position(
    18446744073709551577,
    "block/4 lead=1 deal=21.53.55.00.33|64.50.62.60.40|52.63.11.30.65|20.41.54.61.32 "
    "play=50,30R,32R,53L,62R,63R,--,33R,--,--,--,-- end=blocked:0:50",
)

# After eight moves Ann can only pass; the person then can only lay 6-0, and Ann goes on.
TWO_SEATS = Position(
    18446744073709551614,
    "block/2 lead=1 deal=20.10.44.60.61.21.52|50.43.33.62.22.53.66 "
    "play=50,20R,62R,61R,53L,10R,43L,44L,--,60R,66R,--,-- end=blocked:-:0",
)
BEFORE_ANNS_PASS = 8

# Blocked, two, three and all four hands tie.
TIE_OF_TWO = Position(
    18446744073709551609,
    "block/4 lead=3 deal=00.22.44.66.20|52.61.50.55.21|11.33.54.10.51|62.53.32.64.41 "
    "play=64,44R,61L,10L,41R,00L,21R,--,32R,20L,52L,33R,53R,--,50L,54R,--,--,--,-- "
    "end=blocked:-:0",
)
TIE_OF_THREE = Position(
    18446744073709551442,
    "block/4 lead=1 deal=53.40.52.41.33|62.21.43.30.61|64.50.42.51.20|65.22.31.32.44 "
    "play=62,42R,44R,40R,30R,64L,32R,41L,21R,51R,31L,53R,43R,--,--,33L,--,--,--,-- "
    "end=blocked:-:0",
)
TIE_OF_FOUR = Position(
    18446744073709551093,
    "block/4 lead=1 deal=52.11.00.55.64|43.10.51.60.41|53.44.66.40.21|33.63.65.61.42 "
    "play=60,66L,63L,00R,10R,53L,61R,52L,--,21L,65R,55R,51L,--,--,--,-- end=blocked:-:0",
)

# Seeds of matches of four whose lot is a tie: of two, of three, and of all four.
LOT_TIE_OF_TWO = 18446744073709551607
LOT_TIE_OF_THREE = 18446744073709551442
LOT_TIE_OF_FOUR = 18446744073709537681
# The seed of a match of two in which the person leads.
YOU_LEAD = 1
