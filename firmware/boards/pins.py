"""Gives out the pins of a board."""

from .options import SettingsError


class Pins:
    """The pins of CircuitPython's module ``board``, each given out once."""

    def __init__(self, board):
        self._board = board
        self._taken = []

    def take(self, name, use):
        """Return the pin of that name; ``use`` is what it is for, in a few words.

        Raises SettingsError if the board has no such pin or it is in use already.
        """
        pin = getattr(self._board, name, None)
        if pin is None:
            raise SettingsError("There is no pin %s on this board, for %s" % (name, use))
        for taken, first_use in self._taken:
            # One pin may have several names.
            if taken is pin:
                raise SettingsError("Pin %s is used twice: for %s and %s" % (name, first_use, use))
        self._taken.append((pin, use))
        return pin

    def has(self, name):
        """Tell whether the board has a pin of that name to spare."""
        pin = getattr(self._board, name, None)
        return pin is not None and not [taken for taken, _ in self._taken if taken is pin]

    @property
    def board(self):
        """The module itself, for what is no pin: a built-in display, a bus."""
        return self._board
