"""Saving and loading: the match, the settings and the statistics, each in slots of its own."""

from .letting_go import let_go
from .slots import FALLBACK, FOREIGN, SOUND

MATCH_VERSION = 3
# What finds the places of records and reads them; the match's own place stays known.
_ONLY_FOR_PLACES = (
    "firmware.loading",
    "firmware.memory_map",
    "firmware.settings_text",
    "firmware.slot_reading",
)


class Store:
    """Keeps the match, the settings and the statistics in a board's memory.

    room     how many characters of finished rounds a match had better keep
    damaged  whether the saved match could not be read; said by the title until a match is saved
    foreign  whether that is for its being of another version of the game
    former   whether the match that was loaded is one of a former version, to be saved anew
    """

    def __init__(self, memory):
        from .memory_map import match_slots

        self._memory = memory
        self._match = match_slots(memory, MATCH_VERSION)
        self.room = self._match.capacity
        self.damaged = self.foreign = self.former = False

    def load_settings(self):
        """The saved settings; the defaults where nothing sound is saved."""
        from .loading import load_settings

        try:
            return load_settings(self._memory)
        finally:
            let_go(*_ONLY_FOR_PLACES)

    def save_settings(self, settings):
        """Saves the settings."""
        from .memory_map import settings_slots
        from .settings_text import VERSION, encode

        try:
            settings_slots(self._memory, VERSION).save(encode(settings))
        finally:
            let_go(*_ONLY_FOR_PLACES)

    def load_match(self):
        """The saved match as a `Session`, or None where there is none that can go on.

        Sets `former` where a former version of the game saved it: it had better be saved before
        anything else is. Sets `damaged` where something was saved that cannot be read; it stays
        where it is until the next save.
        """
        from .loading import load_match

        state = self._match.state
        try:
            session, self.damaged = load_match(self._memory, self._match, self.room)
        finally:
            let_go(*_ONLY_FOR_PLACES)
        self.foreign = self.damaged and state == FOREIGN
        self.former = session is not None and state not in (SOUND, FALLBACK)
        return session

    def save_match(self, session):
        """Saves the match as it stands."""
        added = session.added
        if added is None or not self._match.add(added.encode(), session.saved):
            self._save_whole(session)
        session.added = ""
        session.saved = self._match.crc
        self.damaged = self.foreign = False

    def _save_whole(self, session):
        payload = _payload(session)
        # A slot that is begun anew had better not be a third full at once. And rounds of a large
        # set can be so long that two of them find no room.
        if len(payload) > self.room // 3 and not self._match.has_room(payload):
            session.forget_rounds()
            payload = _payload(session)
        self._match.save(payload)

    def count_match(self, session):
        """Counts a match that has ended in the statistics."""
        # Only here: most of the time nothing of it is needed.
        from .statistics import count_match

        try:
            count_match(self._statistics(), session)
        finally:
            let_go(*_ONLY_FOR_PLACES)

    def load_statistics(self):
        """The saved `firmware.statistics.Statistics`; empty ones where nothing sound is saved."""
        from .statistics import Statistics

        try:
            return Statistics(self._statistics().load() or b"")
        finally:
            let_go(*_ONLY_FOR_PLACES)

    def _statistics(self):
        from .memory_map import statistics_slots
        from .statistics import VERSION

        return statistics_slots(self._memory, VERSION)

    def clear_match(self):
        """Forgets the match."""
        self._match.clear()


def _payload(session):
    # Without the end of its last line, so that a move more only adds to what is there.
    return session.short_record()[:-1].encode()
