"""What can be wrong with a move, a text, a deal or a record, one class for each."""


class DominoError(ValueError):
    """Base of all errors of the engine."""


class IllegalMoveError(DominoError):
    """A move that the rules do not allow in this position."""


class NotationError(DominoError):
    """A text that does not follow the notation."""


class DealError(DominoError):
    """A deal that cannot be: a tile twice, a wrong hand size, a seat too many."""


class RecordError(DominoError):
    """A record that does not add up.

    `round_number` counts the rounds of a match from 1 and `move_number` the moves of that round
    from 1; either is 0 where the fault lies in no round or in no move.
    """

    def __init__(self, why, round_number=0, move_number=0):
        place = ""
        if round_number:
            place = "round %d" % round_number
            if move_number:
                place += ", move %d" % move_number
            place += ": "
        elif move_number:
            place = "move %d: " % move_number
        # Before the fields and by super(): the small runtimes know no other way to a native base.
        super().__init__(place + why)
        self.why = why
        self.round_number = round_number
        self.move_number = move_number
