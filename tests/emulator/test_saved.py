from firmware.beginning import load
from firmware.store import Store
from tools.desktop.memory import RamMemory
from tools.emulator.saved import Move, SavedMatch

HEADER = "game: block\nseats: 2\ntarget: 100\nseed: {}\nplayers: You (person), Bo (steady)\n"
FIRST = "round: block/2 lead=0 deal=62.31.64.63.60.65.30|11.40.52.51.00.43.22 play={}\n"
OTHER = "round: block/2 lead=1 deal=66.22.10.41.60.63.20|43.32.51.31.54.52.53 play={}\n"


def memory_of(seed, round_):
    """Return the bytes of a board's memory in which a match stands as its record has it."""
    memory = RamMemory(4096)
    store = Store(memory)
    store.save_match(load(HEADER.format(seed) + round_, store.room))
    return bytes(memory[0:4096])


def you(number, text):
    return Move(number, "You", "person", True, text)


def bo(number, text):
    return Move(number, "Bo", "steady", False, text)


def test_where_nothing_is_saved_nobody_has_moved():
    saved = SavedMatch()
    assert saved.look(b"\xff" * 4096) == []
    assert saved.look(bytes(4096)) == []


def test_each_move_is_told_once():
    saved = SavedMatch()
    assert saved.look(memory_of(1, FIRST.format(""))) == []
    assert saved.look(memory_of(1, FIRST.format("30"))) == [you(0, "30")]
    two = memory_of(1, FIRST.format("30,00R"))
    assert saved.look(two) == [bo(1, "00R")]
    assert saved.look(two) == []
    assert saved.look(memory_of(1, FIRST.format("30,00R,31L,11L"))) == [you(2, "31L"), bo(3, "11L")]


def test_a_match_that_is_taken_up_is_told_from_its_first_move():
    assert SavedMatch().look(memory_of(5, OTHER.format("31,10R"))) == [bo(0, "31"), you(1, "10R")]


def test_another_match_begins_anew():
    saved = SavedMatch()
    saved.look(memory_of(1, FIRST.format("30,00R")))
    assert saved.look(memory_of(5, OTHER.format(""))) == []
    assert saved.look(memory_of(5, OTHER.format("31"))) == [bo(0, "31")]


def test_memory_that_is_just_being_written_changes_nothing():
    saved = SavedMatch()
    saved.look(memory_of(1, FIRST.format("30")))
    assert saved.look(b"\xff" * 4096) == []
    assert saved.look(memory_of(1, FIRST.format("30,00R"))) == [bo(1, "00R")]
