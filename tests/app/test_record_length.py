"""A record never outgrows the slot it is saved in, however long the match."""

import random

import pytest

from engine import bots
from engine.notation.rounds import format_round
from firmware.beginning import begin
from firmware.memory_map import match_slots
from firmware.session import PERSON_LEVEL
from firmware.settings import Settings
from firmware.settings_text import encode
from firmware.store import MATCH_VERSION, Store
from tests.app.driver import PICO_MEMORY
from tools.desktop.memory import RamMemory

# The longest there are: names of three letters, a seed of twenty figures, a target of three.
LEVEL = "random"
SEED = 2**64 - 1
TARGET = 999
# A Pico's slots for the match take a third of 3,008 bytes in steps of 16; 11 stand before a record.
ROOM = 992 - 11


def make_a_move(session, rng):
    """Make the bot's move, or a random one of the person."""
    if session.persons_turn():
        session.push(rng.choice(session.view.legal_moves()))
    else:
        while session.decided is None:
            session.think()
        session.push(session.decided)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_matches_fit_and_can_always_go_on(seats):
    rng = random.Random(seats)
    memory = RamMemory(PICO_MEMORY)
    store = Store(memory)
    names = ("You", "Ann", "Bob", "Cyd")
    players = [(name, LEVEL) for name in names[:seats]]
    players[0] = (names[0], PERSON_LEVEL)
    session = begin("block", players, TARGET, SEED, store.room)
    longest = 0
    while not session.match.over:
        while not session.view.table.over:
            make_a_move(session, rng)
            longest = max(longest, len(session.short_record()))
        store.save_match(session)
        assert Store(memory).load_match().record() == session.record()
        if not session.match.over:
            session.next_round()
    assert max(session.match.scores.points) >= TARGET
    assert session.match.number > 20
    assert longest <= ROOM


def test_the_longest_record_there_can_be_fits():
    """By count: the header, the last finished round and the running one, all at their longest."""
    level = max(bots.LEVELS, key=len)
    header = len(
        "game: block\nseats: 4\ntarget: 999\nseed: 18446744073709551615\n"
        f"players: You (person), Ann ({level}), Bo ({level}), Cy ({level})\n"
        "rounds-before: 65535\nscores-before: 998 998 998 998\n"
    )
    # A round of four ends with 17 tiles laid at the most, and each can be followed by three passes.
    moves = len("66") + 16 * len(",65L") + 17 * 3 * len("-")
    round_ = len("round: lead=3 play=\n") + moves
    result = len("result: 1998 998 998 998 winner=0\n")
    assert header + 2 * round_ + result < ROOM


def test_the_longest_round_of_a_larger_set_fits_alone():
    """By count: four seats that draw from a double-nine set. Two such rounds may be too long."""
    header = 300
    # All but two tiles are laid at the most, and each can be followed by three passes.
    moves = 53 * len(",65L") + 53 * 3 * len("-") + 25 * len(",+65")
    assert header + len("round: lead=3 play=\n") + moves < ROOM


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_is_saved_even_where_two_rounds_find_no_room(seats):
    rng = random.Random(seats)
    # So small that a record with a finished round beside the running one is often too long.
    memory = RamMemory(576 + 512 + 2 * 800)
    players = [("You", PERSON_LEVEL), ("Ann", LEVEL), ("Bo", LEVEL), ("Cy", LEVEL)][:seats]
    store = Store(memory)
    session = begin("draw(set=double-nine)", players, TARGET, SEED, store.room)
    dropped = 0
    for _ in range(4):
        while not session.view.table.over:
            make_a_move(session, rng)
            before = len(session.record())
            store.save_match(session)
            dropped += len(session.record()) < before
            loaded = Store(memory).load_match()
            assert loaded.record() == session.record()
            assert format_round(loaded.match.round) == format_round(session.match.round)
            assert loaded.match.scores.points == session.match.scores.points
        session.next_round()
    assert dropped


class Recorded:
    """Stands for a session whose short record takes `length` bytes, and less without its rounds."""

    added = saved = None

    def __init__(self, length):
        self.text = "r" * length

    def short_record(self):
        return self.text + "\n"

    def forget_rounds(self):
        self.text = "f"


@pytest.mark.parametrize(
    "length, begins_slot, kept", [(327, True, True), (328, True, False), (328, False, True)]
)
def test_only_a_slot_that_is_begun_anew_had_better_not_be_a_third_full(length, begins_slot, kept):
    """A third of the 981 bytes of a slot is 327."""
    memory = RamMemory(PICO_MEMORY)
    slots = match_slots(memory, MATCH_VERSION)
    # Behind the long one there is no room for another.
    slots.save(b"s" * (900 if begins_slot else 100))
    session = Recorded(length)
    Store(memory).save_match(session)
    assert match_slots(memory, MATCH_VERSION).load() == (b"r" * length if kept else b"f")


def test_the_longest_settings_fit():
    settings = Settings()
    settings.target = TARGET
    settings.opponents = 9
    settings.levels = 9 * [max(bots.LEVELS, key=len)]
    settings.game = (
        "draw(blocked=gross,breton=stack,hand=7,lead=high-tile-after-block,set=double-twelve,"
        "stock-scores,strict,tie=lightest)"
    )
    memory = RamMemory(PICO_MEMORY)
    Store(memory).save_settings(settings)
    assert encode(Store(memory).load_settings()) == encode(settings)
