import pytest

import tools.desktop.platform  # noqa: F401

# isort: split
from displayio import Group
from PIL import ImageChops

from engine.notation.rounds import parse_round
from firmware import texts
from tests.app import positions
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.script import ScriptRunner
from tools.replay import main
from tools.viewer import Viewer, ViewerError

# RULES section 12: eleven moves, blocked, 24 - 17 = 7.
ENDGAME = (
    "block/2 lead=0 deal=66.65.52.62.40.54.53|60.00.64.63.61.51.11"
    " play=66,60L,65R,00L,52R,--,62R,64R,40R,--,-- end=blocked:0:7"
)
# Four moves, seat 1 goes out: the other holds 5-4.
SHORT = "block/2 lead=0 deal=66.54|60.00 play=66,60L,--,00L end=domino:1:9"
SIZES = [(240, 240), (320, 240), (240, 135), (160, 128)]


def words(group):
    """All texts shown, in no order."""
    found = set()
    for item in group:
        if isinstance(item, Group):
            text = getattr(item, "text", None)
            found |= words(item) if text is None else {text} - {""}
    return found


class Stage:
    def __init__(self, size, *lines):
        self.board = DesktopBoard(*size, RamMemory(4096))
        rounds = [(["Ann", "Bo"], parse_round(line)) for line in lines]
        self.keys = ScriptRunner(Viewer(self.board, rounds), self.board)

    def press(self, script):
        self.keys.run(script)
        return words(self.board.display.root_group)


@pytest.fixture
def endgame():
    return Stage((240, 240), ENDGAME)


def test_it_begins_before_the_lead(endgame):
    assert {"Ann", "Bo", "Round 1  0/11"} == endgame.press("")


def test_each_step_names_the_move_made(endgame):
    assert "Round 1  1/11  Ann 6-6" in endgame.press("right")
    assert "Round 1  2/11  Bo 6-0" in endgame.press("a")
    assert "Round 1  6/11  Bo PASS" in endgame.press("right*4")


def test_after_the_last_move_the_count_is_spelled_out(endgame):
    assert "24 - 17 = 7" not in endgame.press("right*10")
    assert {"24 - 17 = 7", "Round 1  11/11  Ann PASS"} <= endgame.press("right")


def test_a_step_too_far_changes_nothing(endgame):
    endgame.press("right*11")
    before = endgame.board.display.image()
    endgame.press("right down")
    assert ImageChops.difference(before, endgame.board.display.image()).getbbox() is None


def test_a_step_back_shows_the_very_picture_before(endgame):
    endgame.press("right*4")
    before = endgame.board.display.image()
    endgame.press("right left")
    assert ImageChops.difference(before, endgame.board.display.image()).getbbox() is None


def test_down_and_up_go_from_round_to_round():
    stage = Stage((240, 240), ENDGAME, SHORT)
    stage.press("right*3")
    assert "Round 2  0/4" in stage.press("down")
    assert {"Round 2  4/4  Bo 0-0", "9"} <= stage.press("right*4")
    assert "Round 1  0/11" in stage.press("up")


@pytest.mark.parametrize("size", SIZES)
def test_two_hands_are_shown_on_every_screen(size):
    assert "24 - 17 = 7" in Stage(size, ENDGAME).press("right*11")


def test_replay_plays_a_file_headless(tmp_path, capsys):
    record = tmp_path / "rounds.txt"
    record.write_text(ENDGAME + "\n")
    picture = tmp_path / "end.png"
    options = ["--play", "--headless", "--keys", "right*11", "--screenshot", str(picture)]
    assert main([str(record), *options]) == 0
    assert "24 - 17 = 7" in capsys.readouterr().out
    assert picture.exists()


def test_replay_plays_nothing_of_an_unsound_file(tmp_path, capsys):
    record = tmp_path / "rounds.txt"
    record.write_text(ENDGAME.replace("blocked:0:7", "blocked:0:8") + "\n")
    picture = tmp_path / "end.png"
    assert main([str(record), "--play", "--headless", "--screenshot", str(picture)]) == 1
    assert "end=blocked:0:8 should be end=blocked:0:7" in capsys.readouterr().err
    assert not picture.exists()


def test_a_match_without_a_round_has_nothing_to_play(tmp_path, capsys):
    record = tmp_path / "match.txt"
    record.write_text(
        "game: block\nseats: 2\ntarget: 9\nseed: 7\nplayers: Ann (heavy), Bo (easy)\n"
    )
    assert main([str(record), "--play", "--headless"]) == 1
    assert capsys.readouterr().err == "python -m tools.replay: there is no round to show\n"


# Beside a name of 42 pixels four hands have 160 / 2 - 42 = 38 pixels each: four tiles of 8.
@pytest.mark.parametrize("size, code", [("160x128", 1), ("240x240", 0), ("320x240", 0)])
def test_hands_too_large_for_the_screen_are_refused_at_once(tmp_path, capsys, size, code):
    record = tmp_path / "rounds.txt"
    whole_set = (
        "66.65.64.63.62.61.60|55.54.53.52.51.50.44|43.42.41.40.33.32.31|30.22.21.20.11.10.00"
    )
    record.write_text(f"{SHORT}\nblock/4 lead=0 deal={whole_set} play=\n")
    assert main([str(record), "--play", "--headless", "--size", size]) == code
    wrong = (
        "python -m tools.replay: round 2: no room for the line and hands of 7 tiles on 160x128\n"
    )
    assert capsys.readouterr().err == wrong * code


# Bo must draw the 6-0, the only tile that may be drawn, and so holds three tiles at once.
DRAWN = "draw/2 lead=0 deal=66.54|41.40 stock=60.33.22 play=66,+60,60L,--,40L,54L end=domino:0:5"
HEADERS = "bergen/2 lead=0 deal=66.60|55.54 stock=33.44 play=66,--,60L end=domino:0:1"
TARGET = "bergen/2 lead=1 deal=55.54|66.60 stock=33.44 play=66 end=target:1:0"
RUN = "freerun/4 lead=0 deal=66.60|11.10|22.21|33.32 play=66,."
# The 6-0 would be left over, so that the turn goes on; then nothing fits, and it ends by itself.
RUN_ON = "freerun/4 lead=0 deal=66.60.54|11.41.00|22.21.42|33.32.31 play=66,60L,00L"
SIDES = (
    "partners/4 lead=0 deal=66.60|55.54|00.10|33.32 play=66,--,--,--,60L end=domino:0:30",
    "foster4/4 lead=0 deal=66.60|10.11|53.00|20.30 play=66,--,--,--,60L end=domino:-:0",
)


def names_of(line):
    seats = int(line.partition("/")[2].partition(" ")[0])
    return [texts.YOU, *texts.bot_names(seats)] if seats > 4 else ["Ann", "Bo", "Cy", "Di"][:seats]


class GameStage(Stage):
    def __init__(self, size, *lines):
        self.board = DesktopBoard(*size, RamMemory(4096))
        rounds = [(names_of(line), parse_round(line)) for line in lines]
        self.keys = ScriptRunner(Viewer(self.board, rounds), self.board)


@pytest.mark.parametrize("size", SIZES)
def test_a_drawn_tile_joins_the_hand(size):
    stage = GameStage(size, DRAWN)
    before = stage.board.display.image()
    assert "Round 1  2/6  Bo +6-0" in stage.press("right*2")
    drawn = stage.board.display.image()
    assert "Round 1  3/6  Bo 6-0" in stage.press("right")
    stage.press("left")
    assert ImageChops.difference(drawn, stage.board.display.image()).getbbox() is None
    stage.press("left*2")
    assert ImageChops.difference(before, stage.board.display.image()).getbbox() is None


# A round of a double-nine set; Ann goes out, Bo is left with the 9-0.
NINES = "block(set=double-nine)/2 lead=0 deal=99.87|98.90 play=99,98L,87L end=domino:0:9"
# Ten seats lay 41 tiles of a double-twelve set; the first goes out.
TEN_SEATS = positions.TEN_SEATS.line


@pytest.mark.parametrize("size", SIZES)
def test_a_round_of_a_larger_set(size):
    stage = GameStage(size, NINES)
    assert "Round 1  2/3  Bo 9-8" in stage.press("right*2")
    assert "9" in stage.press("right")


def test_ten_seats_on_the_large_screen():
    stage = GameStage((640, 480), TEN_SEATS)
    shown = stage.press("right*200")
    assert "39 + 38 + 9 + 24 + 29 + 29 + 21 + 35 + 20 = 244" in shown


def test_ten_seats_find_no_room_on_a_small_screen():
    with pytest.raises(
        ViewerError, match="round 1: no room for the line and hands of 7 tiles on 240x240"
    ):
        GameStage((240, 240), TEN_SEATS)


def test_the_count_of_a_round_with_draws():
    # Bo is left with the 4-1.
    assert "5" in GameStage((240, 240), DRAWN).press("right*6")


def test_a_stop_is_a_step_of_its_own():
    assert "Round 1  2/2  Ann stops" in GameStage((240, 240), RUN).press("right*2")


def test_a_turn_that_ends_by_itself_is_no_step():
    stage = GameStage((240, 240), RUN_ON)
    assert "Round 1  2/3  Ann 6-0" in stage.press("right*2")
    assert "Round 1  3/3  Bo 0-0" in stage.press("right")
    assert "Round 1  2/3  Ann 6-0" in stage.press("left")
    assert "Round 1  1/3  Ann 6-6" in stage.press("left")


CROSS = (
    "sebastopol/4 lead=0 deal=66.60.63.62.00.10.11|43.50.51.52.53.54.55|64.65.20.21.22.30.31|"
    "61.44.32.33.40.41.42 play=66,--,64L,61R,60T,--,65B,44L"
)


@pytest.mark.parametrize("size", [(240, 240), (320, 240), (240, 135)])
def test_a_line_with_four_arms_is_shown(size):
    stage = GameStage(size, CROSS, CROSS)
    assert "Round 1  8/8  Di 4-4" in stage.press("right*8")
    whole = stage.board.display.image()
    # An arm that is begun is closed until the others are, and its mark without a frame.
    assert "Round 1  4/8  Di 6-1" in stage.press("left*4")
    assert ImageChops.difference(whole, stage.board.display.image()).getbbox() is not None
    stage.press("right*4")
    assert ImageChops.difference(whole, stage.board.display.image()).getbbox() is None
    assert "Round 2  0/8" in stage.press("down")


def test_points_of_mid_round_are_told_at_the_end():
    stage = GameStage((160, 128), HEADERS, TARGET)
    # 2 points for the lead of a double and 1 for going out.
    assert "1  Ann +3" in stage.press("right*3")
    assert {"Bo +2", "Round 2  1/1  Bo 6-6"} <= stage.press("down right")


def test_partners_are_named_with_their_count():
    stage = GameStage((240, 240), *SIDES)
    assert "Ann+Cy: 19 + 11 = 30" in stage.press("right*5")
    assert "A tie: nobody scores" in stage.press("down right*5")


def test_names_that_begin_alike_are_told_apart_by_seat():
    board = DesktopBoard(240, 240, RamMemory(4096))
    Viewer(board, [(["seat 0", "seat 1"], parse_round(SHORT))])
    assert {"seat0", "seat1"} <= words(board.display.root_group)


def test_a_larger_hand_is_shown_with_smaller_tiles_in_rows():
    # Beside the names there are 78 pixels: six tiles of 12, or nine of 8 in each of two rows.
    hands = "66.65.64.63.62.61.60|55.54.53.52.51.50.44|43.42.41.40.33.32.31|30.22.21.20.11.10.00"
    line = f"block/4 lead=0 deal={hands} play=66"
    assert "Round 1  1/1  Ann 6-6" in GameStage((240, 240), line).press("right")
