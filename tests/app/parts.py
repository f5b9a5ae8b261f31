"""A device whose board has what only some have: a sounder, a backlight and a battery."""

from types import SimpleNamespace

from tests.app.driver import Driver
from tests.tone import Tone


class Battery:
    """A battery of some millivolts that counts how often it is measured."""

    def __init__(self, millivolts):
        self.mv = millivolts
        self.measured = 0

    def millivolts(self):
        self.measured += 1
        return self.mv


class FullDevice(Driver):
    """A `Driver` with all parts; its battery's voltage is `MILLIVOLTS` at first.

    :attr tone: the sounder, `light` the backlight, `battery` the battery.
    """

    MILLIVOLTS = 3800

    def make_board(self):
        board = super().make_board()
        self.tone = board.sound = Tone()
        self.light = board.backlight = SimpleNamespace(brightness=None)
        self.battery = board.battery = Battery(self.MILLIVOLTS)
        return board
