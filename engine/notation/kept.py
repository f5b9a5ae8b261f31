"""The finished rounds of a match, as its record tells them."""


class KeptRounds:
    """The lines of the last finished rounds, and what the rounds before them came to.

    lines          the rounds' lines, oldest first
    before         how many rounds are left out
    points_before  the scores after those, by side
    """

    def __init__(self, seats, room=None):
        """`room` is how many characters all lines may take together; None sets no limit.

        Where they would take more, the oldest are let go until they take a quarter of it: so the
        record of a match is mostly the one before and a little more, which is quick to save. The
        last round is kept whatever its length.
        """
        self.room = room
        self.lines = []
        self.before = 0
        self.points_before = [0] * seats
        self._gains = []
        self._taken = 0

    def add(self, round_):
        """Keeps a round that has ended, and lets go of the oldest if there is no room."""
        # Only here, for it is needed no more often than rounds end.
        from .writing import format_round

        outcome = round_.outcome()
        line = format_round(round_)
        self.lines.append(line)
        sides = round_.rules.count_sides(round_.seats)
        self._gains.append(tuple([outcome.gain(side) for side in range(sides)]))
        self._taken += len(line)
        if self.room is not None and self._taken > self.room:
            while self._taken > self.room // 4 and len(self.lines) > 1:
                self._let_go()

    @property
    def count(self):
        """How many rounds have been added, those let go of included."""
        return self.before + len(self.lines)

    def forget(self, keep=0):
        """Lets go of all rounds but the last `keep`."""
        while len(self.lines) > keep:
            self._let_go()

    def _let_go(self):
        """Lets go of the oldest round kept."""
        self._taken -= len(self.lines.pop(0))
        gains = self._gains.pop(0)
        if not self.before:
            self.points_before = [0] * len(gains)
        for side, points in enumerate(gains):
            self.points_before[side] += points
        self.before += 1
