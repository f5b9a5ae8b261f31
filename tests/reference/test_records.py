"""The matches in tests/records/, replayed by the reference: moves, leads, ends, scores, result."""

from pathlib import Path

import pytest

from tests.reference import dominoes
from tests.reference.games import options_of

RECORDS = Path(__file__).resolve().parents[1] / "records"
FILES = sorted(RECORDS.glob("*-[0-9].txt"))
# Who leads the next round is told by chance, so the reference cannot know.
DRAWN_FOR = ("block-options-3.txt",)


def replay(text, needed, top):
    """(the reference's round after all moves, the end as the record has it)."""
    words = text.split(" ")
    name, _, seats = words[0].partition("/")
    values = dict(word.split("=", 1) for word in words[1:])
    hands = [[dominoes.tile(one) for one in hand.split(".")] for hand in values["deal"].split("|")]
    assert len(hands) == int(seats)
    stock = [dominoes.tile(one) for one in values.get("stock", "").split(".") if one]
    game, options = options_of(name)
    leader = int(values["lead"])
    assert dominoes.leader_of_deal(game, options, hands) in (None, leader)
    round_ = dominoes.Round(game, options, hands, leader, stock, needed, top)
    for token in values["play"].split(","):
        round_.move(token)
    return round_, values["end"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_recorded_match_follows_the_rules(path):
    lines = path.read_text().splitlines()
    values = dict(line.split(": ", 1) for line in lines if not line.startswith("round: "))
    seats = int(values["seats"])
    game, options = options_of(values["game"])
    top = 6 if seats <= 4 else 9
    sides = 2 if game in ("partners", "foster4") else seats
    scores = [0] * sides
    target = int(values["target"])
    leader = None
    for line in lines:
        if not line.startswith("round: "):
            continue
        assert max(scores) < target
        text = line.removeprefix("round: ")
        needed = [target - points for points in scores] if game == "bergen" else None
        round_, end = replay(text, needed, top)
        assert round_.end_text() == end
        lead = int(text.split(" ")[1].removeprefix("lead="))
        assert leader in (None, lead) or path.name in DRAWN_FOR
        if dominoes.leader_of_deal(game, options, [[(6, 6)]] * seats) is None:
            leader = (lead + 1) % seats
        _, winner, points = round_.end()
        if winner is not None:
            scores[winner] += points
        if game == "bergen":
            scores = [one + two for one, two in zip(scores, round_.points, strict=True)]
    assert max(scores) >= target
    assert values["result"] == f"{' '.join(map(str, scores))} winner={scores.index(max(scores))}"
