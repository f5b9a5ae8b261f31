"""The printable case of the reference build: python hardware/case/case.py [--out FOLDER]

Writes tray.stl and lid.stl, each as it lies on the printer's bed. All lengths are in millimetres.
The case holds a perforated board of 70 x 90 mm with display and buttons on top and the Pico below;
battery and charger lie on the floor. Modules of the same name differ by millimetres: measure your
own parts and change the numbers of ``Case`` before printing.
"""

import argparse
import math
import sys
from dataclasses import dataclass
from pathlib import Path

import manifold3d
import numpy
import trimesh

HERE = Path(__file__).resolve().parent
# Straight pieces in a full circle: enough for holes this small.
SEGMENTS = 32
# Cuts reach so far beyond a face that none is left behind.
BEYOND = 1


class CaseError(ValueError):
    """The case cannot be made with these lengths; the text says which."""


@dataclass(frozen=True)
class Case:
    """The lengths of the case, in mm; x goes right and y up, as one looks at the display.

    Places are the middles of things, from the middle of the case.
    """

    # The perforated board, and the room around it.
    board: tuple[float, float, float] = (70, 90, 1.6)
    gap: float = 1
    # Room below the board for Pico, charger and battery, and above it for display and buttons.
    below: float = 18
    above: float = 9
    wall: float = 2
    corner: float = 4
    # Above and below the board's ends there is room for the bosses that take the lid's screws:
    # M2.5 x 12 self-tapping.
    boss: float = 6.5
    screw: float = 2.1
    screw_clearance: float = 2.9
    # The board's corners rest on square posts in the tray, and pegs of the lid hold them down.
    post: float = 5
    # The lid's rim, which reaches into the tray with some play.
    lip: tuple[float, float] = (1.6, 2)
    play: float = 0.25
    # The display's visible part, with a margin; a 2 inch panel has 40.8 x 30.6 mm.
    window: tuple[float, float] = (42, 32)
    window_at: tuple[float, float] = (0, 22)
    # Push buttons of 6 x 6 x 13 mm have stems of 3.5 mm.
    stem: float = 4.5
    cross_at: tuple[float, float] = (-18, -20)
    cross_arm: float = 10
    a_at: tuple[float, float] = (25, -15)
    b_at: tuple[float, float] = (12, -24)
    start_at: tuple[float, float] = (0, -36)
    # Seven small holes over the piezo, and its middle.
    piezo_hole: float = 1.5
    piezo_at: tuple[float, float] = (24, -37)
    # Openings for the plugs, width and height: the Pico's in the upper wall, its middle so far
    # below the board; the charger's in the right wall, its middle so far above the floor.
    plug: tuple[float, float] = (13, 8)
    pico_below: float = 5
    charger_at: float = -20
    charger_above: float = 4.5
    # The slide switch, in the left wall.
    switch: tuple[float, float] = (9, 4.5)
    switch_at: float = -20
    switch_above: float = 9

    @property
    def inside(self):
        """The room inside of the tray: width, height and depth."""
        width, height, thickness = self.board
        return (
            width + 2 * self.gap,
            height + 2 * (self.gap + self.boss),
            self.below + thickness + self.above,
        )

    @property
    def outside(self):
        """The tray's width, height and depth, without the lid."""
        width, height, depth = self.inside
        return width + 2 * self.wall, height + 2 * self.wall, depth + self.wall

    @property
    def buttons(self):
        """The middles of the holes for the buttons: cross, A, B and start."""
        x, y = self.cross_at
        arm = self.cross_arm
        cross = [(x - arm, y), (x + arm, y), (x, y + arm), (x, y - arm)]
        return [*cross, self.a_at, self.b_at, self.start_at]

    @property
    def bosses(self):
        """The middles of the four bosses."""
        width, height, _ = self.inside
        x = (width - self.boss) / 2
        y = (height - self.boss) / 2
        return [(-x, -y), (x, -y), (-x, y), (x, y)]

    @property
    def corners(self):
        """The middles of the posts and pegs that hold the board's corners."""
        x = (self.board[0] - self.post) / 2
        y = (self.board[1] - self.post) / 2
        return [(-x, -y), (x, -y), (-x, y), (x, y)]

    def check(self):
        """Raise CaseError if something does not fit."""
        if self.boss <= self.screw + 2:
            raise CaseError(f"bosses of {self.boss} mm are too thin for holes of {self.screw} mm")
        if self.screw_clearance <= self.screw:
            raise CaseError("the lid's holes are no wider than those the screws cut into")
        width, height, _ = self.inside
        free = (width / 2 - self.lip[0] - self.play, self.board[1] / 2)
        holes = [(place, (self.stem, self.stem)) for place in self.buttons]
        holes.append((self.window_at, self.window))
        holes.append((self.piezo_at, (6 * self.piezo_hole, 6 * self.piezo_hole)))
        pegs = [(place, (self.post, self.post)) for place in self.corners]
        for number, (place, size) in enumerate(holes):
            if any(abs(place[i]) + size[i] / 2 > free[i] for i in (0, 1)):
                raise CaseError(f"the hole at {place} reaches over the lid's edge")
            for other, other_size in holes[:number] + pegs:
                if all(
                    abs(place[i] - other[i]) < (size[i] + other_size[i]) / 2 + 1 for i in (0, 1)
                ):
                    raise CaseError(f"the hole at {place} runs into what is at {other}")
        if self.charger_above < self.plug[1] / 2 or self.switch_above < self.switch[1] / 2:
            raise CaseError("an opening for charger or switch reaches into the floor")
        if self.below - self.pico_below < self.plug[1] / 2:
            raise CaseError("the opening for the Pico's plug reaches into the floor")


def tray(case):
    """Return the lower part, a Manifold, its floor on the bed. Raises CaseError."""
    case.check()
    width, height, depth = case.inside
    outer = _plate(*case.outside, case.corner)
    inner = _plate(width, height, depth + BEYOND, max(0.5, case.corner - case.wall))
    body = outer - inner.translate((0, 0, case.wall))
    for x, y in case.corners:
        body += _box(case.post, case.post, case.below + BEYOND, x, y, case.wall - BEYOND)
    for x, y in case.bosses:
        body += _boss(case, x, y)
    for x, y in case.bosses:
        body -= _rod(case.screw, depth, x, y, case.wall + 2)
    right, top = case.outside[0] / 2, case.outside[1] / 2
    through = 4 * case.wall
    width, height = case.plug
    body -= _box(
        width, through, height, 0, top, case.wall + case.below - case.pico_below - height / 2
    )
    body -= _box(
        through, width, height, right, case.charger_at, case.wall + case.charger_above - height / 2
    )
    width, height = case.switch
    return body - _box(
        through, width, height, -right, case.switch_at, case.wall + case.switch_above - height / 2
    )


def lid(case):
    """Return the upper part, a Manifold, its outer face on the bed. Raises CaseError.

    It lies face down, so that left and right are exchanged against the lengths of ``case``.
    """
    case.check()
    width, height, _ = case.inside
    thickness, rim = case.lip
    plate = _plate(case.outside[0], case.outside[1], case.wall, case.corner)
    radius = max(0.5, case.corner - case.wall)
    lip = _plate(width - 2 * case.play, height - 2 * case.play, case.wall + rim, radius)
    lip -= _plate(
        width - 2 * (case.play + thickness),
        height - 2 * (case.play + thickness),
        case.wall + rim + BEYOND,
        max(0.5, radius - thickness),
    )
    for x, y in case.bosses:
        room = case.boss + 2 * case.play + 0.5
        lip -= _box(room, room, 4 * case.wall + rim, x, y, -BEYOND)
    body = plate + lip
    # Pegs hold the board down on its posts.
    for x, y in case.corners:
        body += _box(case.post, case.post, case.above - case.play, x, y, case.wall)
    for x, y in case.bosses:
        body -= _rod(case.screw_clearance, case.wall + 2 * BEYOND, -x, y, -BEYOND)
    for x, y in case.buttons:
        body -= _rod(case.stem, case.wall + 2 * BEYOND, -x, y, -BEYOND)
    for x, y in _flower(case.piezo_at, 2.5 * case.piezo_hole):
        body -= _rod(case.piezo_hole, case.wall + 2 * BEYOND, -x, y, -BEYOND)
    x, y = case.window_at
    return body - _box(*case.window, case.wall + 2 * BEYOND, -x, y, -BEYOND)


def mesh(solid):
    """Return a Manifold as a trimesh.Trimesh."""
    made = solid.to_mesh()
    points = numpy.asarray(made.vert_properties)[:, :3]
    return trimesh.Trimesh(points, numpy.asarray(made.tri_verts))


def _plate(width, height, depth, radius):
    core = manifold3d.CrossSection.square((width - 2 * radius, height - 2 * radius), center=True)
    outline = core.offset(radius, manifold3d.JoinType.Round, circular_segments=SEGMENTS)
    return manifold3d.Manifold.extrude(outline, depth)


def _box(width, height, depth, x, y, z):
    box = manifold3d.Manifold.cube((width, height, depth))
    return box.translate((x - width / 2, y - height / 2, z))


def _rod(diameter, length, x, y, z):
    rod = manifold3d.Manifold.cylinder(length, diameter / 2, circular_segments=SEGMENTS)
    return rod.translate((x, y, z))


def _boss(case, x, y):
    # A rod in a corner, filled up towards the two walls so that no thin gap is left.
    depth = case.inside[2]
    boss = _rod(case.boss, depth + BEYOND, x, y, case.wall - BEYOND)
    half = case.boss / 2 + BEYOND
    for dx, dy in ((half, 0), (0, half)):
        fill = _box(
            case.boss if dx == 0 else half,
            case.boss if dy == 0 else half,
            depth + BEYOND,
            x + math.copysign(dx / 2, x),
            y + math.copysign(dy / 2, y),
            case.wall - BEYOND,
        )
        boss += fill
    return boss ^ _plate(*case.outside, case.corner)


def _flower(at, radius):
    ring = [math.pi / 3 * number for number in range(6)]
    around = [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in ring]
    return [at, *around]


def main(arguments=None):
    """Write both parts and say how large they are; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=HERE, metavar="FOLDER")
    out = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    case = Case()
    for name, part in (("tray", tray(case)), ("lid", lid(case))):
        made = mesh(part)
        made.export(out / f"{name}.stl")
        size = " x ".join(f"{length:.1f}" for length in made.extents)
        print(f"{name}.stl: {size} mm, {made.volume / 1000:.1f} cm3")
    return 0


if __name__ == "__main__":
    sys.exit(main())
