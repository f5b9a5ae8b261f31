"""RULES section 1 on the lead: the lot before the first round, and the turn after it."""

from engine import tiles
from engine.lot import draw_lot, leader_of, left_of_leader


def shown(drawings):
    """Each drawing as "seat:tile seat:tile"."""
    return [
        " ".join(["%d:%s" % (seat, tiles.text(tile)) for seat, tile in drawing])
        for drawing in drawings
    ]


# What these seeds draw was worked out with the published C programs of the two generators and the
# documented shuffle: the tiles are taken from the end of the shuffled set, in seat order.


def test_the_most_pips_lead():
    # 8, 5 and 4 pips.
    drawings = draw_lot(3, 7)
    assert shown(drawings) == ["0:44 1:41 2:40"]
    assert leader_of(drawings) == 0


def test_a_tie_is_drawn_again_by_the_two_tied_only():
    # 8, 9, 9 and 6 pips; then 6 and 9.
    drawings = draw_lot(4, 6)
    assert shown(drawings) == ["0:62 1:63 2:54 3:51", "1:42 2:54"]
    assert leader_of(drawings) == 2


def test_a_tie_of_three_is_drawn_again_by_the_three_tied_only():
    # 6, 8, 8 and 8 pips; then 6, 9 and 6.
    drawings = draw_lot(4, 24)
    assert shown(drawings) == ["0:42 1:53 2:62 3:44", "1:42 2:63 3:33"]
    assert leader_of(drawings) == 2


def test_a_second_tie_is_drawn_a_third_time():
    # 8, 2 and 8 pips; 6 and 6; 4 and 2.
    drawings = draw_lot(3, 369)
    assert shown(drawings) == ["0:53 1:20 2:62", "0:51 2:42", "0:31 2:11"]
    assert leader_of(drawings) == 0
    # 4 and 4; 2 and 2; 0 and 7.
    drawings = draw_lot(2, 62)
    assert shown(drawings) == ["0:22 1:31", "0:11 1:20", "0:00 1:61"]
    assert leader_of(drawings) == 1


def test_every_drawing_follows_from_the_one_before():
    for seats in (2, 3, 4):
        for seed in range(150):
            drawing_seats = list(range(seats))
            for drawing in draw_lot(seats, seed):
                assert [seat for seat, _ in drawing] == drawing_seats
                drawn = [tile for _, tile in drawing]
                assert len(set(drawn)) == len(drawn)
                pips = [int(tiles.text(tile)[0]) + int(tiles.text(tile)[1]) for tile in drawn]
                drawing_seats = [
                    drawing_seats[place] for place in range(len(pips)) if pips[place] == max(pips)
                ]
            assert len(drawing_seats) == 1
            assert leader_of(draw_lot(seats, seed)) == drawing_seats[0]


def test_the_lead_goes_one_seat_to_the_left():
    assert [left_of_leader(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [left_of_leader(seat, 2) for seat in range(2)] == [1, 0]
