"""The display on the Pico's SPI bus: what it shows, and when pixels came."""

from tools.panel.controller import WRITE_MEMORY, Controller

# A picture is whole once the bus has been quiet for longer than between two pieces of one.
_QUIET_NS = 5_000_000


class Screen:
    """A panel that is wired to a chip's pins.

    :param chip: the ``Pico``.
    :param wiring: the numbers of the pins, a dict with "sck", "dc" and "cs".
    :param glass: the ``Glass`` that says which panel it is and how it is mounted.

    :attr pixel_bytes: how many bytes of pixels have come.
    :attr first_pixel: the chip's time of the first one since ``forget()``, None if there was none.
    :attr last_pixel: the chip's time of the last one, None if there was none yet.
    """

    def __init__(self, chip, wiring, glass):
        self._chip = chip
        self._dc = wiring["dc"]
        self._cs = wiring["cs"]
        self._view = glass.view
        self._controller = Controller(glass.kind)
        self._command = None
        self._last_word = 0
        self.pixel_bytes = 0
        self.first_pixel = None
        self.last_pixel = None
        # The pins of the first bus are GP0 to GP7 and GP16 to GP23.
        chip.watch_spi(wiring["sck"] // 8 % 2, self._take)

    def forget(self):
        """Wait for the next first pixel."""
        self.first_pixel = None

    def is_quiet(self):
        """Whether all that was begun to be sent has come."""
        return self._chip.now - self._last_word > _QUIET_NS

    def image(self):
        """Return what is seen, a PIL image. Only for when it ``is_quiet()``."""
        return self._controller.seen(self._view)

    def _take(self, word):
        if self._chip.is_high(self._cs):
            return
        self._last_word = self._chip.now
        if not self._chip.is_high(self._dc):
            self._command = word
            self._controller.command(word)
            return
        self._controller.data(bytes((word,)))
        if self._command == WRITE_MEMORY:
            self.pixel_bytes += 1
            self.last_pixel = self._last_word
            if self.first_pixel is None:
                self.first_pixel = self._last_word
