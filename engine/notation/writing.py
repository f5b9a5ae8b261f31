"""Writes rounds and views, one line each, and matches, one line for each round.

The forms are told in `rounds` and `matches`, which read them. A match at play only writes, so that
this is all that it loads of them, and only while a record is made: what a move adds to that is told
by `tokens` alone.
"""

from .. import tiles
from ..errors import NotationError
from .tokens import PASS_TOKEN, SHORT_PASS, format_moves


def format_hand(hand):
    """The tiles of a hand, in the order given, joined by dots."""
    return ".".join([tiles.text(tile) for tile in hand])


def format_round(round_):
    """The round as one line, its end included where it has ended."""
    hands = [format_hand(hand) for hand in round_.deal]
    outcome = round_.outcome()
    rules = round_.rules
    moves = round_.table.history
    if rules.runs or rules.kept is not None:
        from .turns import moves_of_round

        moves = moves_of_round(round_)
    end = "" if outcome is None else " end=" + outcome.text()
    return _line(round_.table, hands, format_hand(round_.stock), moves) + end


def format_view(view):
    """The view as one line: other hands by their size only, "#7", and no end."""
    table = view.table
    opening = table.opening()
    hands = ["#%d" % size for size in opening.counts]
    hands[view.seat] = format_hand(view.tiles)
    moves = table.history
    if view.drawn:
        from .turns import moves_of_view

        moves = moves_of_view(view)
    return _line(table, hands, "#%d" % opening.stock, moves)


def _line(table, hands, stock, moves):
    return "%s/%d lead=%d deal=%s%s play=%s" % (
        table.rules.name,
        table.seats,
        table.leader,
        "|".join(hands),
        "" if table.rules.kept is None else " stock=" + stock,
        format_moves(moves),
    )


def format_result(scores):
    """The last line's value: all scores, then the winner."""
    points = " ".join([str(points) for points in scores.points])
    return "%s winner=%s" % (points, "-" if scores.winner is None else scores.winner)


def format_match(match, players, kept, extra=(), whole=True):
    """The record of a match as it stands, the round that runs included.

    `players` is a list of (name, level), `kept` the `KeptRounds` of its finished rounds, `extra`
    further keys as (key, value). `whole` says whether to tell what must stay hidden while the match
    goes on: its seed, and the round that has not ended. NotationError for a name that cannot be
    written.
    """
    lines = [
        "game: " + match.rules.name,
        "seats: %d" % match.seats,
        "target: %d" % match.target,
        "seed: %s" % (match.seed if whole else "-"),
        "players: " + format_players(players),
    ]
    if kept.before:
        lines.append("rounds-before: %d" % kept.before)
        points = [str(points) for points in kept.points_before]
        lines.append("scores-before: " + " ".join(points))
    for key, value in extra:
        lines.append("%s: %s" % (key, value))
    for line in kept.lines:
        lines.append("round: " + line)
    scores = match.scores
    if match.number and not match.scored and (whole or match.round.over):
        lines.append("round: " + format_round(match.round))
        if match.round.over:
            scores = scores.copy()
            scores.add_outcome(match.round.outcome())
    if scores.over:
        lines.append("result: " + format_result(scores))
    return "\n".join(lines) + "\n"


def shorten(record):
    """The short record of a match from its whole one: see `matches`."""
    lines = record.split("\n")
    for number, line in enumerate(lines):
        if line[:7] == "round: ":
            fields = [field for field in line.split(" ") if field[:5] in ("lead=", "play=")]
            line = "round: " + " ".join(fields)
            lines[number] = line.replace("," + PASS_TOKEN, SHORT_PASS)
    return "\n".join(lines)


def format_players(players):
    """The players as text: a list of (name, level) in seat order.

    NotationError for a name or level that could not be read back: empty, with spaces around it,
    or with a comma, a bracket or anything but printable ASCII in it.
    """
    for player in players:
        for word in player:
            check_word(word)
    return ", ".join(["%s (%s)" % (name, level) for name, level in players])


def check_word(word):
    """NotationError where `word` cannot be the name or the level of a player."""
    if not word or word != word.strip():
        raise NotationError("'%s' cannot be a name or a level" % word[:40])
    check_characters(word)
    for letter in ",()":
        if letter in word:
            raise NotationError("'%s': no '%s' in a name or a level" % (word[:40], letter))


def check_characters(text):
    """NotationError, which says where, for anything but printable ASCII characters."""
    for place, letter in enumerate(text):
        if not " " <= letter <= "~":
            raise NotationError("character %d is no printable ASCII" % (place + 1))
