"""The sizes of what is drawn with tiles, in pixels, for every screen the game supports.

On each screen the line of play has the largest half-tiles with which all 28 tiles of double-six
surely fit, and beside line and hand there is room for the rows of text.
"""

from collections import namedtuple

# width, height   the screen
# seats           how many players there is room for
# half, rows      the line of play: the side of its half-tiles, and how many rows it folds into
# room            how many tiles surely fit into the line with these half-tiles
# small_half      the side of the half-tiles with which 53 tiles surely fit, all that are laid of a
#                 double-nine set with a stock; 0 where there is no room for larger sets
# line_height     the height of the line of play, which is as wide as the screen
# line_y          where the line of play begins
# message_x/_y    the row of text that says what the player can do
# own_x, own_y    the row of text with the player's own score, and with the stock at its end
# hand_x, hand_y  where the own hand begins
# hand_width      its width
# hand_height     its height, raised tiles and cursor included
# hand_half       the side of its half-tiles
# shown_half      the side of the half-tiles of the hands shown at the end of a round
Metrics = namedtuple(
    "Metrics",
    (
        "width",
        "height",
        "seats",
        "half",
        "rows",
        "room",
        "small_half",
        "line_height",
        "line_y",
        "message_x",
        "message_y",
        "own_x",
        "own_y",
        "hand_x",
        "hand_y",
        "hand_width",
        "hand_height",
        "hand_half",
        "shown_half",
    ),
)

# On 240x135 the two rows of text stand to the right of the hand, elsewhere above it. The first two
# rows of every screen belong to the opponents.
ALL = (
    Metrics(240, 240, 4, 16, 4, 28, 12, 128, 25, 8, 158, 2, 172, 0, 189, 240, 50, 20, 12),
    Metrics(320, 240, 4, 16, 3, 28, 12, 96, 34, 8, 142, 2, 160, 0, 178, 320, 60, 24, 16),
    Metrics(240, 135, 4, 12, 3, 28, 0, 72, 25, 114, 119, 108, 104, 0, 103, 108, 32, 12, 8),
    Metrics(160, 128, 4, 8, 3, 28, 0, 48, 24, 8, 72, 2, 84, 0, 96, 160, 32, 13, 8),
)


# By the highest number on the tiles: the side of the smallest half-tiles on which it can be told.
# From 7 on three pips stand beside each other, from 10 on four, with two pixels for each and the
# face to be seen between them.
SMALLEST_HALF = {6: 8, 9: 12, 12: 16}
_DOUBLE_SIX = 6
_SMALL_ROOM = 53


def for_size(width, height, arms=2):
    """The metrics of a screen of `width` by `height` pixels, for a line with so many arms.

    ValueError if there are none.
    """
    if width == 640 and height == 480:
        # No board's, so that boards do not carry it.
        from . import large_screen

        return large_screen.LARGE if arms == 2 else large_screen.LARGE_CROSS
    for metrics in _for_arms(arms):
        if metrics.width == width and metrics.height == height:
            return metrics
    sizes = ", ".join(["%dx%d" % (metrics.width, metrics.height) for metrics in ALL])
    raise ValueError("no layout for a screen of %dx%d, only for %s" % (width, height, sizes))


def _for_arms(arms):
    if arms == 2:
        return ALL
    # Only one game has more, and a board loads them for no other.
    from . import cross_metrics

    return cross_metrics.ALL


def line_of(metrics, rules, seats):
    """(half, capacity) of the line of play: the side of its half-tiles, how many tiles it takes.

    The side is 0 where the screen has no room for the game of these `rules` (`engine.rules.Rules`)
    with so many `seats`, or its tiles could not be told.
    """
    dealt = seats * rules.hand_sizes[seats]
    # The last tiles of a stock are never drawn, and so never laid.
    capacity = min(dealt, rules.size) if rules.kept is None else rules.size - rules.kept
    half = 0
    if seats <= metrics.seats and (metrics.small_half or rules.top == _DOUBLE_SIX):
        if capacity <= metrics.room:
            half = metrics.half
        elif capacity <= _SMALL_ROOM:
            half = metrics.small_half
    return half if half >= SMALLEST_HALF[rules.top] else 0, capacity


def shown_half(metrics, top):
    """The side of the half-tiles of hands that are only shown, with numbers up to `top`."""
    return max(metrics.shown_half, SMALLEST_HALF[top])
