import subprocess

import pytest

from tools.emulator.heap import Heap, free_at_start, heap_of, wrapped
from tools.micropython import find_micropython

# A game that is stopped by Ctrl+C after it has said something and taken 40,000 bytes.
GAME = '''
"""A game."""
import supervisor
kept = bytearray(40000)
print(supervisor.runtime.serial_connected)
raise KeyboardInterrupt
'''
# CircuitPython's module: the console is connected when it is asked for the third time.
SUPERVISOR = """
class Runtime:
    asked = 0
    @property
    def serial_connected(self):
        self.asked += 1
        return self.asked > 2
runtime = Runtime()
"""


def run(folder, program):
    """Return what the wrapped ``program`` prints with 200,000 bytes of memory."""
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("there is no micropython command for this machine")
    (folder / "supervisor.py").write_text(SUPERVISOR)
    (folder / "code.py").write_text(wrapped(program))
    run = subprocess.run(
        [micropython, "-X", "heapsize=200000", "code.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_game_says_when_it_starts_and_what_is_free_at_its_end(tmp_path):
    said = run(tmp_path, GAME)
    first, second, _ = said.splitlines()
    assert 190_000 < free_at_start(first) < 200_000
    assert second == "True"
    with_it = heap_of(said)
    assert 100_000 < with_it.largest <= with_it.free < 160_000

    without = heap_of(run(tmp_path, GAME.replace("40000", "0")))
    # The runtime gives out blocks of 32 bytes.
    assert abs(without.free - with_it.free - 40_000) <= 64
    # What little the program itself takes need not lie at the same place.
    assert abs(without.largest - with_it.largest - 40_000) <= 1_000


def test_the_largest_block_is_less_than_all_that_is_free(tmp_path):
    # Four of eight are let go, and none of them next to another.
    game = GAME.replace(
        "bytearray(40000)", "[bytearray(20000) for _ in range(8)]; kept = kept[::2]"
    )
    heap = heap_of(run(tmp_path, game))
    assert heap.free > 80_000
    assert heap.largest < heap.free - 50_000


def test_an_error_of_the_game_stays_one(tmp_path):
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run(tmp_path, "1 // 0")


def test_other_words_of_the_console_say_neither():
    assert free_at_start("code.py output:\r\n123456 bytes free") is None
    assert heap_of("123456 bytes free") is None
    assert heap_of("\r\nEmulated: 98765 bytes free, largest 43210\r\n") == Heap(98765, 43210)
