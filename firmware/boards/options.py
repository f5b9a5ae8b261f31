"""What settings.toml says about the board."""

BOARD = "POCKET_BONES_BOARD"
KEYS = "POCKET_BONES_KEYS"
KEY_PINS = "POCKET_BONES_KEY_PINS"
DISPLAY = "POCKET_BONES_DISPLAY"
DISPLAY_PINS = "POCKET_BONES_DISPLAY_PINS"
SOUND_PIN = "POCKET_BONES_SOUND_PIN"
BATTERY_PIN = "POCKET_BONES_BATTERY_PIN"


class SettingsError(Exception):
    """The board cannot be set up; the text says what to write in settings.toml."""


class Options:
    """The options, each a text or None.

    They are read here and nowhere else: CircuitPython parses settings.toml anew for every one.

    :param getenv: ``os.getenv``.

    Raises SettingsError if one is no text.
    """

    def __init__(self, getenv):
        self.board = _text(getenv, BOARD)
        self.keys = _text(getenv, KEYS)
        self.key_pins = _text(getenv, KEY_PINS)
        self.display = _text(getenv, DISPLAY)
        self.display_pins = _text(getenv, DISPLAY_PINS)
        self.sound_pin = _text(getenv, SOUND_PIN)
        self.battery_pin = _text(getenv, BATTERY_PIN)


def pairs(option, words):
    """Return the words of an option, each like "name=value", as a list of (name, value).

    ``option`` is its name, for the SettingsError that is raised if a word is not of that form.
    """
    found = []
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise wrong(option, 'cannot read "%s"; write name=value' % word)
        found.append((name, value))
    return found


def wrong(option, why):
    """Return the SettingsError that says what is wrong with an option."""
    return SettingsError("settings.toml: %s: %s" % (option, why))


def _text(getenv, option):
    value = getenv(option)
    if value is not None and not isinstance(value, str):
        raise wrong(option, 'write it in quotes, as in %s = "..."' % option)
    return value or None
