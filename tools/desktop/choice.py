"""What the command line says of the match to set up: the game, its set of tiles, the seats."""

from engine.errors import DominoError
from engine.games import find, load
from engine.options import format_options, known_options, parse_options
from firmware.game_list import GAMES, index_of
from firmware.metrics import for_size
from firmware.possible import seats_of
from tools.desktop.stage import SIZES

SETS = ("double-six", "double-nine", "double-twelve")
_MOST_SEATS = 10
# Up to so many it is the usual set.
_SEATS_OF_DOUBLE_SIX = 4


def add_options(parser):
    """Add the options to an argparse parser."""
    add = parser.add_argument
    add("--game", metavar="GAME", help='set up this game: draw, "block(breton,hand=6)", ...')
    add("--set", choices=SETS, help="set up the game (block, if none is said) with this set")
    add("--seats", type=int, choices=range(2, _MOST_SEATS + 1), help="begin with so many seats")


def chosen_game(parser, options):
    """Return the game to set up with its options, None for that of the settings.

    Refuses, before any file is touched, what cannot be played, and says what can.
    """
    game = options.game
    if game is None and options.set is None and options.seats is None:
        return None
    try:
        game = _with_set(game or GAMES[0][0], options.set, options.seats)
        if options.seats is not None:
            find(game, options.seats).check_seats(options.seats)
    except DominoError as error:
        parser.error(f"argument {_to_blame(options)}: {error}")
    problem = _problem(game, options.seats, options.size)
    if problem:
        parser.error(f"argument {_to_blame(options)}: {problem}")
    return None if options.game is None and options.set is None else game


def _to_blame(options):
    named = [name for name in ("game", "set", "seats") if getattr(options, name) is not None]
    return "--" + named[0]


def _with_set(game, chosen_set, seats):
    """Return the game with that set among its options; DominoError where that cannot be."""
    if chosen_set is not None:
        name = game.partition("(")[0]
        known = known_options(load(name))
        chosen = parse_options(game, name, known)
        added = parse_options(f"{name}(set={chosen_set})", name, known)
        chosen.pop("set", None)
        if chosen_set != SETS[0] or (seats or 0) > _SEATS_OF_DOUBLE_SIX:
            chosen.update(added)
        game = format_options(name, chosen)
    return find(game).name


def _problem(game, seats, size):
    """Return what keeps a game that the engine knows off that screen, as a sentence, or ""."""
    if index_of(game) is None:
        return f"{game} cannot be set up; there are {', '.join(entry[0] for entry in GAMES)}"
    possible = {name: seats_of(game, for_size(*SIZES[name])) for name in SIZES}
    screens = [name for name in SIZES if _is_possible(seats, possible[name])]
    if size in screens:
        return ""
    who = "" if seats is None else f" with {seats} seats"
    if screens:
        return f"{game}{who} finds no room on {size}: add --size {' or '.join(screens)}"
    every = sorted(set().union(*possible.values()))
    if every:
        numbers = ", ".join(map(str, every))
        return f"{game}{who} would leave no tile to draw; possible are {numbers} seats"
    return f"{game} finds no room on any screen, or would leave no tile to draw"


def _is_possible(seats, allowed):
    """Tell whether so many seats, or for None any number of them, are among those allowed."""
    return bool(allowed) if seats is None else seats in allowed
