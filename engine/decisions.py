"""A seat's moves in a round, each with what the seat could know when it made it."""


def decisions(whole, seat):
    """Yields (number, move, view) for each move of the seat in the round, in their order.

    `number` is that of the move as a record counts them, from 1; `view` is the seat's before it
    (`engine.view.View`). A stop for want of a tile is no move.
    """
    round_ = whole.opening()
    history = whole.table.history
    number = 0
    while len(round_.table.history) < len(history):
        number += 1
        move = history[len(round_.table.history)]
        if round_.turn == seat:
            yield number, move, round_.view(seat)
        # Takes the stops with it that follow from the hand.
        round_.push(move)
