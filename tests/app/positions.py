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

    :attr line: the round as the notation writes it.
    :attr seats: how many play.
    """

    def __init__(self, seed, line):
        self._seed = seed
        self.line = line
        self.seats = int(line.partition("/")[2].partition(" ")[0])

    def save(self, moves=None, scores=None, target=None):
        """Return a Pico's memory in which the match is saved after so many moves, else at the end.

        `scores` are those of the sides before the round, all 0 if not given, `target` the game's
        own if not.
        """
        round_ = parse_round(self.line)
        while moves is not None and len(round_.table.history) > moves:
            round_.pop()
        match = Match(round_.rules, self.seats, self._seed, target)
        sides = match.rules.count_sides(self.seats)
        points = Scores(sides, match.target)
        kept = KeptRounds(sides)
        kept.before = 1
        for side, score in enumerate(scores or ()):
            points.add(side, score)
            kept.points_before[side] = score
        if round_.over:
            points.add_outcome(round_.outcome())
            kept.add(round_)
        match.resume(2, points, round_)
        players = [(texts.YOU, PERSON_LEVEL)]
        names = texts.bot_names(self.seats)
        players += [(names[bot], "steady") for bot in range(self.seats - 1)]
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

# Sebastopol. After three moves the person holds a 6-0, a 6-4 and a 6-3, and two arms are begun and
# closed; in the other round the 2-0 fits two of four unlike ends after sixteen moves.
SIXES = Position(
    18446744073709551572,
    "sebastopol/4 lead=1 deal=43.60.44.64.22.63.33|55.61.31.66.54.50.41|30.40.51.20.00.62.32|"
    "65.21.10.42.52.11.53 play=66,62L,65R,60B,61T,51T,52T,22T,55R,32T,10B,43T,50R,40R,21L,44R,54R,"
    "--,42T,--,31L,30L,11B,--,41B end=domino:1:35",
)
TWO_BEGUN = 3
FOUR_ENDS = Position(
    18446744073709551609,
    "sebastopol/4 lead=0 deal=00.22.44.66.20.52.61|50.55.21.11.33.54.10|51.62.53.32.64.41.43|"
    "63.42.30.40.65.31.60 play=66,--,62B,65R,61T,--,64L,42B,52R,54L,32R,31R,44B,21R,41T,40B,20B,"
    "50L,43T,30T,00L,10L,51L,60T,22B end=domino:0:35",
)
TWO_OF_FOUR = 16
# A cross that outgrew its first courses; the person can only pass.
LONG_CROSS = Position(
    18446744073709551441,
    "sebastopol/4 lead=1 deal=43.21.61.40.22.31.52|53.32.66.51.41.55.50|10.00.44.33.64.60.54|"
    "42.11.62.20.30.65.63 play=66,60L,65B,61T,--,64R,30L,31L,50B,10L,20L,21L,41T,44R,11L,40R,51L,"
    "54L,42T,52T,55T,00B,--,43L,32L,--,62L,--,53T end=domino:1:19",
)
NO_END_FITS = 27

# Draw: after fifteen moves the person holds twelve tiles and may draw or lay.
DRAWN_HAND = Position(
    18446744073709551614,
    "draw/2 lead=1 deal=20.10.44.60.61.21.52|50.43.33.62.22.53.66 stock=41.11.31.64.65.42.40.32.63."
    "55.30.00.51.54 play=43,+41,+11,41L,+31,31L,+64,+65,+42,+40,+32,32L,33R,52L,50L,+63,40L,53R,"
    "44L,+55,+30,55R,65R,62R,21R,+00,--,42L,22L,61R,66R,63R,30R,60R,--,64R,--,20L,00L "
    "end=domino:1:3",
)
MAY_DRAW = 15

# Matador: after eight moves the person's 4-3 may be laid with either half left open; after twenty
# the ends show 4 and a blank, on which only matadors fit, and the person can only pass.
MATADORS = Position(
    18446744073709551615,
    "matador/4 lead=0 deal=00.43.66.20.50.11.33|21.32.51.54.10.55.31|30.52.53.62.22.61.63|"
    "64.41.60.65.40.42.44 play=66,21R,61L1,64L,50R,31L,52R2,65R,43R3,54R,62L,42R,33R,51L,63L,41R,"
    "00R,--,--,44L,--,32L,53L,40L,--,--,--,-- end=blocked:0:20",
)
EITHER_HALF = 8
BLANK_END = 20

# After six moves both ends are blank, and the person holds the 0-0 and no other matador.
BLANKS = Position(
    18446744073709551574,
    "matador/2 lead=0 deal=53.60.00.10.40.44.50|30.43.61.62.51.41.33 play=44,43R3,40R,61L1,60L,--,"
    "00L,--,-- end=blocked:0:14",
)
BOTH_BLANK = 6

# Bergen: Ann has scored with her last tile, and both have scored before.
HEADERS = Position(
    18446744073709551602,
    "bergen/2 lead=0 deal=44.63.66.11.55.52|33.61.62.31.64.51 stock=54.60.50.65.10.42.40.53.20.22."
    "43.32.30.21.41.00 play=66,64R,44R,61L,11L,51L,55L,+54,54R,52L,62L,63L end=domino:0:1",
)
ANN_SCORED = 9

# Bergen by Pagat's rules; blocked, and all four have scored.
ALL_GAIN = Position(
    18446744073709551607,
    "bergen(pagat)/4 lead=2 deal=21.60.55.33.53.41|40.32.64.20.42.54|62.44.65.52.00.63|"
    "11.61.43.66.22.10 stock=50.31.30.51 play=00,10L,21L,20L,+50,50R,+31,--,53R,32R,62R,66R,60L,"
    "64R,63L,43R,33R,--,--,31R,41R,40R,--,--,--,-- end=blocked:1:2",
)

SIDES = Position(
    18446744073709551615,
    "partners/4 lead=3 deal=00.43.66.20.50|11.33.21.32.51|54.10.55.31.30|52.53.62.22.61 "
    "play=22,20L,32R,30L,53R,43L,51R,54L,52L,--,21R,--,62L,66L,--,--,61L end=domino:1:20",
)
IN_SIDES = 13

# Free run: in the middle of a turn, which the person may end.
RUN = Position(
    18446744073709551614,
    "freerun/4 lead=2 deal=20.10.44.60|61.21.52.50|43.33.62.22|53.66.41.11 play=33,.,53R,--,50R,"
    "43L,41L,.,10L,.,--,--,--,60R,20L,61R,52L,21R end=domino:1:34",
)
MAY_STOP = 12

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

# Two seats draw from a double-nine set. After 82 moves 36 tiles or more lie, and a tile of the
# person's fits both ends.
NINE = Position(
    18446744073709551614,
    "draw(set=double-nine)/2 lead=1 deal=50.80.96.31.75.42.33|65.40.21.72.87.32.52 stock=41.71."
    "62.95.54.98.90.74.44.86.84.43.85.83.94.00.63.88.73.60.53.76.70.92.11.77.61.22.20.99.66.81."
    "64.10.97.93.55.30.91.51.82 play=87,+41,75R,65R,+71,80L,40L,96R,+62,+95,95R,42L,52R,+54,+98,"
    "+90,+74,+44,+86,+84,+43,+85,+83,+94,+00,+63,+88,+73,+60,+53,+76,+70,+92,92R,72L,94R,+11,+77,"
    "77L,71L,11L,41L,+61,+22,+20,+99,+66,+81,+64,+10,+97,+93,+55,64L,54R,55R,50R,20R,+30,+91,76L,"
    "32R,73L,93L,53R,99L,85R,97L,98R,--,74L,--,44L,--,90R,10R,31R,--,84L,81L,83R,61L,86R,66L,60R,"
    "62L,30R,22L,63R,21L end=domino:1:46",
)
NINE_CHOICE = 82

# Ten seats with a double-twelve set. After 63 moves a tile of the person's fits both ends.
TEN_SEATS = Position(
    18446744073709551606,
    "block/10 lead=7 deal=85.b9.c4.61.22.b4.97|c2.bb.11.70.c5.74.44|00.c8.84.51.a9.72.b6|81.a5."
    "77.91.a8.cb.c9|98.32.10.40.88.30.b2|92.aa.99.cc.a7.82.31|96.60.c3.54.b7.52.65|53.43.80.93."
    "a4.41.a0|a2.62.87.b8.71.c6.b1|21.a6.63.83.c7.94.b0 play=93,--,83R,97L,70L,00L,a8R,30L,a7R,"
    "b7R,43L,b8R,94L,85R,c5R,c8R,81R,98L,31R,c3R,80L,c6R,a6R,--,--,a9R,c9R,40L,ccR,54L,53L,--,"
    "c7R,--,74R,84R,--,32L,82R,52R,--,a2L,--,--,--,51R,a5L,10R,--,65L,a0R,62L,21L,61L,--,b6L,cbL,"
    "--,aaR,--,a4R,--,--,c4L,44L,--,--,--,--,--,41L end=domino:7:244",
)
TEN_CHOICE = 63

# Seeds of matches of four whose lot is a tie: of two, of three, and of all four.
LOT_TIE_OF_TWO = 18446744073709551607
LOT_TIE_OF_THREE = 18446744073709551442
LOT_TIE_OF_FOUR = 18446744073709537681
# The seed of a match of two in which the person leads.
YOU_LEAD = 1
