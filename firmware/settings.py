"""What the player has chosen, kept apart from the match."""

# How long a bot's move is waited for, in milliseconds; the second is what a person follows.
PACES_MS = (1200, 600, 250)
PACE_NAMES = ("slow", "normal", "fast")
HAND_ORDER_NAMES = ("as dealt", "by number")
SOUND_NAMES = ("off", "on")
# How bright the backlight is, where it can be dimmed; evenly spaced to the eye.
BRIGHTNESSES = (0.1, 0.3, 0.6, 1.0)
BACKLIGHT_NAMES = ("low", "medium", "high", "full")

# How many bots there are at most, and how well one plays unless something else is chosen.
MOST_BOTS = 9
LEVEL = "steady"


class Settings:
    """The player's choices.

    pace        index into PACES_MS
    hand_order  index into HAND_ORDER_NAMES: how the own hand is laid out
    sound       index into SOUND_NAMES
    backlight   index into BRIGHTNESSES
    game        the game of the next match with its options, as the notation writes it
    opponents   how many bots the next match is set up with, 1 to 9
    levels      the level of each of the nine bots, by name
    target      points that end the next match; 0 for the game's own
    """

    def __init__(self):
        self.pace = 1
        self.hand_order = 0
        self.sound = 1
        self.backlight = len(BRIGHTNESSES) - 1
        self.game = "block"
        self.opponents = 1
        self.levels = [LEVEL] * MOST_BOTS
        self.target = 0

    @property
    def pace_ms(self):
        """How long a bot's move is waited for, in milliseconds."""
        return PACES_MS[self.pace]
