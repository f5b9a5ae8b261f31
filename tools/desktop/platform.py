"""Prepares Blinka for a desktop computer. Import this before displayio, terminalio or board.

Importing it has two effects. Blinka stops looking for a single-board computer, which works on
Linux, macOS and Windows alike. And its background thread ends, which would otherwise draw at
moments of its own: on the desktop, as in the game, a picture changes only in `refresh()`.
"""

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import displayio

displayio._stop_background()
