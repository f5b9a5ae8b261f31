import pytest

from tests.emulator.game_chip import GameChip
from tests.emulator.stand_in import StandInChip
from tools.emulator.device import Device, DeviceError
from tools.emulator.uf2 import Firmware
from tools.install import boards

FIRMWARE = Firmware(b"circuitpython", (10, 3, 0))
FILES = {
    "code.py": b"import app\n",
    "settings.toml": b"# Settings\n",
    "lib/one.py": b"ONE = 1\n",
}


def device_of(settings, files=FILES):
    return Device(FIRMWARE, files, settings, make_chip=StandInChip)


def test_the_flash_holds_circuitpython_and_the_drive():
    flash = device_of({}).chip.content
    assert len(flash) == 2 * 1024 * 1024
    assert flash.startswith(b"circuitpython\xff")
    # Nothing is saved yet.
    assert set(flash[13:0x100000]) == {0xFF}
    drive = flash[0x100000:]
    assert drive[510:512] == b"\x55\xaa"
    for content in (b"import emulated\nimport app\n", b"# Settings\n", b"ONE = 1\n"):
        assert content in drive


def test_settings_are_written_as_on_a_real_drive():
    drive = device_of({boards.SETTING: "pico_display"}).chip.content[0x100000:]
    assert (
        b'# Settings\nPOCKET_BONES_BOARD = "pico_display"\nCIRCUITPY_SAFE_MODE_DELAY = 0\n' in drive
    )


def test_what_was_saved_before_is_in_the_flash():
    saved = bytes(range(256)) * 16
    device = Device(FIRMWARE, FILES, {}, saved, make_chip=StandInChip)
    assert device.chip.content[0xFF000:0x100000] == saved
    assert set(device.chip.content[13:0xFF000]) == {0xFF}
    assert len(device.chip.content) == 2 * 1024 * 1024


def test_memory_is_held_back_by_a_larger_stack():
    device = Device(FIRMWARE, FILES, {}, held_back=34_208, make_chip=StandInChip)
    # 2,048 is what CircuitPython's documentation of settings.toml gives as the usual.
    assert b"\nCIRCUITPY_PYSTACK_SIZE = 36256\n" in device.chip.content
    assert b"PYSTACK" not in device_of({}).chip.content


@pytest.mark.parametrize(
    "settings, name, size",
    [
        ({}, "Pico with Pico-LCD-1.3", (240, 240)),
        ({"POCKET_BONES_BOARD": "pico_lcd_1_14"}, "Pico with Pico-LCD-1.14", (240, 135)),
        ({"POCKET_BONES_BOARD": "pico_lcd_2"}, "Pico with Pico-LCD-2", (320, 240)),
        ({"POCKET_BONES_BOARD": "pico_display"}, "Pico with Pico Display", (240, 135)),
        ({"POCKET_BONES_BOARD": "pico_display_2"}, "Pico with Pico Display 2", (320, 240)),
        (
            {
                "POCKET_BONES_BOARD": "generic",
                "POCKET_BONES_DISPLAY": "ILI9341 320x240",
            },
            "own build",
            (320, 240),
        ),
    ],
)
def test_every_board_on_a_pico(settings, name, size):
    device = device_of(settings)
    assert device.name == name
    assert (device.width, device.height) == size
    assert device.screen.image().size == size


def test_a_display_of_which_nothing_is_known_is_refused():
    settings = {
        "POCKET_BONES_BOARD": "generic",
        "POCKET_BONES_DISPLAY": "ILI9341 320x240 rotation=90",
    }
    with pytest.raises(DeviceError, match="cannot be emulated"):
        device_of(settings)


def test_what_the_console_says_is_kept_and_passed_on():
    device = device_of({})
    said = []
    device.chip.say(b"Hello ")
    device.on_console = said.append
    device.chip.say(b"you\xff")
    assert device.console == "Hello you\ufffd"
    assert said == ["you\ufffd"]


def test_a_tick_presses_the_buttons_and_lets_a_millisecond_pass():
    device = device_of({})
    # Key A of a Pico-LCD-1.3 is at GP15.
    device.buttons.press(4)
    assert device.tick() == [4]
    assert device.tick() == []
    assert device.chip.now == 2_000_000
    assert device.chip.done == [(0, "ground", 15)]


def test_the_memory_is_what_the_game_saves_in():
    chip = GameChip(b"", lambda said: None)
    device = Device(FIRMWARE, FILES, {}, make_chip=lambda flash, on_console: chip)
    chip.memory = bytes(range(256)) * 16
    assert device.memory() == chip.memory
