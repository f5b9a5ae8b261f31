"""Memories that fail: one whose power is cut, and ways to break what a memory holds."""

from firmware.memory_map import match_slots
from firmware.store import MATCH_VERSION
from tests.app.driver import PICO_MEMORY
from tools.desktop.memory import RamMemory


class PowerCutError(Exception):
    """The power went off in the middle of a write."""


class CuttableMemory(RamMemory):
    """A Pico's memory, of which the power can be cut in the middle of a write.

    :attr cut_after: None, or how many bytes of the next write are done before the power goes; the
        write then raises PowerCutError.
    :attr writes: (start, bytes) of every write that was begun.
    """

    def __init__(self):
        super().__init__(PICO_MEMORY)
        self.cut_after = None
        self.writes = []

    def _write(self, start, data):
        self.writes.append((start, data))
        if self.cut_after is None:
            super()._write(start, data)
            return
        super()._write(start, data[: self.cut_after])
        self.cut_after = None
        raise PowerCutError


class FullHeap(RamMemory):
    """A Pico's memory for saves, to which nothing can be written while `full`: no heap is left."""

    full = False

    def __init__(self):
        super().__init__(PICO_MEMORY)

    def _write(self, start, data):
        if self.full:
            raise MemoryError
        super()._write(start, data)


def memory_of(content):
    """Return a memory that holds these bytes."""
    memory = RamMemory(len(content))
    memory[0 : len(content)] = content
    return memory


def memory_with_record(text):
    """Return a Pico's memory in which `text` (str or bytes) is saved as the match, in due form."""
    memory = RamMemory(PICO_MEMORY)
    payload = text.encode() if isinstance(text, str) else text
    match_slots(memory, MATCH_VERSION).save(payload)
    return memory
