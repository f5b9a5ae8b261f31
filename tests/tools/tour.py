"""Plays every game and opens every scene of a compiled bundle: micropython tour.py DRIVE

This file and the stand-ins of tests/heap, which lie beside it, have their names exchanged as the
bundle has. Prints a line for each game once a round is over, and last one with all scenes shown.
"""

import sys

DRIVE = sys.argv[1]
sys.path[:] = [DRIVE, DRIVE + "/lib", sys.path[0]]

import stand_ins  # noqa: E402

stand_ins.install()

# As code.py does.
from firmware import boards  # noqa: E402
from firmware.letting_go import let_go  # noqa: E402

board = boards.load()
del boards
let_go("firmware.boards")
from engine import bots  # noqa: E402
from engine.games import NAMES, find  # noqa: E402
from firmware.app import App  # noqa: E402

# The buttons of the Pico-LCD-1.3 by their numbers; those that go on are pressed more often.
A, B = 4, 5
BUTTONS = (0, 1, 2, 3, A, A, A, B, 6, 7)
A_SECOND = 1000
PRESSES = 400

shown = set()
chance = 1
app = App(board, seed=7)


def press(button):
    stand_ins.scanner.pressed.append(button)
    wait()


def wait():
    stand_ins.clock.now += A_SECOND
    app.tick(stand_ins.clock.now)
    for module in sys.modules:
        package, _, name = module.rpartition(".")
        if package == "firmware.scenes":
            shown.add(name)


def press_any():
    global chance
    chance = (chance * 75 + 74) % 65537
    press(BUTTONS[chance % len(BUTTONS)])


def play_round():
    while not app.session.view.table.over:
        if not app.session.persons_turn():
            wait()
        elif chance % 2:
            press(B)
            press(A)
        else:
            press(A)


for place, game in enumerate(NAMES):
    app.settings.game = game
    app.settings.opponents = find(game).seats()[-1] - 1
    app.settings.levels = [bots.LEVELS[(place + bot) % len(bots.LEVELS)] for bot in range(9)]
    app.settings.target = 0
    app.begin_match()
    wait()
    while not app.session.view.table.history:
        press(A)
    play_round()
    print("played:", app.session.match.rules.name)
    for _ in range(PRESSES):
        press_any()
print("shown:", " ".join(sorted(shown)))
