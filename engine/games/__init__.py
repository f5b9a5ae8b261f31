"""The games by name. A game's file is loaded when it is asked for, and not before.

`block` is a game, `block(breton,lead=highest-double)` one with options (see `engine.options`).
"""

from ..errors import NotationError

NAMES = ("block", "partners", "foster4", "freerun", "draw", "matador", "sebastopol", "bergen")
# Above this many seats the set is a larger one.
_SEATS_OF_DOUBLE_SIX = 4


def find(name, seats=None):
    """The `Rules` of the game of that name, which may bring options in parentheses.

    `seats`, where given, decides on the set of tiles: more than four play with a larger one where
    the game knows it. Raises NotationError for an unknown game or option, and DealError for
    options that cannot be played with.
    """
    game = name.partition("(")[0]
    module = load(game)
    if name != game or (seats or 0) > _SEATS_OF_DOUBLE_SIX:
        from ..options import with_options

        return with_options(module, name, seats)
    return module.RULES


def load(game):
    """The module of the game of that plain name; NotationError where there is none."""
    if game not in NAMES:
        raise NotationError("'%s' is no game; there are %s" % (game[:40], ", ".join(NAMES)))
    return __import__(__name__ + "." + game, None, None, ("RULES",))
