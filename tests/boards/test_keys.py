"""How presses of buttons become keys: queues, long presses, sticks, the Joy FeatherWing."""

import importlib
from types import SimpleNamespace

import pytest

from firmware import keys
from firmware.clock import TICKS_PERIOD
from tests.boards.bench import Bench, Event, Events
from tests.boards.wing import Wing

NONE = keys.NONE
LONG = 600


class Scanner:
    def __init__(self, max_events=64):
        self.events = Events(max_events)
        self.resets = 0

    def reset(self):
        self.resets += 1


@pytest.fixture
def bench(lay_out):
    return lay_out(Bench("raspberry_pi_pico", {}))


@pytest.fixture
def part(bench):
    """A function that imports a module of the board layer."""
    return lambda name: importlib.import_module("firmware.boards." + name)


@pytest.fixture
def queue(part):
    """A function that makes a KeyQueue over a scanner, of buttons with these keys."""

    def make(scanner, short, long=None):
        presses = part("presses").Presses(short, long or [NONE] * len(short))
        return part("key_queue").KeyQueue(scanner, Event(), presses)

    return make


@pytest.fixture
def presses(part):
    """Button 0 gives B, and Start when held; button 1 gives A."""
    return part("presses").Presses([keys.B, keys.A], [keys.START, NONE])


def test_keys_come_in_order_and_releases_are_no_keys(queue):
    scanner = Scanner()
    taken = queue(scanner, [keys.LEFT, keys.B])
    for number, pressed in [(1, True), (1, False), (0, False), (0, True), (1, True)]:
        scanner.events.add(number, pressed)
    assert [taken.next() for _ in range(4)] == [keys.B, keys.LEFT, keys.B, NONE]


def test_one_event_is_used_for_every_read(queue):
    scanner = Scanner()
    taken = queue(scanner, [keys.A])
    for _ in range(5):
        scanner.events.add(0)
        taken.next()
    assert len(scanner.events.filled) == 5
    assert len({id(event) for event in scanner.events.filled}) == 1


def test_after_an_overflow_the_queue_begins_anew(queue, bench):
    scanner = Scanner(max_events=3)
    taken = queue(scanner, [keys.B], [keys.START])
    scanner.events.add(0)
    assert taken.next() == NONE
    for _ in range(4):
        scanner.events.add(0)
    bench.now = LONG
    # The button that was down is forgotten too: else this would be its long press.
    assert taken.next() == NONE
    assert scanner.resets == 1
    scanner.events.add(0, True, 700)
    scanner.events.add(0, False, 800)
    assert taken.next() == keys.B
    assert scanner.resets == 1


def test_the_first_queue_of_two_goes_first(part):
    waiting = {"first": [keys.A], "second": [keys.LEFT, keys.RIGHT]}

    def queue_of(name):
        return SimpleNamespace(next=lambda: waiting[name].pop(0) if waiting[name] else NONE)

    both = part("key_queue").Both(queue_of("first"), queue_of("second"))
    assert [both.next() for _ in range(4)] == [keys.A, keys.LEFT, keys.RIGHT, NONE]


def test_a_short_press_counts_when_the_button_is_let_go(presses):
    assert presses.take(0, True, 1000) == NONE
    assert presses.held(1000 + LONG - 1) == NONE
    assert presses.take(0, False, 1000 + LONG - 1) == keys.B
    assert presses.held(1000 + LONG) == NONE


def test_a_long_press_counts_while_the_button_is_held_and_only_once(presses):
    assert presses.take(0, True, 1000) == NONE
    assert presses.held(1000 + LONG) == keys.START
    assert presses.held(1000 + 2 * LONG) == NONE
    assert presses.take(0, False, 1000 + 3 * LONG) == NONE


def test_a_long_press_that_nobody_looked_at_in_time_is_still_long(presses):
    assert presses.take(0, True, 1000) == NONE
    assert presses.take(0, False, 1000 + LONG) == keys.START


def test_a_long_press_across_the_end_of_the_boards_clock(presses):
    assert presses.take(0, True, TICKS_PERIOD - 100) == NONE
    assert presses.held(LONG - 101) == NONE
    assert presses.held(LONG - 100) == keys.START


def test_a_button_without_a_long_press_counts_at_once(presses):
    assert presses.take(1, True, 1000) == keys.A
    assert presses.held(1000 + LONG) == NONE
    assert presses.take(1, False, 1000 + LONG) == NONE


def test_a_button_that_was_down_before_the_start_is_no_press(presses):
    assert presses.take(0, False, 1000) == NONE


def test_two_held_buttons_do_not_disturb_each_other(part):
    presses = part("presses").Presses([keys.B, keys.A], [keys.START, keys.UP])
    presses.take(0, True, 0)
    presses.take(1, True, 400)
    assert presses.held(LONG) == keys.START
    assert presses.held(LONG) == NONE
    assert presses.take(1, False, LONG) == keys.A


def test_a_pressed_button_that_is_told_pressed_again_is_held_from_then_on(presses):
    presses.take(0, True, 0)
    presses.take(0, True, 500)
    assert presses.held(LONG) == NONE
    assert presses.held(500 + LONG) == keys.START
    assert presses.held(500 + 2 * LONG) == NONE


@pytest.mark.parametrize(
    "before, value, after",
    [
        (0, 32768, 0),
        (0, 15000, 0),
        (0, 14999, 1),
        (0, 50000, 0),
        (0, 50001, 2),
        # Once tilted it has to come back further than it went.
        (1, 21999, 1),
        (1, 22000, 0),
        (2, 43001, 2),
        (2, 43000, 0),
        # From one side to the other between two looks.
        (1, 60000, 2),
        (2, 100, 1),
        # Other buttons' bits are left alone.
        (0b1100, 100, 0b1101),
        (0b1101, 32768, 0b1100),
    ],
)
def test_an_axis(part, before, value, after):
    assert part("polled").tilted(value, 1, 2, before) == after


def test_polled_buttons_give_an_event_for_each_change_with_its_time(part, bench):
    masks = [0b101, 0b101, 0b110, 0b110]
    polled = part("polled").Polled(SimpleNamespace(read=lambda: masks.pop(0)))
    event = part("polled").PolledEvent()
    seen = []
    for now in range(10, 70, 10):
        bench.now = now
        filled = polled.get_into(event)
        seen.append((event.key_number, event.pressed, event.timestamp) if filled else None)
    assert seen == [(0, True, 10), (2, True, 20), None, (0, False, 40), (1, True, 50), None]


@pytest.fixture
def wing(part, bench):
    """A Joy FeatherWing and a function that looks at it until it has told all, by its buttons."""
    bus = Wing()
    joy = part("joy_wing").JoyWing(bus)

    def down():
        for _ in range(8):
            bench.now += 8
            mask = joy.read()
        return mask

    return bus, down


def test_the_wing_is_told_to_pull_its_five_inputs_up(wing):
    bus, _ = wing
    # Inputs 6, 7, 9, 10 and 14, as a number of four bytes.
    mask = (1 << 6 | 1 << 7 | 1 << 9 | 1 << 10 | 1 << 14).to_bytes(4, "big")
    assert bus.written == [b"\x01\x03" + mask, b"\x01\x0b" + mask, b"\x01\x05" + mask]
    assert not bus.locked


@pytest.mark.parametrize("number, bit", [(0, 6), (1, 7), (2, 10), (3, 9), (4, 14)])
def test_each_button_of_the_wing(wing, number, bit):
    bus, down = wing
    assert down() == 0
    bus.levels &= ~(1 << bit)
    assert down() == 1 << number
    bus.levels |= 1 << bit
    assert down() == 0


@pytest.mark.parametrize(
    "register, value, number",
    [(Wing.X, 1000, 5), (Wing.X, 20, 6), (Wing.Y, 1000, 7), (Wing.Y, 20, 8)],
)
def test_each_direction_of_the_wings_stick(wing, register, value, number):
    bus, down = wing
    bus.axes[register] = value
    assert down() == 1 << number
    bus.axes[register] = 512
    assert down() == 0


def test_the_wing_is_not_asked_for_an_answer_too_early(part, bench):
    bus = Wing()
    joy = part("joy_wing").JoyWing(bus)
    joy.read()
    questions = len(bus.written)
    bench.now += 7
    joy.read()
    assert len(bus.written) == questions
    bench.now += 1
    joy.read()
    assert len(bus.written) == questions + 1


def test_a_bus_in_use_is_waited_for_without_blocking(part, bench):
    bus = Wing()
    joy = part("joy_wing").JoyWing(bus)
    bus.levels &= ~(1 << 6)
    bus.locked = True
    for _ in range(20):
        bench.now += 8
        assert joy.read() == 0
    bus.locked = False
    for _ in range(8):
        bench.now += 8
        mask = joy.read()
    assert mask == 1


def test_a_wing_that_falls_silent_is_asked_again(wing):
    bus, down = wing
    bus.levels &= ~(1 << 7)
    assert down() == 2
    bus.plugged = False
    assert down() == 2
    assert not bus.locked
    bus.plugged = True
    bus.levels |= 1 << 7
    assert down() == 0
