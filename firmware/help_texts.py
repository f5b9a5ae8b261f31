"""The texts of the help. They are long, and loaded only while they are shown.

What `texts` says of keys in brackets is true of these too.
"""

from engine.games import find

from .game_list import GAMES, index_of
from .keys import HINT, UP
from .texts import with_keys

LAYING = "Lay a tile whose half equals an open end of the line."
WINNING = "Whoever lays the last tile of the hand first wins the round."
WITHOUT_STOCK = (
    "Who cannot play must pass; who can, must play. Nobody draws: the tiles left over stay unknown."
)
SCORING = (
    "Going out scores the pips of all other hands. If nobody can play, the line is blocked: the "
    "one lowest hand scores the others' pips less its own. A tie for lowest scores nothing."
)
LEADING = "The lead goes round to the left."
MATCH = "The first to reach the target wins the match."
# Block, one paragraph each.
HELP = (
    ("Dominoes, the Block game",),
    (LAYING, WINNING),
    (WITHOUT_STOCK,),
    (SCORING,),
    (LEADING, MATCH),
)
# What games with a stock to draw from say instead.
WITH_STOCK = {WITHOUT_STOCK: "Who can neither play nor draw must pass."}
# What is not so in other games; what is, `game_list` says of them.
ONLY_IN_BLOCK = {
    "partners": (SCORING,),
    "foster4": (WINNING, SCORING),
    "matador": (LAYING,),
    "sebastopol": (LEADING,),
    "bergen": (SCORING, LEADING),
}
# After what a game has of its own.
ELSE_AS_BLOCK = "Otherwise as in Block:"
KEY_TILE = "<left>, <right>: choose a tile. Raised tiles can be played."
KEY_END = "<up>, <down>: choose the end."
KEY_LAY = "<a>: lay it."
KEY_NEXT = "<b>: the other end, or the next tile that fits."
KEY_HINT = "<hint>: a hint for your move."
KEY_MENU = "<start>: the menu."
# Instead of KEY_HINT and KEY_MENU, where there is no key for a hint.
KEY_MENU_HINT = "<start>: the menu, with a hint for your move."
# Instead of KEY_END, where up and down are missing.
KEY_MENUS = "In menus <left> is up, <right> is down, and <a> changes a value."


def key_help(key_names):
    """What each key does, in the board's own words."""
    sentences = [KEY_TILE, KEY_LAY, KEY_NEXT]
    if key_names[UP]:
        sentences.insert(1, KEY_END)
    sentences += [KEY_HINT, KEY_MENU] if key_names[HINT] else [KEY_MENU_HINT]
    if not key_names[UP]:
        sentences.append(KEY_MENUS)
    return with_keys(" ".join(sentences), key_names)


def how_to_play(game, key_names):
    """The rules, beginning with how the `game` (its name) differs from Block, and the keys."""
    changed = {} if find(game).kept is None else WITH_STOCK
    left_out = ONLY_IN_BLOCK.get(game.partition("(")[0], ())
    paragraphs = []
    for sentences in HELP:
        said = [changed.get(text, text) for text in sentences if text not in left_out]
        if said:
            paragraphs.append(" ".join(said))
    paragraphs.append(key_help(key_names))
    place = index_of(game)
    _, name, lines = GAMES[place]
    own = [name, lines] if place else [name]
    if "(" in game:
        # Only here, so that the usual rules do not pay for it.
        from .game_options import meanings

        own += meanings(game)
    if len(own) > 1:
        paragraphs = own + [ELSE_AS_BLOCK] + paragraphs
    return paragraphs
