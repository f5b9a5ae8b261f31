"""Who owns which bytes of a board's memory: the settings the first 576, the statistics the last
512, the match all between.

On a Pico's 4,096 bytes the settings have two slots of 288 bytes, the match three of 992 and the
statistics two of 256. On a board with more the match has so many slots that none of them is larger
than 1,024 bytes, the most that is ever written at once; in the desktop's memory three large ones.
"""

from .slots import Slots

SETTINGS_OFFSET = 0
SETTINGS_SIZE = 576
MATCH_OFFSET = SETTINGS_OFFSET + SETTINGS_SIZE
STATISTICS_SIZE = 512

# The most that is written at once in a memory that is no larger than any board's.
_LONGEST_WRITE = 1024
_MOST_OF_BOARD = 8192

# Before there were statistics the settings had the first 256 bytes and the match all others, both
# in this version. Then the match had the bytes that it has now, but two slots there.
_FORMER_SETTINGS_SIZE = 256
_FORMER_VERSION = 1
_TWO_SLOTS_VERSION = 2


def settings_slots(memory, version):
    """Return the Slots of the settings, whose format is ``version``, in a board's ``memory``."""
    return Slots(memory, SETTINGS_OFFSET, SETTINGS_SIZE, version)


def match_slots(memory, version):
    """Return the Slots of the match, whose format is ``version``, in a board's ``memory``.

    Raises ValueError if the memory has no room for a match.
    """
    size = _match_size(memory)
    count = 3
    if len(memory) <= _MOST_OF_BOARD:
        count = max(2, (size + _LONGEST_WRITE - 1) // _LONGEST_WRITE)
    return Slots(memory, MATCH_OFFSET, size, version, count)


def _match_size(memory):
    return len(memory) - MATCH_OFFSET - STATISTICS_SIZE


def statistics_slots(memory, version):
    """Return the Slots of the statistics, whose format is ``version``, in a board's ``memory``."""
    return Slots(memory, len(memory) - STATISTICS_SIZE, STATISTICS_SIZE, version)


def former_settings(memory):
    """Return the settings that were saved before there were statistics, as bytes, or None."""
    return Slots(memory, SETTINGS_OFFSET, _FORMER_SETTINGS_SIZE, _FORMER_VERSION).load()


def former_matches(memory):
    """Yield the Slots in which former versions of the game saved a match, the latest first."""
    yield Slots(memory, MATCH_OFFSET, _match_size(memory), _TWO_SLOTS_VERSION)
    start = _FORMER_SETTINGS_SIZE
    yield Slots(memory, start, len(memory) - start, _FORMER_VERSION)
