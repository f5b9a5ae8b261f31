from engine import moves, tiles


def test_a_play_holds_its_tile_and_its_arm():
    for tile in range(tiles.count(tiles.LARGEST)):
        for arm in range(4):
            move = moves.play(tile, arm)
            assert moves.tile_of(move) == tile
            assert moves.arm_of(move) == arm
            assert moves.exposed_of(move) is None


def test_a_play_may_say_which_half_stays_exposed():
    for half in range(tiles.LARGEST + 1):
        move = moves.play(17, moves.RIGHT, half)
        assert moves.tile_of(move) == 17
        assert moves.arm_of(move) == moves.RIGHT
        assert moves.exposed_of(move) == half


def test_moves_that_differ_are_different_numbers():
    seen = [moves.PASS]
    for tile in range(28):
        for arm in (moves.LEFT, moves.RIGHT):
            for exposed in (None, 0, 5):
                seen.append(moves.play(tile, arm, exposed))
    assert len(set(seen)) == len(seen) == 1 + 28 * 2 * 3


def test_the_lead_is_laid_on_the_left_arm():
    assert moves.play(27) == moves.play(27, moves.LEFT) == 27
