import pytest

from engine import bots
from engine.deal import deal_from_seed
from engine.games.block import RULES
from engine.moves import PASS
from engine.outcome import BLOCKED, DOMINO
from engine.seeds import DEAL, derive
from engine.view import View
from tools.arena.cheat import Cheat
from tools.arena.duplicate import Table, play_deal
from tools.arena.errors import PlayerError
from tools.arena.summary import margin_of


class Spy:
    """Plays at random, and keeps what it is given."""

    def __init__(self):
        self.given = []
        self._bot = bots.make("random")

    def start(self, view, rng):
        self.given.append(view)
        self.positions = 1000 + len(self.given)
        self._bot.start(view, rng)

    def step(self):
        return self._bot.step()


class Stubborn:
    """Always passes."""

    def start(self, view, rng):
        pass

    def step(self):
        return PASS


class OpenSpy(Cheat):
    def __init__(self):
        super().__init__()
        self.given = []

    def choose(self, round_):
        self.given.append(round_)
        return super().choose(round_)


def play(players, number=0, seats=2, seed=1):
    return play_deal(Table("block", seats, seed), number, ("first", "second"), players)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_player_against_itself_wins_nothing(seats, level):
    for number in range(3):
        result = play([bots.make(level), bots.make(level)], number, seats)
        assert len(result["rounds"]) == seats
        assert margin_of(result) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_deal_is_played_with_the_first_player_in_every_seat(seats):
    for number in range(5):
        first, second = Spy(), Spy()
        play([first, second], number, seats)
        hands = deal_from_seed(RULES, seats, derive(1, DEAL, number))
        # In a round of their own, in the order of the seats.
        seen = [view.seat for view in first.given]
        assert sorted(set(seen)) == list(range(seats))
        assert seen == sorted(seen)
        for view in first.given + second.given:
            assert view.tiles == hands[view.seat]
            assert view.table.leader == number % seats


def test_players_are_given_views_and_the_cheat_alone_the_round():
    spy, cheat = Spy(), OpenSpy()
    play([spy, cheat])
    assert {type(view) for view in spy.given} == {View}
    assert cheat.given and all(round_.hands for round_ in cheat.given)


def test_the_results_say_how_each_round_ended():
    for number in range(20):
        for how, seat, points in play([Spy(), bots.make("heavy")], number)["rounds"]:
            assert how in (DOMINO, BLOCKED)
            assert seat in (0, 1) or (seat is None and points == 0 and how == BLOCKED)


def test_only_moves_with_a_choice_are_timed_and_counted():
    spy = Spy()
    result = play([spy, bots.make("heavy")])
    choices = [view for view in spy.given if len(view.legal_moves()) > 1]
    asked_with_choice = [
        1001 + place for place, view in enumerate(spy.given) if len(view.legal_moves()) > 1
    ]
    assert len(result["micros"][0]) == result["counted"][0] == len(choices)
    assert result["positions"] == [sum(asked_with_choice), 0]
    assert result["counted"][1] == 0
    assert all(type(micros) is int and micros >= 0 for micros in result["micros"][0])


def test_a_move_that_is_not_legal_ends_it_with_the_view_and_the_answer():
    with pytest.raises(PlayerError) as caught:
        play([Stubborn(), bots.make("heavy")])
    lines = str(caught.value).splitlines()
    assert lines[0] == "first answered --: seat 0 cannot pass: it has a tile that fits"
    assert lines[1].startswith("The view was: block/2 lead=0 deal=")
    assert lines[1].endswith("|#7 play=")
    assert lines[1].count(".") == 6


def test_the_first_player_takes_both_seats_of_a_side():
    spy = Spy()
    table = Table("partners", 4, 1)
    result = play_deal(table, 0, ("first", "second"), [spy, bots.make("heavy")])
    assert len(result["rounds"]) == 2
    seats = [view.seat for view in spy.given]
    changes = seats.index(1) if seats.index(1) < seats.index(3) else seats.index(3)
    assert set(seats[:changes]) == {0, 2}
    assert set(seats[changes:]) == {1, 3}


@pytest.mark.parametrize(
    "game, seats",
    [("partners", 4), ("draw(strict)", 3), ("freerun", 4), ("sebastopol", 4), ("block", 5)],
)
def test_other_games_are_played_from_every_side(game, seats):
    for number in range(2):
        heavy = [bots.make("heavy"), bots.make("heavy")]
        result = play_deal(Table(game, seats, 1), number, ("first", "second"), heavy)
        assert margin_of(result) == pytest.approx(0)


def test_points_of_mid_round_stand_in_the_result():
    heavy = [bots.make("heavy"), bots.make("heavy")]
    result = play_deal(Table("bergen", 2, 1), 0, ("first", "second"), heavy)
    assert margin_of(result) == 0
    for _, _, _, *during in result["rounds"]:
        # The lead of a double alone brings 2.
        assert len(during) == 2 and sum(during) >= 2
