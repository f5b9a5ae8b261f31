"""The line of play: tiles, the ghost of a tile about to be laid, and the marks of the open ends."""

import displayio

from engine.moves import LEFT
from engine.tiles import HIGH, LOW

from ..snake import CAPACITY, DOWN, TO_RIGHT, UP, Snake
from . import looks, marks, sheet


class LineOfPlay:
    """A line of up to `capacity` tiles in an area of the screen; `group` is what a scene shows.

    All pictures are made here, once. `x`, `y`, `width`, `height` are the area and `half` the side
    of a half-tile, in pixels, with the conditions of `Snake`; for four `arms`, of `Cross`. `top`
    is the highest number on the tiles, an `arm` one of the numbers of `engine.moves`.
    """

    def __init__(self, x, y, width, height, half, arms=2, capacity=CAPACITY, top=sheet.TOP):
        self.group = displayio.Group(x=x, y=y)
        self.height = height
        self._places = _places(width, height, half, arms, capacity)
        self._joined = bytearray(capacity)
        self._outer = bytearray(capacity)
        self._tiles = [sheet.tile_grid(half, looks.IVORY, top) for _ in range(capacity)]
        self._marks = [marks.mark_grid(half, top) for _ in range(arms)]
        self._ends = [None] * arms
        # The mask of the arms at which no tile may be laid yet.
        self._closed = 0
        self._ghost = sheet.tile_grid(half, looks.HOLLOW, top)
        # What the ghost shows: (tile, arm, end), or None.
        self._ghost_of = None
        for grid in self._tiles + self._marks + [self._ghost]:
            self.group.append(grid)

    @property
    def count(self):
        """How many tiles lie, the ghost not counted."""
        return self._places.count

    def clear(self):
        """Take everything away: tiles, ghost and marks."""
        self.no_ghost()
        self._no_ends()
        for index in range(self._places.count):
            sheet.hide(self._tiles[index])
        self._places.clear()

    def lead(self, tile):
        """Lay the first tile, its higher half to the left; ValueError if a line lies already."""
        if self._places.count:
            raise ValueError("a lead needs an empty line")
        self._lay(HIGH[tile], LOW[tile], LEFT)

    def play(self, tile, arm, end):
        """Lay a tile on an arm and show it as the tile just laid, until the next one.

        `end` is the number exposed; the other half touches the line. The ghost and the arm's mark
        go, and where the line moves or is complete all marks; call `ends` to mark the new ends.
        ValueError if no half of the tile is `end`, or there is no line to lay it on.
        """
        if not self._places.count:
            raise ValueError("an empty line takes a lead first")
        if self._ghost_of == (tile, arm, end):
            # The ghost becomes the tile, so that it need not be drawn away beneath it.
            index = self._places.count
            self._tiles[index], self._ghost = self._ghost, self._tiles[index]
            self._ghost.pixel_shader = looks.HOLLOW
        self._lay(_other(tile, end), end, arm)

    def ghost(self, tile, arm, end):
        """Show where and how a tile would lie, moving nothing; in an empty line, as the lead.

        The arm's mark makes way for it. ValueError as in `play`.
        """
        wanted = (tile, arm, end)
        if wanted == self._ghost_of:
            return
        self.no_ghost()
        if self._places.count:
            joined = _other(tile, end)
        else:
            joined, end = HIGH[tile], LOW[tile]
        x, y, direction = self._places.place(joined == end, arm)
        sheet.hide(self._marks[arm])
        _show(self._ghost, x, y, direction, joined, end)
        self._ghost_of = wanted

    def no_ghost(self):
        """Take the ghost away; the mark that made way for it comes back."""
        if self._ghost_of is not None:
            arm = self._ghost_of[1]
            self._ghost_of = None
            sheet.hide(self._ghost)
            self._show_mark(arm)

    def ends(self, *numbers, closed=0):
        """Mark the open ends, by arm, with these numbers, None for no mark.

        Those of the mask `closed` take no tile yet and look so. A complete line shows no marks.
        ValueError if the line is empty and has no ends.
        """
        if not self._places.count:
            raise ValueError("an empty line has no ends to mark")
        changed = self._closed ^ closed
        self._closed = closed
        for arm in range(len(self._ends)):
            if changed >> arm & 1:
                self._ends[arm] = None
            self._mark(arm, numbers[arm])

    def _no_ends(self):
        for arm in range(len(self._ends)):
            self._mark(arm, None)

    def _lay(self, joined, outer, arm):
        self.no_ghost()
        index = self._places.count
        moved = self._places.lay(joined == outer, arm)
        for side in range(len(self._ends)):
            if moved or side == arm or self._places.count == self._places.capacity:
                self._mark(side, None)
        self._joined[index] = joined
        self._outer[index] = outer
        if index:
            self._tiles[index - 1].pixel_shader = looks.IVORY
        self._tiles[index].pixel_shader = looks.LAID
        for changed in range(0 if moved else index, index + 1):
            x, y, direction = self._places.tile(changed)
            _show(
                self._tiles[changed], x, y, direction, self._joined[changed], self._outer[changed]
            )

    def _mark(self, arm, number):
        if number != self._ends[arm]:
            self._ends[arm] = number
            self._show_mark(arm)

    def _show_mark(self, arm):
        grid = self._marks[arm]
        number = self._ends[arm]
        under_ghost = self._ghost_of is not None and self._ghost_of[1] == arm
        if number is None or under_ghost or self._places.count == self._places.capacity:
            sheet.hide(grid)
            return
        grid.x, grid.y = self._places.marker(arm)
        grid[0] = number
        look = marks.CLOSED if self._closed >> arm & 1 else marks.OPEN
        if grid.pixel_shader is not look:
            grid.pixel_shader = look
        grid.hidden = False


def _places(width, height, half, arms, capacity):
    """What knows where the tiles lie, for a line with so many arms."""
    if arms == 2:
        return Snake(width, height, half, capacity)
    # Only one game has a cross, and a board loads it for no other.
    from ..cross import Cross

    return Cross(width, height, half)


def _other(tile, end):
    """The half of a tile that is not `end`."""
    if end == HIGH[tile]:
        return LOW[tile]
    if end == LOW[tile]:
        return HIGH[tile]
    raise ValueError("%d-%d has no half %s to expose" % (HIGH[tile], LOW[tile], end))


def _show(grid, x, y, direction, joined, outer):
    """Show a tile that lies in a direction, which leads from its joined half to its outer one."""
    upright = direction in (DOWN, UP)
    if direction in (TO_RIGHT, DOWN):
        sheet.show(grid, x, y, upright, joined, outer)
    else:
        sheet.show(grid, x, y, upright, outer, joined)
