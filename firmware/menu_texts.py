"""The texts of menus and of pages; what stands between rounds is in `round_texts`.

They are loaded with the scenes that show them, and let go of at the table. What `texts` says of
pairs and of keys in brackets is true of these too.
"""

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
HOW_TO_START = "<a>: start"
HOW_TO_LEAVE = "<a>: done"

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

# Pages
ANY_KEY = "Any key"
