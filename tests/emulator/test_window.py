from types import SimpleNamespace

import pygame
import pytest
from PIL import Image, ImageChops

from firmware import keys
from tools.desktop.window import Window
from tools.emulator.window import WindowBoard


class StandInScreen:
    """A black screen of 240 by 240 pixels on which a test draws."""

    def __init__(self):
        self.picture = Image.new("RGB", (240, 240))
        self.pixel_bytes = 0
        self.quiet = True

    def draw(self, box, colour):
        self.picture.paste(colour, box)
        self.pixel_bytes += 2

    def is_quiet(self):
        return self.quiet

    def image(self):
        assert self.quiet
        return self.picture.copy()


@pytest.fixture
def screen():
    return StandInScreen()


@pytest.fixture
def board(screen):
    pressed = []
    buttons = SimpleNamespace(press=pressed.append, pressed=pressed)
    device = SimpleNamespace(screen=screen, buttons=buttons, width=240, height=240)
    ticks = SimpleNamespace(tick=lambda: None)
    return WindowBoard(ticks, device)


def test_what_has_changed_is_told(board, screen):
    told = []
    board.display.on_change = lambda x, y, image: told.append((x, y, image))
    board.tick(0)
    assert told == []
    screen.draw((10, 20, 15, 22), (255, 0, 0))
    board.tick(1)
    [(x, y, image)] = told
    assert (x, y, image.size) == (10, 20, (5, 2))
    assert image.getcolors() == [(10, (255, 0, 0))]
    assert ImageChops.difference(board.display.image(), screen.picture).getbbox() is None
    board.tick(2)
    assert len(told) == 1


def test_half_a_picture_waits(board, screen):
    told = []
    board.display.on_change = lambda x, y, image: told.append((x, y))
    screen.draw((0, 0, 1, 1), (255, 0, 0))
    screen.quiet = False
    board.tick(0)
    assert told == []
    screen.quiet = True
    board.tick(1)
    assert told == [(0, 0)]


def test_the_simulators_window_shows_it_and_presses_its_buttons(board, screen, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window(board, scale=1)
    try:
        screen.draw((100, 50, 101, 51), (0, 0, 255))
        board.tick(0)
        window.present()
        assert pygame.display.get_surface().get_at((100, 50))[:3] == (0, 0, 255)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        window.run(board)
        assert board.keys.pressed == [keys.LEFT]
    finally:
        window.close()
