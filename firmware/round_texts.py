"""The texts of the lot, of the end of a round and of that of a match.

They are loaded with the scenes that show them. What `texts` says of pairs and of keys in brackets
is true of these too.
"""

from .texts import YOU

# Lot
LOT = "The lot: most pips lead"
CUT = "The cut: fewest pips lead"
LOT_AGAIN = "A tie: drawn again"
LOT_TIED = "%s tie"
LOT_LEADS = "%s leads"
LOT_YOU_LEAD = "You lead"

# End of a round
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

# The menu after a round
ROUND = "Round %d"
SEE_TABLE = "See the table"
REVIEW = "Review my moves"
PRINT_ROUND = "Round as text"

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
