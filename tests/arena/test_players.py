import pytest

from engine import bots
from tools.arena import players
from tools.arena.cheat import Cheat
from tools.arena.command import Command
from tools.arena.errors import ArenaError
from tools.arena.worlds import Worlds


@pytest.mark.parametrize(
    "text, names",
    [
        ("hard,steady", ["hard", "steady"]),
        ("worlds:100,cheat", ["worlds:100", "cheat"]),
        ('hard,cmd:"./their-bot"', ["hard", "cmd:./their-bot"]),
        ('cmd:"./bot --style a,b",heavy', ["cmd:./bot --style a,b", "heavy"]),
        ("cmd:./bot --fast,heavy", ["cmd:./bot --fast", "heavy"]),
        (r"cmd:C:\bot.exe,heavy", [r"cmd:C:\bot.exe", "heavy"]),
    ],
)
def test_the_names_of_players(text, names):
    assert players.names(text) == names


def test_a_quote_that_is_not_closed():
    with pytest.raises(ArenaError, match='^hard,cmd:"./bot: No closing quotation$'):
        players.names('hard,cmd:"./bot')


def test_each_name_makes_its_player():
    for level in bots.LEVELS:
        assert type(players.make(level, 1)) is type(bots.make(level))
    assert isinstance(players.make("cheat", 1), Cheat)
    assert players.make("worlds:20", 1).worlds == 20
    assert isinstance(players.make("worlds:1", 1), Worlds)
    assert isinstance(players.make("cmd:./bot --fast", 1), Command)


@pytest.mark.parametrize("name", ["worlds:", "worlds:0", "worlds:-1", "worlds:x", "worlds:1000001"])
def test_a_number_of_worlds_that_cannot_be(name):
    with pytest.raises(ArenaError, match=f"^{name}: worlds:N samples N deals, from 1 to 1000000$"):
        players.make(name, 1)


def test_an_unknown_player():
    with pytest.raises(ArenaError) as caught:
        players.make("expert", 1)
    assert str(caught.value).startswith("'expert' is no level; there are random, ")
    assert str(caught.value).endswith(', and in the arena worlds:N, cheat, cmd:"..."')
