"""Power cuts in the middle of a save: the match goes on at the old position or at the new one."""

import random

import pytest

from firmware import menu_texts
from firmware.memory_map import match_slots
from firmware.store import MATCH_VERSION, Store
from tests.app import positions
from tests.app.driver import PICO_MEMORY, Driver, some_move
from tests.app.matches import play_match, record_by_engine, without_former_rounds
from tests.app.memories import CuttableMemory, PowerCutError, memory_of
from tests.app.positions import LONG_LINE
from tools.desktop.memory import ERASED

LEVELS = ("random", "steady", "heavy")
SEED = 2**64 - 7
# A third of what is the match's, in steps of 16.
SLOT = 992


class CutSave:
    """One save of a match as it went into the memory, to be cut at any byte.

    :attr old, new: the records before and after it.
    :attr length: how many bytes the save wrote.
    """

    def __init__(self, old, new, content, write):
        self.old = old
        self.new = new
        self._content = content
        self._start, self._data = write
        self.length = len(self._data)

    def memory(self, cut):
        """Return the memory in which only the first `cut` bytes were written."""
        content = bytearray(self._content)
        content[self._start : self._start + cut] = self._data[:cut]
        return memory_of(bytes(content))

    def check(self, cut):
        """Assert that after a cut the store gives the match as it was or as it became."""
        record = Store(self.memory(cut)).load_match().record()
        # Bytes that were there before may complete the record early, never late.
        assert record == self.new or (record == self.old and cut < self.length), cut


@pytest.fixture(scope="module")
def saves():
    """The saves of a match's first eleven rounds, but the one with which it begins.

    An older match was given up, so that all slots are full of its records.
    """
    memory = CuttableMemory()
    older = match_slots(memory, MATCH_VERSION)
    for letter in b"abcdefgh":
        older.save(bytes([letter]) * 400)
    older.clear()
    driver = Driver(seats=4, seed=SEED, memory=memory)
    driver.begin(LEVELS, "200")
    found = []
    while driver.session.match.number < 12:
        old, content = driver.session.record(), memory[0:PICO_MEMORY]
        done = len(memory.writes)
        if driver.where() != "table" or driver.view.table.over:
            driver.press("a")
        elif driver.session.persons_turn():
            driver.play_turn(some_move(driver.view, driver.session.match.number))
        else:
            driver.wait(100)
        if driver.session.record() != old:
            (write,) = memory.writes[done:]
            found.append(CutSave(old, driver.session.record(), content, write))
    return found


def test_the_saves_are_of_both_kinds(saves):
    """Most saves are a move written behind the last one; some begin a slot and write all of it."""
    assert len(saves) > 100
    assert 1 < sum(save.length == SLOT for save in saves) < 5
    assert max(save.length for save in saves) == SLOT
    assert sum(save.length <= 8 for save in saves) > len(saves) * 3 / 4


def test_a_cut_at_every_byte_of_a_save_in_mid_match(saves):
    save = saves[len(saves) // 2]
    for cut in range(save.length + 1):
        save.check(cut)


def test_a_cut_at_every_tenth_byte_of_a_save_that_begins_a_slot_over_older_ones(saves):
    save = [save for save in saves if save.length == SLOT][-1]
    for cut in range(0, save.length + 1, 10):
        save.check(cut)


def test_a_cut_at_some_bytes_of_every_fourth_save(saves):
    rng = random.Random(1)
    for save in saves[::4]:
        for cut in (0, 3, rng.randrange(save.length), save.length - 1, save.length):
            save.check(cut)


def test_the_app_goes_on_after_a_cut(saves):
    rng = random.Random(2)
    for save in saves[3::9]:
        driver = Driver(memory=save.memory(rng.randrange(save.length)))
        driver.go_on()
        assert driver.session.record() in (save.old, save.new)
        driver.wait(3000)
        record = driver.session.record()
        driver.restart()
        assert driver.session.record() == record


def test_a_match_with_many_power_cuts_is_the_same_match():
    memory = CuttableMemory()
    rng = random.Random(3)
    driver = Driver(seats=4, seed=SEED, memory=memory)
    driver.begin(LEVELS, "50")
    cuts = 0

    def cut_sometimes(_moment):
        if rng.random() < 0.2:
            memory.cut_after = rng.randrange(500)

    while True:
        try:
            record = play_match(driver, cut_sometimes)
            break
        except PowerCutError:
            cuts += 1
            driver.restart()
            driver.go_on()
    assert cuts > 10
    by_engine = record_by_engine(SEED, LEVELS, 50, None)
    assert without_former_rounds(record) == without_former_rounds(by_engine)


@pytest.mark.parametrize("done", [0, 5, 100])
def test_a_cut_in_the_very_first_save_leaves_a_title_without_a_match(done):
    memory = CuttableMemory()
    driver = Driver(seats=2, seed=1, memory=memory)
    driver.begin()
    start, data = memory.writes[-1]
    content = bytearray(memory[0:PICO_MEMORY])
    content[start + done : start + len(data)] = ERASED * (len(data) - done)
    driver = Driver(memory=memory_of(bytes(content)))
    assert not driver.shows(menu_texts.CONTINUE)
    assert driver.shows(menu_texts.SAVE_DAMAGED) == bool(done)
    driver.begin()
    driver.restart()
    assert driver.shows(menu_texts.CONTINUE)


@pytest.mark.parametrize("cut", range(12))
def test_a_cut_while_giving_up_leaves_the_match_or_none(cut):
    content = LONG_LINE.save(positions.CHOICE)[0:PICO_MEMORY]
    memory = CuttableMemory()
    memory[0:PICO_MEMORY] = content
    driver = Driver(memory=memory)
    record = driver.session.record()
    driver.choose(menu_texts.CONTINUE)
    driver.press("start")
    driver.choose(menu_texts.GIVE_UP)
    driver.choose(menu_texts.YES)
    driver.point_at(menu_texts.YES)
    memory.cut_after = cut
    with pytest.raises(PowerCutError):
        driver.press("a")
    driver.restart()
    assert (driver.session and driver.session.record()) == (record if cut < 11 else None)
    assert driver.shows(menu_texts.CONTINUE) == (cut < 11)


def test_a_cut_while_saving_the_settings_leaves_the_old_or_the_new_ones():
    for cut in range(0, 90, 3):
        memory = CuttableMemory()
        driver = Driver(memory=memory)
        driver.choose(menu_texts.SETTINGS)
        driver.change(menu_texts.PACE, "slow")
        driver.press("b")
        driver.choose(menu_texts.SETTINGS)
        driver.change(menu_texts.PACE, "fast")
        memory.cut_after = cut
        with pytest.raises(PowerCutError):
            driver.press("b")
        driver.restart()
        assert driver.app.settings.pace_ms in (1200, 250)
        assert driver.app.settings.hand_order == 0
