"""Starts Pocket Bones when the board is switched on. CircuitPython runs this file by its name."""

import supervisor

from firmware import boards
from firmware.app import App

app = App(boards.load())
while True:
    app.tick(supervisor.ticks_ms())
