"""The felt behind everything."""

import displayio

from .. import theme


def background(width, height):
    """A TileGrid of one colour that fills the screen, from a bitmap of a few bytes."""
    palette = displayio.Palette(1)
    palette[0] = theme.FELT
    # One small tile repeated: a bitmap of the whole screen would cost kilobytes.
    tile = displayio.Bitmap(8, 8, 1)
    return displayio.TileGrid(
        tile, pixel_shader=palette, width=(width + 7) // 8, height=(height + 7) // 8
    )
