"""A round or a view on one line: `GAME/SEATS lead=S deal=HAND|HAND play=MOVES end=...`.

Games with a stock have a field `stock=` behind the deal: the undealt tiles in the order in which
they are drawn, in a view only how many they were ("#14").
"""

from .. import games, tiles
from ..errors import DealError, DominoError, NotationError, RecordError
from ..moves import PASS, play
from ..round import Round
from ..view import View
from .tokens import ARM_LETTERS, PASS_TOKEN, SHORT_PASS
from .writing import check_characters, format_hand, format_round, format_view

__all__ = (
    "check_characters",
    "format_hand",
    "format_round",
    "format_view",
    "parse_move",
    "parse_round",
    "parse_short",
    "parse_view",
    "whole_number",
)

LONGEST_LINE = 8192
_FIELDS = ("lead", "deal", "play", "end")
_FIELDS_WITH_STOCK = ("lead", "deal", "stock", "play", "end")


def parse_move(word, rules, lead=False):
    """The move that a token names; NotationError where it names none.

    `lead` says that it is the first tile of the round, which is written without an end. Whether
    the move is legal is for the round to say.
    """
    if word == PASS_TOKEN:
        return PASS
    if word[:1] in ("+", ".") and (rules.runs or rules.kept is not None):
        from .turns import parse_other

        return parse_other(word, rules)
    tile = tiles.parse(word[:2], rules.top)
    if lead:
        if len(word) > 2:
            raise NotationError("'%s': the lead is written without an end" % word[:20])
        return play(tile)
    letters = ARM_LETTERS[: rules.arms]
    if len(word) == 2:
        raise NotationError("'%s' does not say at which end (%s)" % (word, " or ".join(letters)))
    arm = letters.find(word[2])
    if arm >= 0 and rules.either >> tile & 1:
        from .turns import parse_exposed

        return play(tile, arm, parse_exposed(word, tile))
    if len(word) > 3 or arm < 0:
        raise NotationError("'%s' is no move: a tile and one of %s" % (word[:20], letters))
    return play(tile, arm)


def parse_round(line, check_dealt=None, needed=None):
    """The round that a line tells, with all its moves made.

    A line without `play=` is a round before its lead; `end=` must be the end that the rules give,
    and may not be left out after it. `check_dealt(round_)`, if given, is called before the first
    move and may raise. Raises NotationError for a malformed line, DealError for an impossible
    deal, RecordError for a move that is not legal or an end that does not add up.
    """
    rules, hands, fields = _split(line)
    for seat in range(len(hands)):
        if isinstance(hands[seat], int):
            raise NotationError("the hand of seat %d is hidden: this is a view" % seat)
    if isinstance(fields["stock"], int):
        raise NotationError("the stock is hidden: this is a view")
    round_ = Round(rules, hands, fields["lead"], True, fields["stock"], needed)
    if check_dealt is not None:
        check_dealt(round_)
    _make_moves(round_, round_.table, fields["play"])
    if rules.immediate and needed is None and (fields["end"] or "")[:6] == "target":
        round_.table.end_by_target()
    _check_end(round_, fields["end"])
    return round_


def parse_short(text, rules, seats, seed, needed=None):
    """The round that a line of a short record tells, with all its moves made.

    `seed` is the round's, from which it is dealt, `needed` as for `Round`. Raises NotationError for
    a malformed line, DealError or RecordError for a leader that cannot be, RecordError for a move
    that is not legal.
    """
    check_characters(text)
    lead, equals, moves = text.partition(" play=")
    if lead[:5] != "lead=" or not equals:
        raise NotationError("'%s' is no short round: lead=SEAT play=MOVES" % text[:40])
    leader = whole_number(lead[5:], "lead")
    round_ = Round.from_seed(rules, seats, seed, leader, needed)
    if round_.table.leader != leader:
        raise RecordError(
            "lead=%d, but the deal gives it to seat %d" % (leader, round_.table.leader)
        )
    words = moves.replace(SHORT_PASS, "," + PASS_TOKEN).split(",") if moves else []
    _make_moves(round_, round_.table, words)
    return round_


def _check_end(round_, end):
    outcome = round_.outcome()
    done = len(round_.table.history)
    if outcome is None:
        if end is not None:
            raise RecordError("end=%s, but the round has not ended" % end[:40], 0, done)
    elif end is None:
        raise RecordError("the round has ended, but end=%s is missing" % outcome.text(), 0, done)
    elif end != outcome.text():
        raise RecordError("end=%s should be end=%s" % (end[:40], outcome.text()), 0, done)


def parse_view(line):
    """The view that a line tells, with all its moves made: one hand is shown, the others hidden.

    Raises NotationError for a malformed line, DealError for an impossible deal, RecordError for
    a move that cannot be, or for passes that no hidden hands explain.
    """
    rules, hands, fields = _split(line)
    shown = [seat for seat in range(len(hands)) if not isinstance(hands[seat], int)]
    if len(shown) != 1:
        raise NotationError("a view shows one hand, not %d" % len(shown))
    if fields["end"] is not None:
        raise NotationError("a view has no end")
    stock = fields["stock"]
    if stock and not isinstance(stock, int):
        raise NotationError("a view does not show the stock")
    from ..deal_problems import deal_problems

    problems = deal_problems(rules, hands, fields["lead"], stock)
    if problems:
        raise DealError("; ".join(problems))
    seat = shown[0]
    counts = [len(hands[seat]) if hand is hands[seat] else hand for hand in hands]
    table = rules.table(rules, counts, fields["lead"])
    if stock:
        table.stock = stock
    view = View(table, seat, hands[seat])
    _make_moves(view, view.table, fields["play"])
    problems = view.problems()
    if problems:
        raise RecordError("; ".join(problems))
    return view


def _make_moves(position, table, words):
    for number, word in enumerate(words):
        try:
            position.push(parse_move(word, table.rules, not table.ends))
        except DominoError as error:
            raise RecordError(str(error), 0, number + 1)


def _split(line):
    """(rules, hands, fields) of a round's line; hidden hands are their sizes."""
    if len(line) > LONGEST_LINE:
        raise NotationError("a round of %d characters; %d at most" % (len(line), LONGEST_LINE))
    check_characters(line)
    words = line.split(" ")
    game = words[0].split("/")
    if len(game) != 2:
        raise NotationError("'%s': a round begins with GAME/SEATS" % words[0][:40])
    seats = whole_number(game[1], "the number of seats")
    rules = games.find(game[0], seats)
    names = _FIELDS if rules.kept is None else _FIELDS_WITH_STOCK
    fields = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if name not in names or not equals:
            raise NotationError(
                "'%s': the fields of a round are %s" % (word[:40], ", ".join(names))
            )
        if name in fields:
            raise NotationError("the field %s stands twice" % name)
        fields[name] = value
    for name in names[:-2]:
        if name not in fields:
            raise NotationError("the field %s is missing" % name)
    hands = [_parse_hand(word, rules) for word in fields["deal"].split("|")]
    if seats != len(hands):
        raise NotationError("%s: %d hands are dealt" % (words[0][:40], len(hands)))
    fields["stock"] = _parse_hand(fields["stock"], rules) if fields.get("stock") else ()
    fields["lead"] = whole_number(fields["lead"], "lead")
    play = fields.get("play")
    fields["play"] = play.split(",") if play else []
    fields["end"] = fields.get("end")
    return rules, hands, fields


def _parse_hand(word, rules):
    if word[:1] == "#":
        return whole_number(word[1:], "a hidden hand")
    return tuple([tiles.parse(name, rules.top) for name in word.split(".")])


def whole_number(word, what):
    """The number that `word` writes in plain digits (at most 20); NotationError names `what`.

    A number has one way to be written: none begins with a 0 that could be left out.
    """
    sound = 0 < len(word) <= 20 and (word[0] != "0" or word == "0")
    for letter in word:
        sound = sound and letter in "0123456789"
    if not sound:
        raise NotationError("%s: '%s' is no number" % (what, word[:40]))
    return int(word)
