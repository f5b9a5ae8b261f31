"""What only the desktop's large screen has room for: every game, with up to ten seats."""

from .metrics import Metrics

# As in `metrics.ALL`. All 91 tiles of double-twelve fit into the line, and nine opponents' panels
# beside each other.
LARGE = Metrics(640, 480, 10, 24, 7, 91, 24, 336, 26, 8, 368, 2, 382, 0, 400, 640, 76, 28, 20)
# As in `cross_metrics.ALL`.
LARGE_CROSS = Metrics(640, 480, 4, 32, 4, 28, 0, 256, 66, 8, 368, 2, 382, 0, 400, 640, 76, 28, 20)

# As in `texts.BOT_NAMES`.
MORE_BOT_NAMES = ("Di", "Ed", "Flo", "Gus", "Hal", "Ivy")
