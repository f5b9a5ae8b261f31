"""How many matches were played and won, as tables."""

from .. import menu_texts
from ..game_list import GAMES, index_of
from .help import Help


class StatisticsPages(Help):
    """A table of the games and one of the levels played against."""

    def __init__(self, app):
        Help.__init__(self, app, _tables(app.store.load_statistics()))


SCENE = StatisticsPages


def _tables(statistics):
    """What the `firmware.statistics.Statistics` tell: a list of tables, each a list of lines."""
    if not statistics.games:
        return [menu_texts.NO_MATCHES]
    found = []
    for heading, tallies in (
        (menu_texts.BY_GAME, statistics.games),
        (menu_texts.AGAINST, statistics.levels),
    ):
        lines = [menu_texts.TALLIES % (heading, menu_texts.PLAYED, menu_texts.WON)]
        for name, played, won in tallies:
            lines.append(menu_texts.TALLIES % (_shown(name), played, won))
        found.append(lines)
    return found


def _shown(name):
    """What the screen calls a game; a level is called by its name."""
    place = index_of(name)
    return name if place is None else GAMES[place][1]
