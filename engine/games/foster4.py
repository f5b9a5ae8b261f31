"""Foster's four-handed Block, two against two (RULES section 3).

Each player cuts a tile: the two lowest play against the two highest, and the lowest leads any
tile. Four tiles are dealt to each, twelve are not used. When a hand is out or all say go, the side
with fewer pips wins the difference, even against the hand that went out. A match is played to 100
points of a side; the lead goes round to the left.

Options: `breton` and `hand` (`engine.options`).
"""

from ..cutting import cut_for_sides, leader_by_cut, seats_by_cut
from ..lot import left_of_leader
from ..rules import Rules
from ..side_scoring import SIDES, difference

OPTIONS = ("breton", "hand")

RULES = Rules(
    name="foster4",
    hand_sizes={4: 4},
    targets={4: 100},
    score=difference,
    first_lead=cut_for_sides,
    next_lead=left_of_leader,
    sides=SIDES,
    leader_of=leader_by_cut,
    seating=seats_by_cut,
)
