"""A plate with three dots: the key has been noticed, and the next scene is being made."""

import displayio

from .. import theme

WIDTH = 25
HEIGHT = 11
_DOT = 3
_PLATE = 0
_INK = 1


def wait_mark(width, height):
    """The plate as a TileGrid in the middle of a screen of that size."""
    bitmap = displayio.Bitmap(WIDTH, HEIGHT, 2)
    palette = displayio.Palette(2)
    palette[_PLATE] = theme.FELT
    palette[_INK] = theme.STRONG
    for column in range(WIDTH):
        bitmap[column, 0] = bitmap[column, HEIGHT - 1] = _INK
    for row in range(HEIGHT):
        bitmap[0, row] = bitmap[WIDTH - 1, row] = _INK
    top = (HEIGHT - _DOT) // 2
    for left in range(_DOT + 1, WIDTH - _DOT, 2 * _DOT + 1):
        for row in range(top, top + _DOT):
            for column in range(left, left + _DOT):
                bitmap[column, row] = _INK
    x = (width - WIDTH) // 2
    y = (height - HEIGHT) // 2
    return displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y)
