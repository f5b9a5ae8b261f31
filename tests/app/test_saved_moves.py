"""A move is saved as what it adds to the record: what is read back is the record all the same."""

import sys

import pytest

from engine.rng import Rng
from firmware.beginning import begin
from firmware.memory_map import match_slots
from firmware.session import PERSON_LEVEL
from firmware.store import MATCH_VERSION, Store
from tests.app.driver import PICO_MEMORY
from tests.app.memories import CuttableMemory, memory_of
from tests.engine.test_games import GAMES
from tools.desktop.memory import RamMemory

# Players of the shortest names, so that the records of as many as there are find room.
NAMES = "ABCDEFGHIJ"
ROUNDS = 3


def begun(game, seats, seed, room, target=999):
    players = [(name, PERSON_LEVEL if name == "A" else "random") for name in NAMES[:seats]]
    return begin(game, players, target, seed, room)


def random_moves(session, rng, rounds=ROUNDS):
    """Make random moves in so many rounds, and yield after each of them and each new deal."""
    for _ in range(rounds):
        while not session.match.round.over:
            moves = session.match.round.legal_moves()
            session.push(moves[rng.below(len(moves))])
            yield
        if session.match.over:
            return
        session.next_round()
        yield


def saved(memory):
    return match_slots(memory, MATCH_VERSION).load().decode()


def assert_goes_on(memory, moves):
    """The match is loaded after so many moves of its round, and saved after the next."""
    store = Store(memory)
    session = store.load_match()
    assert len(session.match.round.table.history) == moves
    next(random_moves(session, Rng(2)))
    store.save_match(session)
    assert saved(memory) + "\n" == session.short_record()


@pytest.mark.parametrize("game, seats", GAMES)
def test_what_is_read_back_after_every_move_is_the_whole_record(game, seats):
    memory = RamMemory()
    store = Store(memory)
    session = begun(game, seats, 5, store.room)
    store.save_match(session)
    added = 0
    for _ in random_moves(session, Rng(seats)):
        added += session.added is not None
        store.save_match(session)
        assert saved(memory) + "\n" == session.short_record()
    # In each round at least all tiles but those of one hand, or as good as that, are laid.
    assert added > ROUNDS * 5
    assert Store(memory).load_match().record() == session.record()


def test_several_moves_are_saved_at_once_where_there_was_no_time_between():
    memory = RamMemory(PICO_MEMORY)
    store = Store(memory)
    session = begun("draw", 2, 3, store.room)
    rng = Rng(1)
    for number, _ in enumerate(random_moves(session, rng)):
        if number % 4 == 0:
            store.save_match(session)
            assert saved(memory) + "\n" == session.short_record()


def test_what_a_move_adds_is_only_added_to_the_record_of_its_own_match():
    memory = RamMemory(PICO_MEMORY)
    store = Store(memory)
    one, other = (begun("block", 2, seed, store.room) for seed in (1, 2))
    rng = Rng(1)
    for _ in zip(random_moves(one, rng, 1), random_moves(other, rng, 1), strict=False):
        for session in (one, other):
            store.save_match(session)
            assert saved(memory) + "\n" == session.short_record()
    store.clear_match()
    store.save_match(one)
    assert saved(memory) + "\n" == one.short_record()


def test_a_match_loaded_from_another_text_is_written_as_its_record_with_the_next_move():
    memory = RamMemory(PICO_MEMORY)
    store = Store(memory)
    session = begun("block", 2, 1, store.room)
    text = "; by hand\n" + session.record()
    match_slots(memory, MATCH_VERSION).save(text.encode())
    assert_goes_on(memory, 0)


def test_a_damaged_memory_gets_the_whole_record():
    memory = RamMemory(PICO_MEMORY)
    store = Store(memory)
    session = begun("block", 3, 1, store.room)
    moves = random_moves(session, Rng(1))
    for _ in range(4):
        store.save_match(session)
        next(moves)
    content = bytearray(memory[0:PICO_MEMORY])
    last = len(content.rstrip(b"\xff")) - 1
    content[last] ^= 1
    # The move whose text was damaged is lost, none before it.
    assert_goes_on(memory_of(bytes(content)), 2)


def test_a_cut_at_every_byte_of_every_move_of_a_round_loses_that_move_at_the_most():
    memory = CuttableMemory()
    store = Store(memory)
    session = begun("draw", 2, 4, store.room)
    store.save_match(session)
    before = session.record()
    for _ in random_moves(session, Rng(3), 1):
        content = memory[0:PICO_MEMORY]
        store.save_match(session)
        start, data = memory.writes[-1]
        for cut in range(len(data) + 1):
            cut_off = bytearray(content)
            cut_off[start : start + cut] = data[:cut]
            expected = session.record() if cut == len(data) else before
            assert Store(memory_of(bytes(cut_off))).load_match().record() == expected
        before = session.record()
    assert len(memory.writes) > 10


def test_what_writes_records_is_loaded_only_for_the_whole_of_one():
    store = Store(RamMemory(PICO_MEMORY))
    session = begun("block", 2, 1, store.room)
    store.save_match(session)
    writing = "engine.notation.writing"
    assert writing not in sys.modules
    # Where it would be loaded for a move, this would be found out as well.
    sys.modules[writing] = None
    try:
        while not session.match.round.over:
            store.save_match(session)
            session.push(session.match.round.legal_moves()[0])
    finally:
        del sys.modules[writing]
    store.save_match(session)
    assert writing not in sys.modules
