"""Which moves come to the same."""

from ..moves import arm_of, exposed_of, tile_of


def different(moves, ends):
    """Of the moves in a position with these ends those that differ, the first of each kind.

    Two plays come to the same that lay the same tile on ends which show the same number and leave
    the same half open.
    """
    found = []
    kinds = []
    for move in moves:
        kind = _kind(move, ends)
        if kind not in kinds:
            kinds.append(kind)
            found.append(move)
    return found


def place_of(move, choices, ends):
    """The place in the list `choices` of the move that comes to the same as `move`."""
    return [_kind(choice, ends) for choice in choices].index(_kind(move, ends))


def _kind(move, ends):
    if move < 0:
        return move
    return tile_of(move), ends[arm_of(move)] if ends else None, exposed_of(move)
