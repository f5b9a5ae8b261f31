"""Matches saved by former versions of the game, whole records in other places.

In version 1 there were no statistics, and the match had the bytes behind the first 256 in two
slots; in version 2 it had the bytes that it has now, in two slots as well.
"""

from functools import cache

import pytest

from engine.games import find
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match
from firmware.memory_map import match_slots, statistics_slots
from firmware.settings import Settings
from firmware.settings_text import encode
from firmware.slots import SOUND, Slots
from firmware.statistics import VERSION as STATISTICS_VERSION
from firmware.statistics import Statistics
from firmware.store import MATCH_VERSION, Store
from tests.app import positions
from tests.app.driver import NOTICE_MS, PICO_MEMORY, Driver
from tests.app.memories import CuttableMemory, FullHeap, memory_of
from tools.desktop.memory import RamMemory

# Where the match began by the version of its records, and how many bytes were left behind it.
PLACES = {1: (256, 0), 2: (576, 512)}


@cache
def record(moves=positions.ONLY_PASS):
    """Return the record after so many moves."""
    return Store(positions.ANN_OUT.save(moves, (5, 17, 30, 8))).load_match().record()


def former_memory(version, saves, size=PICO_MEMORY, length=0):
    """Return a memory in which a former version saved so many records, each a move longer.

    They are made longer until they have `length` bytes.
    """
    records = []
    for moves in range(positions.ONLY_PASS - saves + 1, positions.ONLY_PASS + 1):
        text = f"\n{record(moves)}"
        # Each differs from the one before at its beginning, so that it is saved whole.
        records.append(f"; {moves}".ljust(length - len(text)) + text)
    return memory_after(version, records, size)


def memory_after(version, records, size=PICO_MEMORY):
    """Return a memory in which a former version saved these records, and settings."""
    memory = RamMemory(size)
    slots = former_slots(memory, version)
    for text in records:
        slots.save(text.encode())
    settings = Settings()
    settings.pace = 2
    Slots(memory, 0, PLACES[version][0], version).save(encode(settings))
    return memory


def former_slots(memory, version):
    offset, behind = PLACES[version]
    return Slots(memory, offset, len(memory) - offset - behind, version)


# A slot of the first version takes up to six of these records, and one of the second four: with
# so many saves the newest one stands at every place that there is, also where now another slot or
# the statistics are.
@pytest.mark.parametrize("saves", range(1, 12))
@pytest.mark.parametrize("version", PLACES)
@pytest.mark.parametrize("size", [PICO_MEMORY, 65536])
def test_a_match_of_a_former_version_goes_on(version, saves, size):
    memory = former_memory(version, saves, size)
    store = Store(memory)
    assert store.load_settings().pace == 2
    session = store.load_match()
    assert session.record() == record()
    assert not store.damaged
    assert not store.foreign
    assert store.former
    store.save_match(session)
    # It is of this version now, and the statistics can be kept.
    again = Store(memory)
    assert again.load_match().record() == record()
    assert not again.former
    settings = again.load_settings()
    assert settings.pace == 2
    again.save_settings(settings)
    assert Store(memory).load_settings().pace == 2
    statistics_slots(memory, STATISTICS_VERSION).save(Statistics(b"block=3/1").encode())
    assert Store(memory).load_match().record() == record()
    assert Store(memory).load_statistics().games == [["block", 3, 1]]
    driver = Driver(memory=memory)
    driver.go_on()
    driver.wait(NOTICE_MS)
    driver.press("a")
    moved = driver.session.record()
    assert moved.startswith(record()[:-1])
    assert moved != record()
    driver.restart()
    assert driver.session.record() == moved


# The longest are longer than a slot of now, and lie in more than one of them.
@pytest.mark.parametrize("length", [0, 1000, 1400])
@pytest.mark.parametrize("saves", range(1, 6))
@pytest.mark.parametrize("version", PLACES)
def test_a_power_cut_while_it_is_saved_anew_leaves_a_match_of_a_former_version(
    version, saves, length
):
    content = former_memory(version, saves, length=length)[0:PICO_MEMORY]
    memory = CuttableMemory()
    memory[0:PICO_MEMORY] = content
    memory.writes.clear()
    Driver(memory=memory)
    ((start, data),) = memory.writes
    for cut in range(0, len(data), 90):
        cut_off = bytearray(content)
        cut_off[start : start + cut] = data[:cut]
        assert Store(memory_of(bytes(cut_off))).load_match().record() == record()


def test_a_match_of_a_former_version_that_there_is_no_memory_to_save_anew_goes_on():
    memory = FullHeap()
    memory[0:PICO_MEMORY] = former_memory(2, 1)[0:PICO_MEMORY]
    memory.full = True
    driver = Driver(memory=memory)
    assert driver.session.record() == record()
    memory.full = False
    driver.go_on()
    assert match_slots(memory, MATCH_VERSION).state == SOUND


@pytest.mark.parametrize("version", PLACES)
@pytest.mark.parametrize("saves", [1, 5])
def test_a_match_that_a_former_version_had_given_up_is_neither_there_nor_damaged(version, saves):
    memory = former_memory(version, saves)
    former_slots(memory, version).clear()
    store = Store(memory)
    assert store.load_match() is None
    assert not store.damaged
    assert not store.foreign


@pytest.mark.parametrize("version", PLACES)
def test_a_match_of_a_former_version_that_is_damaged_is_said_to_be(version):
    memory = former_memory(version, 1)
    memory[PLACES[version][0] + 20 : PLACES[version][0] + 21] = b"?"
    store = Store(memory)
    assert store.load_match() is None
    assert store.damaged


@pytest.mark.parametrize("saves", [1, 2])
def test_a_match_that_the_first_version_had_only_begun_goes_on(saves):
    """All of its records lie in the bytes that are the settings' now."""
    match = Match(find("block"), 2, 5)
    match.deal()
    begun = format_match(match, [("You", "person"), ("Ann", "easy")], KeptRounds(2))
    memory = memory_after(1, ["; another, which was given up", begun][-saves:])
    assert set(memory[576:PICO_MEMORY]) == {0xFF}
    assert Driver(memory=memory).session.record() == begun
    assert Store(memory).load_match().record() == begun
    # Once it was given up it does not come back.
    Store(memory).clear_match()
    store = Store(memory)
    assert store.load_match() is None
    assert not store.damaged
