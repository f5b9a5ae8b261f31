"""Keeps one record safe in two alternating slots of a non-volatile byte memory.

Each slot takes records one after another until it is full; then the other slot is begun anew. A
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

_MAGIC = b"PB"
_HEAD = "<2sBHH"
_HEAD_SIZE = 7
_HEADER_SIZE = 11
_STEP = 16
_MORE_SIZE = 4
_MOST_MORE = 254
_SEQUENCE_MASK = 0xFFFF
_ERASED = b"\xff"


class TooLongError(ValueError):
    """A payload does not fit into a slot."""


class Slots:
    """One record in the ``size`` bytes of ``memory`` from ``offset`` on.

    ``memory`` is like ``microcontroller.nvm``: it has a length, and slices of it are read and
    assigned. ``version`` (0 to 255) is that of the payload's format. Raises ValueError if the
    region does not lie in the memory or is too small to hold anything.

    ``state`` is one of the words above, ``capacity`` the longest payload in bytes, ``crc`` the
    CRC32 of the newest payload.
    """

    def __init__(self, memory, offset, size, version):
        if offset < 0 or size < 4 * _STEP or offset + size > len(memory):
            raise ValueError(
                f"no room for two slots in {size} bytes at {offset} of a memory of {len(memory)}"
            )
        self._memory = memory
        self._version = version
        self._slot_size = size // 2
        self._starts = (offset, offset + self._slot_size)
        self.capacity = min(self._slot_size - _HEADER_SIZE, 0xFFFF)
        self._find_newest()

    def load(self):
        """Return the newest sound payload as bytes; None if there is none or it was cleared."""
        if self.state not in (SOUND, FALLBACK) or not self._length:
            return None
        length = struct.unpack(_HEAD, self._memory[self._position : self._position + _HEAD_SIZE])[3]
        at = self._position + _HEADER_SIZE
        left = self._length
        parts = []
        while True:
            parts.append(bytes(self._memory[at : at + length]))
            left -= length
            if not left:
                return b"".join(parts)
            at += length + _MORE_SIZE
            length = self._memory[at - _MORE_SIZE : at][0]

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
            size = _MORE_SIZE + len(payload) - self._length
            return self._free + size <= self._end()
        return _aligned(self._free) + _HEADER_SIZE + len(payload) <= self._end()

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
        """Write a whole record, in the other slot where this one has no room for it."""
        sequence = (self._sequence + 1) & _SEQUENCE_MASK
        head = struct.pack(_HEAD, _MAGIC, self._version, sequence, len(payload))
        record = head + struct.pack("<I", crc32(payload, crc32(head))) + payload
        crc = crc32(payload)
        size = len(record)
        slot = self._slot
        start = -1 if self._free < 0 else _aligned(self._free)
        if start < 0 or start + size > self._end():
            slot = 1 - slot
            start = self._starts[slot]
            record += _ERASED * (self._slot_size - size)
        self._memory[start : start + len(record)] = record
        # Only now, so that nothing is noted of a record that there was no memory to make.
        self._slot = slot
        self._sequence = sequence
        self._position = start
        self._length = len(payload)
        self.crc = crc
        self._free = start + size

    def _end(self):
        """Return where the slot ends that takes the records."""
        return self._starts[self._slot] + self._slot_size

    def _continue(self, part):
        """Write a continuation of the newest record and return True; False if it has no room."""
        end = self._free + _MORE_SIZE + len(part)
        if len(part) > _MOST_MORE or end > self._end():
            return False
        crc = crc32(part, self.crc)
        self._memory[self._free : end] = _more_head(part, self.crc) + part
        self._length += len(part)
        self.crc = crc
        self._free = end
        return True

    def _find_newest(self):
        """Read both slots; set the state and where the next record goes."""
        slots = [bytes(self._memory[at : at + self._slot_size]) for at in self._starts]
        # With nothing to go on, slot 0 is begun next.
        self._slot = 1
        self._position = self._free = -1
        self._sequence = self._length = self.crc = 0
        version = self._version
        after = 0
        for slot in (0, 1):
            for found in _sound_records(slots[slot]):
                if self._position < 0 or _is_newer(found[2], self._sequence):
                    at, version, self._sequence, self._length, self.crc, end = found
                    self._slot = slot
                    self._position = self._starts[slot] + at
                    after = end
        if self._position < 0:
            self.state = EMPTY if _is_blank(slots[0]) and _is_blank(slots[1]) else BROKEN
            return
        rest = slots[self._slot][after:]
        other = slots[1 - self._slot]
        # Where a newer record or more of this one would stand there must be nothing at all; if not,
        # it is damaged.
        if _is_blank(rest) and (_is_blank(other) or _record_at(other, 0)):
            self._free = self._starts[self._slot] + after
            self.state = SOUND if self._length else CLEARED
        else:
            self.state = FALLBACK
        if version != self._version:
            self.state = FOREIGN


def _aligned(size):
    return (size + _STEP - 1) // _STEP * _STEP


def _is_newer(sequence, than):
    """Compare sequence numbers that wrap; those in use lie much closer than half the range."""
    return 0 < ((sequence - than) & _SEQUENCE_MASK) <= _SEQUENCE_MASK // 2


def _is_blank(data):
    """Tell whether ``data`` was never written: flash comes as 0xFF, a new file as zeros."""
    return data.count(_ERASED) == len(data) or data.count(b"\x00") == len(data)


def _more_head(part, crc):
    """Return what stands before a continuation; ``crc`` is the CRC32 of the payload before it."""
    length = bytes((len(part),))
    return length + struct.pack("<I", crc32(part, crc32(length, crc)))[:3]


def _record_at(data, at):
    """Return (version, sequence, length) of the sound record at ``at``, or None."""
    if data[at : at + 2] != _MAGIC:
        return None
    _, version, sequence, length = struct.unpack(_HEAD, data[at : at + _HEAD_SIZE])
    start = at + _HEADER_SIZE
    stored = struct.unpack("<I", data[start - 4 : start])[0]
    payload = memoryview(data)[start : start + length]
    if crc32(payload, crc32(data[at : at + _HEAD_SIZE])) != stored:
        return None
    return version, sequence, length


def _sound_records(data):
    """Return what every sound record in a slot's bytes comes to with its continuations: a list of
    (position, version, sequence, length and CRC32 of the payload, where the last one ends).

    Every possible place is looked at, so that a damaged record hides none of those after it.
    """
    found = []
    at = 0
    while at + _HEADER_SIZE <= len(data):
        record = _record_at(data, at)
        if record is None:
            at += _STEP
            continue
        version, sequence, length = record
        end = at + _HEADER_SIZE + length
        crc = crc32(memoryview(data)[end - length : end])
        part = _more_at(data, end, crc)
        while part:
            end += _MORE_SIZE + len(part)
            length += len(part)
            crc = crc32(part, crc)
            part = _more_at(data, end, crc)
        found.append((at, version, sequence, length, crc, end))
        at = _aligned(end)
    return found


def _more_at(data, at, crc):
    """Return the part of the payload that the sound continuation at ``at`` adds, or None."""
    start = at + _MORE_SIZE
    if start > len(data) or not 0 < data[at] <= _MOST_MORE:
        return None
    part = data[start : start + data[at]]
    return part if data[at:start] == _more_head(part, crc) else None
