"""Saving and loading: the match, the settings and the statistics, each in its two slots."""

from engine import bots
from engine.errors import DominoError

from . import slots
from .memory_map import (
    former_match,
    former_settings,
    match_slots,
    settings_slots,
    statistics_slots,
)
from .session import Session
from .settings import VERSION, Settings

MATCH_VERSION = 2
# What the header and the running round take, in characters: hardly ever more than this.
_RUNNING = 650


class Store:
    """Keeps the match, the settings and the statistics in a board's memory.

    room     how many characters of finished rounds fit beside the running one
    damaged  whether the saved match could not be read; said by the title until a match is saved
    foreign  whether that is for its being of another version of the game
    """

    def __init__(self, memory):
        self._memory = memory
        self._match = match_slots(memory, MATCH_VERSION)
        self._settings = settings_slots(memory, VERSION)
        self.room = max(0, self._match.capacity - _RUNNING)
        self.damaged = self.foreign = False

    def load_settings(self):
        """The saved settings; the defaults where nothing sound is saved."""
        settings = Settings()
        payload = self._settings.load()
        if self._settings.state in (slots.FOREIGN, slots.BROKEN):
            payload = former_settings(self._memory)
        if payload:
            settings.decode(payload, bots.LEVELS)
        return settings

    def save_settings(self, settings):
        """Saves the settings."""
        self._settings.save(settings.encode())

    def load_match(self):
        """The saved match as a `Session`, or None where there is none that can go on.

        A match that a former version of the game saved is read and saved anew. Sets `damaged`
        where something was saved that cannot be read; it stays where it is until the next save.
        """
        payload = self._match.load()
        self.foreign = self._match.state == slots.FOREIGN
        self.damaged = self.foreign or self._match.state == slots.BROKEN
        if payload is not None:
            return self._session(payload)
        # A match that had only begun lies before the bytes that are the match's now.
        if self.damaged or self._match.state == slots.EMPTY:
            payload = former_match(self._memory)
        if payload is None:
            return None
        session = self._session(payload)
        if session is not None:
            self.save_match(session)
        return session

    def _session(self, payload):
        try:
            return Session.load(payload.decode(), self.room)
        except (DominoError, UnicodeError):
            self.damaged = True
            return None

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
        # A slot that is begun anew had better not be half full at once. And rounds of a large set
        # can be so long that two of them find no room.
        if len(payload) > self.room // 2 and not self._match.has_room(payload):
            session.forget_rounds()
            payload = _payload(session)
        self._match.save(payload)

    def count_match(self, session):
        """Counts a match that has ended in the statistics."""
        # Only here: most of the time nothing of it is needed.
        from . import statistics

        statistics.count_match(self._statistics(), session)

    def load_statistics(self):
        """The saved `firmware.statistics.Statistics`; empty ones where nothing sound is saved."""
        from .statistics import Statistics

        return Statistics(self._statistics().load() or b"")

    def _statistics(self):
        from .statistics import VERSION

        return statistics_slots(self._memory, VERSION)

    def clear_match(self):
        """Forgets the match."""
        self._match.clear()


def _payload(session):
    # Without the end of its last line, so that a move more only adds to what is there.
    return session.record()[:-1].encode()
