"""What the engine's tests share. Like the tests it runs on CPython and on MicroPython."""

from engine import tiles
from engine.games import find
from engine.games.block import RULES
from engine.notation.rounds import parse_move, parse_round
from engine.notation.tokens import format_moves
from engine.round import Round
from engine.table import Table


def raises(error_class, function, *arguments):
    """The text of the error that the call raises; fails where it raises none of that class."""
    try:
        function(*arguments)
    except error_class as error:
        return str(error)
    raise AssertionError("no %s was raised" % error_class.__name__)


def read_record(name):
    """The text of a file in tests/records/."""
    folder = __file__.replace("\\", "/")
    folder = folder[: folder.rfind("engine/")]
    with open(folder + "records/" + name) as file:
        return file.read()


def hand(words):
    """The tiles that "64.66" names, as a tuple; none for ""."""
    return tuple([tiles.parse(word) for word in words.split(".")]) if words else ()


def mask(words):
    """The mask of the tiles that "64.66" names."""
    return tiles.mask(hand(words))


def block(deal, leader=0):
    """A round of Block dealt as "64.66|50.31" says, a hand for each seat."""
    return Round(RULES, [hand(words) for words in deal.split("|")], leader)


def push(position, words):
    """Makes the moves that "66,64L,--" names, in a round, a view or a table; returns it."""
    table = position if isinstance(position, Table) else position.table
    for word in words.split(","):
        position.push(parse_move(word, table.rules, not table.ends))
    return position


def dealt(game, deal, play="", lead=0, stock=None):
    """A round of the game ("draw/2") dealt as "64.66|50.31" says, with the moves made."""
    field = "" if stock is None else " stock=" + stock
    round_ = parse_round("%s lead=%d deal=%s%s" % (game, lead, deal, field))
    return push(round_, play) if play else round_


def score(game, seats, went_out, *hands):
    """The outcome by the game's own score function of these hands ("64.66")."""
    return find(game, seats).score([mask(words) for words in hands], went_out)


def laid(words, seats=2):
    """A table where the tiles of "41,11L" were laid, whoever held them."""
    return push(Table(RULES, [7] * seats, 0), words)


def legal(position):
    """The legal moves as the notation writes them: ["64L", "64R"]; a lead as ["64"]."""
    lead = not position.table.ends
    return [format_moves([move]) if lead else _text(move) for move in position.legal_moves()]


def _text(move):
    # Written as a second move, behind a lead that is cut off again.
    return format_moves([0, move])[3:]


def begin(exact, lines, mine, theirs, ends, *window):
    """Begins the exact search of two hands, the mover's first, given as masks of tiles."""
    pips = tiles.pips(mine), tiles.pips(theirs)
    number = tiles.number(*ends) if ends else lines.size
    exact.begin(lines.inside(mine), lines.inside(theirs), pips[0], pips[1], number, *window)
