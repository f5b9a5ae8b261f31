"""Block, every seat for itself (RULES section 1).

Two seats are dealt seven tiles each, three and four seats five; the rest are never used. The
first leader is drawn by lot and may lead any tile; the lead then goes round to the left. A match
is played to 100 points by two seats, to 61 by three or four.

Its options are those that `engine.options` lists for games that name none of their own.
"""

from ..lot import draw_lot, left_of_leader
from ..rules import Rules
from ..scoring import individual

RULES = Rules(
    name="block",
    hand_sizes={2: 7, 3: 5, 4: 5},
    targets={2: 100, 3: 61, 4: 61},
    score=individual,
    first_lead=draw_lot,
    next_lead=left_of_leader,
)
