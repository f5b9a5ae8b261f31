"""Every text the player reads, in one place; the long ones of the help are in `help_texts`.

A row of the smallest screen has 26 letters. Where a text comes in pairs the second is for less
room. The board's own name of a key stands for the key in pointed brackets, as in "<start>".
"""

from engine.tiles import HIGH, LOW

from .keys import NAMES

TITLE = "Pocket Bones"
YOU = "You"
# Bots in the order of their seats; short, so that three fit beside each other.
BOT_NAMES = ("Ann", "Bo", "Cy")
_BOTS = len(BOT_NAMES)

# Title
CONTINUE = "Continue"
NEW_MATCH = "New match"
SETTINGS = "Settings"
HOW_TO_PLAY = "How to play"
STATISTICS = "Statistics"
SAVE_DAMAGED = "Saved match unreadable"
SAVE_TOO_LARGE = "Match for a larger screen"
SAVE_FOREIGN = "Saved by another version"

# Statistics. A table of up to 25 letters.
BY_GAME = "Game"
AGAINST = "Against"
PLAYED = "played"
WON = "won"
TALLIES = "%-10s %6s %6s"
NO_MATCHES = "No match has been played to its end yet."

# Set-up
GAME = "Game"
OPTIONS = "Options"
OPTIONS_OF = "Options: %s"
OPTIONS_USUAL = "usual"
OPTIONS_CHANGED = "%d changed"
OPPONENTS = "Opponents"
TARGET = "Play to"
TARGET_OWN = "%d (usual)"
START = "Start"
REPLACE = "Replace the saved match?"

# Set-up and settings
HOW_TO_CHANGE = "<left>, <right>: change"
HOW_TO_CHANGE_BY_A = "<a>: change"

# Settings
PACE = "Bots' pace"
HAND_ORDER = "Your hand"
SOUND = "Sound"
BACKLIGHT = "Backlight"
DONE = "Done"

# Pause
PAUSE = "Pause"
RESUME = "Resume"
HINT = "Hint"
KEYS = "Keys"
GIVE_UP = "Give up the match"
PRINT_RECORD = "Record as text"
PRINTED = "Sent to the console"
SAVE_AND_QUIT = "Save and quit"
GIVE_UP_FIRST = "Give up this match?"
GIVE_UP_SECOND = "Sure? It will be gone."
NO = "No"
YES = "Yes"

# Lot
LOT = "The lot: most pips lead"
CUT = "The cut: fewest pips lead"
LOT_AGAIN = "A tie: drawn again"
LOT_TIED = "%s tie"
LOT_LEADS = "%s leads"
LOT_YOU_LEAD = "You lead"
ANY_KEY = "Any key"

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
FITS_NOT = ("%s does not fit %s", "%s fits not %s")
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

# What a level thinks of a move; of each list the first wording is used for which there is room. A
# move is said with the long or the short name of the arm of the line, where that matters.
SHORT_ARMS = ("L", "R", "U", "D")
ON_ARM = "%s %s"
OPEN = "%s, %d open"
SHORT_OPEN = "%s%d"
TO_DRAW = "draw"
TO_STOP = "stop"
HINT_THINKS = "Thinking of a hint"
HINTS = ("Hint: %s",)
HINTS_COST = (
    "Hint: %s. Your %s costs %s points.",
    "Hint: %s. %s costs %s points",
    "Hint: %s. %s costs %s",
    "%s; %s costs %s",
    "%s, %s -%s",
)
HINTS_AS_GOOD = (
    "Hint: %s. Your %s is as good.",
    "Hint: %s. %s is as good",
    "%s; %s is as good",
    "%s; %s as good",
    "%s, %s same",
)
NO_MEMORY = "No memory to think"

# The menu after a round
ROUND = "Round %d"
SEE_TABLE = "See the table"
REVIEW = "Review my moves"
PRINT_ROUND = "Round as text"

# Review of a round
REVIEWS = (
    "%s Move %d: %s %s",
    "%s %d: %s %s",
)
DID_LAY = "laid %s"
DID_PASS = "passed"
DID_DRAW = "drew"
DID_STOP = "stopped"
JUDGE = "Hard"
BEST = "Best"
JUDGE_THINKS = "Hard is thinking"
NO_CHOICE = "No other choice"
AS_JUDGE = "As hard would"
THE_BEST = "The best choice"
BETTER = ("%s: %s, %s points better.", "%s: %s, %s better", "%s %s: +%s")
HARDLY_BETTER = ("%s: %s, hardly better.", "%s: %s as good", "%s %s: same")

# End of the round
ROUND_TARGET = "Target met"
SIDE_SCORES = "%s score"
# What each has gained, and what stands between; the first that has room.
GAINS = (("%s +%d", ", "), ("%s +%d", " "), ("%s %d", " "))
MORE = "+%d"
ROUND_OUT = "out"
BLOCKED = "Blocked"
ROUND_BLOCKED = "Blocked: %s lowest"
ROUND_TIE = "Blocked: nobody scores"
TIE_FOR_LOWEST = ("%s tie for lowest", "%s tie")
PIPS = "pips"
SCORE = "score"
LOOK = "<b>: more"
GO_ON = "<a>: go on"

# End of the match
WON_BY_YOU = "You win the match!"
WON_BY = "%s wins the match"
DRAWN = "A drawn match"
SEED = "Seed %d"
BACK_TO_TITLE = "Title"


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


def is_(name):
    """A name with its verb: "Ann is", "You are"."""
    return "%s %s" % (name, "are" if name == YOU else "is")


def names(words):
    """Names joined for a sentence: "Ann", "Ann and Bo", "You, Ann and Bo"."""
    if len(words) == 1:
        return words[0]
    return ", ".join(words[:-1]) + " and " + words[-1]
