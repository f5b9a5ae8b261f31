"""Block in partnership (RULES section 2).

Four seats are dealt five tiles each; those who sit opposite are partners and share a score. Going
out wins the pips of both opponents, a block the difference for the side with fewer. A match is
played to 100 points of a side. All else is as in Block.

Options: `difference` (the side with fewer pips wins the difference after going out too), and those
of all games like Block (`engine.options`).
"""

from ..lot import draw_lot, left_of_leader
from ..rules import Rules
from ..side_scoring import SIDES, difference, opponents

OPTIONS = ("breton", "difference", "hand", "lead", "no-double")

RULES = Rules(
    name="partners",
    hand_sizes={4: 5},
    targets={4: 100},
    score=opponents,
    first_lead=draw_lot,
    next_lead=left_of_leader,
    sides=SIDES,
)


def changes(chosen):
    """What the game's own options change in its rules."""
    return {"score": difference} if "difference" in chosen else {}
