"""Counting a whole game tree: equal counts mean equal rules."""

from .outcome import DOMINO


def perft(round_):
    """(nodes, leaves, domino, blocked) of the tree of all legal moves from this position.

    `nodes` counts every position including this one, `leaves` the ended rounds, split into those
    where a hand went out and those where the line was blocked. A pass is a move; a play that fits
    both ends counts once for each. The round is left as it was.
    """
    nodes = leaves = domino = 0
    # One list of untried moves for each move made, instead of a recursion: the call stack of the
    # small runtimes is shorter than a round.
    untried = []
    while True:
        nodes += 1
        if round_.over:
            leaves += 1
            domino += round_.outcome().how == DOMINO
        untried.append(round_.legal_moves())
        while not untried[-1]:
            untried.pop()
            if not untried:
                return nodes, leaves, domino, leaves - domino
            round_.pop()
        round_.push(untried[-1].pop())
