"""The statistics as tables, for the pages of `Help`."""

from .. import texts


def tables(statistics):
    """What the `firmware.statistics.Statistics` tell: a list of tables, each a list of lines."""
    if not statistics.games:
        return [texts.NO_MATCHES]
    found = []
    for heading, tallies in (
        (texts.BY_GAME, statistics.games),
        (texts.AGAINST, statistics.levels),
    ):
        lines = [texts.TALLIES % (heading, texts.PLAYED, texts.WON)]
        for tally in tallies:
            lines.append(texts.TALLIES % tuple(tally))
        found.append(lines)
    return found
