import functools
import sys

import pytest
from PIL import Image, ImageChops

from firmware.app import App
from firmware.settings import Settings
from firmware.store import Store
from tests.emulator.game_chip import SEED, GameChip
from tests.emulator.uf2_file import BANNER, uf2
from tools import emulate
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.script import ScriptRunner
from tools.emulator.device import Device

# To the table and a move, with time for the bot's: all that the board draws.
SCRIPT = "a a wait:500 a wait:4000 right wait:300 a wait:3000"
BUNDLE = functools.cache(emulate.bundle)


@pytest.fixture(autouse=True)
def one_bundle(monkeypatch):
    """Have all tests here share one bundle, which takes long to make."""
    monkeypatch.setattr(emulate, "bundle", BUNDLE)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "circuitpython.uf2"
    path.write_bytes(uf2(BANNER))
    return str(path)


def run(*arguments):
    """Run with a stand-in for the chip that plays the game; return the exit code."""
    return emulate.main(arguments, make_device=functools.partial(Device, make_chip=GameChip))


def refused(capsys, *arguments):
    """Return what is said when the options are refused."""
    with pytest.raises(SystemExit) as stopped:
        run(*arguments)
    assert stopped.value.code == 2
    return " ".join(capsys.readouterr().err.split())


def test_a_script_is_played_on_the_device_as_in_the_simulator(capsys, tmp_path, file):
    picture = tmp_path / "end.png"
    assert run("--uf2", file, "--keys", SCRIPT, "--screenshot", str(picture)) == 0

    board = DesktopBoard(240, 240, RamMemory(4096))
    ScriptRunner(App(board, seed=SEED, seats=2), board).run(SCRIPT)
    with Image.open(picture) as shown:
        assert ImageChops.difference(shown, board.display.image()).getbbox() is None

    said = capsys.readouterr().out
    lines = [line.split("s  ", 1)[-1] for line in said.splitlines()]
    assert lines[0] == "Pico with Pico-LCD-1.3, CircuitPython 10.3.0"
    assert lines[1] == "console: Emulated: code.py starts with 150000 bytes free"
    assert sum(line.startswith("a: the first pixel came after 1.0 ms") for line in lines) == 4
    assert sum(line.startswith("You (person) plays ") for line in lines) == 1
    [bot] = [line for line in lines if line.startswith("Ann (steady) plays ")]
    assert bot.endswith(f" {Settings().pace_ms} ms after the move before")
    assert "free at the end      61,234 bytes (at least 50,000)" in lines


def test_rounds_are_played_and_the_memory_is_told(capsys, file):
    assert run("--uf2", file, "--rounds", "2", "--hurry") == 0
    lines = capsys.readouterr().out.splitlines()
    # None of the keys that play the rounds is measured.
    assert not [line for line in lines if line.startswith("key to first pixel")]
    free = [line.partition("  ")[0] for line in lines if line.startswith("free ")]
    assert free == [
        "free at the start",
        "free at the title",
        "free in round 1",
        "free in round 2",
        "free at the end",
    ]
    assert lines[-1].startswith("lost by rounds       0 bytes from the first to the last")


def test_a_device_with_less_memory_is_the_same_with_a_larger_stack(capsys, monkeypatch, file):
    held_back = []

    def make(*arguments, **options):
        held_back.append(options.get("held_back", 0))
        return Device(*arguments, make_chip=GameChip, **options)

    assert emulate.main(["--uf2", file, "--free", "140000"], make_device=make) == 0
    # The stand-in says that 150,000 bytes are free.
    assert held_back == [0, 10_000]
    assert "10,000 bytes are held back" in capsys.readouterr().out


def test_more_memory_than_there_is_is_refused(capsys, file):
    said = refused(capsys, "--uf2", file, "--free", "150001")
    assert "argument --free: only 150,000 bytes are free with this CircuitPython" in said


def test_ctrl_c_while_it_is_found_out_what_to_hold_back(capsys, monkeypatch, file):
    def interrupted(chip, nanoseconds):
        raise KeyboardInterrupt

    monkeypatch.setattr(GameChip, "run", interrupted)
    assert run("--uf2", file, "--free", "140000") == 1
    assert "stopped" in capsys.readouterr().err


def test_a_board_that_does_not_start_fails_with_less_memory_too(capsys, monkeypatch, file):
    monkeypatch.setattr(GameChip, "_start", lambda chip: None)
    assert run("--uf2", file, "--free", "140000") == 1
    assert "code.py has not started after 60 s" in capsys.readouterr().err


def test_a_compiler_makes_the_bundle_of_compiled_files(capsys, monkeypatch, file):
    compilers = []

    def bundle(compiler):
        compilers.append(compiler)
        return BUNDLE()

    monkeypatch.setattr(emulate, "bundle", bundle)
    # Any file will do here, for nothing is compiled.
    assert run("--uf2", file, "--mpy-cross", file) == 0
    assert compilers == [file]
    assert "code.py to the title 40 ms (at most 3,000)" in capsys.readouterr().out


def test_what_the_board_saves_is_there_when_it_is_switched_on_again(capsys, tmp_path, file):
    path = tmp_path / "board.nvm"
    assert run("--uf2", file, "--save", str(path), "--keys", "a a wait:500 a wait:4000") == 0
    saved = path.read_bytes()
    assert len(saved) == 4096
    begun = Store(bytearray(saved)).load_match()
    assert begun.match.number == 1

    flashes = []

    def make(*arguments, **options):
        device = Device(*arguments, make_chip=GameChip, **options)
        flashes.append(device.chip.content)
        return device

    assert emulate.main(["--uf2", file, "--save", str(path)], make_device=make) == 0
    assert flashes[0][0xFF000:0x100000] == saved


def test_a_file_that_is_no_board_save_is_refused(capsys, tmp_path, file):
    path = tmp_path / "notes.txt"
    path.write_text("Milk, eggs\n")
    assert f"argument --save: {path}: has 11 bytes" in refused(
        capsys, "--uf2", file, "--save", str(path)
    )
    assert path.read_text() == "Milk, eggs\n"


def test_ctrl_c_tells_what_was_measured_so_far(capsys, monkeypatch, file):
    def interrupted(chip, gpio):
        raise KeyboardInterrupt

    monkeypatch.setattr(GameChip, "ground", interrupted)
    assert run("--uf2", file, "--keys", "a") == 1
    said = capsys.readouterr()
    assert "code.py to the title 40 ms" in said.out
    assert "stopped; so far:" in said.err


@pytest.mark.parametrize("check, code", [((), 0), (("--check",), 1)])
def test_with_check_a_budget_that_is_overrun_fails(capsys, monkeypatch, file, check, code):
    monkeypatch.setattr("tools.emulator.report.FREE_BYTES", 61_235)
    assert run("--uf2", file, *check) == code
    assert "61,234 bytes (at least 61,235)  OVER ITS BUDGET" in capsys.readouterr().out


def test_a_game_that_ends_fails_after_what_was_measured(capsys, monkeypatch, file):
    def overwhelmed(chip, gpio):
        chip.say(b"MemoryError: \r\n\r\nCode done running.\r\n")

    monkeypatch.setattr(GameChip, "ground", overwhelmed)
    assert run("--uf2", file, "--keys", "a wait:500") == 1
    said = capsys.readouterr()
    assert "console: MemoryError:" in said.out
    assert "code.py to the title 40 ms" in said.out
    assert "the game has ended; the console says why" in said.err


def test_what_is_not_installed_is_told_with_the_command_that_installs_it(capsys, monkeypatch, file):
    monkeypatch.setitem(sys.modules, "rp2040py.execute_batch", None)
    for name in ("chip", "device"):
        monkeypatch.delitem(sys.modules, f"tools.emulator.{name}")
    said = refused(capsys, "--uf2", file)
    assert "is not installed; run: python -m pip install -r requirements-dev.txt" in said


def test_without_a_circuitpython_it_says_where_to_get_one(capsys):
    assert "https://circuitpython.org/board/raspberry_pi_pico/" in refused(capsys)


def test_another_file_is_refused_with_its_name(capsys, tmp_path):
    path = tmp_path / "README.md"
    path.write_text("# Not this one\n")
    said = refused(capsys, "--uf2", str(path))
    assert f"--uf2: {path}: it is no UF2 file" in said
    assert "https://circuitpython.org/board/raspberry_pi_pico/" in said


def test_a_missing_file_is_told(capsys, tmp_path):
    path = tmp_path / "missing.uf2"
    assert f"--uf2: {path}: No such file or directory" in refused(capsys, "--uf2", str(path))


@pytest.mark.parametrize(
    "arguments, why",
    [
        (("--keys", "a rihgt"), "argument --keys: word 2 (column 3): unknown word 'rihgt'"),
        (("--window", "--keys", "a"), "argument --keys: not with --window"),
        (("--window", "--rounds", "3"), "argument --rounds: not with --window"),
        (("--hurry",), "argument --hurry: needs --rounds"),
        (("--scale", "2"), "argument --scale: needs --window"),
        (("--display", "st7789"), "argument --display: needs --board generic"),
        (
            ("--board", "pico_display", "--rounds", "1", "--hurry"),
            "argument --hurry: not with buttons that mean something else when held",
        ),
        (("--rounds", "0"), "argument --rounds: '0' is no whole number of at least 1"),
        (("--window", "--screenshot", "x.png"), "argument --screenshot: not with --window"),
        (("--board", "pico_lcd_7"), '"pico_lcd_7" is none of the boards known'),
        (("--board", "pybadge"), "a Pico as the board pybadge cannot be emulated"),
        (("--board", "generic"), "Write in settings.toml what the display is"),
        (("--board", "pico_display", "--keys", "up"), "no button of this board gives up"),
    ],
)
def test_other_options_are_refused(capsys, file, arguments, why):
    assert why in refused(capsys, "--uf2", file, *arguments)


def test_a_picture_without_its_folder_is_refused_before_the_game_starts(capsys, tmp_path, file):
    path = tmp_path / "missing" / "end.png"
    why = f"cannot save {path}: there is no folder {path.parent}"
    said = refused(capsys, "--uf2", file, "--screenshot", str(path))
    assert f"argument --screenshot: {why}" in said
    said = refused(capsys, "--uf2", file, "--keys", f"a shot:{path}")
    assert f"argument --keys: word 2 (column 3): {why}" in said


@pytest.mark.parametrize(
    "option, place",
    [
        ("--screenshot={}", "argument --screenshot"),
        ("--keys=wait:10 shot:{}", "word 2 (column 9)"),
    ],
)
def test_a_picture_that_cannot_be_saved_fails_after_what_was_measured(
    capsys, tmp_path, file, option, place
):
    path = tmp_path / "end.png"
    path.mkdir()
    assert run("--uf2", file, option.format(path)) == 1
    said = capsys.readouterr()
    assert f"{place}: cannot save {path}: Is a directory" in said.err
    assert "code.py to the title 40 ms" in said.out
