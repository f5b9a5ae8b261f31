import pytest
from PIL import Image

from firmware import keys
from tests.emulator.test_saved import FIRST, memory_of
from tools.desktop.memory import RamMemory
from tools.desktop.script import Press, ScriptError, Shot, Wait
from tools.emulator.heap import Heap
from tools.emulator.trial import Measured, Trial, TrialError, measure_free

MS = 1_000_000


class StandInDevice:
    """A device of which the test says what it does at which millisecond.

    It is its own chip, screen and buttons. ``pixels`` are the milliseconds at which pixels come,
    ``says`` a dict from millisecond to what the console says then.
    """

    def __init__(self):
        self.chip = self.screen = self.buttons = self
        self.now = 0
        self.console = ""
        self.first_pixel = self.last_pixel = None
        self.pixels = []
        self.says = {}
        self.memories = {}
        self.saved = b"\xff" * 4096
        self.typed = []
        self._pressed = []

    def tick(self):
        pressed, self._pressed = self._pressed, []
        end = self.now + MS
        for when in self.pixels:
            if self.now <= when * MS < end:
                self.last_pixel = round(when * MS)
                self.first_pixel = self.first_pixel or self.last_pixel
        self.console += self.says.pop(self.now // MS, "")
        self.saved = self.memories.pop(self.now // MS, self.saved)
        self.now = end
        return pressed

    def forget(self):
        self.first_pixel = None

    def is_quiet(self):
        return self.last_pixel is None or self.now - self.last_pixel > 3 * MS

    def image(self):
        return Image.new("RGB", (2, 2), (self.now // MS, 0, 0))

    def press(self, key):
        self._pressed.append(key)
        return 50

    def memory(self):
        return self.saved

    def type(self, text):
        self.typed.append((self.now // MS, text))


@pytest.fixture
def device():
    return StandInDevice()


@pytest.fixture
def said():
    return []


@pytest.fixture
def trial(device, said):
    return Trial(device, lambda seconds, text: said.append((round(seconds * 1000), text)))


def test_the_title_stands_when_nothing_more_comes(device, said, trial):
    device.says = {300: "Emulated: code.py starts with 152", 310: "880 bytes free\r\n"}
    # A picture in two pieces, 100 ms apart at most.
    device.pixels = [900, 999.5, 1080.25]
    trial.boot()
    # The start is seen at the end of the millisecond in which it is said.
    assert trial.measured == Measured(free_at_start=152_880, title=1080.25 - 311)
    assert said == [
        (1181, "the title stands, 769 ms after code.py started"),
    ]


def test_what_is_shown_before_the_game_starts_is_no_title(device, trial):
    device.pixels = [10, 700]
    device.says = {500: "Emulated: code.py starts with 1 bytes free\r\n"}
    trial.boot()
    assert trial.measured.title == 700 - 501


@pytest.mark.parametrize("last", ["Code done running.", "Pocket Bones starts again in 20 s"])
def test_a_game_that_ends_is_an_error(device, trial, last):
    device.says = {5: "MemoryError: \r\n", 6: f"\r\n{last}\r\n"}
    with pytest.raises(TrialError, match="the game has ended; the console says why"):
        trial.boot()
    assert device.now == 7 * MS


def test_a_game_that_shows_nothing_is_an_error(device, trial):
    device.says = {5: "Emulated: code.py starts with 1 bytes free\r\n"}
    with pytest.raises(TrialError, match="no title after 60 s"):
        trial.boot()


def test_keys_take_as_long_as_they_do_and_waits_too(device, trial):
    trial.play([Press(keys.LEFT, 3), Wait(500)])
    assert device.now == 650 * MS


def test_from_a_key_to_the_first_pixel(device, said, trial):
    # The first key is answered after 12.25 ms, the second, pressed at 60 ms, after 55.5 ms.
    device.pixels = [12.25, 30, 115.5]
    trial.play([Press(keys.LEFT, 1), Wait(10), Press(keys.A, 1), Wait(100)])
    assert trial.measured.keys == [12.25, 55.5]
    assert said == [
        (13, "left: the first pixel came after 12.2 ms"),
        (116, "a: the first pixel came after 55.5 ms"),
    ]


def test_pixels_before_a_key_are_no_answer_to_it(device, trial):
    device.pixels = [5, 60]
    trial.play([Wait(10), Press(keys.LEFT, 1), Wait(100)])
    assert trial.measured.keys == [50]


def test_a_key_waits_for_what_is_being_drawn(device, trial):
    # The picture that stands at 58 ms goes on to come when the first key is done at 50 ms.
    device.pixels = [12, 49, 51, 53, 55, 70]
    trial.play([Press(keys.LEFT, 1), Press(keys.A, 1)])
    # Quiet at the end of the millisecond 58, 3 ms after the last pixel.
    assert trial.measured.keys == [12, 70 - 59]


def test_keys_that_are_answered_together_are_told_and_not_measured(device, said, trial):
    device.pixels = [80, 130]
    trial.play([Press(keys.LEFT, 2), Wait(20), Press(keys.UP, 1)])
    assert said == [
        (81, "left, left: the first pixel came after 80.0 ms"),
        (131, "up: the first pixel came after 10.0 ms"),
    ]
    assert trial.measured.keys == [10]


def test_keys_that_are_not_timed_are_told_and_not_measured(device, said, trial):
    device.pixels = [12]
    trial.keys_timed = False
    trial.play([Press(keys.LEFT, 1)])
    assert trial.measured.keys == []
    assert said == [(13, "left: the first pixel came after 12.0 ms")]


def test_a_key_that_changes_nothing_is_not_measured(device, said, trial):
    device.pixels = [1200]
    trial.play([Press(keys.UP, 1), Wait(2000)])
    assert trial.measured.keys == []
    assert said == [(1001, "up: nothing changed")]


def test_moves_of_bots_count_from_the_move_before(device, said, trial):
    device.memories = {
        10: memory_of(1, FIRST.format("30")),
        910: memory_of(1, FIRST.format("30,00R")),
        3000: memory_of(1, FIRST.format("30,00R,31L")),
        4001: memory_of(1, FIRST.format("30,00R,31L,11L")),
    }
    trial.play([Wait(5000)])
    assert trial.measured.bots == [900, 1001]
    assert said == [
        (11, "You (person) plays 30"),
        (911, "Bo (steady) plays 00R 900 ms after the move before"),
        (3001, "You (person) plays 31L"),
        (4002, "Bo (steady) plays 11L 1,001 ms after the move before"),
    ]


def test_a_picture_is_saved_when_it_is_whole(device, trial, tmp_path):
    device.pixels = [20]
    path = tmp_path / "table.png"
    trial.play([Wait(21), Shot(str(path), "word 2")])
    # Quiet 3 ms after the last pixel: at the end of the millisecond 23.
    assert Image.open(path).getpixel((0, 0)) == (24, 0, 0)


def test_a_picture_that_cannot_be_saved_is_told(trial, tmp_path):
    path = tmp_path / "missing" / "table.png"
    with pytest.raises(ScriptError, match="word 1: cannot save .*table.png: No such file"):
        trial.play([Shot(str(path), "word 1")])


def test_the_game_says_how_much_memory_is_free_whenever_it_is_asked(device, said, trial):
    device.says = {
        400: "Emulated: 51234 bytes free, largest 20480\r\n",
        700: "Emulated: 50000 bytes free, larg",
        710: "est 16000\r\n",
    }
    trial.wait(100)
    trial.ask("in round 1")
    trial.ask("in round 2")
    assert device.typed == [(100, b"?"), (401, b"?")]
    assert trial.measured.heaps == {
        "in round 1": Heap(51234, 20480),
        "in round 2": Heap(50000, 16000),
    }
    assert said == [
        (401, "in round 1: 51,234 bytes are free, the largest block has 20,480"),
        (711, "in round 2: 50,000 bytes are free, the largest block has 16,000"),
    ]


def test_a_game_that_does_not_answer_is_an_error(trial):
    with pytest.raises(TrialError, match="does not say how much memory is free"):
        trial.ask("at the end")


def test_moves_of_hurried_bots_are_told_without_a_time(device, said, trial):
    trial.hurry()
    assert device.typed == [(0, b"8")]
    device.memories = {
        10: memory_of(1, FIRST.format("30")),
        200: memory_of(1, FIRST.format("30,00R")),
    }
    trial.wait(300)
    assert said[-1] == (201, "Bo (steady) plays 00R")
    assert trial.measured.bots == []


def test_moves_of_a_match_that_was_saved_before_are_not_told(device, said):
    device.saved = memory_of(1, FIRST.format("30,00R"))
    trial = Trial(device, lambda seconds, text: said.append(text))
    assert trial.session.match.seed == 1
    device.memories = {10: memory_of(1, FIRST.format("30,00R,31L"))}
    trial.wait(20)
    assert said == ["You (person) plays 31L"]
    assert trial.measured.bots == []


def test_what_the_game_saves_is_kept_at_once(device):
    kept = RamMemory(4096)
    trial = Trial(device, lambda seconds, text: None, kept)
    device.memories = {10: b"\x01" * 4096, 20: b"\x02" * 4096}
    trial.wait(11)
    assert kept[0:4096] == b"\x01" * 4096
    trial.wait(10)
    assert kept[0:4096] == b"\x02" * 4096


def test_what_is_free_before_code_py(device):
    device.says = {300: "Emulated: code.py starts with 152", 310: "880 bytes free\r\n"}
    assert measure_free(device) == 152_880
    assert device.now == 311 * MS


def test_a_board_on_which_code_py_does_not_start_is_an_error(device):
    with pytest.raises(TrialError, match="code.py has not started after 60 s"):
        measure_free(device)
