import pytest

from engine import bots
from engine.games.block import RULES
from engine.notation.rounds import parse_view
from engine.rng import Rng
from engine.round import Round
from engine.rules import Rules
from tests.arena.positions import plain_gains, small_round
from tests.arena.test_hidden import consistent
from tools.arena.errors import ArenaError
from tools.arena.hidden import Hidden
from tools.arena.worlds import Worlds


def with_hands(view, hands):
    """The round that the view sees if the others hold these hands, a list of masks."""
    round_ = Round(RULES, [(0,)] * view.table.seats, view.table.leader, check=False)
    round_.table = view.table.copy()
    round_.hands = list(hands)
    return round_


@pytest.mark.parametrize("seats, most, seeds", [(2, 3, 60), (3, 2, 600)])
def test_with_room_for_all_deals_it_plays_the_best_average_of_them_all(seats, most, seeds):
    tried = 0
    for seed in range(seeds):
        round_ = small_round(seed, seats, most)
        view = round_.view(round_.turn)
        moves = view.legal_moves()
        if len(moves) == 1 or Hidden(view).count > 400:
            continue
        deals = consistent(view)
        totals = [0] * len(moves)
        for hands in deals:
            for place, gained in enumerate(plain_gains(with_hands(view, hands))):
                totals[place] += gained
        chosen = bots.choose(Worlds(len(deals)), view, Rng(1))
        assert totals[moves.index(chosen)] == max(totals), seed
        tried += 1
    assert tried >= 5


def test_the_same_chance_gives_the_same_move():
    for seed in range(20):
        round_ = small_round(seed, 3)
        first, again = (
            bots.choose(Worlds(5), round_.view(round_.turn), Rng(seed)) for _ in range(2)
        )
        assert first == again


def test_its_chance_decides_which_deals_it_sees():
    view = parse_view("block/2 lead=0 deal=66.55.44.33.22.11.00|#7")
    assert len({bots.choose(Worlds(1), view, Rng(seed)) for seed in range(12)}) > 1


def test_an_only_move_is_made_without_a_search():
    view = parse_view("block/2 lead=0 deal=66.65.54|#3 play=66,--")
    bot = Worlds(10)
    assert bots.choose(bot, view, Rng(1)) in view.legal_moves()
    assert bot.positions > 0
    forced = parse_view("block/2 lead=0 deal=#2|11.22 play=66")
    assert bots.choose(bot, forced, Rng(1)) == -1
    assert bot.positions == 0


def test_another_game_is_refused():
    other = Rules("draw", {2: 7}, {2: 100}, RULES.score, RULES.first_lead, RULES.next_lead)
    round_ = Round.from_seed(other, 2, 1)
    with pytest.raises(ArenaError, match="^worlds:3 plays block, not draw$"):
        Worlds(3).start(round_.view(0), Rng(1))
