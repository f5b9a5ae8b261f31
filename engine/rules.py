"""What makes a game: one `Rules` value of plain fields and a few small functions.

The round, the match, the bots and the screen ask the value; none of them knows which game it is.
A game is a file in `engine/games/` that makes its value.
"""

from . import tiles
from .errors import DealError


class Rules:
    """The rules of one game.

    name        as the notation writes it, "block"
    hand_sizes  tiles dealt to each seat, by number of seats: {2: 7, 3: 5, 4: 5}; its keys are the
                numbers of seats the game can be played with
    targets     points that end a match, by number of seats
    score       score(hands, went_out) -> Outcome, for a round that has ended: `hands` are the
                masks left, `went_out` is the seat without tiles or None where the line is blocked
    first_lead  first_lead(seats, seed) -> list of drawings (see `engine.lot`), the last of which
                says who leads the first round
    next_lead   next_lead(leader, seats) -> seat that leads after a round led by `leader`
    top         the highest half of the set, 6 for double-six
    arms        at how many ends the line can grow
    contact     contact[end] -> the half that joins an end showing `end`; the same number unless
                the game says otherwise
    """

    def __init__(
        self,
        name,
        hand_sizes,
        targets,
        score,
        first_lead,
        next_lead,
        top=6,
        arms=2,
        contact=None,
    ):
        self.name = name
        self.hand_sizes = hand_sizes
        self.targets = targets
        self.score = score
        self.first_lead = first_lead
        self.next_lead = next_lead
        self.top = top
        self.arms = arms
        self.contact = contact or bytes(range(top + 1))
        self.size = tiles.count(top)
        self.joins = tuple([tiles.with_half(half, top) for half in self.contact])
        self.tile_of_bit = {1 << tile: tile for tile in range(self.size)}

    def seats(self):
        """The numbers of seats the game can be played with, fewest first."""
        return sorted(self.hand_sizes)

    def check_seats(self, seats):
        """Raises DealError unless the game can be played with that many seats."""
        if seats not in self.hand_sizes:
            allowed = ", ".join([str(number) for number in self.seats()])
            raise DealError("%s is played with %s seats, not with %s" % (self.name, allowed, seats))
