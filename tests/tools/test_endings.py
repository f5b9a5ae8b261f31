import pytest

from engine.notation.rounds import parse_round
from tools.endings import describe_end, describe_winner, side_names

NAMES = ["You", "Ann", "Bo", "Cy"]
# Seat 0 leads the 6-6, nobody else has a six, and the 6-0 is its last tile.
OUT = "play=66,--,--,--,60L"


@pytest.mark.parametrize(
    "line, words",
    [
        # Seats 1 and 3 hold 19 and 11 pips.
        (
            f"partners/4 lead=0 deal=66.60|55.54|00.10|33.32 {OUT} end=domino:0:30",
            "You go out, You+Bo score: 19 + 11 = 30",
        ),
        # The partner holds 19 pips, the others 3 and 5.
        (
            f"foster4/4 lead=0 deal=66.60|10.11|55.54|20.30 {OUT} end=domino:1:11",
            "You go out, Ann+Cy score: 19 - 8 = 11",
        ),
        (
            f"foster4/4 lead=0 deal=66.60|10.11|53.00|20.30 {OUT} end=domino:-:0",
            "You go out, You+Bo and Ann+Cy tie with 8 pips, nobody scores",
        ),
        # Nobody has another six: 1 + 2 pips are left against 19 + 10.
        (
            "partners/4 lead=0 deal=66.10|54.55|20.00|31.33 play=66,--,--,--,-- end=blocked:0:26",
            "blocked, You+Bo have the fewest pips: 29 - 3 = 26",
        ),
        # 9 pips each; the 4-0 is the lightest tile.
        (
            "block(tie=lightest)/2 lead=0 deal=66.54|41.40 play=66,--,-- end=blocked:1:0",
            "blocked, Ann scores: 9 - 9 = 0",
        ),
        # The lead of a double is a double header, 2 points.
        (
            "bergen/2 lead=0 deal=66.60|55.54 stock=33.44 play=66,--,60L end=domino:0:1",
            "You go out: 1; points during the round: You: 2, Ann: 0",
        ),
        (
            "bergen/2 lead=0 deal=66.54|41.40 stock=33.44 play=66,--,-- end=blocked:-:0",
            "blocked, You and Ann tie with 9 pips, the end scores nothing; "
            "points during the round: You: 2, Ann: 0",
        ),
        # No double is left in the heavier hand, which therefore wins.
        (
            "bergen/2 lead=0 deal=66.54|11.00 stock=33.44 play=66,--,-- end=blocked:0:1",
            "blocked, You score: 1; points during the round: You: 2, Ann: 0",
        ),
        (
            "bergen/2 lead=1 deal=55.54|66.60 stock=33.44 play=66 end=target:1:0",
            "Ann reaches the target; points during the round: You: 0, Ann: 2",
        ),
        # A draw says its tile, a turn that ends for want of a tile writes no stop.
        (
            "draw/2 lead=0 deal=66.54|41.40 stock=60.33.22 play=66,+60",
            "not over, 2 moves made, Ann to move",
        ),
        (
            "freerun/4 lead=0 deal=66.60.54|11.10.00|22.21.20|33.32.31 play=66,60L",
            "not over, 2 moves made, Ann to move",
        ),
    ],
)
def test_the_end_of_a_round_in_words(line, words):
    round_ = parse_round(line)
    assert describe_end(round_, NAMES[: round_.seats]) == words


def test_sides_bear_the_names_of_all_partners():
    assert side_names(NAMES, 2) == ["You+Bo", "Ann+Cy"]
    assert side_names(NAMES, 4) == NAMES


def test_the_winner_of_a_match():
    assert describe_winner(1, NAMES, 2) == "Ann+Cy win the match"
    assert describe_winner(0, NAMES, 4) == "You win the match"
    assert describe_winner(3, NAMES, 4) == "Cy wins the match"
