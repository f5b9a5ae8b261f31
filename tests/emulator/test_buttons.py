import pytest

from firmware import keys
from firmware.boards.meanings import Meanings
from tests.emulator.stand_in import StandInChip
from tools.emulator.buttons import Buttons

FOUR = (("A", "a"), ("B", "b/start"), ("X", "left"), ("Y", "right"))
PINS = (12, 13, 14, 15)
MS = 1_000_000


class Bench:
    """Four buttons, and a chip that runs a millisecond after each tick of them."""

    def __init__(self):
        self.chip = StandInChip()
        self.buttons = Buttons(self.chip, PINS, Meanings(FOUR))

    def run(self, milliseconds):
        """Return (millisecond, keys) of the ticks that said that keys were pressed."""
        pressed = []
        for _ in range(milliseconds):
            found = self.buttons.tick()
            if found:
                pressed.append((self.chip.now // MS, found))
            self.chip.run(MS)
        return pressed

    def done(self):
        return [(when // MS, what, pin) for when, what, pin in self.chip.done]


@pytest.fixture
def bench():
    return Bench()


def test_a_press_takes_as_long_as_in_the_simulator(bench):
    assert bench.buttons.press(keys.LEFT) == 50
    assert bench.run(60) == [(0, [keys.LEFT])]
    assert bench.done() == [(0, "ground", 14), (30, "release", 14)]


def test_presses_wait_for_each_other(bench):
    bench.buttons.press(keys.LEFT)
    bench.buttons.press(keys.A)
    assert bench.run(100) == [(0, [keys.LEFT]), (50, [keys.A])]
    assert bench.done() == [
        (0, "ground", 14),
        (30, "release", 14),
        (50, "ground", 12),
        (80, "release", 12),
    ]


def test_with_a_long_press_the_short_one_counts_when_let_go(bench):
    bench.buttons.press(keys.B)
    assert bench.run(60) == [(30, [keys.B])]
    assert bench.done() == [(0, "ground", 13), (30, "release", 13)]


def test_a_long_press_counts_when_it_has_lasted(bench):
    assert bench.buttons.press(keys.START) == 650
    assert bench.run(700) == [(600, [keys.START])]
    assert bench.done() == [(0, "ground", 13), (630, "release", 13)]


def test_a_key_without_a_button_does_nothing(bench):
    assert bench.buttons.has(keys.A)
    assert bench.buttons.has(keys.START)
    assert not bench.buttons.has(keys.UP)
    assert bench.buttons.press(keys.UP) == 0
    assert bench.run(10) == []
    assert bench.done() == []


def test_a_press_later_begins_at_once(bench):
    bench.buttons.press(keys.A)
    bench.run(200)
    bench.buttons.press(keys.A)
    assert bench.run(60) == [(200, [keys.A])]
