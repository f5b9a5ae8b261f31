"""The sizes of what is drawn with tiles where the line has four arms, for every screen.

A cross takes another shape than a folded line, 20 by 8 half-tiles, for which the rows of text and
the hand make room.
"""

from .metrics import Metrics

# On 160x128 the own row stands to the right of the hand, on 240x135 both rows of text do.
ALL = (
    Metrics(240, 240, 4, 12, 4, 28, 0, 96, 41, 8, 158, 2, 172, 0, 189, 240, 50, 20, 12),
    Metrics(320, 240, 4, 16, 4, 28, 0, 128, 27, 8, 158, 2, 172, 0, 189, 320, 50, 20, 16),
    Metrics(240, 135, 4, 10, 4, 28, 0, 80, 24, 114, 121, 108, 107, 0, 104, 108, 31, 12, 8),
    Metrics(160, 128, 4, 8, 4, 28, 0, 64, 24, 8, 88, 76, 108, 0, 101, 76, 27, 9, 8),
)
