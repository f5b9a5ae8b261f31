"""Reads what is saved in a board's memory.

A board does this when it starts and hardly ever again, so that this need not stay in its memory.
"""

from engine.errors import DominoError

from . import slots
from .beginning import load
from .memory_map import former_matches, former_settings, settings_slots
from .settings_text import VERSION, decode


def load_settings(memory):
    """The saved `firmware.settings.Settings`; the defaults where nothing sound is saved."""
    saved = settings_slots(memory, VERSION)
    payload = saved.load()
    if saved.state in (slots.FOREIGN, slots.BROKEN):
        payload = former_settings(memory)
    return decode(payload or b"")


def load_match(memory, saved, room):
    """The match in `saved`, its Slots in `memory`, or the one that a former version saved there.

    `room` is how many characters of finished rounds are kept. Returned are the `Session`, None
    where there is none that can go on, and whether something was saved that cannot be read.
    """
    payload = saved.load()
    damaged = saved.state in (slots.FOREIGN, slots.BROKEN)
    # The oldest ones begin before the bytes that are the match's now.
    if damaged or saved.state == slots.EMPTY:
        for former in former_matches(memory):
            if former.state in (slots.SOUND, slots.FALLBACK, slots.CLEARED):
                payload = former.load()
                # The next save must not go over it. There were two slots: the first did not reach
                # into what is the last one now, nor the second into what is the first.
                saved.begin_in(0 if former.slot else -1)
                damaged = False
                break
    if payload is None:
        return None, damaged
    try:
        return load(payload.decode(), room), damaged
    except (DominoError, UnicodeError):
        return None, True
