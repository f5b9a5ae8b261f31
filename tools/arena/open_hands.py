"""What each legal move is worth where all hands are seen, by exact search."""

from engine import tiles
from engine.moves import arm_of, tile_of
from tools.arena import alpha_beta, max_n
from tools.arena.errors import ArenaError
from tools.arena.lines import FITS, after

_MOST_PIPS = 168


def check_game(rules, player):
    """Raise ArenaError for a game that the searches do not know."""
    if rules.name != "block":
        raise ArenaError(f"{player} plays block, not {rules.name}")


def gains(moves, hands, seat, ends, counter):
    """Return what each move of `moves` gains its seat, in points, as a list.

    That is its points less the mean of the others' as the round ends if all play on seeing all
    hands: by alpha-beta between two, by max^n among more. The numbers are whole: with N seats they
    are points times N - 1.

    :param moves: legal moves of `seat`, none of them a pass.
    :param hands: the masks of all hands, a list; left as it was.
    :param ends: the open ends as a table has them, empty before the lead.
    :param counter: a list of one number, to which the positions searched are added.
    """
    pips = [tiles.pips(hand) for hand in hands]
    known = {}
    # Two moves with the same tile to the same ends are worth the same.
    found = {}
    listed = []
    for move in moves:
        tile = tile_of(move)
        new = tile
        if ends:
            new = after(tiles.number(*ends), tile, ends[arm_of(move)])
        if (tile, new) not in found:
            found[tile, new] = _gain(tile, new, hands, pips, seat, known, counter)
        listed.append(found[tile, new])
    return listed


def _gain(tile, ends, hands, pips, seat, known, counter):
    seats = len(hands)
    hands = list(hands)
    pips = list(pips)
    hands[seat] ^= 1 << tile
    pips[seat] -= tiles.PIPS[tile]
    if not hands[seat]:
        return sum(pips) * (seats - 1)
    for mover in max_n.AFTER[seats][seat]:
        if replies := hands[mover] & FITS[ends]:
            break
    else:
        return _margin(max_n.blocked(pips), seat, seats)
    if seats > 2:
        left = sum(hands)
        end = max_n.search(hands, pips, left, mover, ends, replies, known, counter)
        return _margin(end, seat, seats)
    other = 1 - mover
    worth = alpha_beta.search(
        hands[mover],
        hands[other],
        ends,
        pips[mover],
        pips[other],
        -_MOST_PIPS,
        _MOST_PIPS,
        replies,
        counter,
    )
    return worth if mover == seat else -worth


def _margin(end, seat, seats):
    winner, points = end
    return points * (seats - 1) if winner == seat else -points
