"""Finds and reads the records in slots, whose form `slots` tells.

A board does this when it starts and hardly ever again, so that this need not stay in its memory.
"""

import struct
from binascii import crc32

from .slots import (
    BROKEN,
    CLEARED,
    EMPTY,
    ERASED,
    FALLBACK,
    FOREIGN,
    HEAD,
    HEAD_SIZE,
    HEADER_SIZE,
    MAGIC,
    MORE_SIZE,
    MOST_MORE,
    SEQUENCE_MASK,
    SOUND,
    STEP,
    aligned,
    more_head,
)


def find_newest(memory, starts, size, version):
    """Return what there is to know of the newest sound record in the slots of a memory.

    ``starts`` is where the slots begin, ``size`` what each of them takes, ``version`` that of the
    payload's format. Returned is a tuple: the state, one of the words of `slots`; the slot that
    takes the records; where the newest one begins, and where more may follow, each -1 where there
    is no such place; its sequence number; the length and the CRC32 of its payload.
    """
    slots = [bytes(memory[at : at + size]) for at in starts]
    newest = None
    for slot in range(len(slots)):
        for found in _sound_records(slots[slot]):
            if newest is None or _is_newer(found[2], newest[3]):
                newest = (slot,) + found
    if newest is None:
        blank = not [data for data in slots if not _is_blank(data)]
        # With nothing to go on, slot 0 is begun next.
        return EMPTY if blank else BROKEN, len(slots) - 1, -1, -1, 0, 0, 0
    slot, at, of_version, sequence, length, crc, end = newest
    start = starts[slot]
    free = start + end
    rest = slots[slot][end:]
    other = slots[(slot + 1) % len(slots)]
    # Where a newer record or more of this one would stand there must be nothing at all; if not,
    # it is damaged.
    if _is_blank(rest) and (_is_blank(other) or _record_at(other, 0)):
        state = SOUND if length else CLEARED
    else:
        state = FALLBACK
        free = -1
    if of_version != version:
        state = FOREIGN
    return state, slot, start + at, free, sequence, length, crc


def read_payload(memory, at, left):
    """Return the payload, ``left`` bytes in all its parts, of the sound record at ``at``."""
    length = struct.unpack(HEAD, memory[at : at + HEAD_SIZE])[3]
    at += HEADER_SIZE
    parts = []
    while True:
        parts.append(bytes(memory[at : at + length]))
        left -= length
        if not left:
            return b"".join(parts)
        at += length + MORE_SIZE
        length = memory[at - MORE_SIZE : at][0]


def _is_newer(sequence, than):
    """Compare sequence numbers that wrap; those in use lie much closer than half the range."""
    return 0 < ((sequence - than) & SEQUENCE_MASK) <= SEQUENCE_MASK // 2


def _is_blank(data):
    """Tell whether ``data`` was never written: flash comes as 0xFF, a new file as zeros."""
    return data.count(ERASED) == len(data) or data.count(b"\x00") == len(data)


def _record_at(data, at):
    """Return (version, sequence, length) of the sound record at ``at``, or None."""
    if data[at : at + 2] != MAGIC:
        return None
    _, version, sequence, length = struct.unpack(HEAD, data[at : at + HEAD_SIZE])
    start = at + HEADER_SIZE
    stored = struct.unpack("<I", data[start - 4 : start])[0]
    payload = memoryview(data)[start : start + length]
    if crc32(payload, crc32(data[at : at + HEAD_SIZE])) != stored:
        return None
    return version, sequence, length


def _sound_records(data):
    """Return what every sound record in a slot's bytes comes to with its continuations: a list of
    (position, version, sequence, length and CRC32 of the payload, where the last one ends).

    Every possible place is looked at, so that a damaged record hides none of those after it.
    """
    found = []
    at = 0
    while at + HEADER_SIZE <= len(data):
        record = _record_at(data, at)
        if record is None:
            at += STEP
            continue
        version, sequence, length = record
        end = at + HEADER_SIZE + length
        crc = crc32(memoryview(data)[end - length : end])
        part = _more_at(data, end, crc)
        while part:
            end += MORE_SIZE + len(part)
            length += len(part)
            crc = crc32(part, crc)
            part = _more_at(data, end, crc)
        found.append((at, version, sequence, length, crc, end))
        at = aligned(end)
    return found


def _more_at(data, at, crc):
    """Return the part of the payload that the sound continuation at ``at`` adds, or None."""
    start = at + MORE_SIZE
    if start > len(data) or not 0 < data[at] <= MOST_MORE:
        return None
    part = data[start : start + data[at]]
    return part if data[at:start] == more_head(part, crc) else None
