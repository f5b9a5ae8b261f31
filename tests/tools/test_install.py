import errno
import functools
import json
import os
import re
import shutil
from types import SimpleNamespace

import pytest

from tests.tools.test_drives import BOOT_OUT, board
from tools import drive_plan, drives, install
from tools.bundle import ROOT, bundle, find_compiler
from tools.drive_plan import PlanError
from tools.manifest import Entry, Manifest

MINE = b"# the player's own\n"
# Packing takes its time, and nothing here changes what there is to pack.
packed = functools.cache(bundle)


@pytest.fixture(scope="module")
def game():
    """The bundle of .mpy files, which is what is put onto a board."""
    return packed(compiler=find_compiler(None), program=None)


@pytest.fixture(scope="module")
def sources():
    """The bundle of .py files."""
    return packed(compiler=None, program=None)


@pytest.fixture(autouse=True)
def packed_once(monkeypatch):
    monkeypatch.setattr(install, "bundle", packed)


@pytest.fixture
def drive(tmp_path):
    """A new drive: CircuitPython's own first program, and two files of the player's."""
    folder = board(tmp_path / "CIRCUITPY")
    lay(folder, "code.py", b'print("Hello World!")\n')
    lay(folder, "lib/neopixel.mpy", MINE)
    lay(folder, "save.bin", MINE)
    return folder


def lay(folder, path, content):
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def content_of(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def small(version, **files):
    """A bundle of a few files: their names with _ for / and no suffix, all of them .py."""
    files = {
        name.replace("_", "/") + ".py": text.encode()
        for name, text in {"code": "c", **files}.items()
    }
    files["settings.toml"] = b"# nothing\n"
    entries = {path: Entry.of(content) for path, content in files.items()}
    files["pocket-bones.json"] = Manifest(version, None, None, {}, entries).to_bytes()
    return files


def put(folder, files, **options):
    install.install(drives.read(folder), files, **options)


def run(folder, *arguments):
    return install.main(["--drive", str(folder), *arguments])


def test_a_new_drive_gets_all_files_and_keeps_the_players(drive, game, capsys):
    before = content_of(drive)
    assert run(drive) == 0
    after = content_of(drive)
    assert {path: after[path] for path in game} == game
    assert set(after) == set(game) | set(before)
    assert after["save.bin"] == after["lib/neopixel.mpy"] == MINE
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == f"{drive}: CircuitPython 10.0.3, board file pico_lcd_1_3"
    size = sum(map(len, game.values()))
    assert printed[-2] == (
        f"Done: write {len(game)} files with {size:,} bytes, remove 0; 0 are there already"
    )
    assert "Eject the drive and press reset." in printed[-1]


def test_the_second_time_nothing_is_written(drive, game, capsys):
    run(drive)
    times = {path: path.stat().st_mtime_ns for path in drive.rglob("*")}
    capsys.readouterr()
    assert run(drive) == 0
    assert {path: path.stat().st_mtime_ns for path in drive.rglob("*")} == times
    printed = capsys.readouterr().out
    assert f"Done: write 0 files with 0 bytes, remove 0; {len(game)} are there" in printed


def test_only_what_changed_is_written(drive, capsys):
    put(drive, small("1", engine_a="1", engine_b="1"))
    capsys.readouterr()
    put(drive, small("2", engine_a="1", engine_b="22"))
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in printed[:-1]] == [
        ["write", "pocket-bones.json"],
        ["write", "engine/b.py"],
    ]


def test_a_dry_run_changes_nothing(drive, game, capsys):
    before = content_of(drive)
    assert run(drive, "--dry-run") == 0
    assert content_of(drive) == before
    printed = capsys.readouterr().out.splitlines()
    listed = {line.split()[1] for line in printed if line.startswith("write ")}
    assert listed == set(game)
    assert printed[-1].startswith(f"To do: write {len(game)} files with ")


def test_files_of_an_older_version_go_and_empty_folders_with_them(drive):
    put(drive, small("1", engine_old_a="1", engine_b="1", lib_gone="1"))
    put(drive, small("2", engine_b="1"))
    after = content_of(drive)
    assert "engine/b.py" in after
    assert "engine/old/a.py" not in after
    assert not (drive / "engine" / "old").exists()
    # The player has a file of his own there.
    assert "lib/gone.py" not in after
    assert after["lib/neopixel.mpy"] == MINE


def test_a_file_of_ours_that_the_player_changed_is_kept_and_told(drive, capsys):
    put(drive, small("1", firmware_board="1"))
    lay(drive, "firmware/board.py", MINE)
    put(drive, small("2"))
    assert content_of(drive)["firmware/board.py"] == MINE
    assert "keep    firmware/board.py" in capsys.readouterr().out


def test_a_file_that_no_manifest_names_is_never_removed(drive):
    lay(drive, "engine/old.py", MINE)
    put(drive, small("1"))
    put(drive, small("2"))
    assert content_of(drive)["engine/old.py"] == MINE


def test_settings_that_are_there_are_not_touched(drive):
    own = b'POCKET_BONES_BOARD = "pico_lcd_1_3"\nCIRCUITPY_PYSTACK_SIZE = 4000\n'
    lay(drive, "settings.toml", own)
    assert run(drive) == 0
    assert run(drive) == 0
    assert content_of(drive)["settings.toml"] == own


def test_settings_are_not_even_removed_with_an_older_version(drive):
    put(drive, small("1"))
    without = small("2")
    del without["settings.toml"]
    put(drive, without)
    assert content_of(drive)["settings.toml"] == b"# nothing\n"


def test_compiled_files_and_sources_take_the_place_of_each_other(drive, game, sources):
    assert run(drive, "--py") == 0
    after = content_of(drive)
    assert {path: after[path] for path in sources} == sources
    assert run(drive) == 0
    after = content_of(drive)
    assert {path: after[path] for path in game} == game
    assert not set(after) & (set(sources) - set(game))
    assert run(drive, "--py") == 0
    after = content_of(drive)
    assert {path: after[path] for path in sources} == sources
    assert not set(after) & (set(game) - set(sources))


def test_a_source_that_would_hide_a_compiled_file_is_in_the_way(drive, game, capsys):
    lay(drive, "engine/tiles.py", MINE)
    assert run(drive) == 1
    assert "not the game's: engine/tiles.py." in capsys.readouterr().err
    assert "engine/tiles.mpy" not in content_of(drive)
    assert run(drive, "--replace") == 0
    after = content_of(drive)
    assert "engine/tiles.py" not in after
    assert after["engine/tiles.mpy"] == game["engine/tiles.mpy"]


def test_a_source_of_ours_that_was_changed_goes_only_when_asked(drive, capsys):
    assert run(drive, "--py") == 0
    lay(drive, "engine/tiles.py", MINE)
    assert run(drive) == 1
    assert content_of(drive)["engine/tiles.py"] == MINE
    capsys.readouterr()
    assert run(drive, "--replace") == 0
    assert "engine/tiles.py" not in content_of(drive)
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if "engine/tiles.py" in line] == ["remove  engine/tiles.py"]


@pytest.mark.parametrize("name", ["code.py", "boot.py"])
def test_another_program_is_replaced_only_when_asked(drive, game, capsys, name):
    lay(drive, name, MINE)
    before = content_of(drive)
    assert run(drive) == 1
    assert f"Not installed: these files on the drive are not the game's: {name}." in (
        capsys.readouterr().err
    )
    assert content_of(drive) == before
    assert run(drive, "--replace") == 0
    assert content_of(drive)[name] == game[name]


def test_a_program_of_an_older_version_is_replaced_unasked(drive):
    put(drive, small("1", code="old"))
    put(drive, small("2", code="new"))
    assert content_of(drive)["code.py"] == b"new"


def test_the_bring_up_program_and_the_game_take_turns(drive, game):
    program = (ROOT / "hardware" / "bringup" / "code.py").read_bytes()
    assert run(drive, "--bringup") == 0
    after = content_of(drive)
    assert after["code.py"] == program
    listed = json.loads(after["pocket-bones.json"])["files"]["code.py"]
    assert listed == {"size": len(program), "sha256": Entry.of(program).sha256}
    assert run(drive) == 0
    assert content_of(drive)["code.py"] == game["code.py"]


# One file is removed and five are written.
@pytest.mark.parametrize("stop", range(6))
def test_broken_off_anywhere_and_done_again_all_is_well(drive, monkeypatch, stop):
    put(drive, small("1", code="1", engine_a="1", engine_b="1", engine_gone="1"))
    new = small("2", code="2", engine_a="2", engine_b="2", engine_new="2")
    left = [stop]

    def unplugged(step):
        def do(*arguments):
            if not left[0]:
                raise OSError(errno.EIO, "Input/output error")
            left[0] -= 1
            return step(*arguments)

        return do

    with monkeypatch.context() as patch:
        for name in ("_write", "_remove_empty_folders"):
            patch.setattr(drive_plan, name, unplugged(getattr(drive_plan, name)))
        with pytest.raises(PlanError, match="Input/output error"):
            put(drive, new)
    put(drive, new)
    after = content_of(drive)
    assert {path: after[path] for path in new} == new
    assert "engine/gone.py" not in after


def test_what_a_broken_off_version_left_goes_with_the_next_one(drive, monkeypatch):
    put(drive, small("1"))
    real = drive_plan._write

    def stop_after_the_new_file(file, content):
        real(file, content)
        if file.name == "new.py":
            raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(drive_plan, "_write", stop_after_the_new_file)
        with pytest.raises(PlanError, match="engine/new.py: Input/output error"):
            put(drive, small("2", engine_new="2", engine_z="2"))
    put(drive, small("3"))
    assert not (drive / "engine").exists()


@pytest.mark.parametrize(
    "version, text",
    [
        ("9.2.8", "has CircuitPython 9.2.8, which is too old; the game needs 10.0.0 or newer"),
        ("11.0.0", "has CircuitPython 11.0.0; .* for those below 11.0.0"),
    ],
)
def test_an_unsupported_circuitpython_is_refused(tmp_path, capsys, version, text):
    folder = board(tmp_path / "x", BOOT_OUT.replace("10.0.3", version))
    assert run(folder) == 1
    assert re.search(text, capsys.readouterr().err)
    assert set(content_of(folder)) == {"boot_out.txt"}


@pytest.fixture
def unknown(tmp_path):
    return board(tmp_path / "x", BOOT_OUT.replace("raspberry_pi_pico", "home_made"))


def test_an_unknown_board_says_what_to_do(unknown, capsys):
    assert run(unknown) == 1
    error = capsys.readouterr().err
    assert '"home_made"' in error
    assert "pico_lcd_1_3" in error
    assert "--board" in error
    assert set(content_of(unknown)) == {"boot_out.txt"}


def test_a_board_file_is_named_in_new_settings(unknown, game):
    assert run(unknown, "--board", "pico_lcd_1_3") == 0
    after = content_of(unknown)
    added = b'POCKET_BONES_BOARD = "pico_lcd_1_3"\n'
    assert after["settings.toml"] == game["settings.toml"] + added
    # Now the settings know it.
    assert run(unknown) == 0
    assert content_of(unknown) == after


def test_an_own_build_is_named_with_its_display(unknown, game):
    display = "ST7789 320x240 rotation=90"
    assert run(unknown, "--board", "generic", "--display", display) == 0
    assert content_of(unknown)["settings.toml"] == game["settings.toml"] + (
        b'POCKET_BONES_BOARD = "generic"\nPOCKET_BONES_DISPLAY = "ST7789 320x240 rotation=90"\n'
    )


@pytest.mark.parametrize(
    "settings, text",
    [
        (b'POCKET_BONES_BOARD = "generic"\n', "what the display is"),
        (b'POCKET_BONES_BOARD = "generic"\nPOCKET_BONES_DISPLAY = "ST7789 1x1"\n', "of 1x1"),
        (b"POCKET_BONES_BOARD = 3\n", "in quotes"),
        (b'POCKET_BONES_KEYS = "A=jump"\nPOCKET_BONES_BOARD = "pybadge"\n', '"jump"'),
    ],
)
def test_settings_with_which_the_game_would_not_start_are_told(unknown, capsys, settings, text):
    lay(unknown, "settings.toml", settings)
    assert run(unknown) == 1
    assert text in capsys.readouterr().err
    assert set(content_of(unknown)) == {"boot_out.txt", "settings.toml"}


def test_a_board_file_that_does_not_exist_is_refused(unknown, capsys):
    assert run(unknown, "--board", "no_such_board") == 1
    assert "no_such_board" in capsys.readouterr().err


def test_settings_that_are_there_are_not_changed_for_a_board_file(unknown, capsys):
    lay(unknown, "settings.toml", MINE)
    assert run(unknown, "--board", "pico_lcd_1_3") == 1
    assert 'write into it: POCKET_BONES_BOARD = "pico_lcd_1_3"' in capsys.readouterr().err
    assert content_of(unknown)["settings.toml"] == MINE


def test_settings_that_cannot_be_read_are_told(unknown, capsys):
    lay(unknown, "settings.toml", b"POCKET_BONES_BOARD = pico\n")
    assert run(unknown) == 1
    assert re.search(r"settings\.toml cannot be read: .*line 1", capsys.readouterr().err)


def test_a_full_drive_says_how_much_is_missing(drive, monkeypatch, capsys):
    # Blocks of 512 bytes: 1 for code.py, 2 for the module, its folder, and what else there is.
    files = small("1", engine_a="x" * 600)
    monkeypatch.setattr(drive_plan, "_block_size", lambda folder: 512)
    manifest_blocks = -(-len(files["pocket-bones.json"]) // 512)
    # code.py takes the block of the one that is there; settings.toml is new.
    needed = (2 + 1 + manifest_blocks + 1) * 512
    free = [needed - 100]
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free[0]))
    before = content_of(drive)
    with pytest.raises(install.InstallError, match="full: 100 bytes more are needed"):
        put(drive, files)
    assert content_of(drive) == before
    free[0] += 100
    put(drive, files)


def test_what_is_removed_makes_room(drive, monkeypatch):
    put(drive, small("1", engine_a="x" * 5000))
    monkeypatch.setattr(drive_plan, "_block_size", lambda folder: 512)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=0))
    put(drive, small("2", engine_b="x" * 4000))
    assert "engine/b.py" in content_of(drive)


@pytest.mark.parametrize(
    "number, text",
    [
        (errno.EROFS, "the drive cannot be written to. Press reset"),
        (errno.EACCES, "the drive cannot be written to. Press reset"),
        (errno.ENOSPC, "the drive is full"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_drive_that_does_not_take_a_file_is_told(drive, monkeypatch, capsys, number, text):
    def fail(file, content):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(drive_plan, "_write", fail)
    assert run(drive) == 1
    assert f"Not installed: boot.py: {text}" in capsys.readouterr().err


def test_what_is_read_back_otherwise_is_an_error(drive, monkeypatch, capsys):
    real = drive_plan._write

    def spoil(file, content):
        real(file, content[:-1] if file.name == "tiles.mpy" else content)

    monkeypatch.setattr(drive_plan, "_write", spoil)
    assert run(drive) == 1
    error = capsys.readouterr().err
    assert "1 files are not what was written: engine/tiles.mpy" in error


def test_a_broken_manifest_stops_it(drive, capsys):
    lay(drive, "pocket-bones.json", b"{")
    assert run(drive) == 1
    assert "pocket-bones.json cannot be read" in capsys.readouterr().err


def test_a_manifest_that_leads_out_of_the_drive_removes_nothing(drive, tmp_path, capsys):
    lay(tmp_path, "mine.txt", MINE)
    files = {"../mine.txt": Entry.of(MINE)}
    lay(drive, "pocket-bones.json", Manifest("1", None, None, {}, files).to_bytes())
    assert run(drive) == 1
    assert "outside of the drive: ../mine.txt" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_bytes() == MINE


def test_without_a_path_the_mounted_drive_is_taken(drive, monkeypatch, capsys):
    monkeypatch.setattr(drives, "mounted", lambda: [drive.parent, drive])
    assert install.main(["--dry-run"]) == 0
    assert str(drive) in capsys.readouterr().out
    monkeypatch.setattr(drives, "mounted", lambda: [])
    assert install.main(["--dry-run"]) == 1
    assert "Not installed: no drive named CIRCUITPY" in capsys.readouterr().err
