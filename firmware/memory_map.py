"""Who owns which bytes of a board's memory: the settings the first 576, the statistics the last
512, the match all between.

Each region holds two slots. On a Pico's 4,096 bytes the settings have two slots of 288 bytes, the
match two of 1,504 and the statistics two of 256; in a larger memory the match's slots grow.
"""

from .slots import Slots

SETTINGS_OFFSET = 0
SETTINGS_SIZE = 576
MATCH_OFFSET = SETTINGS_OFFSET + SETTINGS_SIZE
STATISTICS_SIZE = 512

# Before there were statistics the settings had the first 256 bytes and the match all others, both
# in this version.
_FORMER_SETTINGS_SIZE = 256
_FORMER_VERSION = 1


def settings_slots(memory, version):
    """Return the Slots of the settings, whose format is ``version``, in a board's ``memory``."""
    return Slots(memory, SETTINGS_OFFSET, SETTINGS_SIZE, version)


def match_slots(memory, version):
    """Return the Slots of the match, whose format is ``version``, in a board's ``memory``.

    Raises ValueError if the memory has no room for a match.
    """
    return Slots(memory, MATCH_OFFSET, len(memory) - MATCH_OFFSET - STATISTICS_SIZE, version)


def statistics_slots(memory, version):
    """Return the Slots of the statistics, whose format is ``version``, in a board's ``memory``."""
    return Slots(memory, len(memory) - STATISTICS_SIZE, STATISTICS_SIZE, version)


def former_settings(memory):
    """Return the settings that were saved before there were statistics, as bytes, or None."""
    return Slots(memory, SETTINGS_OFFSET, _FORMER_SETTINGS_SIZE, _FORMER_VERSION).load()


def former_match(memory):
    """Return the match that was saved before there were statistics, as bytes, or None."""
    start = _FORMER_SETTINGS_SIZE
    return Slots(memory, start, len(memory) - start, _FORMER_VERSION).load()
