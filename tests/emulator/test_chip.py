from tests.emulator.small_program import Program
from tools.emulator.chip import Pico

US = 1_000
MS = 1_000_000
DC = 8
KEY = 15


class Run:
    """A program on the emulated chip, and the words it sends: (time, word, level of DC)."""

    def __init__(self, program):
        self.chip = Pico(program.image(), None)
        self.words = []
        self.chip.watch_spi(1, self._take)

    def _take(self, word):
        self.words.append((self.chip.now, word, self.chip.is_high(DC)))


def sender(divisor):
    program = Program()
    program.output(DC)
    program.spi(divisor)
    return program


def test_it_runs_what_is_in_the_flash_for_as_long_as_it_is_told():
    run = Run(Program())
    assert run.chip.now == 0
    run.chip.run(3 * US)
    run.chip.run(4 * US)
    # An instruction that has been begun is ended: at most a few cycles of 8 ns.
    assert 7 * US <= run.chip.now < 7 * US + 100


def test_words_are_seen_with_the_level_of_a_pin():
    program = sender(250)
    program.set(DC, False)
    program.send(0x2A)
    program.wait_until(1000)
    program.set(DC, True)
    program.send(0x01)
    program.send(0xEF)
    run = Run(program)
    run.chip.run(2 * MS)
    assert [(word, high) for _, word, high in run.words] == [
        (0x2A, False),
        (0x01, True),
        (0xEF, True),
    ]


def gaps(divisor):
    """Return the nanoseconds from each of three words to the next."""
    program = sender(divisor)
    for word in (1, 2, 3):
        program.send(word)
    run = Run(program)
    run.chip.run(1 * MS)
    first, second, third = (when for when, _, _ in run.words)
    return second - first, third - second


def test_a_word_takes_its_time_on_the_wire():
    # 8 bits at 500 kHz are 16 microseconds, at 62.5 MHz 128 nanoseconds; as fast as that, the
    # program may be slower than the wire.
    assert gaps(250) == (16 * US, 16 * US)
    assert min(gaps(2)) >= 128


def test_a_button_grounds_a_pin_that_is_pulled_up():
    program = sender(2)
    program.button(KEY)
    program.wait_for_low(KEY)
    program.send(1)
    run = Run(program)
    run.chip.run(1 * MS)
    assert run.words == []
    pressed = run.chip.now
    run.chip.ground(KEY)
    run.chip.run(1 * MS)
    [(when, _, _)] = run.words
    assert pressed < when < pressed + 1 * US


def test_a_button_that_is_let_go_grounds_nothing():
    program = sender(2)
    program.button(KEY)
    program.wait_until(1000)
    program.wait_for_low(KEY)
    program.send(1)
    run = Run(program)
    run.chip.ground(KEY)
    run.chip.run(500 * US)
    run.chip.release(KEY)
    run.chip.run(1 * MS)
    assert run.words == []


def test_a_program_that_waits_by_the_clock_waits_as_long():
    program = sender(2)
    program.wait_until(20_000)
    program.send(1)
    run = Run(program)
    run.chip.run(30 * MS)
    [(when, _, _)] = run.words
    # One look further is two microseconds at most.
    assert 20 * MS <= when <= 20 * MS + 3 * US


def test_the_rest_of_the_flash_is_erased():
    chip = Pico(b"ab", None)
    assert chip.flash(0, 4) == b"ab\xff\xff"
    assert chip.flash(0xFF000, 0x100000) == b"\xff" * 4096
