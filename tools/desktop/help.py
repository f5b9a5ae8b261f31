"""The strip under the game's picture that says which key of the keyboard does what."""

import pygame

ITEMS = (
    ("Move", "arrows"),
    ("A", "Z, Space, Enter"),
    ("B", "X, Backspace"),
    ("Start, pause", "Esc, P"),
    ("Hint", "H"),
    ("Hide this", "F1"),
    ("Screenshot", "F12"),
)

_BACKGROUND = (32, 34, 40)
_NAME = (255, 255, 255)
_KEYS = (168, 174, 186)
_MARGIN = 6
_GAP = 14


class HelpStrip:
    """Lays the items out in as many lines as a width needs. Needs `pygame.font.init()` before."""

    def __init__(self):
        font = pygame.font.Font(None, 18)
        self._line_height = font.get_linesize() + 2
        self._labels = [_label(font, name, keys) for name, keys in ITEMS]

    def height(self, width):
        """Return the height in pixels that the strip has at a width of `width` pixels."""
        return len(self._lines(width)) * self._line_height + 2 * _MARGIN

    def draw(self, surface, top):
        """Draw the strip over the whole width of `surface`, from row `top` down."""
        width = surface.get_width()
        surface.fill(_BACKGROUND, (0, top, width, self.height(width)))
        y = top + _MARGIN
        for line in self._lines(width):
            x = _MARGIN
            for label in line:
                surface.blit(label, (x, y))
                x += label.get_width() + _GAP
            y += self._line_height

    def _lines(self, width):
        """Return the labels in lines, each as full as `width` allows, with at least one label."""
        lines = []
        room = 0
        for label in self._labels:
            if lines and label.get_width() <= room:
                lines[-1].append(label)
            else:
                lines.append([label])
                room = width - 2 * _MARGIN
            room -= label.get_width() + _GAP
        return lines


def _label(font, name, keys):
    """Return a surface with the name in a bright and the keys in a dimmer colour."""
    parts = [font.render(name, True, _NAME), font.render(keys, True, _KEYS)]
    space = font.size(" ")[0] + 2
    width = parts[0].get_width() + space + parts[1].get_width()
    label = pygame.Surface((width, parts[0].get_height()), pygame.SRCALPHA)
    label.blit(parts[0], (0, 0))
    label.blit(parts[1], (parts[0].get_width() + space, 0))
    return label
