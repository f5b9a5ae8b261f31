"""One line of text at a fixed place."""

from adafruit_display_text.label import Label

from .. import theme

LEFT = 0
CENTRE = 0.5
RIGHT = 1


class Text:
    """A line of text, which is drawn again only when it changes.

    `x`, `y` are the top left corner in pixels, or with `align` CENTRE or RIGHT the top middle or
    the top right one. `group` is what a scene shows.
    """

    def __init__(self, x, y, text="", color=theme.TEXT, align=LEFT, scale=1):
        self._text = text
        self.group = Label(theme.FONT, text=text, color=color, scale=scale)
        self.group.anchor_point = (align, 0)
        self.group.anchored_position = (x, y)

    @property
    def text(self):
        """The text shown."""
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            self._text = text
            self.group.text = text
