"""The line of play of Block as numbers, for searches that must be fast on a desktop.

The two open ends are numbered as the tile that bears both, whichever end is which: a line with
ends 6 and 4 is at 6-4, one with two sixes at 6-6. Sets of tiles are masks.
"""

from engine import tiles

SIZE = tiles.count(6)
WITH = tuple(tiles.with_half(half, 6) for half in range(7))
# FITS[ends] is the mask of the tiles that can be laid.
FITS = tuple(WITH[tiles.HIGH[ends]] | WITH[tiles.LOW[ends]] for ends in range(SIZE))
# What a move list is remembered by has room for the ends below the mask.
ENDS_BITS = 5
# A set of move lists is a few hundred bytes; this many take some tens of megabytes.
_MOST_LISTS = 100_000

MOVES = {}


def after(ends, tile, end):
    """Return the ends after `tile` has joined the end that shows `end`."""
    other = tiles.HIGH[ends] + tiles.LOW[ends] - end
    return tiles.number(tiles.PIPS[tile] - end, other)


def moves(fits, ends):
    """Return the moves with tiles that fit, the heaviest tile first, and remember them in MOVES.

    :param fits: the mask of the tiles in hand that fit the ends.
    :param ends: the ends.

    A move is (tile's bit, its pips, ends after it, what fits those). Moves that lead to the same
    ends are one. Look in MOVES, under `fits << ENDS_BITS | ends`, before calling.
    """
    found = []
    for tile in tiles.listed(fits):
        halves = {tiles.HIGH[tile], tiles.LOW[tile]} & {tiles.HIGH[ends], tiles.LOW[ends]}
        for new in sorted({after(ends, tile, half) for half in halves}):
            found.append((1 << tile, tiles.PIPS[tile], new, FITS[new]))
    found.sort(key=lambda move: -move[1])
    if len(MOVES) >= _MOST_LISTS:
        MOVES.clear()
    MOVES[fits << ENDS_BITS | ends] = found
    return found
