"""What the sheets of tiles and marks show of the numbers 7 to 12, loaded with larger sets only."""

# How many pips stand in each of the three rows of a half that lies along, from 7 on.
_ROWS = ((3, 1, 3), (3, 2, 3), (3, 3, 3), (4, 2, 4), (4, 3, 4), (4, 4, 4))
# The marks' numbers from 7 on, drawn as in `marks`.
DIGITS = (
    "##### ....# ...#. ..#.. ..#.. .#... .#...",
    ".###. #...# #...# .###. #...# #...# .###.",
    ".###. #...# #...# .#### ....# ...#. .##..",
    ".#...###. ##..#...# .#..#...# .#..#...# .#..#...# .#..#...# ###..###.",
    ".#...#. ##..##. .#...#. .#...#. .#...#. .#...#. ###.###",
    ".#...###. ##..#...# .#......# .#....##. .#...#... .#..#.... ###.#####",
)
_FIRST = 7


def pips(number, pip, face):
    """Where the pips of a half that lies along are: (their side, a list of their (x, y)).

    `pip` is the side of the pips of the smaller numbers, `face` that of the face, in pixels.
    """
    counts = _ROWS[number - _FIRST]
    margin = 1 if face < 12 else 2
    if max(counts) > 3:
        pip, margin = _four(pip, face)
    places = []
    room = face - pip - 2 * margin
    for row in range(3):
        y = margin + row * room // 2
        count = counts[row]
        for place in range(count):
            x = margin + (room // 2 if count == 1 else place * room // (count - 1))
            places.append((x, y))
    return pip, places


def _four(pip, face):
    """The side and the margin with which four pips stand evenly beside each other."""
    for side in range(pip, 1, -1):
        for margin in (2, 1, 3):
            gaps = face - 4 * side - 2 * margin
            if gaps >= 3 and gaps % 3 == 0:
                return side, margin
    raise ValueError("a face of %d px is too small for four pips beside each other" % face)
