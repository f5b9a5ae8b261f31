import pytest

from tests.emulator.stand_in import StandInChip
from tools.emulator.screen import Screen
from tools.panel.glass import BOARDS

# A Pico-LCD-1.3: the second bus, since GP10 is its clock.
WIRING = {"sck": 10, "mosi": 11, "dc": 8, "cs": 9}
DC, CS = 8, 9
RED = (255, 0, 0)


class Panel:
    """A screen on a stand-in chip, and what a program sends to it."""

    def __init__(self):
        self.chip = StandInChip()
        self.screen = Screen(self.chip, WIRING, BOARDS["pico_lcd_1_3"])
        self.chip.high = {CS}

    def send(self, command, data=b""):
        chip = self.chip
        chip.high = set()
        chip.send(1, command)
        chip.high = {DC}
        for word in data:
            chip.send(1, word)
        chip.high = {DC, CS}

    def switch_on(self):
        for command, data in [(0x11, b""), (0x3A, b"\x55"), (0x21, b""), (0x29, b"")]:
            self.send(command, data)
        # Rows and columns exchanged, columns mirrored: upright, as this panel is mounted.
        self.send(0x36, b"\x60")

    def fill(self, columns, rows, pixel):
        (left, right), (top, bottom) = columns, rows
        self.send(0x2A, bytes((0, left, 0, right)))
        self.send(0x2B, bytes((0, top, 0, bottom)))
        self.send(0x2C, pixel * ((right - left + 1) * (bottom - top + 1)))


@pytest.fixture
def panel():
    panel = Panel()
    panel.switch_on()
    return panel


def test_what_comes_over_the_bus_is_seen(panel):
    panel.fill((0, 239), (0, 239), b"\x00\x00")
    panel.fill((7, 8), (3, 3), b"\xf8\x00")
    picture = panel.screen.image()
    assert picture.size == (240, 240)
    assert [picture.getpixel((x, 3)) for x in (6, 7, 8, 9)] == [(0, 0, 0), RED, RED, (0, 0, 0)]
    assert picture.getbbox() == (7, 3, 9, 4)


def test_what_is_sent_to_another_chip_is_not(panel):
    panel.fill((0, 0), (0, 0), b"\xf8\x00")
    panel.chip.high = {CS, DC}
    for word in b"\x2c\x00\x1f":
        panel.chip.send(1, word)
    assert panel.screen.pixel_bytes == 2
    assert panel.screen.image().getpixel((0, 0)) == RED


def test_only_pixels_count_as_pixels(panel):
    assert panel.screen.pixel_bytes == 0
    assert panel.screen.first_pixel is None
    panel.fill((0, 1), (0, 0), b"\x00\x00")
    assert panel.screen.pixel_bytes == 4


def test_the_times_of_the_first_and_the_last_pixel(panel):
    for ms in (10, 20, 30):
        panel.chip.now = ms * 1_000_000
        panel.fill((0, 0), (0, 0), b"\x00\x00")
    assert panel.screen.first_pixel == 10_000_000
    assert panel.screen.last_pixel == 30_000_000
    panel.screen.forget()
    assert panel.screen.first_pixel is None
    panel.chip.now = 40_000_000
    panel.fill((0, 0), (0, 0), b"\x00\x00")
    assert panel.screen.first_pixel == 40_000_000


def test_it_is_quiet_five_milliseconds_after_the_last_word(panel):
    panel.chip.now = 5_000_000
    panel.send(0x29)
    assert not panel.screen.is_quiet()
    panel.chip.now = 10_000_000
    assert not panel.screen.is_quiet()
    panel.chip.now = 10_000_001
    assert panel.screen.is_quiet()


@pytest.mark.parametrize("sck, bus", [(2, 0), (6, 0), (10, 1), (14, 1), (18, 0), (22, 0), (26, 1)])
def test_the_bus_follows_from_the_pin_of_the_clock(sck, bus):
    # After the table of pin functions in the RP2040's data sheet.
    chip = StandInChip()
    screen = Screen(chip, {**WIRING, "sck": sck}, BOARDS["pico_lcd_1_3"])
    chip.high = {DC}
    chip.send(bus, 0)
    assert screen.pixel_bytes == 0
    with pytest.raises(KeyError):
        chip.send(1 - bus, 0)
