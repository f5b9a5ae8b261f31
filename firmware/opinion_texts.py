"""The texts of hints and of reviews.

They are loaded with what shows them. What `texts` says of pairs is true of these too.
"""

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
