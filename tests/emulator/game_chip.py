"""Stands in for the chip, and has the game on it: what is sent to the display is the game's own.

Nothing of the flash is looked at. The app runs here, with the display's real driver on a bus that
leads to the words that a chip would send, and reads the pins of a Pico-LCD-1.3.
"""

from firmware import keys
from firmware.app import App
from firmware.boards import pico_lcd_1_3
from tests.app import positions
from tests.emulator.stand_in import StandInChip
from tests.panel import device
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.panel.glass import BOARDS

DC, CS = 8, 9
SEED = positions.YOU_LEAD
MS = 1_000_000
# The chip's own start, and the driver's pauses, in ms.
CODE_AT, SHOWN_AT = 20, 60


class GameChip(StandInChip):
    """A Pico with a Pico-LCD-1.3 that plays the deals of SEED."""

    def __init__(self, flash, on_console):
        super().__init__(flash, on_console)
        self.high = {CS}
        self.ram = RamMemory(4096)
        self.board = DesktopBoard(240, 240, self.ram)
        self._app = None
        # The time as the game has it, and how fast that goes by.
        self._ms = 0
        self._speed = 1
        self.at = {CODE_AT: self._start}

    def command(self, word):
        """The display is sent a command."""
        self.high = set()
        self.send(1, word)
        self.high = {CS}

    def data(self, words):
        """The display is sent data."""
        self.high = {DC}
        for word in words:
            self.send(1, word)
        self.high = {DC, CS}

    def run(self, nanoseconds):
        super().run(nanoseconds)
        self._ms += nanoseconds // MS * self._speed
        if self._app is not None and self.now >= SHOWN_AT * MS:
            self._app.tick(self._ms)
            self.memory = bytes(self.ram[0:4096])

    def ground(self, gpio):
        super().ground(gpio)
        [action] = [wire for wire, pin in zip(_ACTIONS, _PINS, strict=True) if pin == gpio]
        self.board.keys.press(keys.NAMES.index(action))

    def type(self, text):
        if text == b"?":
            self.say(b"Emulated: 61234 bytes free, largest 30720\r\n")
        else:
            self._speed = int(text)

    def _start(self):
        self.say(b"Emulated: code.py starts with 150000 bytes free\r\n")
        panel = BOARDS["pico_lcd_1_3"]
        self.board.display = device.wired(pico_lcd_1_3.display, panel, controller=self)
        self._app = App(self.board, seed=SEED, seats=2)


_ACTIONS = [action for _, action in pico_lcd_1_3.keys.buttons]
_PINS = [int(pin.removeprefix("GP")) for pin in pico_lcd_1_3.keys.pins]
