"""What each key does."""

from ..help_texts import key_help
from .help import Help


class KeyHelp(Help):
    """The keys at the table and in menus, by the names that the board has for them."""

    def __init__(self, app):
        Help.__init__(self, app, (key_help(app.board.key_names),))


SCENE = KeyHelp
