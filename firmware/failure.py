"""What a board does after an error in the program: it tells of it, and starts the game anew.

The match was saved after its last move, by `code.py` at the latest, so nothing is lost, and nobody
need press a reset button.
"""

import time
import traceback

import displayio
import supervisor

# What the console says after the error.
_STARTS_AGAIN = "Pocket Bones starts again in %d s"
_SHOWN_S = 20


def start_again(display, error):
    """Shows the ``error`` on the console and on the ``display`` for a while, then restarts."""
    traceback.print_exception(error)
    print(_STARTS_AGAIN % _SHOWN_S)
    display.root_group = displayio.CIRCUITPYTHON_TERMINAL
    display.refresh()
    time.sleep(_SHOWN_S)
    supervisor.reload()
