"""The second reading of the rules itself, on worked examples of the rules."""

import pytest

from tests.reference.dominoes import Round, leader_of_deal, tile, tile_to_lead


def hands(words):
    """The hands that "66.65|64.63" names."""
    return [[tile(word) for word in hand.split(".")] for hand in words.split("|")]


def played(game, deal, moves="", leader=0, stock="", needed=None, **options):
    """A round by the reference after these moves."""
    dealt = hands(stock)[0] if stock else []
    options = {name.replace("_", "-"): value for name, value in options.items()}
    round_ = Round(game, options, hands(deal), leader, dealt, needed)
    for token in moves.split(",") if moves else []:
        round_.move(token)
    return round_


FOSTER = "66.65.52.62.40.54.53|60.00.64.63.61.51.11"


@pytest.mark.parametrize(
    "moves, end",
    [
        ("64R,40R,--,--", "blocked:0:7"),
        ("64R,40L,--,54L,51L,--,11L,--,61L,--,63L", "domino:1:8"),
        ("61R,40L,64L,--,11R,--,63L,53L,51L", "domino:1:9"),
    ],
)
def test_fosters_endgame(moves, end):
    assert played("block", FOSTER, "66,60L,65R,00L,52R,--,62R," + moves).end_text() == end


def test_a_side_loses_by_going_out():
    round_ = played("foster4", "43.33|20.00|66.62|54.50", "43,--,--,54L,33R")
    assert round_.end_text() == "domino:1:13"


def test_a_run_may_be_stopped_while_it_could_go_on():
    round_ = played("freerun", "66.64.44.54|65.50.51.11|10.20.21.00|33.32.31.22", "66,64L,44L")
    assert round_.legal() == {"54L", "."}
    round_.move(".")
    assert round_.turn == 1


def test_breton_doubling():
    deal = "42.52|54.64|30.00"
    assert played("block", deal, "42,54L,--,52L", breton="").end_text() == "domino:0:26"
    deal = "64.44|63.54|43.33"
    assert played("block", deal, "64,63L,43L,44L", breton="").end_text() == "domino:0:30"
    assert played("block", deal, "64,63L,43L,44L", breton="stack").end_text() == "domino:0:60"
    assert played("block", "63.31|54.00|20.22", "63,--,--,31R", breton="").end_text() == (
        "domino:0:15"
    )


def test_draws():
    round_ = played("draw", "66.10|65.44", "66", stock="64.63.00.11")
    assert round_.legal() == {"65L", "65R", "+"}
    round_ = played("draw", "66.10|65.44", "66", stock="64.63.00.11", strict="")
    assert round_.legal() == {"65L", "65R"}
    assert played("draw", "66.10|54.44", "66,+11", stock="11.22.60").legal() == {"--"}


def test_matadors():
    round_ = played("matador", "66.52.55|10.20.50", "66,10L")
    assert round_.legal() == {"52L2", "52L5", "52R2", "52R5"}
    assert played("matador", "66.52.55|10.20.50", "66,10L,52L5").legal() == {"20L"}
    assert played("matador", "66.21.40.30|10.50.60.20", "66,10L,21R,50R,--,--").end_text() == (
        "blocked:0:1"
    )


def test_four_arms():
    deal = "66.60.63.62.00.10.11|43.50.51.52.53.54.55|64.65.20.21.22.30.31|61.44.32.33.40.41.42"
    round_ = played("sebastopol", deal, "66,--,64L,61R,60T,--,65B")
    assert round_.ends() == [4, 1, 0, 5]
    assert "44L" in round_.legal()


def test_headers():
    round_ = played("bergen", "55.31.00.10.20.30|53.51.60.61.62.63", "55,53L,31L,51L")
    assert round_.points == [2, 3]
    round_ = played("bergen", "44.21.22.00|41.42.60.61", "44,41L,21L,42R", needed=[9, 1])
    assert round_.end_text() == "target:1:0"


def test_who_leads():
    assert leader_of_deal("matador", {}, hands("54.10|63.21")) == 1
    assert tile_to_lead("matador", {}, hands("63.21")[0]) == (6, 3)
    assert leader_of_deal("bergen", {}, hands("54.10|63.21")) == -1
    assert leader_of_deal("bergen", {"pagat": ""}, hands("66.10|11.21")) == 1
    assert leader_of_deal("block", {}, hands("66.10|11.21")) is None


def test_what_is_not_legal_is_refused():
    for moves in ("60", "66,--", "66,60R,.", "66,+"):
        with pytest.raises(ValueError, match="is not legal"):
            played("block", FOSTER, moves)
    with pytest.raises(ValueError, match="the next tile is 11"):
        played("draw", "66.10|54.44", "66,+22", stock="11.22.60")
