"""The texts of menus, of what stands between rounds, of hints and of reviews.

They are loaded with the scenes that show them, and let go of at the table. What `texts` says of
pairs and of keys in brackets is true of these too.
"""

from .texts import YOU

TITLE = "Pocket Bones"

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
TALLIES = "%-13s %6s %4s"
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
HOW_TO_CHANGE_GAME = ("<left>, <right>: change, <a>: rules", "<left>, <right>; <a>: rules")
HOW_TO_OPEN = "<a>: open"

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
NOT_PRINTED = "No memory for that"
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
HINTS_COST_ABOUT = (
    "Hint: %s. Your %s costs about %s.",
    "Hint: %s. %s costs about %s",
    "%s; %s costs about %s",
    "%s; %s costs ~%s",
    "%s, %s ~-%s",
)
HINTS_AS_GOOD = (
    "Hint: %s. Your %s is about as good.",
    "Hint: %s. %s is about as good",
    "%s; %s is about as good",
    "%s, %s about equal",
    "%s, %s alike",
)

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
ABOUT_BETTER = ("%s: %s, about %s better.", "%s: %s, ~%s better", "%s %s: ~+%s")
HARDLY_BETTER = ("%s: %s, hardly better.", "%s: %s about equal", "%s %s: similar")
SIDE_SCORES = "%s score"
# What each has gained, and what stands between; the first that has room.
GAINS = (("%s +%d", ", "), ("%s +%d", " "), ("%s %d", " "))
MORE = "+%d"
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
WON_BY_PARTNERS = "%s win the match"
DRAWN = "A drawn match"
SEED = "Seed %d"
BACK_TO_TITLE = "Title"


def is_(name):
    """A name with its verb: "Ann is", "You are"."""
    return "%s %s" % (name, "are" if name == YOU else "is")


def names(words):
    """Names joined for a sentence: "Ann", "Ann and Bo", "You, Ann and Bo"."""
    if len(words) == 1:
        return words[0]
    return ", ".join(words[:-1]) + " and " + words[-1]
