"""Block, every seat for itself (RULES section 1).

Two seats are dealt seven tiles each, three and four seats five; the rest are never used. The
first leader is drawn by lot and may lead any tile; the lead then goes round to the left. A match
is played to 100 points by two seats, to 61 by three or four.

Options: `foster` (Foster's two-handed game: the highest double is led every round) and those of
all games like Block (`engine.options`).
"""

from ..errors import NotationError
from ..lot import draw_lot, left_of_leader
from ..rules import Rules
from ..scoring import individual

OPTIONS = ("blocked", "breton", "foster", "hand", "lead", "no-double", "set", "tie")

RULES = Rules(
    name="block",
    hand_sizes={2: 7, 3: 5, 4: 5},
    targets={2: 100, 3: 61, 4: 61},
    score=individual,
    first_lead=draw_lot,
    next_lead=left_of_leader,
)


def changes(chosen):
    """What the game's own options change in its rules."""
    if "foster" not in chosen:
        return {}
    if "lead" in chosen:
        raise NotationError("foster leads the highest double: it leaves no choice of the lead")
    from ..setters import highest_double, no_lot

    return {
        "hand_sizes": {2: 7},
        "targets": {2: 100},
        "setter": highest_double(),
        "first_lead": no_lot,
    }
