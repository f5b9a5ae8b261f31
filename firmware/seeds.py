"""Where the seeds of matches come from."""

import os

from engine.rng import splitmix64


class SeedSource:
    """Gives every match its seed: from the machine's own chance, or a series from a given seed."""

    def __init__(self, seed=None):
        """With `seed` the first match has just that seed, and the next ones follow from it."""
        self._state = seed
        self._given = seed is not None

    def next(self):
        """The seed of the next match, 64 bits."""
        if self._state is None:
            return int.from_bytes(os.urandom(8), "little")
        if self._given:
            self._given = False
            return self._state
        self._state, seed = splitmix64(self._state)
        return seed
