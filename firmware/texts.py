"""The texts of the table, and what all texts need.

Others are in `menu_texts`, `round_texts`, `opinion_texts` and `help_texts`, each loaded where it is
shown.

A row of the smallest screen has 26 letters. Where a text comes in pairs the second is for less
room. The board's own name of a key stands for the key in pointed brackets, as in "<start>".
"""

from engine.tiles import HIGH, LOW

from .keys import NAMES

YOU = "You"
# Bots in the order of their seats; short, so that three fit beside each other.
BOT_NAMES = ("Ann", "Bo", "Cy")
_BOTS = len(BOT_NAMES)

# Table. What the player can do is said in up to 38 letters, or in 21 where there is less room.
MUST_LEAD = ("%s must be led", "%s must be led")
YOUR_LEAD = ("You lead. <a> lays %s", "You lead: <a> lays %s")
LAYS = ("Your turn. <a> lays %s", "<a> lays %s")
LAYS_OR_DRAW = ("<a> lays %s. You may also draw", "<a>: %s (or draw)")
LAYS_OR_STOP = ("<a> lays %s. You may also stop", "<a>: %s (or stop)")
WHICH_END = ("<a> lays %s here. <b>: other end", "<a>: %s, <b>: other")
WHICH_HALF = ("<a> lays %s so. <b>: other way", "<a>: %s, <b>: other")
WHICH_ARM = ("<a> lays %s %s. <b>: next end", "<a>: %s %s, <b>: next")
ARMS = ("left", "right", "up", "down")
FITS_NOT = ("%s does not fit %s", "%s has no %s")
ONLY_PASS = ("You can only pass: no %s. Any key", "No %s. Key: pass")
ONLY_DRAW = ("You must draw: no %s. Any key", "No %s. Key: draw")
DRAWS = ("<a> draws a tile, %d may be drawn", "<a> draws one of %d")
STOPS = ("<a> ends your turn", "<a> ends your turn")
MATADOR = "matador"
NO_MATADOR = ("%s is no matador", "%s is no matador")
THINKS = ("%s is thinking", "%s thinks")
ROUND_OVER = ("%s. Any key", "%s. Any key")
PASSED = "PASS"
DREW = ("drew %d", "+%d")
STOPPED = ("stops", "stop")
GAIN = "%s +%d"
STOCK = ("Stock %d", "Stk %d")
STOP_PLACE = "Stop"
LAID = ("laid %s", "%s")
OWN = ("%s %d of %d  %s", "%s %d  %s")
NO_MEMORY = "No memory to think"

# End of the round
ROUND_TARGET = "Target met"
ROUND_OUT = "out"
BLOCKED = "Blocked"


def bot_names(seats):
    """The names of the bots that a person can play with where there is room for so many seats."""
    if seats <= _BOTS + 1:
        return BOT_NAMES
    from .large_screen import MORE_BOT_NAMES

    return (BOT_NAMES + MORE_BOT_NAMES)[: seats - 1]


def with_keys(text, key_names):
    """The text with a board's names of the keys, by their numbers, in place of the brackets."""
    if "<" in text:
        for key in range(len(NAMES)):
            text = text.replace("<" + NAMES[key] + ">", key_names[key])
    return text


def tile(number):
    """A tile as players write it: "6-4"."""
    return "%d-%d" % (HIGH[number], LOW[number])


def ends(numbers):
    """The open ends as words: "3 or 5", "3" where all are equal, "0/3/5" where there are more."""
    shown = []
    for number in numbers:
        if str(number) not in shown:
            shown.append(str(number))
    return (" or " if len(shown) == 2 else "/").join(shown)


def goes(name, words):
    """A sentence of going with its verb put right: "Ann goes ...", "You go ..."."""
    return "%s %s %s" % (name, "go" if name == YOU else "goes", words)
