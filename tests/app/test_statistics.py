"""Matches played and won: counted once each, kept apart from the match, shown on every screen."""

import pytest

from firmware import menu_texts, round_texts
from firmware.game_list import GAMES
from firmware.memory_map import statistics_slots
from firmware.statistics import VERSION, Statistics, count_match
from firmware.store import Store
from tests.app import positions
from tests.app.driver import PICO_MEMORY, SIZE_NAMES, SIZES, Driver
from tests.app.memories import CuttableMemory, PowerCutError
from tools.desktop.memory import RamMemory

LEVELS = ("random", "easy", "heavy", "steady", "hard")


class Session:
    """A session whose match has just ended; the person plays for the side 0."""

    def __init__(self, game, levels, winner, sides=None):
        self.players = [("You", "person")] + [("bot", level) for level in levels]
        self.match = self
        self.rules = self
        self.name = game
        self.winner = winner
        self.seats = len(self.players)
        self.scores = self
        self.points = [0] * (sides or self.seats)


def counted(*sessions):
    """Return the tallies, as (games, levels), after these sessions' matches were counted."""
    memory = RamMemory(PICO_MEMORY)
    for session in sessions:
        count_match(statistics_slots(memory, VERSION), session)
    statistics = Store(memory).load_statistics()
    return statistics.games, statistics.levels


def test_nothing_is_counted_at_first():
    assert counted() == ([], [])


def test_a_match_counts_for_its_game_and_for_each_level_played_against():
    assert counted(
        Session("block", ["steady"], 0),
        Session("block(breton)", ["heavy", "steady", "heavy"], 2),
        # Partners: the bot across is on the person's side, and Ann and Cy are the opponents.
        Session("partners", ["easy", "hard", "random"], 0, sides=2),
        # Drawn.
        Session("draw", ["steady"], None),
    ) == (
        [["block", 2, 1], ["partners", 1, 1], ["draw", 1, 0]],
        [["steady", 3, 1], ["heavy", 1, 0], ["easy", 1, 1], ["random", 1, 1]],
    )


def test_a_thousand_matches_are_counted_in_few_erasures():
    memory = CuttableMemory()
    for number in range(1000):
        session = Session("block", ["steady"], number % 4)
        count_match(statistics_slots(memory, VERSION), session)
    statistics = Store(memory).load_statistics()
    assert statistics.games == [["block", 1000, 250]]
    assert statistics.levels == [["steady", 1000, 250]]
    # A slot is begun anew, with all of its 256 bytes written, once in five matches at the most.
    assert sum(len(data) == 256 for _, data in memory.writes) < 1000 / 5


def longest_statistics():
    statistics = Statistics()
    for name in sorted({game.partition("(")[0] for game, *_ in GAMES} | {"sebastopol"}):
        statistics.add(name, 9999, 9999)
    for level in LEVELS:
        statistics.add(level, 9999, 9999)
    return statistics


def test_all_games_and_levels_at_their_most_fit_into_a_slot():
    saved = statistics_slots(RamMemory(PICO_MEMORY), VERSION)
    saved.save(longest_statistics().encode())
    # The tallies stand still then.
    for _ in range(5):
        count_match(saved, Session("block", ["steady"], 0))
        statistics = Statistics(saved.load())
        assert statistics.encode() == longest_statistics().encode()


@pytest.mark.parametrize(
    "payload, games",
    [
        (b"block=12/5 draw=3/1 block=1/1", [["block", 13, 6], ["draw", 3, 1]]),
        (b"block=5/6", []),
        (b"block= =3/1 draw block=x/1 draw=2/1", [["draw", 2, 1]]),
        (b"block=99999/1", []),
        (b"block=1/1 \xff", []),
        (b"", []),
    ],
)
def test_what_is_not_understood_is_left_out(payload, games):
    assert Statistics(payload).games == games


def test_a_match_that_ends_is_counted_once_and_outlives_the_match():
    """You have laid out all but one tile, and your 10 pips short of the target come in with it."""
    memory = positions.YOU_OUT.save(16, target=61)
    driver = Driver(memory=memory)
    driver.go_on()
    driver.wait(1000)
    while not driver.view.table.over:
        if driver.session.persons_turn():
            driver.play_turn(driver.view.legal_moves()[0])
        driver.wait(100)
    assert driver.session.match.over
    tallies = [["block", 1, 1]], [["steady", 1, 1]]
    for _ in range(2):
        statistics = driver.app.store.load_statistics()
        assert (statistics.games, statistics.levels) == tallies
        driver.restart()
        driver.go_on()
    driver.press("a")
    driver.choose(round_texts.BACK_TO_TITLE)
    driver.choose(menu_texts.STATISTICS)
    assert driver.rows()[:2] == ["Game          played  won", "Block              1    1"]
    driver.restart()
    statistics = driver.app.store.load_statistics()
    assert (statistics.games, statistics.levels) == tallies


def test_a_match_that_is_given_up_is_not_counted():
    driver = Driver(memory=positions.LONG_LINE.save(positions.CHOICE))
    driver.go_on()
    driver.press("start")
    for label in (menu_texts.GIVE_UP, menu_texts.YES, menu_texts.YES):
        driver.choose(label)
    driver.choose(menu_texts.STATISTICS)
    assert " ".join(driver.rows()) == f"{menu_texts.NO_MATCHES} {menu_texts.ANY_KEY}"


@pytest.mark.parametrize("cut", range(0, 30))
def test_a_cut_while_counting_leaves_the_former_or_the_new_tallies(cut):
    memory = CuttableMemory()
    count_match(statistics_slots(memory, VERSION), Session("block", ["steady"], 0))
    memory.cut_after = cut
    with pytest.raises(PowerCutError):
        count_match(statistics_slots(memory, VERSION), Session("block", ["steady"], 1))
    played = Store(memory).load_statistics().games[0][1]
    # 4 bytes of head and " block=1/0 steady=1/0".
    assert played == (2 if cut >= 25 else 1)


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_pages_hold_all_tallies_at_their_longest(size):
    memory = RamMemory(PICO_MEMORY)
    statistics_slots(memory, VERSION).save(longest_statistics().encode())
    driver = Driver(size, memory=memory)
    driver.choose(menu_texts.STATISTICS)
    seen = []
    for _ in range(5):
        # The last row is the page's number, where there are several.
        seen += [row for row in driver.rows() if row not in seen]
        driver.press("right")
    for level in LEVELS:
        assert f"{level:13}   9999 9999" in seen
    for _, name, _ in GAMES:
        assert f"{name:13}   9999 9999" in seen
    driver.press("b")
    assert driver.shows(menu_texts.TITLE)
