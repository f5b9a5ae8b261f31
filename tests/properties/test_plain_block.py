"""The second reading of the rules itself, and the recorded matches by it."""

from pathlib import Path

import pytest

from tests.properties import plain_block

RECORDS = Path(__file__).resolve().parents[1] / "records"

# NOTATION's example: Foster's endgame, blocked.
EXAMPLE = (
    "block/2 lead=0 deal=66.65.52.62.40.54.53|60.00.64.63.61.51.11 "
    "play=66,60L,65R,00L,52R,--,62R,64R,40R,--,-- end=blocked:0:7"
)


def test_the_example_of_the_notation():
    round_ = plain_block.replay(EXAMPLE)
    assert round_.line == [(0, 0), (0, 6), (6, 6), (6, 5), (5, 2), (2, 6), (6, 4), (4, 0)]
    assert [plain_block.pips(hand) for hand in round_.hands] == [17, 24]


@pytest.mark.parametrize(
    "old, new",
    [
        ("60L,", "61L,"),
        ("64R,40R", "64R,40L"),
        ("--,62R", "61R,62R"),
        ("66,60L", "66,--"),
        (":7", ":8"),
        ("66.65.52", "66.65.00"),
    ],
)
def test_a_broken_example_is_refused(old, new):
    assert EXAMPLE.count(old) == 1
    with pytest.raises((plain_block.Refused, ValueError)):
        plain_block.replay(EXAMPLE.replace(old, new))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_recorded_matches_follow_the_rules(seats):
    lines = (RECORDS / f"block-{seats}.txt").read_text().splitlines()
    values = dict(line.split(": ", 1) for line in lines if not line.startswith("round: "))
    scores = [0] * seats
    leaders = []
    for line in lines:
        if not line.startswith("round: "):
            continue
        assert max(scores) < int(values["target"])
        text = line.removeprefix("round: ")
        leaders.append(int(text.split(" ")[1].removeprefix("lead=")))
        round_ = plain_block.replay(text)
        assert all(len(hand) <= {2: 7, 3: 5, 4: 5}[seats] for hand in round_.hands)
        _, winner, points = round_.end().split(":")
        if winner != "-":
            scores[int(winner)] += int(points)
    assert all((one + 1) % seats == two for one, two in zip(leaders, leaders[1:], strict=False))
    assert max(scores) >= int(values["target"])
    result = f"{' '.join(map(str, scores))} winner={scores.index(max(scores))}"
    assert values["result"] == result
