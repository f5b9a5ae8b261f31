"""Tokens of games in which a turn may hold more than a play or a pass, and of a chosen half.

`+53` draws 5-3, `+` a hidden tile; `.` stops a turn that could go on; `52L5` lays 5-2 on the left
end with its 5 exposed, which is written where either half may be exposed and nowhere else.

In a record a stop is written only where the seat could have gone on: who can lay nothing more
stops by that. In a view the end of every run of plays is written, since the others cannot tell.
"""

from .. import tiles
from ..drawing import draw, drawn_of
from ..errors import NotationError
from ..moves import DRAW, STOP

STOP_TOKEN = "."
DRAW_TOKEN = "+"


def format_other(move):
    """The token of a move that is neither a play nor a pass."""
    if move == STOP:
        return STOP_TOKEN
    tile = drawn_of(move)
    return DRAW_TOKEN if tile is None else DRAW_TOKEN + tiles.text(tile)


def parse_other(word, rules):
    """The move that a token which begins with "+" or "." names; NotationError for none."""
    if word == STOP_TOKEN and rules.runs:
        return STOP
    if word[0] == DRAW_TOKEN and rules.kept is not None:
        return DRAW if word == DRAW_TOKEN else draw(tiles.parse(word[1:], rules.top))
    raise NotationError("'%s' is no move of %s" % (word[:20], rules.name))


def parse_exposed(word, tile):
    """The half that a token such as "52L5" leaves exposed; NotationError where it is none."""
    half = tiles.NUMERALS.find(word[3]) if len(word) == 4 else -1
    if half not in (tiles.HIGH[tile], tiles.LOW[tile]):
        raise NotationError(
            "'%s' does not say which half stays exposed (%s or %s)" % (word[:20], word[0], word[1])
        )
    return half


def next_draw(round_):
    """The draw of the next tile of the round's stock, as a record has it; DRAW if none is left."""
    stock = round_.table.stock
    return draw(round_.stock[-stock]) if stock else DRAW


def moves_of_round(round_):
    """The moves of a round as a record has them: draws with their tiles, stops where they tell."""
    moves = []
    drawn = 0
    replay = round_.opening()
    history = round_.table.history
    while len(replay.table.history) < len(history):
        move = history[len(replay.table.history)]
        # Takes the stops with it that follow from the hand.
        replay.push(move)
        if move == DRAW:
            move = draw(round_.stock[drawn])
            drawn += 1
        moves.append(move)
    return moves


def moves_of_view(view):
    """The moves of a view as its text has them: the seat's own draws with their tiles."""
    moves = []
    drawn = 0
    table = view.table.opening()
    for move in view.table.history:
        if move == DRAW and table.turn == view.seat:
            moves.append(draw(view.drawn[drawn]))
            drawn += 1
        else:
            moves.append(move)
        table.push(move)
    return moves
