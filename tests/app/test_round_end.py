"""The end of a round: the count, all hands, the final position; and the end of the match."""

import pytest

from engine.tiles import parse
from firmware import metrics
from tests.app.driver import NOTICE_MS, SIZE_NAMES, SIZES, Driver
from tests.app.positions import ALL_GAIN, ANN_OUT, BLOCKED, TIE_OF_TWO, YOU_OUT
from tests.app.screen import parts
from tests.firmware.pixels import differing, is_dark, spots

# What is left in each hand of the blocked round, the lowest tile first, and its pips.
HANDS = [
    ("00 21 55", 13),
    ("40 60 64", 20),
    ("11 52 65", 20),
    ("20 41 54 61", 23),
]


def is_pip(colour):
    """Tell a pip, a warm dark, from the felt around the tiles, a cold one."""
    return is_dark(colour) and colour[0] >= colour[1]


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
def test_all_hands_are_shown_with_their_pips(size):
    driver = Driver(size, memory=BLOCKED.save(), drawn=True)
    driver.go_on()
    picture = driver.image()
    half = metrics.for_size(*size).shown_half
    rows = {}
    for part in parts(driver.board.display.root_group):
        if part.text is None:
            left, top, _, _ = part.box
            halves = [spots(picture, left, top + down, half, is_pip) for down in (0, half)]
            rows.setdefault(top, []).append((left, halves))
    shown = [[halves for _, halves in sorted(rows[top])] for top in sorted(rows)]
    assert shown == [[[int(name[0]), int(name[1])] for name in names.split()] for names, _ in HANDS]
    for seat, (names, pips) in enumerate(HANDS):
        name = driver.session.name(seat)
        assert f"{name} {pips} {driver.session.match.scores.points[seat]}" in driver.rows()
        assert driver.session.hands()[seat] == sum(1 << parse(tile) for tile in names.split())


@pytest.mark.parametrize("position", [ANN_OUT, YOU_OUT, BLOCKED], ids=["Ann", "You", "blocked"])
def test_the_count_adds_up_to_the_points_won(position):
    driver = Driver(memory=position.save())
    driver.go_on()
    (count,) = [row for row in driver.rows() if " = " in row]
    terms, _, total = count.partition(" = ")
    assert _sum(terms) == int(total) == driver.session.outcome().points
    assert max(driver.session.match.scores.points) == int(total)


@pytest.mark.parametrize(
    "size, gains",
    [
        # 28 letters are more than the smallest screen has.
        ((160, 128), "You +6 Ann +5 Bo +2 Cy +2"),
        ((240, 135), "You +6, Ann +5, Bo +2, Cy +2"),
    ],
    ids=["160x128", "240x135"],
)
def test_what_all_have_gained_finds_room(size, gains):
    driver = Driver(size, memory=ALL_GAIN.save(target=61))
    driver.go_on()
    assert gains in driver.rows()


def _sum(terms):
    words = terms.split()
    total = int(words[0])
    for sign, number in zip(words[1::2], words[2::2], strict=True):
        total += int(number) if sign == "+" else -int(number)
    return total


def test_the_final_position_can_be_seen_again():
    """It is as the round's last move left it; any key leads back to the end of the round."""
    driver = Driver(memory=BLOCKED.save(11), drawn=True)
    driver.go_on()
    assert not driver.view.table.over
    if driver.session.persons_turn():
        # What is left is a pass.
        driver.wait(NOTICE_MS)
        driver.press("a")
    while not driver.view.table.over:
        driver.wait(100)
    last = driver.image()
    driver.press("a")
    end = driver.image()
    driver.see_table()
    assert differing(driver.image(), last) is None
    driver.press("right")
    assert differing(driver.image(), end) is None
    driver.press("a")
    assert driver.session.match.number == 3


def test_the_next_round_is_saved_as_soon_as_it_is_dealt():
    driver = Driver(memory=TIE_OF_TWO.save())
    driver.go_on()
    driver.press("a")
    record = driver.session.record()
    driver.restart()
    assert driver.session.record() == record
    driver.go_on()
    assert driver.where() == "table"
    assert (driver.session.match.number, driver.view.table.history) == (3, [])


def test_b_leads_back_from_the_end_of_the_match_to_the_round():
    driver = Driver(memory=YOU_OUT.save())
    driver.go_on()
    driver.press("a")
    assert driver.where() == "match end"
    driver.press("b")
    assert driver.where() == "round end"
    driver.press("a")
    assert driver.where() == "match end"
