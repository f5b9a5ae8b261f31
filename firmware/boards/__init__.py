"""Finds the file of the board that the game runs on.

A board file is a module of this package with four names: ``name`` (str), ``display`` (a displayio
display with auto_refresh off), ``keys`` (its ``next()`` gives the next pressed key of
``firmware.keys`` or NONE) and ``memory`` (like ``microcontroller.nvm``). Importing it sets up the
hardware. A new board is a new file here and its name in NAMES.
"""

import os
import sys

# The line of settings.toml that names a board file, whatever the board says it is.
SETTING = "POCKET_BONES_BOARD"

NAMES = ("pico_lcd_1_3",)

# What CircuitPython calls a board, and the board file to take if settings.toml names none.
_BY_BOARD_ID = {"raspberry_pi_pico": "pico_lcd_1_3"}


class UnknownBoardError(Exception):
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
    if board_id in _BY_BOARD_ID:
        return _BY_BOARD_ID[board_id]
    raise UnknownBoardError(
        f'No board file for "{board_id}". Write {SETTING} = "NAME" in settings.toml, '
        f"where NAME is one of: {known}"
    )


def load():
    """Set up the board that the game runs on and return its module. Raises UnknownBoardError."""
    # Only a board has this module, and this file must be readable elsewhere.
    import board

    module = "firmware.boards." + choose(os.getenv(SETTING), board.board_id)
    __import__(module)
    return sys.modules[module]
