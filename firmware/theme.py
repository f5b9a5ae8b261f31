"""Colours and the font, in one place. Nothing on the screen is told by colour alone."""

import terminalio

FONT = terminalio.FONT
# The font's cell: every glyph is this wide, every row of text this high, in pixels.
CHAR_WIDTH = 6
ROW_HEIGHT = 12

FELT = 0x0B3326
TEXT = 0xF4EFDC
QUIET = 0xA9BDAF
STRONG = 0xFFD447
