"""Tiles as small ints in a fixed order, and sets of tiles as masks.

Tile `high-low` has the number `high * (high + 1) // 2 + low`: 0 is 0-0, 1 is 1-0, 2 is 1-1,
3 is 2-0, and 27 is 6-6, the last of a double-six set. The order goes on for larger sets (54 is
9-9, 90 is 12-12), so a tile has the same number in every set. A set of tiles is an int with bit
`1 << tile` set for each; for double-six it fits the small ints of a 32-bit board.
"""

from .errors import NotationError

NUMERALS = "0123456789abc"
LARGEST = 12

HIGH = bytes([high for high in range(LARGEST + 1) for low in range(high + 1)])
LOW = bytes([low for high in range(LARGEST + 1) for low in range(high + 1)])
PIPS = bytes([high + low for high in range(LARGEST + 1) for low in range(high + 1)])


def number(a, b):
    """The tile with halves a and b, in either order, each 0 to 12."""
    return a * (a + 1) // 2 + b if a >= b else b * (b + 1) // 2 + a


def is_double(tile):
    """Whether both halves of the tile are equal."""
    return HIGH[tile] == LOW[tile]


def count(top):
    """How many tiles the double-`top` set has: 28 for 6."""
    return (top + 1) * (top + 2) // 2


def with_half(half, top):
    """The mask of all tiles of the double-`top` set that bear the number `half`."""
    return mask([number(half, other) for other in range(top + 1)])


def mask(tiles):
    """The mask of the tiles listed."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits


def masks(hands):
    """The mask of each of these hands, as a list."""
    return [mask(hand) for hand in hands]


def listed(bits):
    """The tiles of a mask as a list, lowest number first."""
    found = []
    tile = 0
    while bits:
        if bits & 1:
            found.append(tile)
        bits >>= 1
        tile += 1
    return found


def pips(bits):
    """The sum of the pips of all tiles of a mask."""
    total = 0
    tile = 0
    while bits:
        if bits & 1:
            total += PIPS[tile]
        bits >>= 1
        tile += 1
    return total


def text(tile):
    """The tile as the notation writes it, higher half first: "64", "00", "c7"."""
    return NUMERALS[HIGH[tile]] + NUMERALS[LOW[tile]]


def parse(word, top=LARGEST):
    """The tile that `word` names, in the double-`top` set; NotationError for anything else."""
    if len(word) == 2:
        high = NUMERALS.find(word[0])
        low = NUMERALS.find(word[1])
        if 0 <= low <= high <= top:
            return number(high, low)
        if 0 <= high < low <= top:
            raise NotationError("tile '%s': the higher half comes first" % word)
    raise NotationError("'%s' is no tile of the double-%d set" % (word[:20], top))
