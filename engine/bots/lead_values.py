"""What makes a tile good to lead, by number of seats, as numbers learned from play.

Written by `python -m tools.learn lead`; `tools/learn/lead.py` tells how they are found.

WORTH  by number of seats less 2: what a pip of the tile is worth, its being a double, each tile
       in hand that would fit it, and each number that the rest of the hand bears
"""

WORTH = (
    (4, 112, 23, 19),
    (3, 52, 3, 18),
    (2, 54, 4, 25),
)
