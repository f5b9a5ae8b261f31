import importlib.util
import sys
from dataclasses import replace
from pathlib import Path

import manifold3d
import numpy
import pytest
import trimesh

FOLDER = Path(__file__).resolve().parents[2] / "hardware" / "case"
NAMES = ("tray", "lid")
# Board 70 x 90 x 1.6, 1 mm around it, bosses of 6.5 mm at its ends, walls of 2 mm; 18 mm below it
# and 9 mm above: 70+2+4, 90+2+13+4, 18+1.6+9+2; the lid has 2 mm and pegs of 9 less 0.25.
EXTENTS = {"tray": (76, 109, 30.6), "lid": (76, 109, 10.75)}


@pytest.fixture(scope="module")
def case():
    spec = importlib.util.spec_from_file_location("pocket_bones_case", FOLDER / "case.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="module")
def parts(case):
    lengths = case.Case()
    return {"tray": case.tray(lengths), "lid": case.lid(lengths)}


def filled(part, x, y, z, size=0.2):
    """Return which share of a small cube around a point is filled, 0 to 1."""
    probe = manifold3d.Manifold.cube((size, size, size), center=True).translate((x, y, z))
    return (part ^ probe).volume() / size**3


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_what_the_source_makes(case, parts, name):
    made = case.mesh(parts[name])
    read = trimesh.load(FOLDER / f"{name}.stl")
    assert numpy.allclose(read.bounds, made.bounds, atol=0.01)
    assert read.volume == pytest.approx(made.volume, rel=1e-4)
    assert read.area == pytest.approx(made.area, rel=1e-4)
    assert numpy.allclose(read.center_mass, made.center_mass, atol=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_the_files_can_be_printed(name):
    read = trimesh.load(FOLDER / f"{name}.stl")
    assert read.is_watertight
    assert read.is_winding_consistent
    assert read.extents == pytest.approx(EXTENTS[name], abs=0.01)
    # It stands on the bed.
    assert read.bounds[0][2] == pytest.approx(0, abs=1e-6)
    # Filled by a part, and not inside out.
    assert 0 < read.volume < numpy.prod(read.extents) / 3


def test_a_mesh_with_a_hole_is_not_watertight(case, parts):
    made = case.mesh(parts["lid"])
    made.update_faces(numpy.arange(len(made.faces)) != 0)
    assert not made.is_watertight


def test_the_files_are_small():
    assert sum((FOLDER / f"{name}.stl").stat().st_size for name in NAMES) < 300_000


@pytest.mark.parametrize("name", NAMES)
def test_each_part_is_of_one_piece(parts, name):
    assert len(parts[name].decompose()) == 1


def test_the_lids_openings_are_where_board_and_display_are(case, parts):
    lid = parts["lid"]
    # It lies face down: what is on the right is on the left here.
    holes = [(-8, -20), (-28, -20), (-18, -10), (-18, -30), (25, -15), (12, -24), (0, -36)]
    assert sorted(case.Case().buttons) == sorted(holes)
    for x, y in holes:
        assert filled(lid, -x, y, 1) == 0
        assert filled(lid, -x + 2.4, y, 1) == pytest.approx(1)
    # The window: 42 x 32 around (0, 22).
    for x, y in ((0, 22), (20.8, 22), (-20.8, 22), (0, 37.8), (0, 6.2)):
        assert filled(lid, x, y, 1) == 0
    for x, y in ((21.2, 22), (-21.2, 22), (0, 38.2), (0, 5.8)):
        assert filled(lid, x, y, 1) == pytest.approx(1)


def test_the_screws_go_through_the_lid_into_the_bosses(parts):
    # Inside 72 x 105: bosses of 6.5 mm in the corners have their middles at 32.75 and 49.25.
    for x in (-32.75, 32.75):
        for y in (-49.25, 49.25):
            assert filled(parts["lid"], x, y, 1) == 0
            assert filled(parts["tray"], x, y, 29) == 0
            assert filled(parts["tray"], x, y, 3) == pytest.approx(1)
            assert filled(parts["tray"], x + 1.4, y, 29) == pytest.approx(1)


def test_the_board_lies_on_posts_and_the_pegs_reach_it(parts):
    for x in (-32.5, 32.5):
        for y in (-42.5, 42.5):
            assert filled(parts["tray"], x, y, 19.8) == pytest.approx(1)
            assert filled(parts["tray"], x, y, 20.2) == 0
            assert filled(parts["lid"], x, y, 10.6) == pytest.approx(1)
    # Nothing else stands in the board's way.
    board = manifold3d.Manifold.cube((70, 90, 1.6), center=True).translate((0, 0, 20.85))
    assert (parts["tray"] ^ board).volume() == 0


def test_the_closed_lid_does_not_run_into_the_tray(parts):
    closed = parts["lid"].rotate((0, 180, 0)).translate((0, 0, 30.6 + 2))
    assert (closed ^ parts["tray"]).volume() == pytest.approx(0, abs=1e-6)
    # The pegs end a quarter of a millimetre above the board.
    board = manifold3d.Manifold.cube((70, 90, 1.6), center=True).translate((0, 0, 20.8))
    assert (closed ^ board).volume() == 0
    assert (closed ^ board.translate((0, 0, 0.3))).volume() > 0


def test_plugs_and_switch_have_their_openings(parts):
    tray = parts["tray"]
    # Upper wall, right wall, left wall: open in the middle, closed beside it.
    assert filled(tray, 0, 53.5, 15) == 0
    assert filled(tray, 7, 53.5, 15) == pytest.approx(1)
    assert filled(tray, 37, -20, 6.5) == 0
    assert filled(tray, 37, -13, 6.5) == pytest.approx(1)
    assert filled(tray, -37, -20, 11) == 0
    assert filled(tray, -37, -15, 11) == pytest.approx(1)


@pytest.mark.parametrize(
    "change, text",
    [
        ({"screw": 5}, "bosses of 6.5 mm are too thin"),
        ({"screw_clearance": 2}, "no wider than"),
        ({"window": (70, 32)}, r"the hole at \(0, 22\) reaches over the lid's edge"),
        ({"a_at": (40, -15)}, r"the hole at \(40, -15\) reaches over"),
        ({"b_at": (24, -15)}, r"the hole at \(24, -15\) runs into what is at \(25, -15\)"),
        ({"start_at": (30, -40)}, r"the hole at \(30, -40\) runs into what is at \(32.5, -42.5\)"),
        ({"charger_above": 2}, "reaches into the floor"),
        ({"pico_below": 16}, "Pico's plug reaches into the floor"),
    ],
)
def test_lengths_that_do_not_fit_are_refused(case, change, text):
    lengths = replace(case.Case(), **change)
    for make in (case.tray, case.lid):
        with pytest.raises(case.CaseError, match=text):
            make(lengths)


def test_a_thicker_board_makes_a_deeper_tray(case):
    made = case.mesh(case.tray(replace(case.Case(), board=(80, 90, 2))))
    assert made.extents == pytest.approx((86, 109, 31), abs=0.01)
    assert made.is_watertight


def test_the_command_writes_both_files(case, tmp_path, capsys):
    assert case.main(["--out", str(tmp_path / "new")]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("tray.stl: 76.0 x 109.0 x 30.6 mm, ")
    assert printed[1].startswith("lid.stl: 76.0 x 109.0 x 10.8 mm, ")
    for name in NAMES:
        assert (tmp_path / "new" / f"{name}.stl").stat().st_size > 1000
