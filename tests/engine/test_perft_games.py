"""The game trees of tests/records/perft-games.txt, a few small deals of every game."""

from engine.games import NAMES
from engine.notation.rounds import format_round, parse_round
from engine.perft import perft
from tests.engine.support import read_record

COUNTS = ("nodes", "leaves", "domino", "blocked")


def positions():
    """(position, its counts) for each line of the file."""
    found = []
    for line in read_record("perft-games.txt").split("\n"):
        if line[:1] not in ("", ";"):
            place = line.find(" nodes=")
            words = line[place + 1 :].split(" ")
            assert [word.split("=")[0] for word in words] == list(COUNTS)
            found.append((line[:place], tuple([int(word.split("=")[1]) for word in words])))
    return found


def check(game):
    """Counts the trees of all deals of that game."""
    checked = 0
    for position, counts in positions():
        if position.split("/")[0].split("(")[0] != game:
            continue
        round_ = parse_round(position)
        assert perft(round_) == counts, position
        assert format_round(round_) == position + " play="
        checked += 1
    assert checked >= 2


def test_every_game_is_in_the_file_or_in_that_of_block():
    games = [position.split("/")[0].split("(")[0] for position, _ in positions()]
    assert sorted(set(games)) == sorted(NAMES)


def test_the_trees_of_block_with_options():
    check("block")


def test_the_trees_of_partners():
    check("partners")


def test_the_trees_of_foster4():
    check("foster4")


def test_the_trees_of_freerun():
    check("freerun")


def test_the_trees_of_draw():
    check("draw")


def test_the_trees_of_matador():
    check("matador")


def test_the_trees_of_sebastopol():
    check("sebastopol")


def test_the_trees_of_bergen():
    check("bergen")
