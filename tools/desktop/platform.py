"""Prepares Blinka for a desktop computer. Import this before displayio, terminalio or board.

Importing it has three effects. Blinka stops looking for a single-board computer, which works on
Linux, macOS and Windows alike. Its background thread ends, which would otherwise draw at moments
of its own: on the desktop, as in the game, a picture changes only in `refresh()`. And its built-in
font gets the bitmap that it has on boards.
"""

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import displayio

displayio._stop_background()

from tools.desktop import font_sheet  # noqa: E402, F401
