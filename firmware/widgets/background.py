"""The felt behind everything."""

import displayio

from .. import theme

# The largest side of the bitmap that is repeated, in pixels.
_MOST = 16


def background(width, height):
    """A TileGrid of one colour that fills the screen, from a bitmap of a few bytes."""
    palette = displayio.Palette(1)
    palette[0] = theme.FELT
    # One small tile repeated: a bitmap of the whole screen would cost kilobytes. It fits without a
    # rest, for a screen may be shown in the middle of a larger one.
    across = _divisor(width)
    down = _divisor(height)
    tile = displayio.Bitmap(across, down, 1)
    return displayio.TileGrid(
        tile, pixel_shader=palette, width=width // across, height=height // down
    )


def _divisor(length):
    """The largest number of pixels, up to _MOST, that a length is a multiple of."""
    for pixels in range(_MOST, 1, -1):
        if length % pixels == 0:
            return pixels
    return 1
