"""Shows an emulated device in the simulator's window, and lets its keyboard press the buttons."""

import contextlib
import time

from PIL import ImageChops

from tools.desktop.window import Window

# For so long the emulation goes on before the window has its turn.
_TURN_S = 0.03


class WindowBoard:
    """What the simulator's ``Window`` needs of a board, and of an app: an emulated device.

    :param trial: the ``Trial`` in which the ``Device`` runs.
    """

    def __init__(self, trial, device):
        self._trial = trial
        self._screen = device.screen
        self.display = _Display(device)
        self.keys = device.buttons

    def tick(self, now):
        """Let the device run for a while by its own clock, whatever ``now`` is."""
        end = time.monotonic() + _TURN_S
        while time.monotonic() < end:
            self._trial.tick()
        if self._screen.is_quiet():
            self.display.show()


class _Display:
    """The device's screen as the window asks for it."""

    def __init__(self, device):
        self._screen = device.screen
        self.width = device.width
        self.height = device.height
        self.on_change = None
        self._shown = self._screen.image()
        self._pixel_bytes = self._screen.pixel_bytes

    def image(self):
        """Return what is seen, a PIL image."""
        return self._shown.copy()

    def show(self):
        """Tell the window what has changed."""
        if self._pixel_bytes == self._screen.pixel_bytes:
            return
        self._pixel_bytes = self._screen.pixel_bytes
        before, self._shown = self._shown, self._screen.image()
        changed = ImageChops.difference(before, self._shown).getbbox()
        if changed and self.on_change is not None:
            self.on_change(changed[0], changed[1], self._shown.crop(changed))


def play(trial, device, scale):
    """Open a window of this scale (None: as large as fits) until the user closes it.

    Raises WindowError if none can be opened, TrialError if the game ends.
    """
    board = WindowBoard(trial, device)
    # Ctrl+C in the terminal closes the window too.
    with contextlib.closing(Window(board, scale)) as window, contextlib.suppress(KeyboardInterrupt):
        window.run(board)
