"""Where things are on the table's screen: the hand's tiles, the cursor, the line of play."""

from firmware import metrics
from tests.app.screen import parts


def hand_tiles(driver):
    """Return the places of the own hand's tiles from left to right: a list of (x, y)."""
    sizes = metrics.for_size(*driver.size)
    half = sizes.hand_half
    return sorted(
        (left, top)
        for left, top, right, bottom in _pictures(driver)
        if top >= sizes.hand_y and (right - left, bottom - top) == (half, 2 * half)
    )


def cursor(driver):
    """Return the number of the hand's tile, from the left, over the cursor; None without one."""
    sizes = metrics.for_size(*driver.size)
    beneath = sizes.hand_y + 2 * sizes.hand_half
    found = [box for box in _pictures(driver) if box[1] >= beneath]
    if not found:
        return None
    ((left, _, right, _),) = found
    middle = (left + right) // 2
    tiles = [x <= middle < x + sizes.hand_half for x, _ in hand_tiles(driver)]
    return tiles.index(True)


def line_pictures(driver):
    """Return the boxes of the line of play: tiles, ghost and marks, as a set."""
    sizes = metrics.for_size(*driver.size)
    bottom = sizes.line_y + sizes.line_height
    return {box for box in _pictures(driver) if sizes.line_y <= box[1] < bottom}


def _pictures(driver):
    return [part.box for part in parts(driver.board.display.root_group) if part.text is None]
