"""Memories that hold junk, another format or a record that does not add up."""

import random

import pytest

from firmware import menu_texts
from firmware.memory_map import (
    MATCH_OFFSET,
    STATISTICS_SIZE,
    match_slots,
    settings_slots,
)
from firmware.settings import Settings
from firmware.settings_text import VERSION, encode
from firmware.store import MATCH_VERSION, Store
from tests.app import positions
from tests.app.driver import PICO_MEMORY, Driver
from tests.app.memories import memory_of, memory_with_record
from tests.app.positions import ANN_OUT, LONG_LINE
from tools.desktop.memory import RamMemory

PLAIN_SETTINGS = encode(Settings())


def assert_starts_afresh(memory):
    """No match to continue, a plain word about it, and a new match that is saved soundly."""
    driver = Driver(memory=memory)
    assert driver.rows()[-1] == menu_texts.SAVE_DAMAGED
    assert not driver.shows(menu_texts.CONTINUE)
    driver.begin()
    record = driver.session.record()
    driver.press("start")
    driver.choose(menu_texts.SAVE_AND_QUIT)
    assert driver.rows()[:2] == [menu_texts.TITLE, f"> {menu_texts.CONTINUE}"]
    assert not driver.shows(menu_texts.SAVE_DAMAGED)
    driver.restart()
    assert not driver.shows(menu_texts.SAVE_DAMAGED)
    assert driver.session.record() == record


def record_in_mid_match():
    return Store(ANN_OUT.save(positions.ONLY_PASS, (5, 17, 30, 8))).load_match().record()


# Slots


@pytest.fixture
def both_slots():
    """A memory's bytes with two saves in two slots each, those in the second with one move more.

    The second value holds, for each of these slots, where its saves begin; nothing was written yet
    to the third.
    """
    memory = RamMemory(PICO_MEMORY)
    slots = match_slots(memory, MATCH_VERSION)
    for number, moves in enumerate((12, 12, 13, 13)):
        record = Store(LONG_LINE.save(moves)).load_match().record()
        # A comment makes it so long that a slot takes two, and no save one that goes on.
        slots.save(f"; {number}{100 * 'x'}\n{record}".encode())
    content = bytearray(memory[0:PICO_MEMORY])
    end = PICO_MEMORY - STATISTICS_SIZE
    begins = [at for at in range(MATCH_OFFSET, end, 16) if content[at : at + 2] == b"PB"]
    assert [(at - MATCH_OFFSET) // 992 for at in begins] == [0, 0, 1, 1]
    return content, (begins[:2], begins[2:])


def broken(both_slots, *slots):
    """Return a memory with one bit flipped in each save of these slots."""
    content, begins = both_slots
    for slot in slots:
        for at in begins[slot]:
            content[at + 100] ^= 1
    return memory_of(bytes(content))


def test_both_slots_broken_start_afresh(both_slots):
    assert_starts_afresh(broken(both_slots, 0, 1))


@pytest.mark.parametrize("slot, moves", [(0, 13), (1, 12)])
def test_one_broken_slot_leaves_the_other_without_a_word(both_slots, slot, moves):
    driver = Driver(memory=broken(both_slots, slot))
    assert not driver.shows(menu_texts.SAVE_DAMAGED)
    driver.go_on()
    assert len(driver.view.table.history) == moves
    driver.wait(3000)
    record = driver.session.record()
    driver.restart()
    assert driver.session.record() == record


def test_a_save_of_another_version_is_not_replaced_without_asking():
    memory = RamMemory(PICO_MEMORY)
    foreign = record_in_mid_match().encode()
    match_slots(memory, MATCH_VERSION + 1).save(foreign)
    driver = Driver(memory=memory)
    assert driver.rows()[-1] == menu_texts.SAVE_FOREIGN
    assert not driver.shows(menu_texts.CONTINUE)
    driver.choose(menu_texts.NEW_MATCH)
    assert driver.shows(menu_texts.REPLACE)
    driver.choose(menu_texts.NO)
    assert match_slots(memory, MATCH_VERSION + 1).load() == foreign
    driver.choose(menu_texts.NEW_MATCH)
    driver.choose(menu_texts.YES)
    driver.choose(menu_texts.START)
    record = driver.session.record()
    driver.restart()
    assert driver.session.record() == record
    assert not driver.shows(menu_texts.SAVE_FOREIGN)


# Junk


def junk_memories(count):
    """Yield memories of random bytes: all random, or between runs of zeros or erased flash."""
    rng = random.Random(4)
    for number in range(count):
        content = bytearray(rng.randbytes(PICO_MEMORY))
        for _ in range(number % 5):
            start, end = sorted(rng.randrange(PICO_MEMORY) for _ in range(2))
            content[start:end] = rng.choice((b"\x00", b"\xff")) * (end - start)
        if number % 3 == 0:
            for at in range(0, PICO_MEMORY, 16):
                content[at : at + 3] = b"PB\x01"
        yield memory_of(bytes(content))


def test_junk_is_never_a_match_nor_an_error():
    for memory in junk_memories(300):
        store = Store(memory)
        assert encode(store.load_settings()) == PLAIN_SETTINGS
        assert store.load_match() is None


def test_the_app_starts_on_junk():
    for memory in junk_memories(12):
        assert_starts_afresh(memory)


def test_junk_in_due_form_is_never_a_match_nor_an_error():
    """Sound to the slots, with the right CRC, but no record and no settings."""
    rng = random.Random(5)
    for number in range(300):
        junk = rng.randbytes(rng.randrange(1, 100))
        if number % 2:
            junk = bytes(32 + byte % 95 for byte in junk)
        memory = memory_with_record(junk)
        settings_slots(memory, VERSION).save(junk)
        store = Store(memory)
        assert encode(store.load_settings()) == PLAIN_SETTINGS
        assert store.load_match() is None
        assert store.damaged


@pytest.mark.parametrize(
    "words, changed",
    [
        (b"pace=2 hand_order=1", {"pace": 2, "hand_order": 1}),
        (b"pace=3 hand_order=1", {"hand_order": 1}),
        (b"pace=-1 pace= pace pace=x pace=1e0", {}),
        ("pace=\u00b2 hand_order=1".encode(), {"hand_order": 1}),
        (b"pace=0 \xff", {}),
        (b"opponents=0 target=1000", {}),
        (b"opponents=3 target=999", {"opponents": 3, "target": 999}),
        (b"levels=random,heavy,steady", {"levels": ["random", "heavy"] + 7 * ["steady"]}),
        (b"levels=random", {"levels": ["random"] + 8 * ["steady"]}),
        (b"levels=" + b",".join(10 * [b"random"]), {}),
        (b"game=draw(strict)", {"game": "draw(strict)"}),
        (b"game=draw(strikt)", {}),
        (b"game=poker", {}),
        (b"levels=random,heavy,grandmaster", {}),
        (b"volume=11 opponents=2", {"opponents": 2}),
    ],
)
def test_settings_take_what_is_sound_and_leave_the_rest(words, changed):
    memory = RamMemory(PICO_MEMORY)
    settings_slots(memory, VERSION).save(words)
    settings = Store(memory).load_settings()
    expected = Settings()
    for name, value in changed.items():
        setattr(expected, name, value)
    assert encode(settings) == encode(expected)
    assert Driver(memory=memory).shows(menu_texts.TITLE)


# Records that were tampered with; all are saved in due form, with the right CRC.

TAMPERED = [
    ("another game", "game: block", "game: draw"),
    ("no game", "game: block\n", ""),
    ("another game's round", "block/4 lead", "matador/4 lead"),
    ("the deal is another seed's", "seed: 18446744073709551602", "seed: 18446744073709551601"),
    ("no seed", "seed: 18446744073709551602", "seed: -"),
    ("two tiles exchanged between hands", "44.63.66.11.55|52.", "52.63.66.11.55|44."),
    ("a hand dealt in another order", "44.63.66.11.55", "63.44.66.11.55"),
    ("a tile twice", "deal=44.63", "deal=44.44"),
    ("another leader", "lead=1", "lead=2"),
    ("a tile that is not held", "play=61,64L", "play=61,61L"),
    ("a tile that does not fit", "play=61,64L", "play=61,50L"),
    ("a pass with a tile that fits", "play=61,64L", "play=61,--"),
    ("an end in mid-round", "62R,--,--\n", "62R,--,-- end=domino:1:60\n"),
    ("a score for three", "scores-before: 5 17 30 8", "scores-before: 5 17 30"),
    ("a score below 0", "scores-before: 5 17 30 8", "scores-before: 5 17 30 -8"),
    ("the match had ended", "scores-before: 5 17 30 8", "scores-before: 5 17 61 8"),
    ("another round's number", "rounds-before: 1", "rounds-before: 2"),
    ("a level there is not", "Cy (steady)", "Cy (grandmaster)"),
    ("a player too few", ", Cy (steady)", ""),
    ("two persons", "Ann (steady)", "Ann (person)"),
    ("no person", "You (person)", "You (steady)"),
    ("the person in another seat", "You (person), Ann (steady)", "You (steady), Ann (person)"),
    ("no target", "target: 61", "target: 0"),
    ("no round", "round: ", "; "),
    ("a result too soon", "--,--\n", "--,--\nresult: 5 17 30 8 winner=2\n"),
]


@pytest.mark.parametrize(
    "sound, changed",
    [(sound, changed) for _, sound, changed in TAMPERED],
    ids=[name for name, _, _ in TAMPERED],
)
def test_a_record_that_was_tampered_with_is_refused(sound, changed):
    record = record_in_mid_match()
    assert record.count(sound) == 1
    assert_starts_afresh(memory_with_record(record.replace(sound, changed)))


@pytest.mark.parametrize(
    "sound, changed",
    [
        ("end=domino:1:60", "end=domino:1:61"),
        ("end=domino:1:60", "end=domino:2:60"),
        ("end=domino:1:60", "end=blocked:-:0"),
        (" end=domino:1:60", ""),
        ("result: 5 77 30 8 winner=1", "result: 5 78 30 8 winner=1"),
        ("result: 5 77 30 8 winner=1", "result: 5 77 30 8 winner=2"),
        ("result: 5 77 30 8 winner=1\n", ""),
    ],
)
def test_wrong_points_are_refused(sound, changed):
    record = Store(ANN_OUT.save(None, (5, 17, 30, 8))).load_match().record()
    assert record.count(sound) == 1
    assert_starts_afresh(memory_with_record(record.replace(sound, changed)))


def test_a_record_with_any_letter_changed_is_refused_or_is_the_match_it_tells():
    rng = random.Random(6)
    record = record_in_mid_match().encode()
    refused = 0
    for _ in range(400):
        changed = bytearray(record)
        changed[rng.randrange(len(changed))] = rng.randrange(256)
        session = Store(memory_with_record(bytes(changed))).load_match()
        if session is None:
            refused += 1
        else:
            assert session.record().encode() == bytes(changed)
    assert refused > 300
