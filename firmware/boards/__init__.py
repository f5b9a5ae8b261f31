"""Finds the file of the board that the game runs on, and makes the board of it.

A board file is a module of this package that says what is wired where: ``name`` (str), ``display``
(see ``displays``), ``keys`` (see ``buttons``), ``sound`` (see ``sounds``; None where there is none)
and, where the battery can be measured, ``battery`` (see ``battery``). Importing it touches no
hardware; ``load()`` does. A new board is a new file here and its name in NAMES.
"""

import os
import sys

from .board import Board
from .meanings import Meanings
from .options import BOARD as SETTING
from .options import Options, SettingsError
from .pins import Pins

NAMES = (
    "pico_lcd_1_3",
    "pico_lcd_1_14",
    "pico_lcd_2",
    "pico_display",
    "pico_display_2",
    "picosystem",
    "picopad",
    "pybadge",
    "pygamer",
    "feather_esp32s3_tft",
    "feather_rp2040_tft_2_4",
    "feather_rp2040_tft_3_5",
    "generic",
)

# What CircuitPython calls a board, and the board file to take if settings.toml names none.
BY_BOARD_ID = {
    "raspberry_pi_pico": "pico_lcd_1_3",
    "raspberry_pi_pico_w": "pico_lcd_1_3",
    "raspberry_pi_pico2": "pico_lcd_1_3",
    "raspberry_pi_pico2_w": "pico_lcd_1_3",
    "pimoroni_picosystem": "picosystem",
    "pajenicko_picopad": "picopad",
    "pybadge": "pybadge",
    "pygamer": "pygamer",
    "adafruit_feather_esp32s3_tft": "feather_esp32s3_tft",
    "adafruit_feather_rp2040": "feather_rp2040_tft_2_4",
}


class UnknownBoardError(SettingsError):
    """There is no board file for this board, or none of the name in settings.toml."""


def choose(setting, board_id):
    """Return the name of the board file to use.

    ``setting`` is the value of SETTING in settings.toml or None, ``board_id`` CircuitPython's
    ``board.board_id``. Raises UnknownBoardError, which says what to write in settings.toml.
    """
    known = ", ".join(NAMES)
    if setting:
        if setting in NAMES:
            return setting
        raise UnknownBoardError(
            f'settings.toml: {SETTING} = "{setting}" is none of the boards known: {known}'
        )
    if board_id in BY_BOARD_ID:
        return BY_BOARD_ID[board_id]
    raise UnknownBoardError(
        f'No board file for "{board_id}". Write {SETTING} = "NAME" in settings.toml, '
        f"where NAME is one of: {known}"
    )


def load():
    """Set up the board that the game runs on and return it, a Board.

    Raises SettingsError, which says what to write in settings.toml. The display comes first, so
    that CircuitPython can show there what is printed about the rest.
    """
    # Only a board has these modules, and this file must be readable elsewhere.
    import board
    import microcontroller

    options = Options(os.getenv)
    module = "firmware.boards." + choose(options.board, board.board_id)
    __import__(module)
    plan = sys.modules[module]
    pins = Pins(board)
    screen = plan.display.configured(options)
    display = screen.make(pins)
    buttons = plan.keys.configured(options)
    meanings = Meanings(buttons.buttons, options.keys)
    keys = buttons.make(pins, meanings.short, meanings.long)
    return Board(
        plan.name,
        display,
        keys,
        meanings.key_names,
        microcontroller.nvm,
        _made(plan.sound, options, pins),
        _backlight(display) if screen.dims else None,
        _made(getattr(plan, "battery", None), options, pins),
    )


def _backlight(display):
    """The display, if its brightness can be set; None where CircuitPython refuses that."""
    try:
        display.brightness = display.brightness
    except RuntimeError:
        return None
    return display


def _made(part, options, pins):
    """Set up a part that not every board has; None without it."""
    part = part and part.configured(options)
    return part and part.make(pins)
