"""Stands in for the emulated chip, with the same methods, and does only what a test tells it."""


class StandInChip:
    """A chip whose time passes when it is run, and whose pins are what the test says.

    :attr done: what was done to its pins and its console: (time in ns, what, on what).
    :attr at: a dict from the time in milliseconds at which something happens to a function.
    :attr memory: what its flash holds where the game saves.
    """

    def __init__(self, flash=b"", on_console=None):
        self.content = flash
        self.say = on_console
        self.now = 0
        self.high = set()
        self.done = []
        self.at = {}
        self.memory = b"\xff" * 4096
        self._takers = {}

    def run(self, nanoseconds):
        end = self.now + nanoseconds
        while self.at and min(self.at) * 1_000_000 < end:
            when = min(self.at)
            self.now = max(self.now, round(when * 1_000_000))
            self.at.pop(when)()
        self.now = end

    def is_high(self, gpio):
        return gpio in self.high

    def ground(self, gpio):
        self.done.append((self.now, "ground", gpio))

    def release(self, gpio):
        self.done.append((self.now, "release", gpio))

    def watch_spi(self, number, take):
        self._takers[number] = take

    def send(self, number, word):
        """Have SPI bus ``number`` send a word."""
        self._takers[number](word)

    def flash(self, start, end):
        assert (start, end) == (0xFF000, 0x100000)
        return self.memory

    def type(self, text):
        self.done.append((self.now, "type", text))
