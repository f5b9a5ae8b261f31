"""The window, drawn by SDL into memory instead of a screen."""

from pathlib import Path

import pygame
import pytest
from PIL import Image

from firmware import keys
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.window import Window

SIZE = (160, 128)


@pytest.fixture
def board(demo_app):
    return DesktopBoard(*SIZE, RamMemory())


@pytest.fixture
def app(demo_app, board):
    return demo_app.App(board)


@pytest.fixture
def open_window(board, monkeypatch):
    """Opens a window on `board`, at a scale; closed when the test ends."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    windows = []

    def open_at(scale):
        windows.append(Window(board, scale))
        return windows[0]

    yield open_at
    windows[0].close()


class Typist:
    """An app that types on the keyboard before each tick of another app, then closes the window."""

    def __init__(self, app, typed):
        self._app = app
        self._typed = list(typed)

    def tick(self, now_ms):
        self._app.tick(now_ms)
        if self._typed:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=self._typed.pop(0)))
        else:
            pygame.event.post(pygame.event.Event(pygame.QUIT))


def _shown(left, top, width, height):
    """Return a part of the window as a PIL image."""
    part = pygame.display.get_surface().subsurface((left, top, width, height))
    return Image.frombytes("RGB", (width, height), pygame.image.tobytes(part, "RGB"))


def _enlarged(board, scale):
    size = (SIZE[0] * scale, SIZE[1] * scale)
    return board.display.image().resize(size, Image.Resampling.NEAREST)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (pygame.K_LEFT, keys.LEFT),
        (pygame.K_RIGHT, keys.RIGHT),
        (pygame.K_UP, keys.UP),
        (pygame.K_DOWN, keys.DOWN),
        (pygame.K_z, keys.A),
        (pygame.K_SPACE, keys.A),
        (pygame.K_RETURN, keys.A),
        (pygame.K_x, keys.B),
        (pygame.K_BACKSPACE, keys.B),
        (pygame.K_ESCAPE, keys.START),
        (pygame.K_p, keys.START),
    ],
)
def test_the_keyboard_presses_the_keys(app, open_window, code, key):
    open_window(1).run(Typist(app, [code]))
    assert app.pressed == [key]


def test_other_keys_do_nothing(app, open_window):
    open_window(1).run(Typist(app, [pygame.K_q, pygame.K_F2, pygame.K_TAB]))
    assert app.pressed == []


def test_the_app_is_ticked_with_whole_ms_that_never_go_back(app, open_window):
    open_window(1).run(Typist(app, [pygame.K_q] * 5))
    assert len(app.ticks) == 6
    assert all(type(ms) is int for ms in app.ticks)
    assert app.ticks == sorted(app.ticks)
    assert app.ticks[-1] > app.ticks[0] >= 0


@pytest.mark.parametrize("scale", [1, 2, 3, 4])
def test_the_picture_is_shown_enlarged(app, board, open_window, scale):
    open_window(scale).run(Typist(app, [pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN]))
    width, height = SIZE[0] * scale, SIZE[1] * scale
    surface = pygame.display.get_surface()
    assert surface.get_width() == width
    assert surface.get_height() > height
    assert _shown(0, 0, width, height).tobytes() == _enlarged(board, scale).tobytes()
    assert board.display.image().getpixel((25, 45)) == (255, 0, 0)


def test_a_picture_drawn_before_the_window_opens_is_shown(app, board, open_window):
    app.tick(0)
    open_window(2)
    assert _shown(0, 0, 320, 256).tobytes() == _enlarged(board, 2).tobytes()
    assert board.display.image().getpixel((0, 0)) == (255, 0, 0)


def test_only_what_changed_goes_to_the_screen(app, board, open_window, monkeypatch):
    app.tick(0)
    window = open_window(2)
    updates = []
    monkeypatch.setattr(pygame.display, "update", lambda shown: updates.append(shown))
    window.present()
    assert updates == []
    board.keys.press(keys.RIGHT)
    app.tick(10)
    window.present()
    # The square of 12 by 12 pixels left (0, 0) and is at (20, 0).
    assert [sorted(map(tuple, shown)) for shown in updates] == [[(0, 0, 24, 24), (40, 0, 24, 24)]]
    app.tick(20)
    window.present()
    assert len(updates) == 1


@pytest.mark.parametrize(
    ("screen", "width"),
    [
        # 40 pixels of the width are left to the desktop, so three times 160 needs 520.
        ((519, 2000), 320),
        ((520, 2000), 480),
        # 120 pixels of the height are, so twice 128 does not fit with the help.
        ((2000, 376), 160),
        # Never above 4, and 1 even where that is too large.
        ((9000, 9000), 640),
        ((100, 100), 160),
    ],
)
def test_fit_takes_the_largest_scale_for_the_screen(app, open_window, monkeypatch, screen, width):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    open_window(None)
    assert pygame.display.get_surface().get_width() == width


def test_f1_hides_the_help_and_shows_it_again(app, board, open_window):
    window = open_window(2)
    with_help = pygame.display.get_surface().get_size()
    window.run(Typist(app, [pygame.K_F1]))
    assert pygame.display.get_surface().get_size() == (320, 256)
    assert _shown(0, 0, 320, 256).tobytes() == _enlarged(board, 2).tobytes()
    window.run(Typist(app, [pygame.K_RIGHT, pygame.K_F1]))
    assert pygame.display.get_surface().get_size() == with_help
    assert _shown(0, 0, 320, 256).tobytes() == _enlarged(board, 2).tobytes()


def test_the_help_is_text_below_the_picture(app, open_window):
    open_window(2)
    width, height = pygame.display.get_surface().get_size()
    text = _shown(0, 256, width, height - 256)
    assert (255, 255, 255) in {colour for _, colour in text.getcolors(maxcolors=10000)}
    # No edge of a letter is cut off at the sides or below.
    assert len(_shown(0, 256, 3, height - 256).getcolors()) == 1
    assert len(_shown(width - 3, 256, 3, height - 256).getcolors()) == 1
    assert len(_shown(0, height - 3, width, 3).getcolors()) == 1


def test_a_resized_window_centres_the_picture_above_the_help(app, board, open_window):
    window = open_window(1)
    window.run(Typist(app, [pygame.K_F1]))
    pygame.display.set_mode((500, 300), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))
    window.run(Typist(app, [pygame.K_DOWN]))
    # Twice 160 by 128 fits 500 by 300, with 90 and 22 pixels left on each side.
    assert _shown(90, 22, 320, 256).tobytes() == _enlarged(board, 2).tobytes()
    assert _shown(0, 0, 90, 300).getcolors() == [(27000, (16, 16, 20))]
    assert _shown(90, 278, 320, 22).getcolors() == [(7040, (16, 16, 20))]


def test_f12_saves_the_picture_under_a_free_name(app, board, open_window, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "screenshots"
    folder.mkdir()
    (folder / "pocket-bones-1.png").write_text("taken")
    open_window(3).run(Typist(app, [pygame.K_RIGHT, pygame.K_F12]))
    assert (folder / "pocket-bones-1.png").read_text() == "taken"
    saved = Image.open(folder / "pocket-bones-2.png")
    assert saved.size == SIZE
    assert saved.tobytes() == board.display.image().tobytes()
    assert pygame.display.get_caption()[0] == (
        f"Pocket Bones - saved {Path('screenshots', 'pocket-bones-2.png')}"
    )


def test_a_screenshot_that_cannot_be_saved_is_told(app, open_window, tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Image.Image, "save", refuse)
    open_window(1).run(Typist(app, [pygame.K_F12, pygame.K_RIGHT]))
    title = pygame.display.get_caption()[0]
    path = Path("screenshots", "pocket-bones-1.png")
    assert title.endswith(f"cannot save {path}: Permission denied")
    assert app.pressed == [keys.RIGHT]
