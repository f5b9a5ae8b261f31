"""Options of the games: `block(breton,lead=highest-double)` is Block with two of them.

A game says in its `OPTIONS` which it knows, or takes all that are for games like Block. What only
one game has it does itself, in its function `changes(chosen)`, which returns the fields of its
`Rules` that become others. Here is what several games share:

    blocked=gross          the winner of a blocked round does not take his own pips away
    breton, breton=stack   going out with a double, or a tile that fitted both ends, counts twice
                           (or four times for both at once)
    foster                 Foster's two-handed Block: two seats, and the highest double is led
    hand=N                 N tiles to each seat
    lead=high-tile         the lot, by another name: the tile with most pips leads the first round
    lead=high-tile-after-block    the same, drawn again after every blocked round
    lead=highest-double    whoever holds the highest double leads it, every round
    lead=winner-leads      whoever won the last round leads the next
    no-double=redeal       where the highest double is led: a deal without a double does not stand
                           (else the heaviest tile is led)
    set=double-nine, set=double-twelve    a larger set, and seven tiles to each seat
    tie=lightest           of hands that tie for the lowest the one with the lightest tile wins

The defaults have names too, and are left out when written: lead=lot, no-double=heaviest,
blocked=net, tie=nobody. Without `set` up to four seats play with the double-six set, five to
seven with the double-nine and eight to ten with the double-twelve set.
"""

from . import tiles
from .errors import DealError, NotationError
from .rules import Rules

# The values of each option, the default first; flags have the one value "".
_VALUES = {
    "blocked": ("net", "gross"),
    "breton": ("", "stack"),
    "lead": ("lot", "high-tile", "high-tile-after-block", "highest-double", "winner-leads"),
    "no-double": ("heaviest", "redeal"),
    "set": ("double-six", "double-nine", "double-twelve"),
    "tie": ("nobody", "lightest"),
}
_LIKE_BLOCK = ("blocked", "breton", "foster", "hand", "lead", "no-double", "set", "tie")
_WITHOUT_DEFAULT = ("breton", "set")
_TOPS = (6, 9, 12)
_SEATS_OF_SET = (4, 7, 10)
_HAND = 7
_TARGET = 61
_FIELDS = (
    "hand_sizes",
    "targets",
    "score",
    "first_lead",
    "next_lead",
    "top",
    "arms",
    "contact",
    "joins",
    "table",
    "kept",
    "runs",
    "either",
    "sides",
    "immediate",
    "setter",
    "leader_of",
    "seating",
    "ending",
)
# The rules made last, since the lines of a record name the same game again and again.
_last = [None, None, None]


def with_options(module, text, seats=None):
    """The `Rules` of the game in that module with the options that `text` gives.

    `seats` as in `engine.games.find`. Raises NotationError for options that the game does not
    know, DealError for such as cannot be played with.
    """
    if _last[:2] != [text, seats]:
        rules = _make(module, text, seats)
        _last[:] = [text, seats, rules]
    return _last[2]


def _make(module, text, seats):
    rules = module.RULES
    known = known_options(module)
    chosen = parse_options(text, rules.name, known)
    own = getattr(module, "changes", None)
    changed = own(chosen) if own else {}
    if "foster" in chosen:
        _choose_foster(rules, chosen, changed)
    top = _choose_set(module, known, chosen, changed, seats)
    _choose_lead(rules, chosen, changed, top)
    _choose_score(rules, chosen, changed)
    if "hand" in chosen:
        _choose_hand(rules, int(chosen["hand"]), changed, top, seats)
    fields = {}
    for field in _FIELDS:
        fields[field] = changed.get(field, getattr(rules, field))
    return Rules(format_options(rules.name, chosen), **fields)


def known_options(module):
    """The names of the options that the game in that module knows."""
    return getattr(module, "OPTIONS", _LIKE_BLOCK)


def parse_options(text, game, known):
    """The options that a text such as "block(breton,hand=6)" gives, as a dict without defaults.

    `known` are the names that the game knows. NotationError for anything else.
    """
    chosen = {}
    words = text[len(game) :]
    if not words:
        return chosen
    if words[-1] != ")":
        raise NotationError("'%s': the options of a game end with ')'" % text[:60])
    for word in words[1:-1].split(","):
        name, equals, value = word.partition("=")
        if name not in known:
            raise NotationError(
                "'%s' is no option of %s; there are %s" % (word[:40], game, ", ".join(known))
            )
        if name in chosen:
            raise NotationError("the option %s stands twice" % name)
        _check_value(name, value, bool(equals))
        chosen[name] = value
    # Only now, so that a default that stands twice is found too.
    for name in known:
        default = None if name in _WITHOUT_DEFAULT else _VALUES.get(name)
        if default and chosen.get(name) == default[0]:
            del chosen[name]
    return chosen


def _check_value(name, value, given):
    if name == "hand":
        if not value or len(value) > 2 or value[0] == "0" or value.strip("0123456789"):
            raise NotationError("hand=%s: the number of tiles for each seat" % value[:40])
        return
    values = _VALUES.get(name, ("",))
    if value not in values or given != bool(value):
        texts = [name + "=" + one if one else name for one in values]
        word = name + "=" + value if given else name
        raise NotationError("'%s' cannot be; there is %s" % (word[:40], ", ".join(texts)))


def format_options(game, chosen):
    """The game with its options as the notation writes it."""
    if not chosen:
        return game
    words = []
    for name in sorted(chosen):
        words.append(name + "=" + chosen[name] if chosen[name] else name)
    return "%s(%s)" % (game, ",".join(words))


def _choose_foster(rules, chosen, changed):
    if "lead" in chosen:
        raise NotationError("foster leads the highest double, and leaves no choice of the lead")
    changed["hand_sizes"] = {2: rules.hand_sizes[2]}
    changed["targets"] = {2: rules.targets[2]}


def _choose_set(module, known, chosen, changed, seats):
    """The highest half of the set that is played with; the fields it changes are added."""
    rules = module.RULES
    few = changed.get("hand_sizes", rules.hand_sizes)
    # The games that larger sets open to more players.
    grows = "set" in known and "lead" in known and len(few) > 1
    if "set" in chosen:
        place = _VALUES["set"].index(chosen["set"])
        most = max(_SEATS_OF_SET[place], seats or 0)
        allowed = range(2, most + 1) if grows else few
    elif grows and (seats or 0) > max(few):
        place = 0
        while place < len(_TOPS) - 1 and seats > _SEATS_OF_SET[place]:
            place += 1
        allowed = (seats,)
    else:
        return rules.top
    if grows and (seats or 0) > _SEATS_OF_SET[-1]:
        most = _SEATS_OF_SET[-1]
        raise DealError("%s is played with 2 to %d seats, not with %d" % (rules.name, most, seats))
    top = _TOPS[place]
    if top == rules.top and max(allowed) <= max(few):
        return top
    targets = changed.get("targets", rules.targets)
    changed["targets"] = {number: targets.get(number, _TARGET) for number in allowed}
    changed["hand_sizes"] = dict.fromkeys(allowed, _HAND)
    changed.update(_fields_of_set(module, top))
    if "hand" not in chosen:
        _choose_hand(rules, _HAND, changed, top, seats)
    return top


def _fields_of_set(module, top):
    own = getattr(module, "fields_of_set", None)
    if own:
        return own(top)
    from .leads import lot_from_set

    return {"top": top, "contact": None, "joins": None, "first_lead": lot_from_set(top)}


def _choose_hand(rules, size, changed, top, seats):
    """Deals `size` tiles to every number of seats for which there are enough."""
    allowed = changed.get("hand_sizes", rules.hand_sizes)
    count = tiles.count(top)
    if seats in allowed and seats * size > count:
        raise DealError(
            "%d hands of %d tiles are %d, but the double-%d set has %d: possible are %d tiles "
            "for %d seats, or %d seats of %d tiles"
            % (seats, size, seats * size, top, count, count // seats, seats, count // size, size)
        )
    changed["hand_sizes"] = {number: size for number in allowed if number * size <= count}
    if not changed["hand_sizes"]:
        raise DealError(
            "%d tiles to each seat are too many: the double-%d set has %d, which makes %d for "
            "%d seats" % (size, top, count, count // min(allowed), min(allowed))
        )


def _choose_lead(rules, chosen, changed, top):
    lead = chosen.get("lead")
    if lead == "high-tile-after-block":
        from .leads import drawn_after_block

        changed["next_lead"] = drawn_after_block
    elif lead == "winner-leads":
        from .leads import winner_leads

        changed["next_lead"] = winner_leads(changed.get("sides", rules.sides))
    setter = changed.get("setter", rules.setter)
    leads_double = lead == "highest-double" or "foster" in chosen
    if leads_double or "no-double" in chosen or (setter and top != rules.top):
        if not leads_double and not setter:
            raise NotationError(
                "no-double is for games that lead the highest double: add lead=highest-double"
            )
        from .setters import highest_double, no_lot

        changed["setter"] = highest_double(top, "no-double" in chosen)
        changed["first_lead"] = no_lot


def _choose_score(rules, chosen, changed):
    if "blocked" in chosen or "tie" in chosen:
        if changed.get("sides", rules.sides):
            raise NotationError("blocked and tie are ways to score for single seats, not partners")
        from .house_scoring import individual_by

        changed["score"] = individual_by("blocked" in chosen, "tie" in chosen)
    if "breton" in chosen:
        from .house_scoring import breton, plain

        ending = changed.get("ending", rules.ending) or plain
        changed["ending"] = breton(ending, chosen["breton"] == "stack")
