"""The settings as they are saved: words of ASCII letters, `key=value`."""

from engine.bots import LEVELS

from .settings import (
    BRIGHTNESSES,
    HAND_ORDER_NAMES,
    LEVEL,
    MOST_BOTS,
    PACES_MS,
    SOUND_NAMES,
    Settings,
)

VERSION = 2

_KEYS = ("pace", "hand_order", "sound", "backlight", "opponents", "target")


def encode(settings):
    """The settings as ASCII bytes."""
    words = ["%s=%d" % (key, getattr(settings, key)) for key in _KEYS]
    bots = MOST_BOTS
    while bots > 1 and settings.levels[bots - 1] == LEVEL:
        bots -= 1
    words.append("levels=" + ",".join(settings.levels[:bots]))
    words.append("game=" + settings.game)
    return " ".join(words).encode()


def decode(payload):
    """The `Settings` that `payload` holds.

    A word that is not understood, or a value out of range, leaves that setting at its default:
    settings are never a reason not to start.
    """
    settings = Settings()
    limits = {
        "pace": (0, len(PACES_MS) - 1),
        "hand_order": (0, len(HAND_ORDER_NAMES) - 1),
        "sound": (0, len(SOUND_NAMES) - 1),
        "backlight": (0, len(BRIGHTNESSES) - 1),
        "opponents": (1, MOST_BOTS),
        "target": (0, 999),
    }
    try:
        words = payload.decode().split(" ")
    except UnicodeError:
        return settings
    for word in words:
        key, _, value = word.partition("=")
        if key == "levels":
            names = value.split(",")
            if len(names) <= MOST_BOTS and not [name for name in names if name not in LEVELS]:
                settings.levels = names + [LEVEL] * (MOST_BOTS - len(names))
        elif key == "game":
            if _is_game(value):
                settings.game = value
        elif key in limits:
            least, most = limits[key]
            try:
                number = int(value)
            except ValueError:
                continue
            if least <= number <= most:
                setattr(settings, key, number)
    return settings


def _is_game(text):
    """Whether the set-up has that game, and the engine knows its options."""
    # Only here, for it is not needed to save them.
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
