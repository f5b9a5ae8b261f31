"""What tests read from the screen: pips counted in the picture, and where the grids stand."""

import displayio
from PIL import ImageChops

from tools.desktop.display import DesktopDisplay

# Behind everything, so that no colour of a tile can be taken for the ground.
GROUND = (255, 0, 255)


class Screen:
    """A display that shows the groups given, over a ground of one colour."""

    def __init__(self, width, height, *groups):
        palette = displayio.Palette(1)
        palette[0] = GROUND[0] << 16 | GROUND[1] << 8 | GROUND[2]
        root = displayio.Group()
        root.append(displayio.TileGrid(displayio.Bitmap(width, height, 1), pixel_shader=palette))
        for group in groups:
            root.append(group)
        self.display = DesktopDisplay(width, height)
        self.display.root_group = root

    def picture(self):
        """Refresh, and return the picture."""
        self.display.refresh()
        return self.display.image()

    def changed(self):
        """Refresh, and return the rectangles drawn by that: (x, y, width, height)."""
        self.display.refresh()
        return self.display.changed


def brightness(colour):
    """How bright a colour is to the eye, 0 to 255."""
    red, green, blue = colour
    return (299 * red + 587 * green + 114 * blue) // 1000


def is_dark(colour):
    return colour != GROUND and brightness(colour) < 50


def is_white(colour):
    return min(colour) > 240 and max(colour) - min(colour) < 8


def spots(picture, x, y, side, wanted):
    """Count the separate spots of pixels that `wanted` says yes to, in a square."""
    left = {
        (across, down)
        for across in range(x, x + side)
        for down in range(y, y + side)
        if wanted(picture.getpixel((across, down)))
    }
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            across, down = edge.pop()
            for near in (
                (across + 1, down),
                (across - 1, down),
                (across, down + 1),
                (across, down - 1),
            ):
                if near in left:
                    left.remove(near)
                    edge.append(near)
    return count


def differing(one, other):
    """Return the smallest box around all pixels in which two pictures differ, or None."""
    return ImageChops.difference(one, other).getbbox()


def shown_boxes(group):
    """Return (left, top, right, bottom) of every grid of a group that is not hidden."""
    boxes = []
    for grid in group:
        if not grid.hidden:
            wide = grid.width * grid.tile_width
            high = grid.height * grid.tile_height
            if grid.transpose_xy:
                wide, high = high, wide
            boxes.append((grid.x, grid.y, grid.x + wide, grid.y + high))
    return boxes


def overlapping(boxes):
    """Return the pairs of boxes that share a pixel."""
    return [
        (one, other)
        for index, one in enumerate(boxes)
        for other in boxes[:index]
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ]


def outside(boxes, width, height):
    """Return the boxes that leave an area of this size."""
    return [box for box in boxes if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height]
