"""Checks of where the tiles of a line lie, whatever its shape: nothing overlaps, all are joined."""

from math import gcd

from engine.moves import LEFT, RIGHT
from firmware.snake import DOWN, TO_LEFT, TO_RIGHT, UP

SINGLE = False
DOUBLE = True


class Board:
    """The area of a line as a set of cells, all free at first.

    A cell is as wide as half a half-tile, or as what is left over of the width by these.

    An independent check: it knows only what a tile covers, nothing of how a line is folded.
    """

    def __init__(self, width, height, half):
        self.half = half
        self.step = gcd(half // 2, width)
        self.columns = width // self.step
        self.rows = height // self.step

    def covered(self, x, y, wide, high):
        """Return the cells of a rectangle as bits of an int, having checked that it is inside."""
        assert x % self.step == 0 and y % self.step == 0
        left, top = x // self.step, y // self.step
        across, down = wide // self.step, high // self.step
        assert left >= 0 and left + across <= self.columns
        assert top >= 0 and top + down <= self.rows
        strip = ((1 << across) - 1) << left
        return sum(strip << row * self.columns for row in range(top, top + down))

    def tile(self, place):
        x, y, direction = place
        wide, high = (1, 2) if direction in (DOWN, UP) else (2, 1)
        return self.covered(x, y, wide * self.half, high * self.half)

    def square(self, corner):
        return self.covered(*corner, self.half, self.half)


def halves(place, half):
    """Return the corners of the joined and the outer half of a tile."""
    x, y, direction = place
    first = (x, y)
    second = (x + half, y) if direction in (TO_RIGHT, TO_LEFT) else (x, y + half)
    return (first, second) if direction in (TO_RIGHT, DOWN) else (second, first)


def touch(one, other, half):
    """Whether two half-tiles lie side by side, half their side or more in contact."""
    across = abs(one[0] - other[0])
    down = abs(one[1] - other[1])
    return (across == half and down <= half // 2) or (down == half and across <= half // 2)


def check_line(line, board, laid, arms):
    """Check that the tiles lie apart and that each touches the one it was laid on."""
    half = board.half
    taken = 0
    outer = {}
    for index, (double, arm) in enumerate(laid):
        place = line.tile(index)
        cells = board.tile(place)
        assert not taken & cells
        taken |= cells
        near, far = halves(place, half)
        # A double bears one number on both halves, so it may be touched anywhere.
        ours = (near, far) if double else (near,)
        if index == 0:
            # The left arm begins at the near half, all others at the far one.
            outer = dict.fromkeys(arms, (near, far) if double else (far,))
            outer[LEFT] = ours
            continue
        assert any(touch(mine, theirs, half) for mine in ours for theirs in outer[arm])
        outer[arm] = (near, far) if double else (far,)
    return taken


def check_ends(line, board, taken, arms):
    """Check that either kind of tile fits on any arm beside the other arms' marks."""
    marks = [board.square(line.marker(arm)) for arm in arms]
    for arm in arms:
        others = 0
        for other in arms:
            others |= 0 if other == arm else marks[other]
        assert not marks[arm] & (taken | others)
        for double in (SINGLE, DOUBLE):
            ghost = board.tile(line.place(double, arm))
            assert not ghost & (taken | others)
        single = line.place(SINGLE, arm)
        assert halves(single, board.half)[0] == line.marker(arm)


def lay_all(line, board, laid, arms=(LEFT, RIGHT)):
    """Lay a line tile by tile, check all there is to check, return how often it was laid anew."""
    line.clear()
    times = 0
    taken = 0
    places = []
    for index, (double, arm) in enumerate(laid):
        foretold = line.place(double, arm)
        moved = line.lay(double, arm)
        assert line.count == index + 1
        if moved:
            times += 1
            taken = check_line(line, board, laid[: index + 1], arms)
        else:
            assert line.tile(index) == foretold
            assert [line.tile(earlier) for earlier in range(index)] == places
            assert not taken & board.tile(foretold)
            taken |= board.tile(foretold)
        places = [line.tile(earlier) for earlier in range(index + 1)]
        if index + 1 < line.capacity:
            check_ends(line, board, taken, arms)
    check_line(line, board, laid, arms)
    return times
