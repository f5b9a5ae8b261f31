"""The looks of a tile: for each a palette that colours the roles of a sheet's pixels."""

import displayio

from . import sheet

# Of outlines that are no tile: the ghost's rim and the frames of the marks.
OUTLINE = 0xC9A227

_CLEAR = None


def _palette(face, pip, rim, rim_gap, shade, shade_gap, divider):
    palette = displayio.Palette(sheet.ROLES)
    palette.make_transparent(sheet.CLEAR)
    for role, color in (
        (sheet.FACE, face),
        (sheet.PIP, pip),
        (sheet.RIM_DASH, rim),
        (sheet.RIM_GAP, rim_gap),
        (sheet.SHADE_DASH, shade),
        (sheet.SHADE_GAP, shade_gap),
        (sheet.DIVIDER, divider),
    ):
        if color is _CLEAR:
            palette.make_transparent(role)
        else:
            palette[role] = color
    return palette


# Ivory with dark pips.
IVORY = _palette(0xF2E9D0, 0x1A1410, 0xFFFBEC, 0xFFFBEC, 0xB8A886, 0xB8A886, 0xB4A584)
# The tile just laid: inverted, with pips lighter than the face.
LAID = _palette(0xBE3A28, 0xFFFFFF, 0xE87A60, 0xE87A60, 0x7A1D12, 0x7A1D12, 0xEE9C86)
# A tile that does not lie yet: hollow, with a dashed rim.
HOLLOW = _palette(_CLEAR, 0xFFFFFF, OUTLINE, _CLEAR, OUTLINE, _CLEAR, OUTLINE)
# A tile that cannot be played now: darkened, nearly as dark as the felt.
DIM = _palette(0x6F7D70, 0x16211B, 0x7C8A7D, 0x7C8A7D, 0x4A574D, 0x4A574D, 0x55625A)
