"""Starts Pocket Bones when the board is switched on. CircuitPython runs this file by its name."""

import gc

import supervisor

from firmware import boards
from firmware.letting_go import let_go

try:
    board = boards.load()
except boards.SettingsError as error:
    # Where there is a display, CircuitPython shows this on it as well, now that nothing else does.
    print(error)
else:
    # Before the app comes, which then finds the memory that setting up took free and whole again.
    del boards
    let_go("firmware.boards")
    gc.collect()
    from firmware.app import App

    # Loading leaves much behind, which would divide the free memory into small pieces.
    gc.collect()
    app = None
    try:
        app = App(board)
        while True:
            app.tick(supervisor.ticks_ms())
    except Exception as error:
        try:
            if app is not None:
                app.save_due()
        except Exception as second:
            print("The last move is not saved:", second)
        # What it had in memory is not needed any more, and telling of the error needs some.
        app = None
        try:
            from firmware.failure import start_again
        except MemoryError:
            # Not even enough for that: then at once, and in few words.
            print("Pocket Bones starts again:", error)
            supervisor.reload()
        else:
            start_again(board.display, error)
