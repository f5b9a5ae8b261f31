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


def used():
    gc.collect()
    return gc.mem_alloc()


stand_ins.install()
before = used()


def show(state):
    print(state.replace(" ", "-"), used() - before)


from tests.heap.player import A, B, app, press, wait  # noqa: E402


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
