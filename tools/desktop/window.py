"""The window: shows a DesktopBoard's picture enlarged, and turns the keyboard into its keys."""

import os
import time
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# A window of plain memory: with a few small changes a second it costs a fraction of what a
# texture does, and it can change its size without being closed and opened again.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from firmware import keys
from firmware.clock import TICKS_PERIOD
from tools.desktop.help import HelpStrip
from tools.desktop.icon import draw_icon

TITLE = "Pocket Bones"
LARGEST_SCALE = 4
# Where screenshots go, in the current folder.
PICTURES = Path("screenshots")

# The loop's pause between two ticks. pygame's own waiting for events wakes up a thousand times a
# second inside, at several times the cost.
_PAUSE_S = 0.01

# What the title bar and the task bar take of the screen, about.
_SCREEN_MARGIN = (40, 120)

_SURROUND = (16, 16, 20)

_KEYBOARD = {
    pygame.K_LEFT: keys.LEFT,
    pygame.K_RIGHT: keys.RIGHT,
    pygame.K_UP: keys.UP,
    pygame.K_DOWN: keys.DOWN,
    pygame.K_z: keys.A,
    pygame.K_SPACE: keys.A,
    pygame.K_RETURN: keys.A,
    pygame.K_KP_ENTER: keys.A,
    pygame.K_x: keys.B,
    pygame.K_BACKSPACE: keys.B,
    pygame.K_ESCAPE: keys.START,
    pygame.K_p: keys.START,
    pygame.K_PAUSE: keys.START,
    pygame.K_h: keys.HINT,
}


class WindowError(RuntimeError):
    """No window can be opened. The text says why."""


class Window:
    """A window on `board`, a DesktopBoard. There can be one at a time in a process.

    :param scale: 1 to 4, the sides of a pixel of the game in pixels of the screen; None takes the
        largest that fits the screen. When the user resizes the window, the largest that fits it.

    Raises WindowError when there is no screen to open a window on.
    """

    def __init__(self, board, scale=None):
        self._board = board
        self._size = (board.display.width, board.display.height)
        self._picture = _surface(board.display.image())
        self._changed = []
        _start_video()
        self._help = HelpStrip()
        self._help_shown = True
        pygame.display.set_icon(draw_icon())
        pygame.display.set_caption(TITLE)
        scale = scale or self._fitting_screen()
        self._open(self._size[0] * scale, self._size[1] * scale)
        board.display.on_change = self._take

    def run(self, app):
        """Tick `app` with the time since this call, in ms, until the user closes the window."""
        start = time.monotonic_ns()
        while True:
            app.tick((time.monotonic_ns() - start) // 1_000_000 % TICKS_PERIOD)
            self.present()
            time.sleep(_PAUSE_S)
            for event in pygame.event.get():
                if event.type == pygame.QUIT:
                    return
                self._handle(event)

    def present(self):
        """Bring what changed in the picture since the last call onto the screen."""
        if not self._changed:
            return
        surface = pygame.display.get_surface()
        shown = [self._enlarge(surface, rectangle) for rectangle in self._changed]
        self._changed = []
        pygame.display.update(shown)

    def close(self):
        """Close the window. The board can be used on without it."""
        self._board.display.on_change = None
        pygame.font.quit()
        pygame.display.quit()

    def _take(self, x, y, image):
        """Note a changed rectangle of the game's picture."""
        self._picture.blit(_surface(image), (x, y))
        self._changed.append((x, y, image.width, image.height))

    def _enlarge(self, surface, rectangle):
        """Draw a rectangle of the picture enlarged; return where, as a rectangle of `surface`."""
        scale, (left, top) = self._scale, self._origin
        x, y, width, height = rectangle
        piece = self._picture.subsurface(rectangle)
        piece = pygame.transform.scale(piece, (width * scale, height * scale))
        return surface.blit(piece, (left + x * scale, top + y * scale))

    def _handle(self, event):
        if event.type == pygame.KEYDOWN:
            if event.key in _KEYBOARD:
                self._board.keys.press(_KEYBOARD[event.key])
            elif event.key == pygame.K_F1:
                self._toggle_help()
            elif event.key == pygame.K_F12:
                self._save_picture()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            self._lay_out()

    def _toggle_help(self):
        width, height = pygame.display.get_surface().get_size()
        height = max(self._size[1], height - self._help_height(width))
        self._help_shown = not self._help_shown
        self._open(width, height)

    def _save_picture(self):
        """Save the game's picture in PICTURES; the title says under which name."""
        number = 1
        while (path := PICTURES / f"pocket-bones-{number}.png").exists():
            number += 1
        try:
            PICTURES.mkdir(exist_ok=True)
            self._board.display.image().save(path, format="PNG")
        except OSError as error:
            pygame.display.set_caption(f"{TITLE} - cannot save {path}: {error.strerror or error}")
        else:
            pygame.display.set_caption(f"{TITLE} - saved {path}")

    def _open(self, width, height):
        """Give the window a size: `height` is that of the part above the help."""
        pygame.display.set_mode((width, height + self._help_height(width)), pygame.RESIZABLE)
        self._lay_out()

    def _lay_out(self):
        """Place the picture in the middle of the room that the help leaves, and draw it all."""
        surface = pygame.display.get_surface()
        width, height = surface.get_size()
        room = height - self._help_height(width)
        self._scale = self._fitting((width, room))
        self._origin = (
            max(0, (width - self._size[0] * self._scale) // 2),
            max(0, (room - self._size[1] * self._scale) // 2),
        )
        surface.fill(_SURROUND)
        picture = self._enlarge(surface, (0, 0, *self._size))
        if self._help_shown:
            # In a window that is too small for both, the help is what gets cut off.
            self._help.draw(surface, max(room, picture.bottom))
        self._changed = []
        pygame.display.flip()

    def _help_height(self, width):
        return self._help.height(width) if self._help_shown else 0

    def _fitting(self, room):
        """Return the largest scale at which the picture fits `room`, at least 1."""
        return max(1, min(room[0] // self._size[0], room[1] // self._size[1]))

    def _fitting_screen(self):
        """Return the largest scale, 1 to 4, at which picture and help fit the screen."""
        screen_width, screen_height = pygame.display.get_desktop_sizes()[0]
        for scale in range(LARGEST_SCALE, 1, -1):
            width = self._size[0] * scale
            height = self._size[1] * scale + self._help_height(width)
            if (
                width + _SCREEN_MARGIN[0] <= screen_width
                and height + _SCREEN_MARGIN[1] <= screen_height
            ):
                return scale
        return 1


def _start_video():
    """Start the parts of pygame that a window needs. All of it would open the sound card too."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise WindowError(f"no window can be opened: {error}") from error
    # Where there is no screen, SDL draws into memory for nobody, unless it was told to.
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise WindowError("no window can be opened: there is no screen here")
    pygame.font.init()
    # Keys are keys here: no input method may swallow them.
    pygame.key.stop_text_input()


def _surface(image):
    """Return a pygame surface of a PIL image."""
    return pygame.image.frombuffer(image.tobytes(), image.size, "RGB")
