"""A scene of coloured boxes, drawn by displayio and, for comparison, by Pillow alone."""

import displayio
from PIL import Image, ImageDraw

# Colours whose channels are all 0 or 255 are the same on a panel of 16 bits a pixel.
COLOURS = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0xFFFFFF)


class Box:
    """One box in a group: a TileGrid over a bitmap of one value."""

    def __init__(self, group, x, y, width, height, colour):
        self.width = width
        self.height = height
        self._palette = displayio.Palette(1)
        self.grid = displayio.TileGrid(
            displayio.Bitmap(width, height, 1), pixel_shader=self._palette, x=x, y=y
        )
        self.colour = colour
        group.append(self.grid)

    @property
    def colour(self):
        return self._palette[0]

    @colour.setter
    def colour(self, value):
        self._palette[0] = value


def paint(size, boxes):
    """Return the picture of `boxes`, the later ones above the earlier, on black."""
    image = Image.new("RGB", size)
    draw = ImageDraw.Draw(image)
    for box in boxes:
        if not box.grid.hidden:
            x, y = box.grid.x, box.grid.y
            draw.rectangle((x, y, x + box.width - 1, y + box.height - 1), fill=f"#{box.colour:06x}")
    return image
