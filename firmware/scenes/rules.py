"""How to play a game."""

from ..help_texts import how_to_play
from .help import Help


class Rules(Help):
    """The rules, beginning with how `game` (its name) differs from Block, and the keys."""

    def __init__(self, app, game):
        Help.__init__(self, app, how_to_play(game, app.board.key_names))


SCENE = Rules
