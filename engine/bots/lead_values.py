"""What makes a tile good to lead, by number of seats, as numbers learned from play.

Written by `python -m tools.learn lead`, which tells how they are found.

WORTH  by number of seats less 2: what a pip of the tile is worth, its being a double, each tile
       in hand that would fit it, and each number that the rest of the hand bears
"""

WORTH = ((4, 112, 22, 23), (2, 100, 20, 6), (2, 100, 20, 6))
