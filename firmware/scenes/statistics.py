"""The statistics as tables, for the pages of `Help`."""

from .. import menu_texts


def tables(statistics):
    """What the `firmware.statistics.Statistics` tell: a list of tables, each a list of lines."""
    if not statistics.games:
        return [menu_texts.NO_MATCHES]
    found = []
    for heading, tallies in (
        (menu_texts.BY_GAME, statistics.games),
        (menu_texts.AGAINST, statistics.levels),
    ):
        lines = [menu_texts.TALLIES % (heading, menu_texts.PLAYED, menu_texts.WON)]
        for tally in tallies:
            lines.append(menu_texts.TALLIES % tuple(tally))
        found.append(lines)
    return found
