"""Saving and loading: the match and the settings, each in its two slots."""

from engine import bots
from engine.errors import DominoError

from . import slots
from .memory_map import match_slots, settings_slots
from .session import Session
from .settings import VERSION, Settings

MATCH_VERSION = 1
# What the header and the running round take at most, in characters.
_RUNNING = 1500


class Store:
    """Keeps the match and the settings in a board's memory.

    room     how many characters of finished rounds fit beside the running one
    damaged  whether the saved match could not be read; said by the title until a match is saved
    """

    def __init__(self, memory):
        self._match = match_slots(memory, MATCH_VERSION)
        self._settings = settings_slots(memory, VERSION)
        # On a Pico this leaves no room but for the last finished round, which is always kept.
        self.room = max(0, self._match.capacity - _RUNNING)
        self.damaged = False

    def load_settings(self):
        """The saved settings; the defaults where nothing sound is saved."""
        settings = Settings()
        payload = self._settings.load()
        if payload:
            settings.decode(payload, bots.LEVELS)
        return settings

    def save_settings(self, settings):
        """Saves the settings."""
        self._settings.save(settings.encode())

    def load_match(self):
        """The saved match as a `Session`, or None where there is none that can go on.

        Sets `damaged` where something was saved that cannot be read; it stays where it is until
        the next save.
        """
        payload = self._match.load()
        self.damaged = self._match.state in (slots.BROKEN, slots.FOREIGN)
        if payload is None:
            return None
        try:
            return Session.load(payload.decode(), self.room)
        except (DominoError, UnicodeError):
            self.damaged = True
            return None

    def save_match(self, session):
        """Saves the match as it stands."""
        try:
            self._match.save(session.record().encode())
        except slots.TooLongError:
            # Rounds of a large set can be so long that two of them find no room.
            session.forget_rounds()
            self._match.save(session.record().encode())
        self.damaged = False

    def clear_match(self):
        """Forgets the match."""
        self._match.clear()
