import random
from binascii import crc32

import pytest

from firmware.memory_map import MATCH_OFFSET, match_slots, settings_slots, statistics_slots
from firmware.slots import BROKEN, CLEARED, EMPTY, FALLBACK, FOREIGN, SOUND, Slots, TooLongError

VERSION = 3
# Small enough to try every byte; a slot of 96 takes two records of the payloads used here.
SIZE = 192
ERASED = b"\xff"
OLD = b"the old record, 30 bytes long."
NEW = b"the new record, a bit longer: 36 by."


class PowerCutError(Exception):
    """The power went off in the middle of a write."""


class Memory:
    """A byte memory like microcontroller.nvm whose power can be cut within a write."""

    def __init__(self, size=SIZE, fill=ERASED):
        self.data = bytearray(fill * size)
        self.writes = []
        self.cut_after = None
        self.leave = "old"
        # Whether there is no room left to make what is to be written.
        self.refuses = False

    def __len__(self):
        return len(self.data)

    def __getitem__(self, where):
        return self.data[where]

    def __setitem__(self, where, value):
        start, stop, _ = where.indices(len(self.data))
        assert stop - start == len(value), "a slice takes as many bytes as it has"
        if self.refuses:
            raise MemoryError
        self.writes.append((start, stop, set(self.data[start:stop]) == {0xFF}))
        if self.cut_after is None:
            self.data[start:stop] = value
            return
        done = self.cut_after
        self.data[start : start + done] = value[:done]
        if self.leave == "erased":
            self.data[start + done : stop] = ERASED * (stop - start - done)
        elif self.leave == "junk":
            rest = random.Random(done).randbytes(stop - start - done)
            self.data[start + done : stop] = rest
        raise PowerCutError


def slots_on(memory):
    return Slots(memory, 0, len(memory), VERSION)


def save_whole(slots, payload):
    """Save a payload that goes on where the newest one ends."""
    slots.save(payload)


def save_added(slots, payload):
    """Save the same by what came to it alone."""
    newest = slots.load()
    assert payload.startswith(newest)
    if not slots.add(payload[len(newest) :], crc32(newest)):
        slots.save(payload)


# The two ways to save what goes on; both must come to the same.
WAYS = [save_whole, save_added]


def memory_with(*payloads):
    memory = Memory()
    slots = slots_on(memory)
    for payload in payloads:
        slots.save(payload)
    return memory


# What was saved before the save that is cut: the first of all; one beside an older record in its
# slot (twice); one that begins a slot, over erased bytes and over older records.
HISTORIES = [
    [],
    [OLD],
    [b"1" * 30, b"2" * 30, OLD],
    [b"1", OLD],
    [b"1" * 30, b"2" * 30, b"3" * 30, OLD],
]


def test_the_record_is_laid_out_as_documented():
    memory = memory_with(b"abc")
    head = b"PB" + bytes([VERSION]) + b"\x01\x00" + b"\x03\x00"
    assert memory.data[:14] == head + crc32(head + b"abc").to_bytes(4, "little") + b"abc"
    assert set(memory.data[14:]) == {0xFF}


@pytest.mark.parametrize("fill", [b"\xff", b"\x00"])
def test_a_memory_never_written_is_empty(fill):
    slots = slots_on(Memory(fill=fill))
    assert slots.state == EMPTY
    assert slots.load() is None


@pytest.mark.parametrize("fill", [b"\xff", b"\x00"])
def test_what_was_saved_is_loaded_at_once_and_after_a_restart(fill):
    memory = Memory(fill=fill)
    slots = slots_on(memory)
    for number in range(40):
        payload = bytes([number]) * (1 + number * 2)
        slots.save(payload)
        assert (slots.state, slots.load()) == (SOUND, payload)
        restarted = slots_on(memory)
        assert (restarted.state, restarted.load()) == (SOUND, payload)


@pytest.mark.parametrize("history", HISTORIES)
def test_a_save_that_fails_before_it_writes_changes_nothing(history):
    memory = memory_with(*history)
    slots = slots_on(memory)
    memory.refuses = True
    with pytest.raises(MemoryError):
        slots.save(NEW)
    memory.refuses = False
    before = bytes(memory.data)
    slots.save(NEW)
    # As if it had been saved so the first time.
    again = Memory()
    again.data[:] = before
    slots_on(again).save(NEW)
    assert memory.data == again.data
    assert slots_on(memory).load() == NEW


def test_a_save_is_one_write_and_most_saves_fall_on_erased_bytes():
    memory = Memory(4096)
    slots = match_slots(memory, VERSION)
    for number in range(60):
        slots.save(bytes([number]) * 300)
    assert len(memory.writes) == 60
    # 311 bytes take 320, so 3 records fit into a slot of 992: the 60 saves begin a slot 20 times,
    # and all but the first three of those times there are older records to erase.
    over_old_records = [write for write in memory.writes if not write[2]]
    assert len(over_old_records) == 17
    assert {stop - start for start, stop, _ in over_old_records} == {992}


@pytest.mark.parametrize("save", WAYS)
def test_a_payload_that_goes_on_is_continued_and_one_that_is_there_is_not_written(save):
    memory = Memory()
    slots = slots_on(memory)
    slots.save(b"play=66")
    save(slots, b"play=66,60L")
    save(slots, b"play=66,60L")
    save(slots, b"play=66,60L,--")
    # 11 bytes of head and 7 of payload; then 4 of head and 4, and 3, of what came to it.
    assert memory.writes[1:] == [(18, 26, True), (26, 33, True)]
    length = b"\x04"
    check = crc32(b",60L", crc32(length, crc32(b"play=66"))).to_bytes(4, "little")[:3]
    assert memory.data[18:26] == length + check + b",60L"
    assert set(memory.data[33:]) == {0xFF}
    restarted = slots_on(memory)
    assert (restarted.state, restarted.load()) == (SOUND, b"play=66,60L,--")
    save(restarted, b"play=66,60L,--,61R")
    assert memory.writes[-1][:2] == (33, 41)
    # Another payload is a record of its own, at the next multiple of 16.
    restarted.save(b"other")
    assert memory.writes[-1][:2] == (48, 64)
    assert slots_on(memory).load() == b"other"


@pytest.mark.parametrize("save", WAYS)
@pytest.mark.parametrize("length, continued", [(254, True), (255, False)])
def test_a_continuation_has_up_to_254_bytes(length, continued, save):
    memory = Memory(4096)
    slots = match_slots(memory, VERSION)
    slots.save(b"a")
    save(slots, b"a" + b"b" * length)
    assert (memory.writes[-1][0] == MATCH_OFFSET + 12) == continued
    assert match_slots(memory, VERSION).load() == b"a" + b"b" * length


@pytest.mark.parametrize("save", WAYS)
def test_a_continuation_without_room_begins_the_other_slot(save):
    memory = memory_with(b"x" * 60)
    slots = slots_on(memory)
    save(slots, b"x" * 60 + b"y" * 21)
    assert memory.writes[-1][:2] == (71, 96)
    save(slots, b"x" * 60 + b"y" * 21 + b"z")
    assert memory.writes[-1][:2] == (96, 192)
    assert slots_on(memory).load() == b"x" * 60 + b"y" * 21 + b"z"


def test_nothing_is_added_to_another_record_or_to_none():
    for payloads, crc in (((), 0), ((OLD,), crc32(NEW)), ((OLD, NEW), crc32(OLD))):
        memory = memory_with(*payloads)
        writes = len(memory.writes)
        assert not slots_on(memory).add(b",60L", crc)
        assert not slots_on(memory).add(b"", crc)
        assert len(memory.writes) == writes
    cleared = memory_with(OLD)
    slots = slots_on(cleared)
    slots.clear()
    assert not slots.add(b",60L", crc32(b""))
    assert not slots_on(cleared).add(b",60L", crc32(b""))
    damaged = memory_with(OLD, NEW)
    damaged.data[60] ^= 1
    slots = slots_on(damaged)
    assert (slots.state, slots.load()) == (FALLBACK, OLD)
    assert not slots.add(b",60L", crc32(OLD))
    other = Slots(memory_with(OLD), 0, SIZE, VERSION + 1)
    assert not other.add(b",60L", crc32(OLD))


def test_what_cannot_be_added_for_want_of_memory_can_be_later():
    memory = memory_with(OLD)
    slots = slots_on(memory)
    memory.refuses = True
    with pytest.raises(MemoryError):
        slots.add(b",60L", crc32(OLD))
    memory.refuses = False
    assert slots.add(b",60L,61R", crc32(OLD))
    assert slots.crc == crc32(OLD + b",60L,61R")
    assert slots_on(memory).load() == OLD + b",60L,61R"


@pytest.mark.parametrize(
    "payload, room",
    [
        # A slot of 96 bytes holds 11 + 30 of the record; 51 are left from the next multiple of 16
        # on, and 55 behind the record itself.
        (OLD, True),
        (OLD + b"x" * 51, True),
        (OLD + b"x" * 52, False),
        (b"y" * 37, True),
        (b"y" * 38, False),
    ],
)
def test_room_is_what_is_left_of_the_slot(payload, room):
    memory = memory_with(OLD)
    slots = slots_on(memory)
    assert slots.has_room(payload) == room
    slots.save(payload)
    # The other slot begins at 96.
    assert (len(memory.writes) == 1 or memory.writes[-1][0] < 96) == room


def test_an_empty_or_damaged_memory_has_no_room_in_a_slot_that_is_begun():
    assert not slots_on(Memory()).has_room(b"x")
    memory = memory_with(OLD, NEW)
    memory.data[60] ^= 1
    assert not slots_on(memory).has_room(b"x")


@pytest.mark.parametrize("save", WAYS)
@pytest.mark.parametrize("leave", ["old", "erased", "junk"])
def test_power_cut_at_every_byte_of_a_continuation(leave, save):
    outcomes = []
    for cut in range(9):
        memory = memory_with(b"play=66", b"play=66,60L")
        slots = slots_on(memory)
        memory.cut_after, memory.leave = cut, leave
        with pytest.raises(PowerCutError):
            save(slots, b"play=66,60L,63R")
        memory.cut_after = None
        restarted = slots_on(memory)
        outcomes.append(restarted.load())
        restarted.save(b"play=66,60L,64R")
        assert slots_on(memory).load() == b"play=66,60L,64R"
    # As above, junk may happen to complete it early.
    assert set(outcomes[:8]) <= {b"play=66,60L", b"play=66,60L,63R"}
    assert outcomes[:7] == [b"play=66,60L"] * 7
    assert outcomes[8] == b"play=66,60L,63R"


@pytest.mark.parametrize("save", WAYS)
def test_any_flipped_bit_of_a_continued_record_is_found_and_what_stands_before_it_is_used(save):
    steps = [b"play=66", b"play=66,60L", b"play=66,60L,--", b"play=66,60L,--,30L"]
    ends = [18, 26, 33, 41]
    for bit in range(ends[-1] * 8):
        memory = memory_with(steps[0])
        slots = slots_on(memory)
        for step in steps[1:]:
            save(slots, step)
        memory.data[bit // 8] ^= 1 << bit % 8
        slots = slots_on(memory)
        whole = [step for step, end in zip(steps, ends, strict=True) if end <= bit // 8]
        assert slots.load() == (whole[-1] if whole else None)
        assert slots.state == (FALLBACK if whole else BROKEN)
        slots.save(b"play=66,60L,--,31L")
        assert slots_on(memory).load() == b"play=66,60L,--,31L"


def test_the_three_bytes_that_check_a_continuation_find_every_flipped_bit_of_it():
    """A CRC is linear, so which bits of it a flip changes does not depend on what is checked, only
    on how far from the end the flip is: the longest continuation stands for all."""
    content = bytearray(255)
    plain = crc32(content)
    for bit in range(255 * 8):
        content[bit // 8] = 1 << bit % 8
        assert (crc32(content) ^ plain) & 0xFFFFFF
        content[bit // 8] = 0


def test_a_save_never_touches_the_record_before_it():
    memory = Memory()
    slots = slots_on(memory)
    newest = None
    for number in range(100):
        payload = bytes([number]) * (1 + number * 7 % 85)
        slots.save(payload)
        start, stop, _ = memory.writes[-1]
        if newest is not None:
            assert stop <= newest[0] or newest[1] <= start
        newest = (start, start + 11 + len(payload))


@pytest.mark.parametrize("leave", ["old", "erased", "junk"])
@pytest.mark.parametrize("history", HISTORIES)
def test_power_cut_at_every_byte_leaves_the_old_or_the_new_record(history, leave):
    before = history[-1] if history else None
    probe = memory_with(*history)
    slots_on(probe).save(NEW)
    start, stop, _ = probe.writes[-1]
    outcomes = []
    for cut in range(stop - start + 1):
        memory = memory_with(*history)
        slots = slots_on(memory)
        memory.cut_after, memory.leave = cut, leave
        with pytest.raises(PowerCutError):
            slots.save(NEW)
        memory.cut_after = None
        restarted = slots_on(memory)
        outcomes.append(restarted.load())
        # And the game goes on from there.
        restarted.save(b"next")
        assert (slots_on(memory).state, slots_on(memory).load()) == (SOUND, b"next")
    record = 11 + len(NEW)
    # Bytes that were old and happen to equal the new ones may complete the record early, not late.
    assert set(outcomes[:record]) <= {before, NEW}
    assert outcomes[0] == before
    assert outcomes[record:] == [NEW] * (stop - start + 1 - record)


def test_power_cut_while_clearing_leaves_the_record_or_nothing():
    for cut in range(12):
        memory = memory_with(OLD)
        slots = slots_on(memory)
        memory.cut_after = cut
        with pytest.raises(PowerCutError):
            slots.clear()
        memory.cut_after = None
        assert slots_on(memory).load() == (OLD if cut < 11 else None)


@pytest.mark.parametrize("history", [[OLD, NEW], [b"0" * 30, OLD, NEW]])
def test_any_flipped_bit_of_the_newest_record_is_found_and_the_one_before_is_used(history):
    sound = memory_with(*history)
    start = sound.writes[-1][0]
    for bit in range((11 + len(NEW)) * 8):
        memory = memory_with(*history)
        memory.data[start + bit // 8] ^= 1 << bit % 8
        slots = slots_on(memory)
        assert (slots.state, slots.load()) == (FALLBACK, OLD)
        slots.save(b"next")
        assert (slots_on(memory).state, slots_on(memory).load()) == (SOUND, b"next")


def test_a_flipped_bit_of_an_older_record_does_not_matter():
    for bit in range((11 + len(OLD)) * 8):
        memory = memory_with(OLD, NEW)
        memory.data[bit // 8] ^= 1 << bit % 8
        slots = slots_on(memory)
        assert (slots.state, slots.load()) == (SOUND, NEW)


def test_all_records_broken_is_said_and_saving_goes_on():
    memory = memory_with(*(bytes([number]) * 30 for number in range(4)))
    for at in range(0, SIZE, 16):
        memory.data[at] ^= 1
    slots = slots_on(memory)
    assert (slots.state, slots.load()) == (BROKEN, None)
    slots.save(NEW)
    assert (slots_on(memory).state, slots_on(memory).load()) == (FALLBACK, NEW)
    slots_on(memory).save(OLD)
    assert (slots_on(memory).state, slots_on(memory).load()) == (SOUND, OLD)


def test_random_junk_is_broken_and_can_be_saved_over():
    junk = random.Random(1)
    for _ in range(200):
        memory = Memory()
        memory.data[:] = junk.randbytes(SIZE)
        slots = slots_on(memory)
        assert (slots.state, slots.load()) == (BROKEN, None)
        slots.save(OLD)
        assert slots_on(memory).load() == OLD


def test_junk_that_looks_like_headers_is_broken():
    junk = random.Random(2)
    for _ in range(200):
        memory = Memory()
        memory.data[:] = junk.randbytes(SIZE)
        for at in range(0, SIZE, 16):
            memory.data[at : at + 3] = b"PB" + bytes([VERSION])
            memory.data[at + 6] = 0
        slots = slots_on(memory)
        assert (slots.state, slots.load()) == (BROKEN, None)


def test_sequence_numbers_wrap():
    memory = Memory()
    slots = slots_on(memory)
    for number in range(1 << 16):
        slots.save(b"%d" % number)
        if number > 65520:
            assert slots_on(memory).load() == b"%d" % number
    # 65,536 saves end on sequence number 0; the next ones begin anew and are still the newest.
    for number in range(20):
        slots.save(b"after %d" % number)
        assert slots_on(memory).load() == b"after %d" % number


def test_the_longest_payload_fits_and_one_byte_more_writes_nothing():
    memory = memory_with(OLD)
    slots = slots_on(memory)
    assert slots.capacity == 96 - 11
    writes = len(memory.writes)
    with pytest.raises(TooLongError, match="86 bytes to save, a slot takes 85"):
        slots.save(b"x" * 86)
    assert len(memory.writes) == writes
    assert slots_on(memory).load() == OLD
    slots.save(b"x" * 85)
    assert slots_on(memory).load() == b"x" * 85


def test_an_empty_payload_is_refused():
    with pytest.raises(ValueError, match="clear"):
        slots_on(Memory()).save(b"")


def test_cleared_stays_cleared_until_the_next_save():
    memory = memory_with(OLD)
    slots = slots_on(memory)
    slots.clear()
    assert (slots.state, slots.load()) == (CLEARED, None)
    assert (slots_on(memory).state, slots_on(memory).load()) == (CLEARED, None)
    writes = len(memory.writes)
    slots.clear()
    assert len(memory.writes) == writes
    slots.save(NEW)
    assert slots_on(memory).load() == NEW


def test_a_record_of_another_version_is_told_and_not_loaded():
    memory = memory_with(OLD)
    other = Slots(memory, 0, SIZE, VERSION + 1)
    assert (other.state, other.load()) == (FOREIGN, None)
    other.save(NEW)
    assert Slots(memory, 0, SIZE, VERSION + 1).load() == NEW
    assert (slots_on(memory).state, slots_on(memory).load()) == (FOREIGN, None)


@pytest.mark.parametrize("offset, size", [(-1, 64), (0, 63), (100, SIZE - 99), (SIZE, 64)])
def test_a_region_that_cannot_be_is_refused(offset, size):
    with pytest.raises(ValueError, match=f"{size} bytes at {offset} of a memory of {SIZE}"):
        Slots(Memory(), offset, size, VERSION)


def test_settings_match_and_statistics_share_a_picos_memory_without_touching_each_other():
    memory = Memory(4096)
    settings = settings_slots(memory, 1)
    match = match_slots(memory, 1)
    assert settings.capacity == 288 - 11
    assert match.capacity == 992 - 11
    statistics = statistics_slots(memory, 1)
    assert statistics.capacity == 256 - 11
    for number in range(50):
        settings.save(bytes([number]) * 100)
        assert memory.writes[-1][1] <= MATCH_OFFSET
        match.save(bytes([number]) * 900)
        assert memory.writes[-1][0] >= MATCH_OFFSET
        assert memory.writes[-1][1] <= 4096 - 512
        statistics.save(bytes([number]) * 200)
        assert memory.writes[-1][0] >= 4096 - 512
    assert settings_slots(memory, 1).load() == bytes([49]) * 100
    assert match_slots(memory, 1).load() == bytes([49]) * 900
    assert statistics_slots(memory, 1).load() == bytes([49]) * 200


@pytest.mark.parametrize(
    "size, slot",
    [
        # 3,008, 3,520 and 7,104 bytes in 3, 4 and 7 slots, 64,448 in 3: each in steps of 16.
        (4096, 992),
        (4608, 880),
        (8192, 1008),
        (65536, 21472),
    ],
)
def test_no_write_to_a_boards_memory_is_longer_than_1024_bytes(size, slot):
    memory = Memory(size)
    slots = match_slots(memory, 1)
    assert slots.capacity == slot - 11
    for number in range(40):
        slots.save(bytes([number]) * (slot // 2))
    # One record to a slot: each of them is begun as a whole, and all of them in turn.
    assert {stop - start for start, stop, _ in memory.writes} == {slot}
    count = (size - 576 - 512) // slot
    begins = [start for start, _, _ in memory.writes]
    assert begins == [MATCH_OFFSET + slot * (number % count) for number in range(40)]
    assert match_slots(memory, 1).load() == bytes([39]) * (slot // 2)
    assert match_slots(memory, 1).state == SOUND


def three_slots_on(memory):
    return Slots(memory, 0, 288, VERSION, 3)


def test_three_slots_stand_power_cuts_at_every_byte_wherever_the_newest_record_lies():
    memory = Memory(288)
    before = None
    # Two records to a slot, each with a continuation: every slot is begun three times.
    for letter in b"abcdefghijklmnopqr":
        for payload in (bytes([letter]) * 20, bytes([letter]) * 20 + b",60L"):
            content = bytes(memory.data)
            three_slots_on(memory).save(payload)
            start, stop, _ = memory.writes[-1]
            written = bytes(memory.data)
            for cut in range(stop - start + 1):
                memory.data[:] = content
                memory.data[start : start + cut] = written[start : start + cut]
                found = three_slots_on(memory).load()
                assert found in ((before, payload) if cut else (before,))
                # And it goes on from there.
                three_slots_on(memory).save(NEW)
                assert three_slots_on(memory).load() == NEW
            memory.data[:] = written
            slots = three_slots_on(memory)
            assert (slots.state, slots.load()) == (SOUND, payload)
            before = payload


def test_any_flipped_bit_in_three_slots_leaves_the_newest_record_or_the_one_before():
    payloads = [bytes([65 + number]) * 30 for number in range(8)]
    memory = Memory(288)
    for payload in payloads:
        three_slots_on(memory).save(payload)
    content = bytes(memory.data)
    for bit in range(288 * 8):
        memory.data[:] = content
        memory.data[bit // 8] ^= 1 << bit % 8
        slots = three_slots_on(memory)
        # A slot of 96 bytes takes two of 41, so that the newest one lies from 48 to 89.
        assert slots.load() == payloads[6 if 48 <= bit // 8 < 89 else 7]
        if 48 <= bit // 8 < 96:
            assert slots.state == FALLBACK
        slots.save(NEW)
        assert three_slots_on(memory).load() == NEW
