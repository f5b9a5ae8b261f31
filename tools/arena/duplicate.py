"""One deal, played once with the first player in every seat, so that the luck of it cancels."""

import time
from dataclasses import dataclass

from engine import bots
from engine.errors import DominoError
from engine.games import find
from engine.notation.rounds import format_view
from engine.notation.tokens import format_move
from engine.rng import Rng
from engine.round import Round
from engine.seeds import BOT, DEAL, derive
from tools.arena.cheat import Cheat
from tools.arena.errors import PlayerError


@dataclass(frozen=True)
class Table:
    """Where a deal is played: the game's name, the number of seats, the seed of all deals."""

    game: str
    seats: int
    seed: int


class Tally:
    """What a player's moves took, those where it had a choice.

    micros     the time of each move in microseconds, a list
    positions  the positions it searched for all of them together
    counted    for how many of them it told its positions
    """

    def __init__(self):
        self.micros = []
        self.positions = 0
        self.counted = 0

    def add(self, player, nanos):
        """Add a move that `player` has just made."""
        self.micros.append(nanos // 1000)
        positions = getattr(player, "positions", None)
        if positions is not None:
            self.positions += positions
            self.counted += 1


def play_deal(table, number, names, players):
    """Return what came of deal `number`, a dict of plain values that a state file can hold.

    :param table: the `Table`.
    :param number: from 0; seat `number % seats` leads where the deal does not say who does.
    :param names: the names of the two players, for errors.
    :param players: the two players; the first takes every side in turn, all seats of it where
        there are partners, and the second all others.

    Its keys are `rounds`, by the side of the first player: [how it ended, the side that won or
    None, its points for the end, then the points of each side in mid-round, if any]; and for each
    of the two players `micros`, a list of times, `positions` and `counted`, as in `Tally`. Raises
    PlayerError for a move that is not legal.
    """
    rules = find(table.game, table.seats)
    sides = rules.count_sides(table.seats)
    seed = derive(table.seed, DEAL, number)
    chances = [derive(table.seed, BOT, number, seat) for seat in range(table.seats)]
    tallies = (Tally(), Tally())
    rounds = []
    for first in range(sides):
        round_ = Round.from_seed(rules, table.seats, seed, number % table.seats)
        while not round_.over:
            seat = round_.turn
            which = int(seat % sides != first)
            # The same chance in the same seat, whoever sits there: two equal players tie.
            rng = Rng(chances[seat] + len(round_.table.history))
            _play_move(round_, names[which], players[which], rng, tallies[which])
        outcome = round_.outcome()
        rounds.append([outcome.how, outcome.seat, outcome.points, *outcome.during])
    return {
        "rounds": rounds,
        "micros": [tally.micros for tally in tallies],
        "positions": [tally.positions for tally in tallies],
        "counted": [tally.counted for tally in tallies],
    }


def _play_move(round_, name, player, rng, tally):
    clock = getattr(player, "clock", time.process_time_ns)
    choice = len(round_.legal_moves()) > 1
    view = round_.view(round_.turn)
    start = clock()
    move = player.choose(round_) if isinstance(player, Cheat) else bots.choose(player, view, rng)
    if choice:
        tally.add(player, clock() - start)
    try:
        round_.push(move)
    except DominoError as error:
        answer = format_move(move, not round_.ends)
        line = format_view(round_.view(round_.turn))
        raise PlayerError(name, f"answered {answer}: {error}", line) from error
