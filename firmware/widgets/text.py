"""One line of text at a fixed place."""

from adafruit_display_text.label import Label

from .. import theme

LEFT = 0
CENTRE = 0.5
RIGHT = 1


class Text:
    """A line of text, which is drawn again only where it changes.

    `x`, `y` are the top left corner in pixels, or with `align` CENTRE or RIGHT the top middle or
    the top right one. `group` is what a scene shows.

    :param room: how many letters are made beforehand; a text that is longer than all before has
        every letter made and drawn anew.
    """

    def __init__(self, x, y, text="", color=theme.TEXT, align=LEFT, scale=1, room=0):
        self._text = text
        self.group = _Line(theme.FONT, text=" " * room or text, color=color, scale=scale)
        self.group.anchor_point = (align, 0)
        self.group.anchored_position = (x, y)
        self.group.text = text

    @property
    def text(self):
        """The text shown."""
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            self._text = text
            self.group.text = text


class _Line(Label):
    """A Label of one line in a font whose letters are all of one size, which it reuses.

    The library makes all letters anew for every text, and has both the old ones' places and the new
    ones drawn. Here it does so only for a text that is longer than all before. Else letters that
    differ are exchanged in place, and those that are too many hidden: so only what changes is sent
    to the screen, and no memory is taken.
    """

    def _set_text(self, new_text, scale):
        letters = self[0]
        if len(new_text) > len(letters):
            Label._set_text(self, new_text, scale)
            return
        old_text = self._text
        for place in range(len(new_text)):
            letter = letters[place]
            if place >= len(old_text):
                letter.hidden = False
            elif new_text[place] == old_text[place]:
                continue
            glyph = self.font.get_glyph(ord(new_text[place]))
            # One bitmap holds all letters of a font built in, one each those of a font from a file.
            if letter.bitmap is not glyph.bitmap:
                letter.bitmap = glyph.bitmap
            letter[0] = glyph.tile_index
        for place in range(len(new_text), len(old_text)):
            letters[place].hidden = True
        self._text = new_text
        left, top, _, height = self._bounding_box
        self._bounding_box = (left, top, len(new_text) * theme.CHAR_WIDTH, height)
        # Its setter moves what does not begin at the left.
        self.anchored_position = self.anchored_position
