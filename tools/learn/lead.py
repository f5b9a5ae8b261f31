"""What makes a tile good to lead.

Random hands are dealt, and each tile of a hand is led in the same random deals of the others: with
two seats the rest is searched exactly with open hands, with more it is played out as "heavy" would.
What the lead gains there on average, less the mean of the hand's tiles, is fitted by least squares
to what `engine.bots.lead` looks at.
"""

from engine import tiles
from engine.bots.exact import Exact
from engine.bots.lead import looked_at
from engine.bots.lines import built
from engine.bots.rollout import Rollout
from engine.games.block import RULES
from engine.rng import Rng
from tools.learn.fit import least_squares

# The numbers are whole; so many of them make a point.
SCALE = 16
SEATS = (2, 3, 4)

TEXT = '''"""What makes a tile good to lead, by number of seats, as numbers learned from play.

Written by `python -m tools.learn lead`; `tools/learn/lead.py` tells how they are found.

WORTH  by number of seats less 2: what a pip of the tile is worth, its being a double, each tile
       in hand that would fit it, and each number that the rest of the hand bears
"""

WORTH = (
{}
)
'''


def text(worth):
    """Return the text of `engine/bots/lead_values.py`."""
    return TEXT.format("\n".join(f"    {numbers}," for numbers in worth))


def learn(seed, hands, deals, progress):
    """Return what `lead_values.WORTH` is to be.

    :param seed: all follows from it.
    :param hands: how many hands are dealt for each number of seats.
    :param deals: how many deals of the others for each hand.
    :param progress: called after each hand.
    """
    found = []
    for seats in SEATS:
        features = []
        gains = []
        for number in range(hands):
            rows, values = _hand(seats, Rng(seed * 1_000_003 + seats * 100_003 + number), deals)
            features += _centred(rows)
            gains += [value for (value,) in _centred([(value,) for value in values])]
            progress()
        found.append(tuple(round(SCALE * w) for w in least_squares(features, gains)))
    return tuple(found)


def _hand(seats, rng, deals):
    """Return the features and the gains of all leads from one random hand."""
    size = RULES.hand_sizes[seats]
    stock = list(range(RULES.size))
    rng.shuffle(stock)
    held = sorted(stock[:size])
    rest = stock[size:]
    gains = [0] * size
    for _ in range(deals):
        rng.shuffle(rest)
        others = [rest[size * other : size * (other + 1)] for other in range(seats - 1)]
        for place, tile in enumerate(held):
            gains[place] += _gain(tile, [held, *others])
    return [looked_at(tile, held) for tile in held], [gain / deals for gain in gains]


_LINES = built()
_EXACT = Exact(_LINES)
_ROLLOUT = Rollout(_LINES, heaviest=True)


def _gain(tile, hands):
    """Return what leading the tile gains seat 0, in points."""
    masks = [tiles.mask(hand) for hand in hands]
    masks[0] ^= 1 << tile
    inside = [_LINES.inside(mask) for mask in masks]
    pips = [tiles.pips(mask) for mask in masks]
    if len(masks) == 2:
        _EXACT.begin(inside[1], inside[0], pips[1], pips[0], tile)
        while not _EXACT.step(1_000_000):
            pass
        return -_EXACT.value
    return _ROLLOUT.gain(inside, pips, 1, tile, 0) / (len(masks) - 1)


def _centred(rows):
    """Return the rows less their mean."""
    mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [tuple(a - b for a, b in zip(row, mean, strict=True)) for row in rows]
