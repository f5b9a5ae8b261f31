"""An emulated board: a Pico with its display and buttons, and the bundle on its drive."""

import importlib

from firmware.boards.meanings import Meanings
from firmware.boards.options import DISPLAY, Options, SettingsError
from tools.drive_plan import SETTINGS
from tools.emulator import drive, heap, saved
from tools.emulator.buttons import Buttons
from tools.emulator.chip import Pico
from tools.emulator.screen import Screen
from tools.install import checked, with_settings
from tools.panel.glass import BOARDS, MODULES

BOARD_ID = "raspberry_pi_pico"
_PROGRAM = "code.py"
# Waiting for somebody to press BOOTSEL, for a second after power-on, is not worth emulating.
_AT_ONCE = b"CIRCUITPY_SAFE_MODE_DELAY = 0\n"
# Python's own stack lies beside the memory for the program's objects, and takes from what there is
# for both so much as settings.toml says; this where it says nothing.
_STACK = "CIRCUITPY_PYSTACK_SIZE"
_STACK_BYTES = 2048
_MS = 1_000_000


class DeviceError(ValueError):
    """There is no such device to emulate; the text says why."""


class Device:
    """A device that has just been switched on.

    :param firmware: the ``Firmware`` in its flash.
    :param files: the bundle's files, a dict from path to bytes.
    :param settings: what to add to settings.toml, a dict from option to text.
    :param saved_before: the bytes in which the game has saved before; empty if it has not.
    :param held_back: how many bytes less of memory the program gets.
    :param make_chip: makes the chip of (flash, on_console), as ``Pico`` does.

    Raises DeviceError if the settings are wrong or the board is none that can be emulated.

    :attr console: all that the console has said, a str.
    :attr on_console: None, or called with what it says, a str, as it comes.
    """

    def __init__(self, firmware, files, settings, saved_before=b"", held_back=0, make_chip=Pico):
        try:
            name = checked(settings, BOARD_ID)
            plan = importlib.import_module(f"firmware.boards.{name}")
            options = Options(settings.get)
            display, keys = plan.display.configured(options), plan.keys.configured(options)
        except SettingsError as error:
            raise DeviceError(str(error)) from None
        glass = BOARDS.get(name) or MODULES.get(settings.get(DISPLAY))
        pins = [*display.wiring.values(), *keys.pins] if glass else []
        if not pins or not all(pin.startswith("GP") for pin in pins):
            raise DeviceError(f"a Pico as the board {name} cannot be emulated")
        self.name = plan.name
        self.width = display.width
        self.height = display.height
        self.console = ""
        self.on_console = None
        flash = _flash(firmware, saved_before, _drive(files, settings, held_back))
        self.chip = make_chip(flash, self._say)
        wiring = {use: _gpio(pin) for use, pin in display.wiring.items()}
        self.screen = Screen(self.chip, wiring, glass)
        meanings = Meanings(keys.buttons, options.keys)
        self.buttons = Buttons(self.chip, [_gpio(pin) for pin in keys.pins], meanings)

    def memory(self):
        """Return the bytes in which the game saves."""
        return self.chip.flash(saved.START, saved.END)

    def tick(self):
        """Let a millisecond pass; return the keys that were pressed at its beginning, a list."""
        pressed = self.buttons.tick()
        self.chip.run(_MS)
        return pressed

    def _say(self, said):
        text = said.decode(errors="replace")
        self.console += text
        if self.on_console is not None:
            self.on_console(text)


def _flash(firmware, saved_before, content):
    """Return what is in the flash: CircuitPython, what was saved, and the ``content`` of the drive.

    Where nothing was saved it is erased.
    """
    flash = firmware.flash.ljust(saved.START, b"\xff") + saved_before
    return flash.ljust(saved.END, b"\xff") + content


def _drive(files, settings, held_back):
    """Return the drive with the bundle and what has to be on it for the emulator."""
    files = heap.answering(with_settings(files, settings), _PROGRAM)
    files[SETTINGS] += _AT_ONCE
    if held_back:
        files[SETTINGS] += f"{_STACK} = {_STACK_BYTES + held_back}\n".encode()
    return drive.image(files)


def _gpio(pin):
    return int(pin.removeprefix("GP"))
