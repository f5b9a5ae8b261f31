import re

import pytest
from PIL import Image

from firmware import keys
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.script import Press, ScriptError, ScriptRunner, Shot, Wait, parse


@pytest.fixture
def board():
    return DesktopBoard(160, 128, RamMemory())


@pytest.fixture
def app(demo_app, board):
    return demo_app.App(board)


def test_every_word_is_understood():
    assert parse(" left right up down\ta b start wait:500 right*3 shot:a/b.png wait:0 ") == [
        Press(keys.LEFT, 1),
        Press(keys.RIGHT, 1),
        Press(keys.UP, 1),
        Press(keys.DOWN, 1),
        Press(keys.A, 1),
        Press(keys.B, 1),
        Press(keys.START, 1),
        Wait(500),
        Press(keys.RIGHT, 3),
        Shot("a/b.png", "word 10 (column 48)"),
        Wait(0),
    ]


def test_no_words_are_no_steps():
    assert parse("") == parse(" \n ") == []


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("rihgt", "word 1 (column 1): unknown word 'rihgt'; known are left, right, up, down, a"),
        ("a  b c", "word 3 (column 6): unknown word 'c'"),
        ("a Left", "word 2 (column 3): unknown word 'Left'"),
        ("none", "word 1 (column 1): unknown word 'none'"),
        ("shot", "word 1 (column 1): unknown word 'shot'"),
        ("*3", "word 1 (column 1): unknown word '*3'"),
        ("a right*", "word 2 (column 3): 'right*' needs a number of times, as in right*3"),
        ("right*0", "word 1 (column 1): 'right*0' needs a number of times, as in right*3"),
        ("right*-1", "word 1 (column 1): 'right*-1' needs a number of times"),
        ("right*2*2", "word 1 (column 1): 'right*2*2' needs a number of times"),
        ("wait:", "word 1 (column 1): 'wait:' needs whole milliseconds, as in wait:500"),
        ("wait:1.5", "word 1 (column 1): 'wait:1.5' needs whole milliseconds"),
        ("wait:-5", "word 1 (column 1): 'wait:-5' needs whole milliseconds"),
        ("wait:\u0663", "word 1 (column 1): 'wait:\u0663' needs whole milliseconds"),
        ("wait:" + "9" * 5000, "needs whole milliseconds"),
        ("wait:5*2", "word 1 (column 1): 'wait:5*2' needs whole milliseconds"),
        ("a shot:", "word 2 (column 3): 'shot:' needs a file, as in shot:table.png"),
    ],
)
def test_a_bad_word_is_named_with_its_place(script, message):
    with pytest.raises(ScriptError, match=re.escape(message)):
        parse(script)


def test_nothing_runs_before_all_is_understood(app, board):
    runner = ScriptRunner(app, board)
    with pytest.raises(ScriptError):
        runner.run("right a wait:100 oops")
    assert app.pressed == []
    assert runner.now == 0
    assert board.memory[0:1] == b"\xff"


def test_the_app_is_ticked_at_once(app, board):
    ScriptRunner(app, board, now=7)
    assert app.ticks == [7]
    assert board.display.image().getpixel((0, 0)) == (255, 0, 0)


def test_a_key_is_seen_by_the_next_tick_and_takes_50_ms(app, board):
    runner = ScriptRunner(app, board)
    runner.run("right b")
    assert app.ticks == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    assert app.pressed == [keys.RIGHT, keys.B]
    assert runner.now == 100


def test_a_repeated_key_takes_its_time_each_time(app, board):
    runner = ScriptRunner(app, board)
    runner.run("down*3")
    assert app.pressed == [keys.DOWN] * 3
    assert runner.now == 150
    assert app.square.y == 60


def test_waiting_goes_in_steps_of_10_ms_and_the_rest(app, board):
    runner = ScriptRunner(app, board)
    runner.run("wait:25 wait:0 wait:7")
    assert app.ticks == [0, 10, 20, 25, 32]


def test_time_passes_without_a_key(app, board):
    runner = ScriptRunner(app, board)
    # The demo's nap of 400 ms begins at the first tick after the key, at 10 ms.
    runner.run("start wait:350")
    assert (runner.now, app.square.x) == (400, 0)
    runner.run("wait:10")
    assert (runner.now, app.square.x) == (410, 20)


def test_the_clock_wraps_like_the_boards(app, board):
    runner = ScriptRunner(app, board, now=2**29 - 15)
    runner.run("start wait:360")
    assert app.ticks[:4] == [2**29 - 15, 2**29 - 5, 5, 15]
    assert runner.now == 395
    # Begun at 2**29 - 5, the nap of 400 ms is over at 395.
    assert app.square.x == 20


def test_a_shot_is_the_picture_of_that_moment(app, board, tmp_path):
    first, second = tmp_path / "first.png", tmp_path / "second.PNG"
    ScriptRunner(app, board).run(f"right shot:{first} down shot:{second} left")
    for path, place in ((first, (20, 0)), (second, (20, 20))):
        image = Image.open(path)
        assert (image.format, image.mode, image.size) == ("PNG", "RGB", (160, 128))
        # The demo's red square of 12 by 12 pixels is all that is not blue.
        assert image.getchannel("R").getbbox() == (*place, place[0] + 12, place[1] + 12)


def test_a_shot_that_cannot_be_saved_is_named_with_its_place(app, board, tmp_path):
    missing = tmp_path / "none" / "a.png"
    expected = f"word 2 (column 7): cannot save {missing}: No such file or directory"
    with pytest.raises(ScriptError, match=re.escape(expected)):
        ScriptRunner(app, board).run(f"right shot:{missing}")
