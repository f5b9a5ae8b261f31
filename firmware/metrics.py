"""The sizes of what is drawn with tiles, in pixels, for every screen the game supports.

On each screen the line of play has the largest half-tiles with which all 28 tiles of double-six
surely fit, and the own hand is as large as the text leaves room for.
"""

from collections import namedtuple

# width, height   the screen
# half, rows      the line of play: the side of its half-tiles, and how many rows it folds into
# line_height     the height of the line of play, which is as wide as the screen
# hand_half       the side of the half-tiles of the own hand
# hand_height     the height of the own hand, raised tiles and cursor included
# shown_half      the side of the half-tiles of the hands shown at the end of a round
Metrics = namedtuple(
    "Metrics",
    (
        "width",
        "height",
        "half",
        "rows",
        "line_height",
        "hand_half",
        "hand_height",
        "shown_half",
    ),
)

ALL = (
    Metrics(240, 240, 16, 4, 128, 18, 46, 12),
    Metrics(320, 240, 16, 3, 96, 20, 52, 16),
    Metrics(240, 135, 12, 3, 72, 12, 32, 8),
    Metrics(160, 128, 8, 3, 48, 16, 41, 8),
)


def for_size(width, height):
    """The metrics of a screen of `width` by `height` pixels; ValueError if there are none."""
    for metrics in ALL:
        if metrics.width == width and metrics.height == height:
            return metrics
    sizes = ", ".join(["%dx%d" % (metrics.width, metrics.height) for metrics in ALL])
    raise ValueError("no layout for a screen of %dx%d, only for %s" % (width, height, sizes))
