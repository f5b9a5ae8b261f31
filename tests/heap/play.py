"""Plays a match of four seats under MicroPython: micropython tests/heap/play.py LIBRARIES ROUNDS

LIBRARIES is the folder with Adafruit's. Each line printed is the name of a state and how many bytes
of the heap are in use there, what the stand-ins take for themselves not counted.
"""

import gc
import sys

LIBRARIES = sys.argv[1]
ROUNDS = int(sys.argv[2])
sys.path[:] = ["", LIBRARIES]

from tests.heap import stand_ins  # noqa: E402

# The buttons of the Pico-LCD-1.3 by their numbers.
A, B = 4, 5
A_SECOND = 1000


def used():
    gc.collect()
    return gc.mem_alloc()


stand_ins.install()
before = used()


def show(state):
    print(state.replace(" ", "-"), used() - before)


# As code.py does.
from firmware import boards  # noqa: E402
from firmware.letting_go import let_go  # noqa: E402

board = boards.load()
del boards
let_go("firmware.boards")
from firmware.app import App  # noqa: E402

app = App(board, seed=7)


def press(button):
    stand_ins.scanner.pressed.append(button)
    wait()


def wait():
    stand_ins.clock.now += A_SECOND
    app.tick(stand_ins.clock.now)


def play_round():
    number = app.session.match.number
    while app.session.match.number == number:
        if app.session.persons_turn():
            press(B)
            press(A)
        elif app.session.view.table.over:
            press(A)
        else:
            wait()


wait()
show("title")
app.settings.opponents = 3
app.settings.target = 999
app.begin_match()
wait()
while not app.session.view.table.history:
    press(A)
for number in range(1, ROUNDS + 1):
    play_round()
    if number in (1, ROUNDS):
        show(f"round {number}")
app.quit()
wait()
show("title again")
