"""Where the tiles of a line of play lie on the screen, in pixels: geometry only, nothing is drawn.

The line folds like a snake, so that all its tiles lie in view, in any order and on either arm. Its
rows are two half-tiles apart. A tile lies along its row, a double stands across it and reaches
half-way to the rows above and below. Where a row ends, one tile or double leads into the next row,
through the gap between the two.

The right arm runs to the right from the lead, turns down at the border and comes back. The left
arm is the same picture turned by half a turn: it runs to the left, turns up and comes back. Every
place is worked out as for a right arm; the left arm's is then turned.

Tiles stay where they were laid. Only when an arm has no room left for a further tile is the whole
line laid out anew around another home, the place of the lead. So there is always room for the next
tile on both arms, and showing it beforehand moves nothing.
"""

from array import array

from engine.moves import LEFT, RIGHT

# How many tiles a line holds, if nothing else is said: those of double-six.
CAPACITY = 28

# The way from a tile's joined half to its outer half, as `place` and `tile` tell it.
TO_RIGHT = 0
DOWN = 1
TO_LEFT = 2
UP = 3


class Snake:
    """The places of the tiles in an area of `width` by `height` pixels.

    :param height: a multiple of two half-tiles: so many rows the line has.
    :param half: the side of a half-tile, an even number of pixels.
    :param capacity: how many tiles may lie at the most.

    :attr count: how many tiles lie.
    :attr capacity: as given.

    ValueError if the area or the half-tile has a size that does not work.
    """

    def __init__(self, width, height, half, capacity=CAPACITY):
        if half < 2 or half % 2:
            raise ValueError("a half-tile of %d px: the side must be even" % half)
        if width < 4 * half:
            raise ValueError("a line %d px wide is too narrow for half-tiles of %d" % (width, half))
        if height < 2 * half or height % (2 * half):
            raise ValueError("a line %d px high is no number of rows of %d" % (height, 2 * half))
        self._width = width
        self._half = half
        self._length = 2 * half
        self._rows = height // (2 * half)
        self.count = 0
        self.capacity = capacity
        self._home_row = 0
        self._home_x = 0
        self._double = bytearray(capacity)
        self._arm = bytearray(capacity)
        self._x = array("h", [0] * capacity)
        self._y = array("h", [0] * capacity)
        self._direction = bytearray(capacity)
        # The open end of each arm, as for a right arm: the x up to which its row is taken, the row,
        # the heading (1 to the right, -1 back), and whether the next tile begins beneath the last
        # one, in the half-tile's column from x on, instead of beside it.
        self._edge = array("h", [0, 0])
        self._row = array("h", [0, 0])
        self._heading = array("h", [1, 1])
        self._beneath = bytearray(2)
        # The tile that `_step` worked out, and the open end behind it.
        self._next_x = 0
        self._next_y = 0
        self._next_direction = 0
        self._next_edge = 0
        self._next_row = 0
        self._next_heading = 1
        self._next_beneath = False

    def clear(self):
        """Take all tiles away."""
        self.count = 0

    def lay(self, double, arm):
        """Lay the next tile; the first one is the lead, for which `arm` means nothing.

        True if that left too little room, so that the whole line now lies elsewhere. ValueError if
        all tiles lie, or if a line of a size not proved for so many tiles finds no room at all.
        """
        index = self.count
        self._check_room()
        self._double[index] = 1 if double else 0
        if index == 0:
            self.count = 1
            self._start((self._rows - 1) // 2, (self._width - self._lead_width(double)) // 2)
            return False
        self._arm[index] = arm
        self._step(arm, double)
        self._keep(index, arm)
        self.count = index + 1
        if self._is_open():
            return False
        self._find_home()
        return True

    def place(self, double, arm):
        """Where the next tile would lie: (x, y, direction) of its top left pixel.

        The direction, TO_RIGHT, DOWN, TO_LEFT or UP, leads from the joined half to the outer one; a
        lead lies TO_RIGHT. ValueError if all tiles lie.
        """
        self._check_room()
        if self.count == 0:
            x = (self._width - self._lead_width(double)) // 2
            return self._lead_place(double, (self._rows - 1) // 2, x)
        self._step(arm, double)
        if arm == LEFT:
            self._turn()
        return self._next_x, self._next_y, self._next_direction

    def marker(self, arm):
        """The (x, y) of the half-tile's square at the open end, where a tile would be joined.

        It overlaps no tile and not the other arm's marker. ValueError if no tile or all lie.
        """
        if self.count == 0:
            raise ValueError("an empty line has no open end")
        x, y, direction = self.place(False, arm)
        return (
            x + self._half if direction == TO_LEFT else x,
            y + self._half if direction == UP else y,
        )

    def tile(self, index):
        """Where tile `index` lies, counted as laid: (x, y, direction) as in `place`."""
        if not 0 <= index < self.count:
            raise ValueError("no tile %d in a line of %d" % (index, self.count))
        return self._x[index], self._y[index], self._direction[index]

    def _check_room(self):
        if self.count == self.capacity:
            raise ValueError("all %d tiles lie in the line" % self.capacity)

    def _lead_width(self, double):
        return self._half if double else self._length

    def _lead_place(self, double, row, x):
        if double:
            return x, row * self._length, DOWN
        return x, row * self._length + self._half // 2, TO_RIGHT

    def _start(self, row, x):
        """Lay the lead at home; False if it would stick out, or leave no way around a border."""
        double = self._double[0]
        right = x + self._lead_width(double)
        # No tile can hang beneath a double that stands across, so it keeps off the borders.
        margin = self._half if double else 0
        if x < margin or right > self._width - margin:
            return False
        self._home_row = row
        self._home_x = x
        self._x[0], self._y[0], self._direction[0] = self._lead_place(double, row, x)
        self._edge[RIGHT] = right
        self._row[RIGHT] = row
        self._edge[LEFT] = self._width - x
        self._row[LEFT] = self._rows - 1 - row
        for arm in (LEFT, RIGHT):
            self._heading[arm] = 1
            self._beneath[arm] = 0
        return True

    def _step(self, arm, double):
        """Work out the next tile of an arm, as for a right arm; False if the rows end before it."""
        half = self._half
        length = self._length
        edge = self._edge[arm]
        row = self._row[arm]
        heading = self._heading[arm]
        along = TO_RIGHT if heading > 0 else TO_LEFT
        top = row * length + half // 2
        if self._beneath[arm]:
            # A double lies centred under the tile that turned, the line goes on from its side.
            x = self._centred(edge) if double else edge if heading > 0 else edge - half
            return self._draft(x, top, along, x + length if heading > 0 else x, row, heading, False)
        room = self._width - edge if heading > 0 else edge
        if room >= length:
            size = half if double else length
            x = edge if heading > 0 else edge - size
            onward = x + size if heading > 0 else x
            if double:
                return self._draft(x, row * length, DOWN, onward, row, heading, False)
            return self._draft(x, top, along, onward, row, heading, False)
        if row + 1 == self._rows:
            return False
        if room >= half:
            # The corner: it stands in the row's last column and fills the gap beneath.
            x = edge if heading > 0 else edge - half
            return self._draft(x, top, DOWN, x, row + 1, -heading, True)
        # The row is full: the line goes on beneath its last half.
        x = edge - half if heading > 0 else edge
        if double:
            return self._draft(self._centred(x), top + half, along, x, row + 1, -heading, True)
        onward = x if heading > 0 else x + half
        return self._draft(x, top + half, DOWN, onward, row + 1, -heading, False)

    def _centred(self, column):
        """The x of a double that lies centred on the column, as far as the borders let it."""
        return min(max(column - self._half // 2, 0), self._width - self._length)

    def _draft(self, x, y, direction, edge, row, heading, beneath):
        self._next_x = x
        self._next_y = y
        self._next_direction = direction
        self._next_edge = edge
        self._next_row = row
        self._next_heading = heading
        self._next_beneath = beneath
        return True

    def _turn(self):
        """Turn the tile worked out as for a right arm by half a turn, onto the left arm."""
        upright = self._next_direction in (DOWN, UP)
        wide = self._half if upright else self._length
        high = self._length if upright else self._half
        self._next_x = self._width - self._next_x - wide
        self._next_y = self._rows * self._length - self._next_y - high
        self._next_direction = (self._next_direction + 2) % 4

    def _keep(self, index, arm):
        """Let the tile worked out lie as number `index`."""
        self._edge[arm] = self._next_edge
        self._row[arm] = self._next_row
        self._heading[arm] = self._next_heading
        self._beneath[arm] = self._next_beneath
        if arm == LEFT:
            self._turn()
        self._x[index] = self._next_x
        self._y[index] = self._next_y
        self._direction[index] = self._next_direction

    def _is_open(self):
        """Whether the next tile fits on both arms, or all tiles lie."""
        if self.count == self.capacity:
            return True
        return self._has_room(LEFT) and self._has_room(RIGHT)

    def _has_room(self, arm):
        """Whether the next tile fits on the arm, be it a double or not."""
        return self._step(arm, False) and self._step(arm, True)

    def _lay_out(self, row, x):
        """Lay the whole line from another home; False if it does not fit or leaves no room."""
        if not self._start(row, x):
            return False
        for index in range(1, self.count):
            arm = self._arm[index]
            if not self._step(arm, self._double[index]):
                return False
            self._keep(index, arm)
        return self._is_open()

    def _slack(self, arm):
        """The pixels of the way from the arm's open end to the end of the area."""
        edge = self._edge[arm]
        room = self._width - edge if self._heading[arm] > 0 else edge
        return room + (self._rows - 1 - self._row[arm]) * (self._width + self._half)

    def _find_home(self):
        """Lay the line out anew where both arms have room again."""
        # Homes are counted along the snake: a row and the gap after it are `pitch` pixels long.
        pitch = self._width + self._half
        old_x = self._home_x
        old_row = self._home_row
        old = old_row * pitch + old_x
        shift = (self._slack(RIGHT) - self._slack(LEFT)) // 2
        # A move by whole rows keeps the line's shape, the eye follows it most easily.
        rows = (shift + pitch // 2) // pitch
        if rows and 0 <= old_row + rows < self._rows and self._lay_out(old_row + rows, old_x):
            return
        # Else the home that leaves both arms the same room, or the nearest to it that works.
        step = self._half // 2
        middle = old + shift // step * step
        for away in range(0, self._rows * pitch, step):
            for home in (middle + away, middle - away):
                if 0 <= home < self._rows * pitch and self._lay_out(home // pitch, home % pitch):
                    return
        raise ValueError(
            "%d tiles find no room in a line of %d rows, %d px wide"
            % (self.count, self._rows, self._width)
        )
