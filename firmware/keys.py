"""The keys of the game. Each board file maps its own buttons to these numbers.

A board need not have them all: HINT is in the menu too.
"""

NONE = -1
LEFT = 0
RIGHT = 1
UP = 2
DOWN = 3
A = 4
B = 5
START = 6
HINT = 7

# A key's name in scripts and in settings.toml, by its number.
NAMES = ("left", "right", "up", "down", "a", "b", "start", "hint")
# What the screen calls the keys of a board whose buttons bear no other names.
LABELS = ("Left", "Right", "Up", "Down", "A", "B", "Start", "Hint")
