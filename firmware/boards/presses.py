"""What the presses of a board's buttons mean: short ones, and with some buttons long ones too."""

from ..clock import elapsed
from ..keys import NONE

# A button held this long is pressed long, in milliseconds.
LONG_MS = 600


class Presses:
    """Turns buttons going down and up into keys of ``firmware.keys``.

    ``short`` and ``long`` are the keys by button number, ``long`` NONE where a long press is
    nothing special. A button with a long press gives its short key when it is let go, any other
    as soon as it is down. Times are those of the board's clock.
    """

    def __init__(self, short, long):
        self._short = short
        self._long = long
        # When a button went down of which it is open what the press will be; None for the others.
        self._since = [None] * len(short)
        self._open = 0

    def take(self, number, pressed, when):
        """Return the key that the button means by going down or up at that time, or NONE."""
        if self._long[number] == NONE:
            return self._short[number] if pressed else NONE
        since = self._since[number]
        if pressed:
            if since is None:
                self._open += 1
            self._since[number] = when
            return NONE
        if since is None:
            return NONE
        self._decide(number)
        return self._long[number] if elapsed(when, since) >= LONG_MS else self._short[number]

    def held(self, now):
        """Return the key of a button that has been held long enough by now, or NONE."""
        if self._open:
            for number in range(len(self._since)):
                since = self._since[number]
                if since is not None and elapsed(now, since) >= LONG_MS:
                    self._decide(number)
                    return self._long[number]
        return NONE

    def forget(self):
        """Forget the buttons that are down."""
        for number in range(len(self._since)):
            self._since[number] = None
        self._open = 0

    def _decide(self, number):
        self._since[number] = None
        self._open -= 1
