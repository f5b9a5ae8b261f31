"""How players choose a tile: two habits, as numbers learned from play.

Written by `python -m tools.learn habits`; `tools/learn/habits.py` tells how they are found. A seat
of a habit lays one of the tiles that fit with a chance in proportion to exp(score / 8).

SHARE   of 16 players, how many have each habit
LEADS   for each habit the score of every tile of the double-six set as a lead, by tile number
SCORES  the same for every later play
"""

SHARE = (5, 11)
LEADS = (
    bytes((0, 10, 20, 20, 30, 40, 30, 40, 50, 60, 40, 50, 60, 70))
    + bytes((80, 50, 60, 70, 80, 90, 100, 60, 70, 80, 90, 100, 110, 120)),
    bytes((48, 0, 52, 2, 5, 57, 5, 7, 9, 61, 7, 9, 11, 14))
    + bytes((66, 9, 11, 14, 16, 18, 70, 11, 14, 16, 18, 20, 23, 74)),
)
SCORES = (
    bytes((0, 10, 20, 20, 30, 40, 30, 40, 50, 60, 40, 50, 60, 70))
    + bytes((80, 50, 60, 70, 80, 90, 100, 60, 70, 80, 90, 100, 110, 120)),
    bytes((7, 0, 10, 2, 3, 13, 3, 5, 6, 16, 5, 6, 8, 9))
    + bytes((19, 6, 8, 9, 11, 12, 22, 8, 9, 11, 12, 14, 15, 25)),
)
