"""Sound, backlight and battery, on boards that have them."""

import pytest

from firmware import menu_texts, sound
from firmware.memory_map import settings_slots
from firmware.settings_text import VERSION
from firmware.store import Store
from firmware.widgets.battery import bars
from tests.app import positions
from tests.app.driver import PICO_MEMORY, SIZE_NAMES, SIZES, Driver
from tests.app.parts import FullDevice
from tools.desktop.memory import RamMemory


def hertz(*tunes):
    """Return the frequencies of these tunes, one after another, and the silence at the end."""
    return [10 * tens for tens in b"".join(tunes)[::2]] + [0]


def at_the_choice(**options):
    device = FullDevice(memory=positions.LONG_LINE.save(positions.CHOICE), **options)
    device.go_on()
    device.wait(1000)
    device.tone.heard.clear()
    return device


def test_a_tile_that_is_laid_clicks():
    device = at_the_choice()
    device.press("a")
    device.wait(100)
    assert device.tone.heard == hertz(sound.LAID_TUNE)


def test_the_players_turn_is_heard_after_a_bots_pass():
    device = FullDevice(memory=positions.TWO_SEATS.save(positions.BEFORE_ANNS_PASS))
    device.go_on()
    device.wait(2000)
    assert device.session.persons_turn()
    assert device.tone.heard == hertz(sound.PASS_TUNE, sound.TURN_TUNE)


def test_the_end_of_a_round_is_heard():
    # 18 of 19 moves are made, and Bo lays the last one.
    device = FullDevice(memory=positions.LONG_LINE.save(positions.BEFORE_THE_LAST))
    device.go_on()
    device.wait(3000)
    assert device.tone.heard == hertz(sound.DOMINO_TUNE, sound.LOST_TUNE)


def test_sound_that_is_off_is_silent_and_stays_off():
    device = at_the_choice()
    device.press("start")
    device.choose(menu_texts.SETTINGS)
    device.change(menu_texts.SOUND, "off")
    device.press("b b a")
    device.wait(2000)
    assert device.tone.heard == []
    device.restart()
    assert device.app.settings.sound == 0
    device.choose(menu_texts.SETTINGS)
    device.change(menu_texts.SOUND, "on")
    device.wait(500)
    # Switched on, it lets hear that it is.
    assert device.tone.heard == hertz(sound.TURN_TUNE[2:])


def test_the_backlight_is_dimmed_at_once_and_at_the_next_start():
    device = FullDevice()
    assert device.light.brightness == 1.0
    device.choose(menu_texts.SETTINGS)
    seen = []
    device.point_at(menu_texts.BACKLIGHT)
    for _ in range(4):
        device.press("left")
        seen.append(device.light.brightness)
    assert seen == [0.6, 0.3, 0.1, 1.0]
    device.change(menu_texts.BACKLIGHT, "low")
    device.press("b")
    device.restart()
    assert device.light.brightness == 0.1


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_boards_without_them_have_no_rows_for_them(size):
    device = Driver(size)
    device.choose(menu_texts.SETTINGS)
    rows = " ".join(device.rows())
    assert menu_texts.SOUND not in rows
    assert menu_texts.BACKLIGHT not in rows


def test_settings_of_before_there_was_sound_are_taken_as_they_are():
    memory = RamMemory(PICO_MEMORY)
    words = b"pace=2 hand_order=1 opponents=3 target=100 levels=heavy,hard,easy game=draw"
    settings_slots(memory, VERSION).save(words)
    settings = Store(memory).load_settings()
    assert (settings.pace, settings.hand_order, settings.game) == (2, 1, "draw")
    assert (settings.sound, settings.backlight) == (1, 3)


@pytest.mark.parametrize(
    "millivolts, filled",
    [(0, 0), (3499, 0), (3500, 1), (3699, 1), (3700, 2), (3899, 2), (3900, 3), (5000, 3)],
)
def test_the_battery_has_three_bars(millivolts, filled):
    assert bars(millivolts) == filled


def glyph(device):
    """Return the rows of the battery in the upper right corner as text."""
    image = device.image()
    width = device.size[0]
    return [
        "".join(".#"[image.getpixel((x, y))[0] > 128] for x in range(width - 21, width - 4))
        for y in range(6, 14)
    ]


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_the_pause_menu_shows_the_battery_and_measures_it_every_five_seconds(size):
    memory = positions.LONG_LINE.save(positions.CHOICE)
    device = FullDevice(size, memory=memory, drawn=True)
    device.go_on()
    device.wait(10_000)
    assert device.battery.measured == 0
    device.press("start")
    two_bars = [
        "###############..",
        "#.............#..",
        "#.###.###.....###",
        "#.###.###.....###",
        "#.###.###.....###",
        "#.###.###.....###",
        "#.............#..",
        "###############..",
    ]
    assert glyph(device) == two_bars
    device.battery.mv = 3600
    device.wait(4_900)
    assert glyph(device) == two_bars
    assert device.battery.measured == 1
    device.wait(200)
    assert device.battery.measured == 2
    assert glyph(device) == [row.replace("#.###.###.", "#.###.....") for row in two_bars]
