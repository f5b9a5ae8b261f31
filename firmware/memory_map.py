"""Who owns which bytes of a board's memory: the settings the first 576, the match all the rest.

Each region holds two slots. On a Pico's 4,096 bytes the settings have two slots of 288 bytes and
the match two of 1,760; in a larger memory the match's slots grow.
"""

from .slots import Slots

SETTINGS_OFFSET = 0
SETTINGS_SIZE = 576
MATCH_OFFSET = SETTINGS_OFFSET + SETTINGS_SIZE


def settings_slots(memory, version):
    """Return the Slots of the settings, whose format is ``version``, in a board's ``memory``."""
    return Slots(memory, SETTINGS_OFFSET, SETTINGS_SIZE, version)


def match_slots(memory, version):
    """Return the Slots of the match, whose format is ``version``, in a board's ``memory``.

    Raises ValueError if the memory has no room for a match.
    """
    return Slots(memory, MATCH_OFFSET, len(memory) - MATCH_OFFSET, version)
