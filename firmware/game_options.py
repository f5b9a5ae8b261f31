"""Goes through the options of a game; what cannot be played is left out.

A game is a text as the notation writes it, "draw(strict)", and stays one: whatever is chosen here
gives another such text. An `entry` is one of `firmware.option_list.OPTIONS`.
"""

from engine.games import load
from engine.options import format_options, known_options, parse_options

from .option_list import OPTIONS, hands_for
from .possible import rules_for, seats_of

_HAND = "hand"


def entries_of(game):
    """The options that the game has, in the order in which they are shown."""
    known = known_options(load(_name_of(game)))
    return [entry for entry in OPTIONS if entry[0] in known]


def place_of(game, entry):
    """The place in the entry's values of the one that the game has."""
    value = _chosen(game).get(entry[0])
    values = entry[2]
    for place in range(len(values)):
        if values[place][0] == value:
            return place
    return 0


def meanings(game):
    """What the options of the game that are not as usual mean, a text for each."""
    found = []
    for entry in entries_of(game):
        place = place_of(game, entry)
        if place:
            _, name, meaning = entry[2][place]
            found.append("%s: %s. %s" % (entry[1], name, meaning))
    return found


def step_value(game, entry, step, seats, metrics):
    """The game with the option's next possible value, or the last one where `step` is -1.

    `seats` are those that are to play it; they decide which hands there are. An option that hangs
    on one that becomes usual does so too. The same game where there is no other value.
    """
    values = entry[2]
    here = place_of(game, entry)
    for away in range(1, len(values)):
        value = values[(here + step * away) % len(values)][0]
        changed = _with_value(game, entry[0], value, metrics)
        if changed and (entry[0] != _HAND or _is_hand(changed, value, seats, metrics)):
            return changed
    return game


def _is_hand(game, value, seats, metrics):
    """Whether a game with that size of the hands is one to offer to so many seats."""
    if not rules_for(game, seats, metrics):
        return False
    if value is None:
        return True
    usual = rules_for(_with_value(game, _HAND, None, metrics) or "", seats, metrics)
    is_usual = usual is not None and int(value) == usual.hand_sizes[seats]
    return value in hands_for(seats) and not is_usual


def _with_value(game, name, value, metrics):
    """The game with that value of the option; None where it cannot be played."""
    base = _name_of(game)
    chosen = _chosen(game)
    chosen.pop(name, None)
    if value is not None:
        chosen[name] = value
    changed = format_options(base, chosen)
    if seats_of(changed, metrics):
        return changed
    if value is not None:
        return None
    # Some of the others hang on the option: those that do not stay.
    kept = {}
    for other, _, _ in OPTIONS:
        if other in chosen:
            kept[other] = chosen[other]
            if not seats_of(format_options(base, kept), metrics):
                del kept[other]
    return format_options(base, kept)


def _name_of(game):
    return game.partition("(")[0]


def _chosen(game):
    """The options that are not as usual, as a dict."""
    name = _name_of(game)
    return parse_options(game, name, known_options(load(name)))
