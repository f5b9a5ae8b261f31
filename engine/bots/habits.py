"""How players choose a tile: two habits, as numbers learned from play.

Written by `python -m tools.learn habits`, which tells how they are found. A seat of a habit lays
one of the tiles that fit with a chance in proportion to exp(score / 8).

SHARE   of 16 players, how many have each habit
SCORES  for each habit the score of every tile of the double-six set, by tile number
"""

SHARE = (5, 11)
SCORES = (
    bytes((0, 10, 20, 20, 30, 40, 30, 40, 50, 60, 40, 50, 60, 70))
    + bytes((80, 50, 60, 70, 80, 90, 100, 60, 70, 80, 90, 100, 110, 120)),
    bytes((6, 2, 10, 4, 6, 14, 6, 8, 10, 18, 8, 10, 12, 14))
    + bytes((22, 10, 12, 14, 16, 18, 26, 12, 14, 16, 18, 20, 22, 30)),
)
