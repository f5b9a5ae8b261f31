"""Two open hands of Block, searched exactly and fast.

The points of a round between two seats are the pips that the loser holds less the winner's,
whether a hand is empty or the line is blocked, so a position is worth one number. This is the
desktop's twin of `engine.bots.exact`: it calls itself and remembers lists of moves, which a small
board has no room for, and takes half the time.
"""

from tools.arena.lines import ENDS_BITS, MOVES, moves


def search(me, other, ends, pips, other_pips, alpha, beta, fits, counter):
    """Return what the position is worth to the seat to move: its points less the other's.

    :param me: the mask of the hand of the seat to move.
    :param other: the mask of the other hand, which is not empty.
    :param ends: the ends, as in `tools.arena.lines`.
    :param pips: the pips of `me`; `other_pips` those of `other`.
    :param alpha: a value of `alpha` or less need not be exact, nor one of `beta` or more.
    :param fits: the mask of the tiles of `me` that fit; there is one.
    :param counter: a list of one number, to which the positions searched are added.
    """
    counter[0] += 1
    # Nobody gains more than the other holds now.
    if other_pips <= alpha:
        return other_pips
    if -pips >= beta:
        return -pips
    best = -pips
    for bit, weight, after, fitting in MOVES.get(fits << ENDS_BITS | ends) or moves(fits, ends):
        kept = me ^ bit
        if not kept:
            return other_pips
        if replies := other & fitting:
            worth = -search(
                other, kept, after, other_pips, pips - weight, -beta, -alpha, replies, counter
            )
        elif replies := kept & fitting:
            worth = search(
                kept, other, after, pips - weight, other_pips, alpha, beta, replies, counter
            )
        else:
            worth = other_pips - pips + weight
        if worth > best:
            best = worth
            if worth > alpha:
                alpha = worth
                if worth >= beta:
                    break
    return best
