"""A small picture enlarged in the middle of a large display."""

import displayio


class Enlarged:
    """Stands for a display of ``width`` by ``height`` pixels.

    ``display`` is the real one, ``scale`` how many of its pixels make the side of one of these.
    What is left over at its borders is black. Raises ValueError if the picture is too large.
    """

    def __init__(self, display, width, height, scale):
        self.width = width
        self.height = height
        self._display = display
        self._scale = scale
        self._x = (display.width - width * scale) // 2
        self._y = (display.height - height * scale) // 2
        if self._x < 0 or self._y < 0:
            raise ValueError("%dx%d pixels do not fit %d times" % (width, height, scale))
        self._frame = None
        self.root_group = None

    @property
    def root_group(self):
        """The group shown, or None for a black picture."""
        return self._frame[0] if self._frame else None

    @root_group.setter
    def root_group(self, group):
        if self._frame:
            self._frame.pop()
        # A new frame has the display drawn once as a whole, rather than each part of the group.
        self._frame = displayio.Group(scale=self._scale, x=self._x, y=self._y)
        if group is not None:
            self._frame.append(group)
        self._display.root_group = self._frame

    def refresh(self):
        """Draw what has changed."""
        self._display.refresh()
