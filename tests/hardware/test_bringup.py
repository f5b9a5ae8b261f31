import gc
import runpy
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware import boards, keys
from tools import mpy
from tools.desktop.board import DesktopBoard

PROGRAM = Path(__file__).resolve().parents[2] / "hardware" / "bringup" / "code.py"
SIZES = [(240, 240), (320, 240), (240, 135), (160, 128), (480, 320)]
BLACK = (0, 0, 0)
WHITE = (255, 255, 255)
YELLOW = (255, 255, 0)
# The bars from left to right: white, yellow, cyan, green, magenta, red, blue, black.
BARS = [
    WHITE,
    YELLOW,
    (0, 255, 255),
    (0, 255, 0),
    (255, 0, 255),
    (255, 0, 0),
    (0, 0, 255),
    BLACK,
]


class PowerOffError(Exception):
    """The end of a run."""


class Memory(bytearray):
    """A board's memory that counts the writes and, if broken, keeps one bit of its last byte."""

    writes = 0
    stuck = False

    def __setitem__(self, where, content):
        super().__setitem__(where, content)
        self.writes += 1
        if self.stuck:
            super().__setitem__(len(self) - 1, self[len(self) - 1] | 1)


@pytest.fixture
def program(monkeypatch):
    """The program's names; its clock stands at 0 and 123,456 bytes are free."""
    monkeypatch.setitem(sys.modules, "supervisor", SimpleNamespace(ticks_ms=lambda: 0))
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    monkeypatch.setattr(gc, "mem_free", lambda: 123_456, raising=False)
    return runpy.run_path(str(PROGRAM))


def board(width=240, height=240, pressed=()):
    made = DesktopBoard(width, height, Memory(b"\xff" * 4096))
    made.name = "Pico with Pico-LCD-1.3"
    waiting = list(pressed)

    def next_key():
        if not waiting:
            raise PowerOffError
        return waiting.pop(0)

    made.keys = SimpleNamespace(next=next_key)
    return made


def run(program, on):
    with pytest.raises(PowerOffError):
        program["run"](on)
    return on.display.image()


@pytest.mark.parametrize("size", SIZES)
def test_the_borders_run_along_the_edges_of_the_screen(program, size):
    image = run(program, board(*size))
    width, height = size
    for inset, color in ((0, WHITE), (1, BLACK), (2, YELLOW), (3, BLACK)):
        right, bottom = width - 1 - inset, height - 1 - inset
        edges = [(x, y) for x in range(inset, right + 1) for y in (inset, bottom)]
        edges += [(x, y) for y in range(inset, bottom + 1) for x in (inset, right)]
        assert {image.getpixel(edge) for edge in edges} == {color}


@pytest.mark.parametrize("size", SIZES)
def test_the_bars_have_their_colours(program, size):
    image = run(program, board(*size))
    # An eighth of the width between the margins, less where seven rows of text leave less room.
    bar = {(240, 135): 25}.get(size, (size[0] - 10) // 8)
    # The bars begin 5 pixels from the left and 19 from the top.
    for number, color in enumerate(BARS):
        for corner in ((0, 0), (bar - 1, 0), (0, bar - 1), (bar - 1, bar - 1)):
            assert image.getpixel((5 + number * bar + corner[0], 19 + corner[1])) == color
    assert image.getpixel((5, 18)) == BLACK
    assert image.getpixel((5, 19 + bar)) == BLACK


@pytest.mark.parametrize("size", SIZES)
def test_no_text_touches_the_borders(program, size):
    everything = range(len(keys.NAMES))
    image = run(program, board(*size, pressed=[*everything, keys.START]))
    width, height = size
    inside = image.crop((4, 4, width - 4, height - 4))
    left, top, right, bottom = inside.getbbox()
    assert left >= 0 and right <= width - 8
    # Something is written in the last row that is used, and the column before the border is free.
    column = {image.getpixel((width - 4, y)) for y in range(3, height - 3)}
    row = {image.getpixel((x, height - 4)) for x in range(3, width - 3)}
    assert column == row == {BLACK}
    assert top <= 6 and bottom > 60


def test_every_key_is_named_as_it_is_pressed(program, capsys):
    run(program, board(pressed=[keys.LEFT, keys.NONE, keys.START]))
    printed = capsys.readouterr().out.splitlines()
    assert printed == [
        "240x240 Pico with Pico-LCD-1.3",
        "press every key",
        " left  right  up  down ",
        " a  b  start  hint ",
        "memory: 4096 bytes ok",
        "sound: none to test",
        "key: left",
        "[left] right  up  down ",
        "free: 123456 bytes",
        "battery: none to test",
        "key: start",
        " a  b [start] hint ",
    ]


def test_free_memory_is_told_once_a_second(program, monkeypatch, capsys):
    now = iter([0, 999, 1000, 1999, 2000])
    free = iter([3, 2, 1])
    monkeypatch.setattr(sys.modules["supervisor"], "ticks_ms", lambda: next(now))
    monkeypatch.setattr(gc, "mem_free", lambda: next(free))
    run(program, board(pressed=[keys.NONE] * 5))
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if "free" in line] == [
        "free: 3 bytes",
        "free: 2 bytes",
        "free: 1 bytes",
    ]


def test_sounder_and_battery_are_tested_where_the_board_has_them(program, capsys):
    played = []
    on = board(pressed=[keys.NONE])
    on.sound = SimpleNamespace(play=played.append, silence=lambda: played.append("off"))
    on.battery = SimpleNamespace(millivolts=lambda: 3908)
    run(program, on)
    # C5, E5 and G5 of the equal temperament with A4 at 440 Hz.
    assert played == [523, 659, 784, "off"]
    printed = capsys.readouterr().out.splitlines()
    assert "sound: C E G" in printed
    assert "battery: 3.9 V" in printed


def test_the_memory_gets_back_what_it_held(program):
    memory = Memory(range(256))
    assert program["check_memory"](memory) == "memory: 256 bytes ok"
    assert memory == bytes(range(256))
    assert memory.writes == 3


def test_a_broken_memory_is_told(program):
    memory = Memory(b"\xff" * 256)
    memory.stuck = True
    assert program["check_memory"](memory) == "memory: 256 bytes BROKEN"


def test_a_memory_that_cannot_be_restored_is_told(program):
    memory = Memory(b"\x00" * 256)
    memory.stuck = True
    assert program["check_memory"](memory) == "memory: NOT RESTORED"


def test_what_the_memory_held_is_restored_after_an_error(program):
    class Failing(Memory):
        def __setitem__(self, where, content):
            super().__setitem__(where, content)
            if self.writes == 1:
                raise OSError("flash")

    memory = Failing(range(256))
    with pytest.raises(OSError, match="flash"):
        program["check_memory"](memory)
    assert memory == bytes(range(256))


def test_on_the_board_it_starts_by_itself(program, monkeypatch, capsys):
    monkeypatch.setattr(boards, "load", board)
    with pytest.raises(PowerOffError):
        runpy.run_path(str(PROGRAM), run_name="__main__")
    assert capsys.readouterr().out.startswith("240x240 Pico with Pico-LCD-1.3\n")


def test_the_boards_compiler_takes_it():
    assert mpy.compiled(PROGRAM.read_bytes(), "code.py", mpy.default_compiler())
