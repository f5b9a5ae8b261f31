"""What the player has chosen, kept apart from the match."""

VERSION = 2

# How long a bot's move is waited for, in milliseconds; the second is what a person follows.
PACES_MS = (1200, 600, 250)
PACE_NAMES = ("slow", "normal", "fast")
HAND_ORDER_NAMES = ("as dealt", "by number")
SOUND_NAMES = ("off", "on")
# How bright the backlight is, where it can be dimmed; evenly spaced to the eye.
BRIGHTNESSES = (0.1, 0.3, 0.6, 1.0)
BACKLIGHT_NAMES = ("low", "medium", "high", "full")

_KEYS = ("pace", "hand_order", "sound", "backlight", "opponents", "target")
_MOST_BOTS = 9
_LEVEL = "steady"


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
        self.levels = [_LEVEL] * _MOST_BOTS
        self.target = 0

    @property
    def pace_ms(self):
        """How long a bot's move is waited for, in milliseconds."""
        return PACES_MS[self.pace]

    def encode(self):
        """The settings as ASCII bytes."""
        words = ["%s=%d" % (key, getattr(self, key)) for key in _KEYS]
        bots = _MOST_BOTS
        while bots > 1 and self.levels[bots - 1] == _LEVEL:
            bots -= 1
        words.append("levels=" + ",".join(self.levels[:bots]))
        words.append("game=" + self.game)
        return " ".join(words).encode()

    def decode(self, payload, levels):
        """Takes over what `payload` holds; `levels` are the names of the levels there are.

        A word that is not understood, or a value out of range, leaves that setting as it is:
        settings are never a reason not to start.
        """
        limits = {
            "pace": (0, len(PACES_MS) - 1),
            "hand_order": (0, len(HAND_ORDER_NAMES) - 1),
            "sound": (0, len(SOUND_NAMES) - 1),
            "backlight": (0, len(BRIGHTNESSES) - 1),
            "opponents": (1, _MOST_BOTS),
            "target": (0, 999),
        }
        try:
            words = payload.decode().split(" ")
        except UnicodeError:
            return
        for word in words:
            key, _, value = word.partition("=")
            if key == "levels":
                names = value.split(",")
                if len(names) <= _MOST_BOTS and not [name for name in names if name not in levels]:
                    self.levels = names + [_LEVEL] * (_MOST_BOTS - len(names))
            elif key == "game":
                if _is_game(value):
                    self.game = value
            elif key in limits:
                least, most = limits[key]
                try:
                    number = int(value)
                except ValueError:
                    continue
                if least <= number <= most:
                    setattr(self, key, number)


def _is_game(text):
    """Whether the set-up has that game, and the engine knows its options."""
    # Only here, for a match under way has no use for the list.
    from engine.errors import DominoError
    from engine.games import find

    from .game_list import index_of

    if index_of(text) is None:
        return False
    try:
        find(text)
    except DominoError:
        return False
    return True
