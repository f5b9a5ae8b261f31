import pygame
import pytest

from tools.desktop.help import HelpStrip

WIDTHS = (160, 240, 320, 480, 640, 720, 960, 1280)


@pytest.fixture
def strip():
    pygame.font.init()
    yield HelpStrip()
    pygame.font.quit()


def _draw(strip, width):
    """Return the strip drawn alone, at its own height, as a surface."""
    surface = pygame.Surface((width, strip.height(width)))
    strip.draw(surface, 0)
    return surface


def _ink(surface):
    """Return how many pixels are not of the background, and the rectangle around them."""
    mask = pygame.mask.from_threshold(surface, surface.get_at((0, 0)), (1, 1, 1))
    mask.invert()
    parts = mask.get_bounding_rects()
    return mask.count(), parts[0].unionall(parts[1:])


@pytest.mark.parametrize("width", WIDTHS)
def test_no_text_is_cut_at_any_width(strip, width):
    count, around = _ink(_draw(strip, width))
    # All of the text fits the widest strip in one line; wrapped, it has as many pixels.
    assert count == _ink(_draw(strip, 1280))[0]
    assert around.left >= 3
    assert around.right <= width - 3
    assert around.top >= 3
    assert around.bottom <= strip.height(width) - 3


def test_a_narrow_strip_is_higher(strip):
    heights = [strip.height(width) for width in WIDTHS]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 2 * heights[-1]


def test_the_strip_leaves_what_is_above_it_alone(strip):
    surface = pygame.Surface((240, 100 + strip.height(240)))
    surface.fill("#ff0000", (0, 0, 240, 100))
    strip.draw(surface, 100)
    red = pygame.mask.from_threshold(surface, (255, 0, 0), (1, 1, 1))
    assert red.count() == 240 * 100
