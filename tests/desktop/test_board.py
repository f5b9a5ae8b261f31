from firmware import keys
from tools.desktop.board import DesktopBoard
from tools.desktop.keys import KeyQueue
from tools.desktop.memory import RamMemory


def test_a_board_has_the_names_that_the_game_uses():
    memory = RamMemory(4096)
    board = DesktopBoard(240, 135, memory)
    assert board.name == "desktop"
    assert (board.display.width, board.display.height) == (240, 135)
    assert board.display.root_group is None
    assert board.display.auto_refresh is False
    assert board.keys.next() == keys.NONE
    assert board.memory is memory


def test_keys_come_out_in_the_order_of_pressing():
    queue = KeyQueue()
    for key in (keys.A, keys.LEFT, keys.LEFT):
        queue.press(key)
    taken = [queue.next() for _ in range(5)]
    assert taken == [keys.A, keys.LEFT, keys.LEFT, keys.NONE, keys.NONE]
