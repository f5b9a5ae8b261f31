"""Where the tiles of a line with four arms lie on the screen, in pixels: geometry only.

The led double lies along in the middle of a cross, and an arm leaves each of its sides. Each arm
follows its course, a chain of squares as large as a half-tile, which folds like a snake wherever
there is room: see `firmware/courses.py`. A tile takes the next two squares of its arm's course, a
double only one, across which it stands; where the course turns, a double takes two as well.

Tiles stay where they were laid as long as every arm has room for a further tile. When one has not,
the whole cross is laid out anew on the first other courses on which all have, with some room to
spare if that can be; that these exist for each line of the 28 tiles is proved in the tests, by
trying all of them.
"""

from array import array

from engine.moves import LEFT, RIGHT

from .courses import COURSES, HIGH, WIDE
from .snake import CAPACITY, DOWN, TO_LEFT, TO_RIGHT, UP

ARMS = 4
TOP = 2
BOTTOM = 3
# The squares of the longest course of an arm, at most.
LONGEST = 56
# The squares that the next tile of an arm takes, at most.
_NEXT = 2
# How many squares more than that are looked for first, so that the cross need not move again soon.
_SPARE = 4
# The ways in which courses are used: as they are, mirrored, upside down, and both.
_WAYS = 4


class Cross:
    """The places of the tiles in an area of `width` by `height` pixels, for four arms.

    :param width: at least WIDE half-tiles; the cross lies in the middle.
    :param height: HIGH half-tiles.
    :param half: the side of a half-tile, an even number of pixels.

    :attr count: how many tiles lie.
    :attr capacity: how many tiles may lie, all of double-six.

    An arm is 0 to 3: left, right, top, bottom. ValueError if the area or the half-tile has a size
    that does not work.
    """

    capacity = CAPACITY

    def __init__(self, width, height, half):
        if half < 2 or half % 2:
            raise ValueError("a half-tile of %d px: the side must be even" % half)
        if width < WIDE * half or height != HIGH * half:
            raise ValueError(
                "a cross of half-tiles of %d px takes %dx%d px, not %dx%d"
                % (half, WIDE * half, HIGH * half, width, height)
            )
        self._half = half
        self._left = (width - WIDE * half) // 2
        self.count = 0
        self._double = bytearray(CAPACITY)
        self._arm = bytearray(CAPACITY)
        self._x = array("h", [0] * CAPACITY)
        self._y = array("h", [0] * CAPACITY)
        self._direction = bytearray(CAPACITY)
        # The squares of the four courses, one arm's after the other's: x is counted in halves of
        # a square, y in squares from the middle of the first row on.
        self._square_x = bytearray(ARMS * LONGEST)
        self._square_y = bytearray(ARMS * LONGEST)
        self._length = bytearray(ARMS)
        # How many squares of each course are taken, and how many a new layout takes at least.
        self._taken = bytearray(ARMS)
        self._needed = bytearray(ARMS)
        self._lead_x = 0
        self._lead_y = 0
        # The tile that `_step` worked out, and how many squares it takes.
        self._next_x = 0
        self._next_y = 0
        self._next_direction = 0
        self._next_size = 0
        self.clear()

    def clear(self):
        """Take all tiles away."""
        self.count = 0
        self._need(0)
        self._follow(0)

    def lay(self, double, arm):
        """Lay the next tile; the first one is the lead, for which `arm` means nothing.

        True if that left too little room, so that the whole cross now lies elsewhere. ValueError if
        all 28 tiles lie, or for a line that cannot be made of them and finds no room.
        """
        self._check_room()
        index = self.count
        self._double[index] = 1 if double else 0
        self._arm[index] = arm
        self.count = index + 1
        if self._keep(index) and self._is_open():
            return False
        for spare in (_SPARE, 0):
            self._need(_NEXT + spare)
            for way in range(_WAYS * len(COURSES)):
                if self._lay_out(way):
                    return True
        raise ValueError("%d tiles find no room in a cross" % self.count)

    def place(self, double, arm):
        """Where the next tile would lie: (x, y, direction) of its top left pixel.

        The direction, TO_RIGHT, DOWN, TO_LEFT or UP, leads from the joined half to the outer one; a
        lead lies TO_RIGHT. ValueError if all 28 tiles lie.
        """
        self._check_room()
        if self.count == 0:
            self._draft_lead()
        else:
            self._step(arm, double)
        return self._next_x, self._next_y, self._next_direction

    def marker(self, arm):
        """The (x, y) of the half-tile's square at the open end, where a tile would be joined.

        It overlaps no tile and no other arm's marker. ValueError if no tile or all 28 lie.
        """
        self._check_room()
        if self.count == 0:
            raise ValueError("an empty line has no open end")
        square = arm * LONGEST + self._taken[arm]
        half = self._half
        return (
            self._left + self._square_x[square] * half // 2,
            self._square_y[square] * half + half // 2,
        )

    def tile(self, index):
        """Where tile `index` lies, counted as laid: (x, y, direction) as in `place`."""
        if not 0 <= index < self.count:
            raise ValueError("no tile %d in a line of %d" % (index, self.count))
        return self._x[index], self._y[index], self._direction[index]

    def _check_room(self):
        if self.count == CAPACITY:
            raise ValueError("all %d tiles lie in the line" % CAPACITY)

    def _draft_lead(self):
        half = self._half
        self._next_x = self._left + self._lead_x * half // 2
        self._next_y = self._lead_y * half + half // 2
        self._next_direction = TO_RIGHT

    def _step(self, arm, double):
        """Work out the next tile of an arm; False if its course ends before it."""
        half = self._half
        taken = self._taken[arm]
        square = arm * LONGEST + taken
        x = self._square_x[square]
        y = self._square_y[square]
        if double and self._stands_across(arm):
            self._next_x = self._left + x * half // 2
            self._next_y = y * half
            self._next_direction = DOWN
            self._next_size = 1
            return taken < self._length[arm]
        self._next_size = 2
        if taken + 2 > self._length[arm]:
            return False
        onward_x = self._square_x[square + 1]
        onward_y = self._square_y[square + 1]
        if onward_y == y:
            self._next_direction = TO_RIGHT if onward_x > x else TO_LEFT
        else:
            self._next_direction = DOWN if onward_y > y else UP
        self._next_x = self._left + min(x, onward_x) * half // 2
        self._next_y = min(y, onward_y) * half + half // 2
        return True

    def _stands_across(self, arm):
        """Whether the next square of the arm lies in a row, between others of the same row."""
        taken = self._taken[arm]
        square = arm * LONGEST + taken
        row = self._square_y[square]
        if taken == 0 or self._square_y[square - 1] != row:
            return False
        return taken + 1 == self._length[arm] or self._square_y[square + 1] == row

    def _keep(self, index):
        """Let tile `index` lie in its place; False if its course has no room for it."""
        if index == 0:
            self._draft_lead()
        else:
            arm = self._arm[index]
            if not self._step(arm, self._double[index]):
                return False
            self._taken[arm] += self._next_size
        self._x[index] = self._next_x
        self._y[index] = self._next_y
        self._direction[index] = self._next_direction
        return True

    def _is_open(self):
        """Whether the next tile, be it a double or not, fits on every arm, or all tiles lie."""
        if self.count == CAPACITY:
            return True
        for arm in range(ARMS):
            if self._taken[arm] + _NEXT > self._length[arm]:
                return False
        return True

    def _lay_out(self, way):
        """Lay all tiles out anew on other courses; False if they do not fit, or leave no room."""
        if not self._follow(way):
            return False
        for index in range(self.count):
            if not self._keep(index):
                return False
        return self._is_open()

    def _need(self, free):
        """Work out how many squares each arm takes at least, `free` ones at its end included."""
        for arm in range(ARMS):
            self._needed[arm] = free if self.count < CAPACITY else 0
        for index in range(1, self.count):
            self._needed[self._arm[index]] += 1 if self._double[index] else 2

    def _follow(self, way):
        """Take the courses of this number, and of this of the ways to use them, with no tile.

        False, with nothing changed, if one of them is surely too short.
        """
        courses = COURSES[way // _WAYS].split(", ")
        lead = int(courses.pop(0))
        mirrored = way & 1
        upside_down = way >> 1 & 1
        if mirrored:
            courses[LEFT], courses[RIGHT] = courses[RIGHT], courses[LEFT]
        if upside_down:
            courses[TOP], courses[BOTTOM] = courses[BOTTOM], courses[TOP]
        # Most are told to be too short by their lengths alone, which spares a board much time.
        for arm in range(ARMS):
            if _length(courses[arm]) < self._needed[arm]:
                return False
        # In halves of a square the lead is four wide, a square two.
        self._lead_x = 2 * (WIDE - 2 - lead if mirrored else lead)
        self._lead_y = HIGH - 4 if upside_down else 2
        for arm in range(ARMS):
            self._take(arm, courses[arm], mirrored, upside_down)
        return True

    def _take(self, arm, course, mirrored, upside_down):
        """Work out the squares of an arm's course: letters for its ways, with the squares each."""
        x = self._lead_x + (0, 2, 1, 1)[arm]
        y = self._lead_y
        square = arm * LONGEST
        for run in course.split(" "):
            across = {"L": -2, "R": 2}.get(run[0], 0)
            down = {"U": -1, "D": 1}.get(run[0], 0)
            for _ in range(int(run[1:])):
                x += -across if mirrored else across
                y += -down if upside_down else down
                self._square_x[square] = x
                self._square_y[square] = y
                square += 1
        self._taken[arm] = 0
        self._length[arm] = square - arm * LONGEST


def _length(course):
    """How many squares a course has."""
    return sum([int(run[1:]) for run in course.split(" ")])
