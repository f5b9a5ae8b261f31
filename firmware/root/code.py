"""Starts Pocket Bones when the board is switched on. CircuitPython runs this file by its name."""

import supervisor

# isort: off
# The largest files first: each is compiled while most of the memory is still free and whole.
import firmware.scenes.table
import firmware.snake  # noqa: F401
import engine.notation.matches  # noqa: F401

# isort: on
from firmware import boards
from firmware.app import App

try:
    board = boards.load()
except boards.SettingsError as error:
    # Where there is a display, CircuitPython shows this on it as well, now that nothing else does.
    print(error)
else:
    app = App(board)
    while True:
        app.tick(supervisor.ticks_ms())
