"""Every scene at every size, compared with its approved picture, pixel by pixel.

A picture that changed on purpose is looked at and then approved: `python -m tests.app.approve`.
"""

import pytest
from PIL import Image

from tests.app import approve
from tests.app.driver import SIZE_NAMES, SIZES
from tests.app.pictures import APPROVED, complaint, save
from tests.app.scenes import PICTURES, picture_name, show
from tests.firmware.pixels import differing


@pytest.mark.parametrize(
    "scene, size", PICTURES, ids=[picture_name(scene, size) for scene, size in PICTURES]
)
def test_scene(scene, size):
    image = show(scene, size).image()
    wrong = complaint(picture_name(scene, size), image)
    assert not wrong, f"{wrong}\nIf that is right: python -m tests.app.approve {scene}"


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
@pytest.mark.parametrize("scene", ["table-choice", "setup"])
def test_a_screen_drawn_piece_by_piece_is_what_drawing_it_whole_gives(scene, size):
    driver = show(scene, size)
    pieces = driver.image()
    group = driver.board.display.root_group
    driver.board.display.root_group = None
    driver.board.display.root_group = group
    driver.board.display.refresh()
    assert driver.board.display.changed == [(0, 0, *size)]
    assert differing(pieces, driver.image()) is None


def test_every_approved_picture_is_of_a_scene():
    names = {f"{picture_name(scene, size)}.png" for scene, size in PICTURES}
    assert {path.name for path in APPROVED.glob("*.png")} == names


# The comparing itself

BLACK, WHITE, MARK = (0, 0, 0), (255, 255, 255), (255, 0, 255)


def test_equal_pictures_leave_nothing(tmp_path):
    image = Image.new("RGB", (8, 4), WHITE)
    save(image, tmp_path / "scene.png")
    assert complaint("scene", image, tmp_path, tmp_path / "failed") == ""
    assert not (tmp_path / "failed").exists()


def test_one_pixel_that_differs_is_found_and_marked(tmp_path):
    image = Image.new("RGB", (8, 4), BLACK)
    save(image, tmp_path / "scene.png")
    image.putpixel((5, 2), (0, 0, 1))
    wrong = complaint("scene", image, tmp_path, tmp_path / "failed")
    for name in ("scene.png", "failed/scene.png", "failed/scene-diff.png"):
        assert str(tmp_path / name) in wrong
    kept = Image.open(tmp_path / "failed" / "scene.png").convert("RGB")
    assert differing(kept, image) is None
    diff = Image.open(tmp_path / "failed" / "scene-diff.png").convert("RGB")
    assert [(x, y) for x in range(8) for y in range(4) if diff.getpixel((x, y)) == MARK] == [(5, 2)]


def test_a_picture_of_another_size_is_a_difference(tmp_path):
    save(Image.new("RGB", (8, 4), WHITE), tmp_path / "scene.png")
    wrong = complaint("scene", Image.new("RGB", (8, 5), WHITE), tmp_path, tmp_path / "failed")
    assert "looks otherwise" in wrong


def test_a_picture_that_was_never_approved_is_kept_to_be_looked_at(tmp_path):
    wrong = complaint("scene", Image.new("RGB", (8, 4)), tmp_path, tmp_path / "failed")
    assert "is missing" in wrong
    assert (tmp_path / "failed" / "scene.png").exists()


def test_a_saved_picture_has_every_pixel_of_the_original(tmp_path):
    image = Image.new("RGB", (16, 17))
    image.putdata([(value % 256, value // 2 % 128, 7) for value in range(16 * 17)])
    save(image, tmp_path / "many.png")
    assert differing(Image.open(tmp_path / "many.png").convert("RGB"), image) is None
    image.putpixel((0, 0), (1, 2, 3))
    with pytest.raises(ValueError, match="more than 256 colours"):
        save(image, tmp_path / "more.png")


def test_approving_writes_what_changed_and_names_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(approve, "APPROVED", tmp_path)
    approve.main(["settings"])
    made = sorted(tmp_path.iterdir())
    assert [path.name for path in made] == sorted(f"settings-{name}.png" for name in SIZE_NAMES)
    assert sorted(capsys.readouterr().out.split()) == [str(path) for path in made]
    save(Image.new("RGB", (240, 240)), made[1])
    approve.main(["settings"])
    assert capsys.readouterr().out.split() == [str(made[1])]
    with pytest.raises(SystemExit):
        approve.main(["setings"])
    assert "no scene 'setings'; there are title," in capsys.readouterr().err
