"""The counts in tests/records/perft-games.txt are those of the reference."""

from pathlib import Path

import pytest

from tests.reference import dominoes
from tests.reference.games import options_of

RECORD = Path(__file__).resolve().parents[1] / "records" / "perft-games.txt"
LINES = [line for line in RECORD.read_text().splitlines() if not line.startswith(";")]


@pytest.mark.parametrize("line", LINES)
def test_the_reference_counts_the_same_tree(line):
    words = line.split(" ")
    name = words[0].partition("/")[0]
    values = dict(word.split("=", 1) for word in words[1:])
    hands = [[dominoes.tile(one) for one in hand.split(".")] for hand in values["deal"].split("|")]
    stock = [dominoes.tile(one) for one in values.get("stock", "").split(".") if one]
    game, options = options_of(name)

    def make():
        return dominoes.Round(game, options, hands, int(values["lead"]), stock)

    counts = tuple(int(values[key]) for key in ("nodes", "leaves", "domino", "blocked"))
    assert dominoes.count_tree(make) == counts
