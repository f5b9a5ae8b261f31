import subprocess
from pathlib import Path

import pytest

from tools.emulator.heap import ASK, HURRY, Heap, answering, free_at_start, heap_of
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[2]
CODE = (ROOT / "firmware/root/code.py").read_bytes()
# What code.py needs, in the place of the game, with an app that ends in its eighth turn.
FILES = {
    "firmware/boards.py": """
class SettingsError(Exception): pass
class Board: display = None
load = Board
""",
    "firmware/letting_go.py": "def let_go(name): pass\n",
    "firmware/app.py": """
class App:
    turns = 0
    kept = None
    def __init__(self, board):
        print("the app is there")
    def tick(self, now):
        self.turns += 1
        print("turn", self.turns, "at", now)
        if self.turns == 3:
            {}
        if self.turns == 8:
            raise SystemExit
""",
    # CircuitPython's module: the console is connected when it is looked at for the third time, and
    # something is typed before the turns 2, 5 and 6.
    "firmware/failure.py": """
from supervisor import reload, ticks_ms
def start_again(display, error):
    print("failed with", repr(error), "at", ticks_ms())
    reload()
""",
    "supervisor.py": """
class Runtime:
    looks = 0
    typed = [0, 1, 0, 0, 2, 1, 0, 0]
    @property
    def serial_connected(self):
        self.looks += 1
        return self.looks > 2
    @property
    def serial_bytes_available(self):
        return self.typed.pop(0)
runtime = Runtime()
now = (1 << 29) - 70
def ticks_ms():
    global now
    now = (now + 10) % (1 << 29)
    return now
def reload():
    print("starts again")
""",
}
KEEPS = "self.kept = bytearray(40000)"


def run(folder, keeps):
    """Return the lines that code.py prints with 200,000 bytes of memory.

    ``keeps`` is what the app does in its third turn.
    """
    micropython = find_micropython()
    if micropython is None:
        pytest.skip("there is no micropython command for this machine")
    files = {path: text.replace("{}", keeps).encode() for path, text in FILES.items()}
    for path, content in answering({**files, "code.py": CODE}, "code.py").items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_bytes(content)
    run = subprocess.run(
        [micropython, "-X", "heapsize=200000", "code.py"],
        cwd=folder,
        input=ASK * 3 + HURRY,
        capture_output=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.decode().splitlines()


@pytest.mark.parametrize("keeps", [KEEPS, f"import gc; gc.disable(); {KEEPS}"])
def test_the_game_says_what_is_free_when_it_starts_and_when_it_is_asked(tmp_path, keeps):
    said = run(tmp_path, keeps)
    assert 180_000 < free_at_start(said[0]) < 200_000
    assert [line for line in said if not line.startswith("Emulated")] == [
        "the app is there",
        *(f"turn {turn} at {2**29 - 60 + 10 * turn}" for turn in range(1, 6)),
        # Eight times as fast, while the clock starts at 0 again.
        *(f"turn {turn} at {-10 + 80 * (turn - 5)}" for turn in range(6, 9)),
    ]
    assert [number for number, line in enumerate(said) if heap_of(line)] == [3, 7, 8]
    before, after = heap_of(said[3]), heap_of(said[7])
    # The runtime gives out blocks of 32 bytes.
    assert abs(before.free - after.free - 40_000) <= 64
    assert abs(before.largest - after.largest - 40_000) <= 1_000
    assert 100_000 < after.largest <= after.free < 160_000


def test_the_largest_block_is_less_than_all_that_is_free(tmp_path):
    # Four of eight are let go, and none of them next to another.
    keeps = "kept = [bytearray(20000) for _ in range(8)]; self.kept = kept[::2]"
    heap = heap_of(run(tmp_path, keeps)[7])
    assert heap.free > 80_000
    assert heap.largest < heap.free - 50_000


def test_a_game_that_fails_starts_again_as_without_being_asked(tmp_path):
    said = run(tmp_path, "1 // 0")
    assert said[-2].startswith("failed with ZeroDivisionError(")
    assert said[-2].endswith(f" at {2**29 - 20}")
    assert said[-1] == "starts again"


def test_other_words_of_the_console_say_neither():
    assert free_at_start("code.py output:\r\n123456 bytes free") is None
    assert heap_of("123456 bytes free") is None
    assert heap_of("\r\nEmulated: 98765 bytes free, largest 43210\r\n") == Heap(98765, 43210)
