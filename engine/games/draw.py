"""Draw: Block with a stock (RULES section 7).

Two and three seats are dealt seven tiles each, four seats six. A seat may draw any number from
the stock in its turn, and must while it cannot play; the last two tiles are never drawn. All else
is as in Block.

Options: `strict` (only a seat that cannot play draws, and it lays the first tile that fits),
`partners` (four seats in two sides) and with it `difference`, `stock-scores` (what is left in the
stock counts for the winner too), and those of all games like Block (`engine.options`).
"""

from ..drawing import DrawTable, FreeDrawTable
from ..errors import NotationError
from ..lot import draw_lot, left_of_leader
from ..rules import Rules
from ..scoring import individual

OPTIONS = (
    "blocked",
    "breton",
    "difference",
    "hand",
    "lead",
    "no-double",
    "partners",
    "set",
    "stock-scores",
    "strict",
    "tie",
)

RULES = Rules(
    name="draw",
    hand_sizes={2: 7, 3: 7, 4: 6},
    targets={2: 100, 3: 61, 4: 61},
    score=individual,
    first_lead=draw_lot,
    next_lead=left_of_leader,
    table=FreeDrawTable,
    kept=2,
)


def changes(chosen):
    """What the game's own options change in its rules."""
    changed = {}
    if "strict" in chosen:
        changed["table"] = DrawTable
    if "partners" in chosen:
        from ..side_scoring import SIDES, difference, opponents

        changed["sides"] = SIDES
        changed["score"] = difference if "difference" in chosen else opponents
        changed["hand_sizes"] = {4: 6}
        changed["targets"] = {4: 100}
    elif "difference" in chosen:
        raise NotationError("difference is a way to score for partners: add the option partners")
    if "stock-scores" in chosen:
        from ..house_scoring import with_stock

        changed["ending"] = with_stock
    return changed
