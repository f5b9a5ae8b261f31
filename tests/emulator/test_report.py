from tools.emulator.heap import Heap
from tools.emulator.report import lines, text
from tools.emulator.trial import Measured

GOOD = Measured(
    free_at_start=152_880,
    title=2_999.6,
    keys=[7.2, 49.9, 12.0],
    bots=[900.0, 1450.4],
    heaps={
        "at the title": Heap(50_000, 16_000),
        "in round 1": Heap(61_000, 20_480),
        "in round 100": Heap(60_000, 20_000),
    },
)
BAD = Measured(
    title=3_000.1,
    keys=[50.4],
    bots=[900.0],
    heaps={"in round 1": Heap(51_000, 16_000), "in round 2": Heap(49_999, 15_999)},
)


def test_what_keeps_to_its_budget():
    told = lines(GOOD, "mpy")
    assert [line.within for line in told] == [True, True, None, None] + 7 * [True]
    assert text(told).splitlines() == [
        "code.py to the title 3,000 ms (at most 3,000)",
        "key to first pixel   7 to 50 ms in 3 cases (at most 50)",
        "a bot's move         900 to 1,450 ms in 2 cases, the game's pauses included",
        "free at the start    152,880 bytes",
        "free at the title    50,000 bytes (at least 50,000)",
        "the largest block    16,000 bytes (at least 16,000)",
        "free in round 1      61,000 bytes (at least 50,000)",
        "the largest block    20,480 bytes (at least 16,000)",
        "free in round 100    60,000 bytes (at least 50,000)",
        "the largest block    20,000 bytes (at least 16,000)",
        "lost by rounds       1,000 bytes from the first to the last (at most 1,000)",
    ]


def test_what_does_not():
    told = lines(BAD, "mpy")
    assert [line.within for line in told] == [False, False, None, True, True, False, False, False]
    assert text(told).splitlines()[1:3] == [
        "key to first pixel   50 ms in 1 case (at most 50)  OVER ITS BUDGET",
        "a bot's move         900 ms in 1 case, the game's pauses included",
    ]
    assert text(told).splitlines()[-1] == (
        "lost by rounds       1,001 bytes from the first to the last (at most 1,000)"
        "  OVER ITS BUDGET"
    )


def test_files_that_are_compiled_on_the_board_may_start_later():
    [title] = lines(Measured(title=5_000), "py")
    assert title.within
    [title] = lines(Measured(title=5_001), "py")
    assert not title.within


def test_nothing_measured_is_nothing_told():
    assert text(lines(Measured(), "py")) == ""
