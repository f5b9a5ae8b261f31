"""The person's choice of a move: where the cursor stands, and which moves it offers there."""

from engine.bots.alike import different, place_of
from engine.moves import tile_of


class Choosing:
    """A cursor over the own hand, and over what else can be done in the turn.

    order    the tiles of the hand in the order shown, those laid since included
    extras   the moves besides plays that may be chosen, a draw or a stop; their places come after
             those of the tiles
    cursor   the place of the cursor
    choices  the moves that the place offers: for a tile one for each end, and half left open,
             between which there is something to choose; [] where it offers none
    chosen   which of the choices is shown
    forced   the move that is the only one left and is no play; None where there is a choice
    """

    def __init__(self):
        self.order = []
        self.extras = []
        self.cursor = 0
        self.choices = []
        self.chosen = 0
        self.forced = None
        self._view = None
        self._moves = []

    def deal(self, order):
        """Begins a round with these tiles."""
        self._view = None
        self.order = order
        self.extras = []
        self.cursor = 0

    def look(self, view):
        """Takes in the view after a move; the cursor stays where it is if it can.

        The view that was taken in last changes nothing, not even what was chosen.
        """
        if view is self._view:
            return
        self._view = view
        self._moves = view.legal_moves()
        moves = self._moves
        self.forced = moves[0] if len(moves) == 1 and moves[0] < 0 else None
        self.extras = [] if self.forced is not None else [move for move in moves if move < 0]
        wanted = self.playable() or view.hand
        # A draw or a stop is never what the cursor is put on; the player has to go there.
        if self.cursor >= len(self.order) or not wanted >> self.order[self.cursor] & 1:
            self._step(1, wanted, False)
        self.choose()

    def playable(self):
        """The mask of the own tiles that fit the line now, whosever turn it is."""
        view = self._view
        table = view.table
        if table.over:
            return 0
        if self._moves:
            playable = 0
            for move in self._moves:
                if move >= 0:
                    playable |= 1 << tile_of(move)
            return playable
        return view.hand & table.fitting()

    def walk(self, step):
        """Moves the cursor to the next tile held, or to what else can be done."""
        self._step(step, self._view.hand, True)
        self.choose()

    def walk_to_playable(self):
        """Moves the cursor to the next place where something can be done."""
        self._step(1, self.playable(), True)
        self.choose()

    def choose(self):
        """Works out what the cursor's place offers."""
        self.chosen = 0
        extra = self.extra()
        if extra is not None:
            self.choices = [extra]
            return
        tile = self.tile()
        ends = self._view.table.ends
        # Ends that are alike leave nothing to choose.
        moves = [move for move in self._moves if move >= 0 and tile_of(move) == tile]
        self.choices = different(moves, ends)

    def point_at(self, move):
        """Puts the cursor on a legal move, and shows that choice."""
        if move < 0:
            self.cursor = len(self.order) + self.extras.index(move)
        else:
            self.cursor = self.order.index(tile_of(move))
        self.choose()
        self.chosen = place_of(move, self.choices, self._view.table.ends)

    def turn_choice(self, step):
        """Goes to the next or the last of the choices, round and round."""
        self.chosen = (self.chosen + step) % len(self.choices)

    def move(self):
        """The move that is shown; None where there is none."""
        return self.choices[self.chosen] if self.choices else None

    def tile(self):
        """The tile under the cursor; None where it stands on something else."""
        return self.order[self.cursor] if self.cursor < len(self.order) else None

    def led(self):
        """The tile that must be led, where the lead is not free."""
        return tile_of(self._moves[0])

    def extra(self):
        """The move besides plays that the cursor stands on; None where it stands on a tile."""
        place = self.cursor - len(self.order)
        return self.extras[place] if 0 <= place < len(self.extras) else None

    def _step(self, step, wanted, extras):
        places = len(self.order) + len(self.extras)
        for distance in range(1, places + 1):
            place = (self.cursor + step * distance) % places
            if place >= len(self.order):
                if extras:
                    self.cursor = place
                    return
            elif wanted >> self.order[place] & 1:
                self.cursor = place
                return
