"""The window's icon: the tile 3-2."""

import pygame

_SIDE = 32
_TILE = pygame.Rect(8, 1, 16, 30)
_FACE = (250, 246, 232)
_PIP = (24, 26, 32)
_LINE = (150, 140, 120)

# Two halves of 16 by 15 pixels: three pips above the line, two below it.
_PIPS = ((12, 5), (16, 8), (20, 11), (12, 21), (20, 27))


def draw_icon():
    """Return a surface of 32 by 32 pixels, transparent around the tile."""
    icon = pygame.Surface((_SIDE, _SIDE), pygame.SRCALPHA)
    pygame.draw.rect(icon, _FACE, _TILE, border_radius=3)
    pygame.draw.line(icon, _LINE, (_TILE.left + 2, _SIDE // 2), (_TILE.right - 3, _SIDE // 2))
    for pip in _PIPS:
        pygame.draw.circle(icon, _PIP, pip, 2)
    return icon
