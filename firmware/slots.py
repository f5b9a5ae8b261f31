"""Keeps one record safe in two or more slots of a non-volatile byte memory, which take turns.

Each slot takes records one after another until it is full; then the next slot is begun anew. A
save never touches the newest sound record, so a power cut in the middle of a save leaves either
the old record or the new one, never a mixture. A payload that only goes on where the last one ended
is not written anew: what came to it is added as a continuation.

Why several records to a slot: a Pico's memory is a single flash sector, and CircuitPython erases
all of it (some 50 ms in which a power cut takes everything, and one of its 100,000 lives) whenever
it overwrites a byte that is not 0xFF. Bytes that are still 0xFF it just writes. So a slot is begun
with its rest set to 0xFF, and most saves erase nothing.

A record, little-endian: magic "PB", version (1 byte), sequence (2), length (2), CRC32 (4) of the
seven bytes before it and the payload; then the payload. Records begin at multiples of 16 bytes.
Continuations follow right behind, each a length (1 byte, 1 to 254) and the lower 3 bytes of a CRC32
of that length, of all of the payload before and of its own; then its own part of the payload.
"""

import struct
from binascii import crc32

# What state can say: nothing was ever saved.
EMPTY = "empty"
# What was saved was cleared.
CLEARED = "cleared"
# The newest record is sound.
SOUND = "sound"
# The newest sound record is used, but a newer one may have been lost: something is damaged.
FALLBACK = "fallback"
# Something was saved, but no record is sound.
BROKEN = "broken"
# The newest record was written in another version of the format.
FOREIGN = "foreign"

MAGIC = b"PB"
HEAD = "<2sBHH"
HEAD_SIZE = 7
HEADER_SIZE = 11
STEP = 16
MORE_SIZE = 4
MOST_MORE = 254
SEQUENCE_MASK = 0xFFFF
ERASED = b"\xff"


class TooLongError(ValueError):
    """A payload does not fit into a slot."""


class Slots:
    """One record in the ``size`` bytes of ``memory`` from ``offset`` on, in ``count`` slots.

    ``memory`` is like ``microcontroller.nvm``: it has a length, and slices of it are read and
    assigned. ``version`` (0 to 255) is that of the payload's format. Raises ValueError if the
    region does not lie in the memory or is too small to hold anything.

    ``state`` is one of the words above, ``capacity`` the longest payload in bytes, ``crc`` the
    CRC32 of the newest payload, ``slot`` the number of the slot that it is in.
    """

    def __init__(self, memory, offset, size, version, count=2):
        if offset < 0 or size < 2 * count * STEP or offset + size > len(memory):
            raise ValueError(
                f"no {count} slots in {size} bytes at {offset} of a memory of {len(memory)}"
            )
        self._memory = memory
        self._version = version
        self._slot_size = size // count // STEP * STEP
        self._starts = range(offset, offset + count * self._slot_size, self._slot_size)
        self.capacity = min(self._slot_size - HEADER_SIZE, 0xFFFF)
        # Only here and in load(), so that it can be let go of.
        from .slot_reading import find_newest

        newest = find_newest(memory, self._starts, self._slot_size, version)
        self.state, self.slot, self._position, self._free = newest[:4]
        self._sequence, self._length, self.crc = newest[4:]

    def load(self):
        """Return the newest sound payload as bytes; None if there is none or it was cleared."""
        if self.state not in (SOUND, FALLBACK) or not self._length:
            return None
        from .slot_reading import read_payload

        return read_payload(self._memory, self._position, self._length)

    def save(self, payload):
        """Write ``payload`` (bytes, not empty) in one assignment and make it the newest record.

        What the newest record holds already is not written again: where ``payload`` begins with
        it, only the rest is written; where it is the same, nothing is.

        Raises TooLongError, and writes nothing, if it is longer than ``capacity``.
        """
        if len(payload) > self.capacity:
            raise TooLongError(f"{len(payload)} bytes to save, a slot takes {self.capacity}")
        if not payload:
            raise ValueError("an empty payload cannot be saved; use clear()")
        if not self._goes_on_in(payload):
            self._begin(payload)
            self.state = SOUND
        elif len(payload) > self._length and not self._continue(payload[self._length :]):
            self._begin(payload)

    def add(self, part, crc):
        """Write ``part`` behind the newest payload, whose CRC32 must be ``crc``, as more of it.

        Return whether it is saved so: not where the newest record is another or not sound, or has
        no room for it; nothing is written then.
        """
        if self.state != SOUND or not self._length or self.crc != crc:
            return False
        return not part or self._continue(part)

    def has_room(self, payload):
        """Tell whether ``payload`` can be saved without a slot's being begun anew."""
        if self._free < 0:
            return False
        if self._goes_on_in(payload):
            size = MORE_SIZE + len(payload) - self._length
            return self._free + size <= self._end()
        return aligned(self._free) + HEADER_SIZE + len(payload) <= self._end()

    def begin_in(self, slot):
        """Have the next record begin the slot of that number anew; -1 is the last one."""
        self.slot = slot - 1
        self._free = -1

    def clear(self):
        """Forget the record: from now on load() gives None. As safe from power cuts as save()."""
        if self.state not in (EMPTY, CLEARED):
            self._begin(b"")
            self.state = CLEARED

    def _goes_on_in(self, payload):
        """Tell whether the payload begins with the newest record, which is sound."""
        if self.state != SOUND or self._length > len(payload):
            return False
        return crc32(memoryview(payload)[: self._length]) == self.crc

    def _begin(self, payload):
        """Write a whole record, in the next slot where this one has no room for it."""
        sequence = (self._sequence + 1) & SEQUENCE_MASK
        head = struct.pack(HEAD, MAGIC, self._version, sequence, len(payload))
        record = head + struct.pack("<I", crc32(payload, crc32(head))) + payload
        crc = crc32(payload)
        size = len(record)
        slot = self.slot
        start = -1 if self._free < 0 else aligned(self._free)
        if start < 0 or start + size > self._end():
            slot = (slot + 1) % len(self._starts)
            start = self._starts[slot]
            record += ERASED * (self._slot_size - size)
        self._memory[start : start + len(record)] = record
        # Only now, so that nothing is noted of a record that there was no memory to make.
        self.slot = slot
        self._sequence = sequence
        self._position = start
        self._length = len(payload)
        self.crc = crc
        self._free = start + size

    def _end(self):
        """Return where the slot ends that takes the records."""
        return self._starts[self.slot] + self._slot_size

    def _continue(self, part):
        """Write a continuation of the newest record and return True; False if it has no room."""
        end = self._free + MORE_SIZE + len(part)
        if len(part) > MOST_MORE or end > self._end():
            return False
        crc = crc32(part, self.crc)
        self._memory[self._free : end] = more_head(part, self.crc) + part
        self._length += len(part)
        self.crc = crc
        self._free = end
        return True


def aligned(size):
    """Return the next multiple of STEP, at which a record may begin."""
    return (size + STEP - 1) // STEP * STEP


def more_head(part, crc):
    """Return what stands before a continuation; ``crc`` is the CRC32 of the payload before it."""
    length = bytes((len(part),))
    return length + struct.pack("<I", crc32(part, crc32(length, crc)))[:3]
