"""Draws the sheet of half-tiles of a size; see `sheet`."""

from .sheet import (
    CLEAR,
    DIVIDER,
    FACE,
    PIP,
    RIM_DASH,
    RIM_GAP,
    SHADE_DASH,
    SHADE_GAP,
    TOP,
)

# Which of the nine places of a half bear pips, row by row, for a tile that lies along.
_PIPS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 0, 0, 1),
    (1, 0, 0, 0, 1, 0, 0, 0, 1),
    (1, 0, 1, 0, 0, 0, 1, 0, 1),
    (1, 0, 1, 0, 1, 0, 1, 0, 1),
    (1, 1, 1, 0, 0, 0, 1, 1, 1),
)


def draw(bitmap, half, top):
    """Draws the half-tiles with a side of `half` pixels and numbers up to `top` into a Bitmap."""
    bitmap.fill(FACE)
    pip = 1 if half < 11 else 2 if half < 16 else 3 if half < 19 else 4
    # Pips stand evenly only on a face that is odd or even as they are; what is left over of the
    # body, all but the clear last row and column, makes the shaded side broader.
    face = half - 1 - (half - 1 - pip) % 2
    for number in range(top + 1):
        side, places = _places(number, pip, face)
        for start in (0, half):
            left = 2 * number * half + start
            _draw_edges(bitmap, left, half, start, face)
            for x, y in places:
                _draw_pip(bitmap, left + x, y, side)
    return bitmap


def _draw_edges(bitmap, left, half, start, face):
    """Draw all but face and pips of the half that begins `start` pixels from the tile's left."""
    inside = (2, half - 4)
    for y in range(half):
        rim_row = y < inside[0] or y > inside[1]
        for x in range(half):
            if rim_row or x < inside[0] or x > inside[1]:
                bitmap[left + x, y] = _role(start + x, y, half, face)


def _role(x, y, half, face):
    """What the pixel at x, y of a whole tile is, pips aside."""
    last_x = 2 * half - 2
    last_y = half - 2
    if x > last_x or y > last_y:
        return CLEAR
    from_x = min(x, last_x - x)
    from_y = min(y, last_y - y)
    rounding = 1 if half < 14 else 2
    if from_x + from_y < rounding:
        return CLEAR
    if from_x == 0 or from_y == 0 or from_x + from_y == rounding:
        shaded = x == last_x or y == last_y or (last_x - x) + (last_y - y) == rounding
        dash = max(2, half // 6)
        if (x + y) // dash % 2:
            return SHADE_GAP if shaded else RIM_GAP
        return SHADE_DASH if shaded else RIM_DASH
    if face <= x < half:
        return DIVIDER
    return FACE


def _places(number, pip, face):
    """The side of a number's pips on a half that lies along, and where they are in its square."""
    if number > TOP:
        from . import large_numbers

        return large_numbers.pips(number, pip, face)
    margin = 1 if face < 12 else 2
    pitch = (face - pip) // 2 - margin
    return pip, [
        (margin + place % 3 * pitch, margin + place // 3 * pitch)
        for place in range(9)
        if _PIPS[number][place]
    ]


def _draw_pip(bitmap, left, top, size):
    last = size - 1
    for y in range(size):
        for x in range(size):
            # A pip of four pixels is round without its corners; smaller ones would lose their form.
            if size < 4 or (0 < x < last or 0 < y < last):
                bitmap[left + x, top + y] = PIP
