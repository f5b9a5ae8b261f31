import os
import sys

import pytest
from PIL import Image

from firmware import menu_texts
from firmware.keys import NAMES
from firmware.memory_map import match_slots
from firmware.store import MATCH_VERSION
from tests.app.driver import Driver
from tests.desktop.launch import PIPES, finish, start_simulator
from tools import simulator
from tools.desktop import save_file
from tools.desktop.memory import FileMemory
from tools.desktop.script import parse


@pytest.fixture
def apps(demo_app, monkeypatch):
    """The apps that the simulator makes, in order."""
    made = []

    class RememberedApp(demo_app.App):
        def __init__(self, *arguments, **options):
            super().__init__(*arguments, **options)
            made.append(self)

    monkeypatch.setattr(demo_app, "App", RememberedApp)
    return made


def _refused(capsys, *arguments):
    """Run with bad `arguments`; return the last line of the error."""
    with pytest.raises(SystemExit) as caught:
        simulator.main(list(arguments))
    assert caught.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("size", [(240, 240), (320, 240), (240, 135), (160, 128)])
def test_a_screenshot_has_the_size_of_the_screen(demo_app, tmp_path, size):
    path = tmp_path / "out.png"
    text = "{}x{}".format(*size)
    code = simulator.main(["--headless", "--size", text, "--screenshot", str(path)])
    assert code == 0
    assert (Image.open(path).format, Image.open(path).size) == ("PNG", size)


def test_the_screen_has_240_by_240_pixels_if_nothing_is_said(apps):
    simulator.main(["--headless"])
    assert (apps[0].board.display.width, apps[0].board.display.height) == (240, 240)


def test_keys_are_played_before_the_screenshot(demo_app, tmp_path):
    path = tmp_path / "out.png"
    simulator.main(["--headless", "--keys", "right*2 down", "--screenshot", str(path)])
    # The demo's red square of 12 by 12 pixels is all that is not blue.
    assert Image.open(path).getchannel("R").getbbox() == (40, 20, 52, 32)


def test_seed_and_seats_reach_the_app(apps):
    simulator.main(["--headless"])
    simulator.main(["--headless", "--seed", "0", "--seats", "4"])
    simulator.main(["--headless", "--seed", str(2**64 - 1), "--seats", "2"])
    assert [(app.seed, app.seats) for app in apps] == [(None, None), (0, 4), (2**64 - 1, 2)]


@pytest.mark.parametrize(
    "arguments, game, seats",
    [
        (["--seats", "3"], None, 3),
        (["--game", "sebastopol"], "sebastopol", None),
        (["--game", "draw(strict,hand=6)", "--seats", "3"], "draw(hand=6,strict)", 3),
        (["--set", "double-nine", "--seats", "4"], "block(set=double-nine)", 4),
        (["--game", "draw(strict)", "--set", "double-nine"], "draw(set=double-nine,strict)", None),
        (["--game", "draw(set=double-nine)", "--set", "double-six"], "draw", None),
        (["--seats", "10", "--size", "640x480"], None, 10),
        (
            ["--set", "double-twelve", "--game", "draw", "--size", "640x480"],
            "draw(set=double-twelve)",
            None,
        ),
    ],
)
def test_the_game_to_set_up_reaches_the_app(apps, arguments, game, seats):
    simulator.main(["--headless", *arguments])
    assert [(app.game, app.seats) for app in apps] == [(game, seats)]


def test_a_save_is_carried_on(demo_app, tmp_path):
    path = tmp_path / "save"
    simulator.main(["--headless", "--save", str(path), "--keys", "a*3"])
    # The demo counts on from the erased byte: 0xFF, 0, 1, 2.
    assert FileMemory(path)[0:2] == b"\x02\xff"
    simulator.main(["--headless", "--save", str(path), "--keys", "a"])
    assert FileMemory(path)[0:2] == b"\x03\xff"


def test_new_sets_the_former_save_aside(demo_app, tmp_path, capsys):
    path = tmp_path / "save"
    simulator.main(["--headless", "--save", str(path), "--keys", "a*3"])
    simulator.main(["--headless", "--save", str(path), "--new", "--keys", "a"])
    assert FileMemory(path)[0:1] == b"\x00"
    assert FileMemory(tmp_path / "save.old-1")[0:1] == b"\x02"
    assert capsys.readouterr().out == f"The former save is now {tmp_path / 'save.old-1'}\n"


def test_new_without_a_former_save_is_no_fault(demo_app, tmp_path, capsys):
    simulator.main(["--headless", "--save", str(tmp_path / "save"), "--new"])
    assert capsys.readouterr().out == ""


def test_headless_saves_nothing_unless_told(demo_app, tmp_path, monkeypatch):
    monkeypatch.setattr(simulator, "user_data_path", lambda *_, **__: tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    simulator.main(["--headless", "--keys", "a*3"])
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--size", "241x240"], "argument --size: invalid choice: '241x240'"),
        (["--scale", "5"], "argument --scale: invalid choice: '5'"),
        (["--scale", "0"], "argument --scale: invalid choice: '0'"),
        (["--seats", "1"], "argument --seats: invalid choice: 1"),
        (["--seats", "11"], "argument --seats: invalid choice: 11"),
        (["--game", "poker"], "argument --game: 'poker' is no game; there are block, partners,"),
        (["--game", "draw(strikt)"], "argument --game: 'strikt' is no option of draw; there are"),
        (["--game", "sebastopol", "--seats", "3"], "sebastopol is played with 4 seats, not with 3"),
        (
            ["--set", "double-six", "--seats", "5", "--size", "640x480"],
            "argument --set: 5 hands of 7 tiles are 35, but the double-6 set has 28: possible are "
            "5 tiles for 5 seats, or 4 seats of 7 tiles",
        ),
        (
            ["--game", "bergen", "--set", "double-nine"],
            "'set=double-nine' is no option of bergen; there are",
        ),
        (["--set", "double-ten"], "argument --set: invalid choice: 'double-ten'"),
        (
            ["--game", "block(hand=8)", "--seats", "4"],
            "argument --game: 4 hands of 8 tiles are 32, but the double-6 set has 28: possible are "
            "7 tiles for 4 seats, or 3 seats of 8 tiles",
        ),
        (
            ["--seats", "7"],
            "argument --seats: block with 7 seats finds no room on 240x240: add --size 640x480",
        ),
        (
            ["--set", "double-nine", "--size", "160x128"],
            "argument --set: block(set=double-nine) finds no room on 160x128: add --size 240x240 "
            "or 320x240 or 640x480",
        ),
        (
            ["--game", "draw(set=double-twelve)", "--seats", "2"],
            "argument --game: draw(set=double-twelve) with 2 seats finds no room on 240x240: add "
            "--size 640x480",
        ),
        (
            ["--game", "draw(hand=7)", "--seats", "4"],
            "draw(hand=7) with 4 seats would leave no tile to draw; possible are 2, 3, 5, 6, "
            "7, 8, 9, 10 seats",
        ),
        (["--seats", "x"], "argument --seats: invalid int value: 'x'"),
        (["--seed", "x"], "argument --seed: 'x' is not a whole number from 0 to 2**64 - 1"),
        (["--seed", "-1"], "argument --seed: '-1' is not a whole number"),
        (["--seed", str(2**64)], "is not a whole number from 0 to 2**64 - 1"),
        (["--keys", "a"], "argument --keys: needs --headless"),
        (["--screenshot", "a.png"], "argument --screenshot: needs --headless"),
        (
            ["--headless", "--screenshot", "a.jpg"],
            "argument --screenshot: pictures are PNG files, and 'a.jpg' ends in no .png",
        ),
        (["--headless", "--keys", "shot:a.jpg"], "'shot:a.jpg' needs a file, as in shot:table.png"),
        (["--headless", "--keys", "a bb"], "argument --keys: word 2 (column 3): unknown word 'bb'"),
        (["--sise", "240x240"], "unrecognized arguments: --sise"),
    ],
)
def test_a_bad_option_is_named_and_no_file_touched(
    demo_app, tmp_path, capsys, monkeypatch, arguments, message
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "save").write_bytes(b"\x05" * 65536)
    assert message in _refused(capsys, "--save", "save", "--new", *arguments)
    assert os.listdir(tmp_path) == ["save"]


def test_a_file_that_is_no_save_is_named(demo_app, tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader")
    message = _refused(capsys, "--headless", "--save", str(path))
    assert f"argument --save: {path}: has 11 bytes where a saved game has 65536" in message
    assert "--new sets it aside and starts afresh" in message
    assert path.read_text() == "Dear reader"


def test_the_simulators_own_save_of_a_wrong_length_is_set_aside(tmp_path, capsys):
    path = tmp_path / "save"
    path.write_bytes(b"\x05" * 11)
    with save_file.opened(path, own=True) as memory:
        assert memory[:] == b"\xff" * 65536
    assert (tmp_path / "save.old-1").read_bytes() == b"\x05" * 11
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: has 11 bytes where a saved game has 65536.",
        f"The former save is now {path}.old-1",
    ]


def test_a_save_is_played_with_by_one_simulator_at_a_time(demo_app, tmp_path, capsys):
    path = tmp_path / "save"
    with save_file.opened(path) as memory:
        memory[0:1] = b"\x07"
        for more in ([], ["--new"]):
            message = _refused(capsys, "--headless", "--save", str(path), *more)
            assert f"--save: {path}: another simulator is playing with it" in message
    assert simulator.main(["--headless", "--save", str(path), "--keys", "a"]) == 0
    assert FileMemory(path)[0:1] == b"\x08"
    assert not list(tmp_path.glob("*.old-*"))


@pytest.mark.parametrize(
    "version, row",
    [(MATCH_VERSION, menu_texts.SAVE_DAMAGED), (MATCH_VERSION + 1, menu_texts.SAVE_FOREIGN)],
)
def test_a_save_whose_match_cannot_be_read_is_kept(tmp_path, capsys, version, row):
    path = tmp_path / "save"
    match_slots(FileMemory(path), version).save(b"game: of another kind")
    before = path.read_bytes()
    picture = tmp_path / "title.png"
    simulator.main(["--headless", "--save", str(path), "--screenshot", str(picture)])
    said = f"The saved match cannot be read; the whole save is kept as {path}.old-1\n"
    assert capsys.readouterr().out == said
    assert (tmp_path / "save.old-1").read_bytes() == before
    assert Driver(memory=FileMemory(path)).rows()[-1] == row
    # One copy will do, however often it is looked at.
    simulator.main(["--headless", "--save", str(path)])
    assert capsys.readouterr().out == said
    assert [copy.name for copy in tmp_path.glob("save.old-*")] == ["save.old-1"]


def test_a_save_that_cannot_be_made_is_named(demo_app, tmp_path, capsys):
    path = tmp_path / "none" / "save"
    message = _refused(capsys, "--headless", "--save", str(path))
    assert f"argument --save: {path}: No such file or directory" in message


def test_pictures_that_cannot_be_saved_are_named(demo_app, tmp_path, capsys):
    path = tmp_path / "none" / "out.png"
    message = _refused(capsys, "--headless", "--screenshot", str(path))
    assert f"argument --screenshot: {path}: No such file or directory" in message
    message = _refused(capsys, "--headless", "--keys", f"shot:{path}")
    assert f"argument --keys: word 1 (column 1): cannot save {path}: No such file" in message


def test_the_default_save_is_a_file_of_the_users_own(monkeypatch, tmp_path):
    monkeypatch.setattr(simulator, "user_data_path", lambda name, **_: tmp_path / name)
    assert simulator.default_save() == tmp_path / "pocket-bones" / "save.nvm"


def test_headless_needs_no_pygame(tmp_path):
    path = tmp_path / "out.png"
    process = start_simulator(
        *("--headless", "--keys", "a", "--screenshot", str(path)),
        before="import sys\nsys.modules['pygame'] = None",
        **PIPES,
    )
    assert finish(process) == (0, "", "")
    assert Image.open(path).size == (240, 240)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_a_window_without_a_screen_is_refused(tmp_path):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["XDG_DATA_HOME"] = str(tmp_path)
    code, _, errors = finish(start_simulator(env=environment, **PIPES))
    assert code == 1
    last = errors.splitlines()[-1]
    assert last.startswith("python -m tools.simulator: no window can be opened: ")
    assert last.endswith("(without one: --headless)")
    # What the player would have saved has its place all the same.
    assert FileMemory(tmp_path / "pocket-bones" / "save.nvm")[:] == b"\xff" * 65536


def test_the_help_tells_all_words_of_scripts(capsys):
    with pytest.raises(SystemExit):
        simulator.main(["--help"])
    words = capsys.readouterr().out.partition("the words of a SCRIPT")[2]
    for word in (*NAMES, "right*3", "wait:500", "shot:FILE.png"):
        assert f" {word} " in words
    # What it shows as examples is understood.
    assert len(parse("right*3 wait:500 shot:FILE.png")) == 3
