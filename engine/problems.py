"""What can be wrong with a position that was put together from parts or read from a text."""

from . import tiles
from .deal_problems import deal_problems
from .errors import IllegalMoveError
from .moves import DRAW
from .round import Round
from .view import View


def problems_of_round(round_):
    """All that is wrong with a round, as a list of sentences; empty when all is well."""
    table = round_.table
    found = deal_problems(round_.rules, round_.deal, table.leader, round_.stock)
    if found:
        return found
    replay = Round(round_.rules, round_.deal, table.leader, False, round_.stock)
    replay.table = table.opening()
    while len(replay.table.history) < len(table.history):
        done = len(replay.table.history)
        try:
            replay.push(table.history[done])
        except IllegalMoveError as error:
            return ["move %d: %s" % (done + 1, error)]
    for seat in range(round_.seats):
        if round_.hands[seat] != replay.hands[seat]:
            found.append("the hand of seat %d is not what the moves left it" % seat)
    return found + table.differences(replay.table)


def problems_of_view(view):
    """All that is wrong with a view, as a list of sentences; empty when all is well."""
    table = view.table
    replay = table.opening()
    hands = list(replay.counts)
    size = hands[view.seat]
    hands[view.seat] = view.tiles
    found = deal_problems(table.rules, hands, table.leader, replay.stock)
    if len(view.tiles) != size:
        found.append("seat %d holds a wrong number of tiles" % view.seat)
    if found:
        return found
    missing = [0] * table.seats
    again = View(replay, view.seat, view.tiles)
    for done, move in enumerate(table.history):
        found.extend(_contradictions(again, move, missing))
        if move == DRAW and replay.turn == view.seat:
            from .drawing import draw

            move = draw(view.drawn[len(again.drawn)])
        try:
            again.push(move)
        except IllegalMoveError as error:
            found.append("move %d: %s" % (done + 1, error))
            return found
    return found + table.differences(replay) + _hands_that_cannot_be(view)


def _contradictions(view, move, missing):
    """What the seat to move belies by its move; `missing` is brought up to date with it."""
    table = view.table
    seat = table.turn
    found = []
    # A tile just drawn may be one that the seat had denied.
    if move >= 0 and missing[seat] >> (move & 127) & 1 and table.history[-1:] != [DRAW]:
        found.append(
            "move %d: seat %d lays %s, but has passed while it fitted"
            % (len(table.history) + 1, seat, tiles.text(move & 127))
        )
    table.learn(move, missing)
    if not table.ends and missing[view.seat] & view.hand:
        found.append(
            "move %d: seat %d leads %s, but seat %d would lead before it"
            % (len(table.history) + 1, seat, tiles.text(move & 127), view.seat)
        )
    return found


def _hands_that_cannot_be(view):
    # Hall's theorem: the hidden hands can be filled exactly if every group of seats has at
    # least as many tiles to choose from as it holds.
    found = []
    masks = view.possible()
    counts = view.table.counts
    for group in range(1, 1 << len(masks)):
        seats = [seat for seat in range(len(masks)) if group >> seat & 1]
        if view.seat in seats:
            continue
        tiles_left = 0
        for seat in seats:
            tiles_left |= masks[seat]
        needed = sum([counts[seat] for seat in seats])
        left = len(tiles.listed(tiles_left))
        if left < needed:
            found.append(
                "seats %s hold %d tiles, but their passes leave %d they may hold"
                % (", ".join([str(seat) for seat in seats]), needed, left)
            )
    return found
