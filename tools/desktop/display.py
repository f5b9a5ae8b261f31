"""The desktop's screen: displayio groups, drawn into a picture in memory."""

from PIL import Image

from tools.desktop import platform  # noqa: F401  Blinka must be prepared before it is imported

# isort: split
# The core comes by way of busdisplay: the two import each other, and this order is the one that
# works.
from busdisplay import _DisplayCore
from displayio._area import Area
from displayio._constants import NO_COMMAND

# Colours are cut to 5, 6 and 5 bits, as on the panels; this is Pillow's name for that layout.
_RGB565 = "BGR;16"


class DesktopDisplay:
    """A display of `width` by `height` pixels with the names the game uses of a displayio display.

    Nothing is drawn between two calls of `refresh()`. Several displays may live in one process;
    as always in displayio, a group belongs to one of them at a time.

    :param drawn: whether pixels are drawn; without them all is the same but the picture.

    :attr changed: the rectangles (x, y, width, height) drawn by the last refresh, in the order of
        drawing. They may overlap, as they do when a board sends them to its panel.
    :attr on_change: None, or a function called with (x, y, image) for each of these rectangles
        right after it is drawn; `image` is a PIL image of it.
    """

    def __init__(self, width, height, drawn=True):
        self._core = _DisplayCore(
            bus=None,
            width=width,
            height=height,
            ram_width=width,
            ram_height=height,
            colstart=0,
            rowstart=0,
            rotation=0,
            color_depth=16,
            grayscale=False,
            pixels_in_byte_share_row=True,
            bytes_per_cell=1,
            reverse_pixels_in_byte=False,
            reverse_bytes_in_word=False,
            column_command=NO_COMMAND,
            row_command=NO_COMMAND,
            set_current_column_command=NO_COMMAND,
            set_current_row_command=NO_COMMAND,
            data_as_commands=False,
            always_toggle_chip_select=False,
            sh1107_addressing=False,
            address_little_endian=False,
        )
        self._picture = Image.new("RGB", (width, height))
        self._drawn = drawn
        self.changed = []
        self.on_change = None

    @property
    def width(self):
        """The width in pixels."""
        return self._core.width

    @property
    def height(self):
        """The height in pixels."""
        return self._core.height

    @property
    def auto_refresh(self):
        """Always False: only `refresh()` draws."""
        return False

    @property
    def root_group(self):
        """The group on the screen, or None for a black screen.

        Setting it raises ValueError when the group is part of another group or display.
        """
        return self._core.current_group

    @root_group.setter
    def root_group(self, group):
        if not self._core.set_root_group(group):
            raise ValueError("Group already used")

    def refresh(self):
        """Draw what changed since the last refresh: everything, if the root group did."""
        core = self._core
        core.start_refresh()
        areas = []
        # Asked for before a full refresh too: asking is what lets Blinka's layers forget their
        # changes, else the next refresh would draw the whole screen again. Boards do not.
        if core.current_group is not None:
            core.current_group._get_refresh_areas(areas)
        if core.full_refresh:
            areas = [core.area]
        self.changed = []
        for area in areas:
            clipped = Area()
            if core.clip_area(area, clipped):
                self.changed.append((clipped.x1, clipped.y1, clipped.width(), clipped.height()))
                if self._drawn:
                    self._draw(clipped)
        core.finish_refresh()

    def image(self):
        """Return a copy of the picture: a PIL image, mode RGB, as of the last refresh."""
        return self._picture.copy()

    def _draw(self, area):
        width, height, pixels = area.width(), area.height(), area.size()
        # The layers want words of 32 bits: one bit of the mask and two bytes of colour a pixel.
        mask = memoryview(bytearray(4 * (pixels // 32 + 1))).cast("I")
        colours = memoryview(bytearray(4 * ((pixels + 1) // 2))).cast("I")
        self._core.fill_area(area, mask, colours)
        raw = colours.cast("B")[: 2 * pixels]
        piece = Image.frombytes("RGB", (width, height), bytes(raw), "raw", _RGB565)
        self._picture.paste(piece, (area.x1, area.y1))
        if self.on_change is not None:
            self.on_change(area.x1, area.y1, piece)
