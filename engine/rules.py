"""What makes a game: one `Rules` value of plain fields and a few small functions.

The round, the match, the bots and the screen ask the value; none of them knows which game it is.
A game is a file in `engine/games/` that makes its value.
"""

from . import tiles
from .errors import DealError
from .lot import leader_of
from .table import Table


class Rules:
    """The rules of one game.

    name        as the notation writes it with its options, "block" or "block(breton)"
    hand_sizes  tiles dealt to each seat, by number of seats: {2: 7, 3: 5, 4: 5}; its keys are the
                numbers of seats the game can be played with
    targets     points that end a match, by number of seats
    score       score(hands, went_out) -> Outcome, for a round that has ended: `hands` are the
                masks left, `went_out` is the seat without tiles or None where the line is blocked
    first_lead  first_lead(seats, seed) -> list of drawings (see `engine.lot`), the last of which
                says who leads the first round; [] where the deal says it (`setter`)
    next_lead   next_lead(leader, seats, outcome=None) -> seat that leads after a round led by
                `leader` that ended with that outcome; None where the lead is drawn for again, or
                where it hangs on an outcome that is not given
    top         the highest half of the set, 6 for double-six
    arms        at how many ends the line can grow
    contact     contact[end] -> the half that joins an end showing `end`; the same number unless
                the game says otherwise
    joins       joins[end] -> the mask of the tiles that fit an end showing `end`; those that bear
                contact[end] unless the game says otherwise

    Most games leave the rest as it is:

    table       the class of the round's public part, `Table` or one that extends it
    kept        how many tiles of the stock are never drawn; None where there is no drawing
    runs        whether a turn may hold several plays, and so be ended by a stop
    either      the mask of the tiles of which either half may be left exposed
    sides       in how many sides the seats play: seat, seat + sides and so on are partners; None
                where every seat plays for itself
    immediate   whether points come in mid-round, and end the match as soon as they reach it
    setter      says which tile must be led, and so who leads (see `engine.setters`); None where
                the leader may lead any tile
    leader_of   leader_of(drawings) -> the seat that leads by them
    seating     seating(seats, seed) -> for each seat, which of the players in the order in which
                they drew sits there; None where they sit in that order
    ending      ending(round_) -> Outcome, for games where more than `score` is needed
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
        joins=None,
        table=Table,
        kept=None,
        runs=False,
        either=0,
        sides=None,
        immediate=False,
        setter=None,
        leader_of=leader_of,
        seating=None,
        ending=None,
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
        self.joins = joins or tuple([tiles.with_half(half, top) for half in self.contact])
        self.tile_of_bit = {1 << tile: tile for tile in range(self.size)}
        self.table = table
        self.kept = kept
        self.runs = runs
        self.either = either
        self.sides = sides
        self.immediate = immediate
        self.setter = setter
        self.leader_of = leader_of
        self.seating = seating
        self.ending = ending

    def seats(self):
        """The numbers of seats the game can be played with, fewest first."""
        return sorted(self.hand_sizes)

    def check_seats(self, seats):
        """Raises DealError unless the game can be played with that many seats."""
        if seats not in self.hand_sizes:
            allowed = ", ".join([str(number) for number in self.seats()])
            raise DealError("%s is played with %s seats, not with %s" % (self.name, allowed, seats))

    def count_sides(self, seats):
        """How many scores are kept for that many seats: one for each side, or for each seat."""
        return self.sides or seats
