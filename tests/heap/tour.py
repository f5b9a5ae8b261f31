"""Plays every game and opens scenes by any keys: micropython tests/heap/tour.py DRIVE SCENE...

DRIVE holds a compiled bundle; the names in this folder must have been exchanged as its own were.
Prints a line for each game once a round of it is over, and at last which of the scenes it has not
come across.
"""

import random
import sys

DRIVE = sys.argv[1]
missing = set(sys.argv[2:])
sys.path[:] = [DRIVE, DRIVE + "/lib", ""]

from tests.heap import stand_ins  # noqa: E402

stand_ins.install()

from engine import bots  # noqa: E402
from engine.games import NAMES, find  # noqa: E402
from tests.heap import player  # noqa: E402
from tests.heap.player import A, B, app  # noqa: E402

# What is pressed at random; what goes on more often than the rest.
BUTTONS = (A, A, A, B, player.LEFT, player.RIGHT, player.UP, player.DOWN, player.START, player.HINT)
PRESSES = 100
MOST_WALKS = 20

random.seed(7)


def note_scenes():
    for module in sys.modules:
        package, _, name = module.rpartition(".")
        if package == "firmware.scenes":
            missing.discard(name)


def press_any_keys():
    for _ in range(PRESSES):
        note_scenes()
        player.press(random.choice(BUTTONS))


def play_round():
    while not app.session.view.table.over:
        if app.session.persons_turn():
            player.press(B)
            player.press(A)
        else:
            player.wait()


def wander():
    """Press any keys from the menu at the end of a round on, and from the set-up of a match on."""
    player.wait()
    # Its second row is the review, if there is anything to review.
    for button in (B, player.DOWN, A):
        player.press(button)
    press_any_keys()
    app.open("setup")
    # It begins on its last row; the second opens the options of the game.
    for button in (player.DOWN, player.DOWN, A):
        player.press(button)
    press_any_keys()


def begin(place, game):
    app.settings.game = game
    app.settings.opponents = find(game).seats()[-1] - 1
    app.settings.levels = [bots.LEVELS[(place + bot) % len(bots.LEVELS)] for bot in range(9)]
    app.settings.target = 0
    app.begin_match()
    player.wait()
    while not app.session.view.table.history:
        note_scenes()
        player.press(A)


for place, game in enumerate(NAMES):
    begin(place, game)
    play_round()
    print("played:", app.session.match.rules.name)
    wander()
walks = 0
while missing and walks < MOST_WALKS:
    begin(walks, NAMES[0])
    play_round()
    wander()
    walks += 1
print("missing:", " ".join(sorted(missing)))
