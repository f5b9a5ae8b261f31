"""What ends the arena before its time."""


class ArenaError(Exception):
    """Settings, a state file or a player that cannot be used. The text says which, and why."""


class PlayerError(ArenaError):
    """A player that crashed, hung or answered what is no legal move.

    :param player: the player, as `--bots` names it.
    :param why: what it did, a sentence without a full stop.
    :param view: the view it was asked about, in the notation's text form.
    """

    def __init__(self, player, why, view):
        super().__init__(player, why, view)
        self.player = player
        self.why = why
        self.view = view

    def __str__(self):
        return f"{self.player} {self.why}\nThe view was: {self.view}"
