"""What each of a board's buttons does, and what the screen calls the keys.

An action is the name of a key of ``firmware.keys``, as in "start", or two names, as in "b/start":
the first for a short press and the second for a long one.
"""

from ..keys import DOWN, LEFT, NAMES, NONE, RIGHT, START, UP, A, B
from .options import KEYS, SettingsError, pairs, wrong

_LONG = "Hold %s"
# Without these no match can be played through. A long press is good enough for the menu only.
_NEEDED = (LEFT, RIGHT, A, B, START)


class Meanings:
    """The keys that the buttons give, by the number of the button.

    short      the key for a short press of each button
    long       the key for a long press of each, NONE where it is nothing special
    key_names  by the number of the key: the button that gives it, in the words of the board, as in
               "X" or "Hold B"; "" where no button does
    """

    def __init__(self, buttons, remapped=None):
        """``buttons`` is a tuple of (label, action) pairs.

        ``remapped`` gives some of them other actions: the text of the option KEYS, with words like
        "label=action". Raises SettingsError if it is wrong or leaves the game without a key that
        it needs.
        """
        actions = [action for _, action in buttons]
        if remapped:
            labels = [label for label, _ in buttons]
            known = [label.lower() for label in labels]
            for label, action in pairs(KEYS, remapped.split()):
                if label.lower() not in known:
                    raise wrong(KEYS, 'no button "%s"; there are %s' % (label, ", ".join(labels)))
                actions[known.index(label.lower())] = action
        self.short = []
        self.long = []
        for action in actions:
            short, long = _keys_of(action)
            self.short.append(short)
            self.long.append(long)
        self.key_names = tuple([self._name(key, buttons) for key in range(len(NAMES))])
        self._check()

    def _name(self, key, buttons):
        for number in range(len(buttons)):
            if self.short[number] == key:
                return buttons[number][0]
        for number in range(len(buttons)):
            if self.long[number] == key:
                return _LONG % buttons[number][0]
        return ""

    def _check(self):
        for key in _NEEDED:
            if key not in self.short and (key != START or key not in self.long):
                raise SettingsError(
                    "No button is %s. Give one that action in settings.toml: %s (or %s)"
                    % (NAMES[key], KEYS, "its pin")
                )
        if (UP in self.short) != (DOWN in self.short):
            raise wrong(KEYS, "up and down are needed both, or none of them")


def _keys_of(action):
    """Return the keys of an action, (short, long). Raises SettingsError if there is no such."""
    names = action.lower().split("/")
    for name in names:
        if name not in NAMES or len(names) > 2:
            raise SettingsError(
                'settings.toml: no action "%s"; there are %s, and two of them for a short and a '
                'long press, as in "b/start"' % (action, ", ".join(NAMES))
            )
    long = NAMES.index(names[1]) if len(names) == 2 else NONE
    return NAMES.index(names[0]), long
