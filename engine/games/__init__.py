"""The games by name. A game's file is loaded when it is asked for, and not before."""

from ..errors import NotationError

NAMES = ("block",)


def find(name):
    """The `Rules` of the game of that name; NotationError where there is none."""
    if name == "block":
        from .block import RULES

        return RULES
    raise NotationError("'%s' is no game; there is %s" % (name[:40], ", ".join(NAMES)))
