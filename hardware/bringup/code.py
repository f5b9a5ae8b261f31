"""Shows whether a freshly built board works: display, keys, sound, battery and memory.

Put it in the place of the game's code.py, by "python -m tools.install --bringup" or by hand, and
reset the board. Everything is printed on the serial console too. What to look for is told in
hardware/reference-build.md.
"""

import gc
import time

import displayio
import supervisor
import terminalio
from adafruit_display_text.label import Label

from firmware import boards, keys
from firmware.clock import elapsed

WHITE = 0xFFFFFF
YELLOW = 0xFFFF00
BLACK = 0x000000
# What the bars are called, from left to right, so that swapped colours are seen.
BARS = (
    ("W", WHITE),
    ("Y", YELLOW),
    ("C", 0x00FFFF),
    ("G", 0x00FF00),
    ("M", 0xFF00FF),
    ("R", 0xFF0000),
    ("B", 0x0000FF),
    ("K", BLACK),
)
MARGIN = 5
# The size of the font's cells.
COLUMN = 6
ROW = 12
# How many rows of text there are below the bars.
ROWS = 7
# How often memory and battery are looked at, in ms.
PERIOD_MS = 1000
# C, E and G, in hertz, and how long each sounds, in seconds.
NOTES = (523, 659, 784)
NOTE_S = 0.2
# The end of the board's memory is written with these and gets back what it held.
PATTERNS = (b"\x55\xaa" * 8, b"\xaa\x55" * 8)


def check_memory(memory):
    """Write to the last bytes of ``memory``, restore them, and return how that went as text."""
    start = len(memory) - len(PATTERNS[0])
    kept = bytes(memory[start:])
    good = True
    try:
        for pattern in PATTERNS:
            memory[start:] = pattern
            good = good and bytes(memory[start:]) == pattern
    finally:
        memory[start:] = kept
    if bytes(memory[start:]) != kept:
        return "memory: NOT RESTORED"
    return f"memory: {len(memory)} bytes {'ok' if good else 'BROKEN'}"


def play(tone):
    """Play three notes on the board's tone, None if there is none; return it as text."""
    if tone is None:
        return "sound: none to test"
    for note in NOTES:
        tone.play(note)
        time.sleep(NOTE_S)
    tone.silence()
    return "sound: C E G"


def voltage(battery):
    """Return what is measured now of the board's battery, None if there is none, as text."""
    if battery is None:
        return "battery: none to test"
    # In tenths of a volt, so that noise does not flicker.
    tenths = battery.millivolts() // 100
    return f"battery: {tenths // 10}.{tenths % 10} V"


def frame(width, height, inset, color):
    """Return four lines, one pixel wide, ``inset`` pixels inside of the screen's edge."""
    palette = displayio.Palette(1)
    palette[0] = color
    across = displayio.Bitmap(width - 2 * inset, 1, 1)
    down = displayio.Bitmap(1, height - 2 * inset, 1)
    group = displayio.Group()
    for bitmap, x, y in (
        (across, inset, inset),
        (across, inset, height - 1 - inset),
        (down, inset, inset),
        (down, width - 1 - inset, inset),
    ):
        group.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y))
    return group


def bars(size, y):
    """Return the colour bars with their letters, squares of ``size`` pixels that begin at ``y``."""
    palette = displayio.Palette(len(BARS))
    bitmap = displayio.Bitmap(len(BARS), 1, len(BARS))
    squares = displayio.Group(scale=size, x=MARGIN, y=y)
    squares.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    group = displayio.Group()
    group.append(squares)
    for number, (letter, color) in enumerate(BARS):
        palette[number] = color
        bitmap[number, 0] = number
        ink = WHITE if color in (BLACK, 0x0000FF) else BLACK
        group.append(
            line(MARGIN + number * size + (size - COLUMN) // 2, y + (size - ROW) // 2, letter, ink)
        )
    return group


def line(x, y, text, color=WHITE):
    """Return a line of text whose top left corner is at ``x``, ``y``."""
    label = Label(terminalio.FONT, text=text, color=color)
    label.anchor_point = (0, 0)
    label.anchored_position = (x, y)
    return label


class Screen:
    """The picture of a bring-up on a board's display, and what it says."""

    def __init__(self, board):
        self._display = board.display
        self._pressed = [False] * len(keys.NAMES)
        width = board.display.width
        height = board.display.height
        group = displayio.Group()
        group.append(frame(width, height, 0, WHITE))
        group.append(frame(width, height, 2, YELLOW))
        title = f"{width}x{height} {board.name}"
        print(title)
        group.append(line(MARGIN, MARGIN, title[: (width - 2 * MARGIN) // COLUMN]))
        y = MARGIN + ROW + 2
        below = 2 + ROWS * ROW + MARGIN
        size = min((width - 2 * MARGIN) // len(BARS), height - y - below)
        group.append(bars(size, y))
        y += size + 2
        self._lines = []
        for _ in range(ROWS):
            self._lines.append(line(MARGIN, y, ""))
            group.append(self._lines[-1])
            y += ROW
        self.key(keys.NONE)
        self._display.root_group = group

    def key(self, key):
        """Show that ``key``, a number of firmware.keys, was pressed."""
        last = "press every key"
        if key != keys.NONE:
            self._pressed[key] = True
            last = "key: " + keys.NAMES[key]
        named = [
            f"[{name}]" if self._pressed[number] else f" {name} "
            for number, name in enumerate(keys.NAMES)
        ]
        self.say(0, last)
        self.say(1, "".join(named[: keys.A]))
        self.say(2, "".join(named[keys.A :]))

    def say(self, row, text):
        """Show ``text`` in one of the rows 0 to 6 and print it, unless it is there already."""
        if self._lines[row].text != text:
            self._lines[row].text = text
            print(text)

    def refresh(self):
        """Bring what changed to the display."""
        self._display.refresh()


def run(board):
    """Show everything, then keys as they are pressed, for ever."""
    screen = Screen(board)
    screen.refresh()
    screen.say(3, check_memory(board.memory))
    screen.say(5, play(board.sound))
    then = None
    while True:
        key = board.keys.next()
        if key != keys.NONE:
            screen.key(key)
        now = supervisor.ticks_ms()
        if then is None or elapsed(now, then) >= PERIOD_MS:
            then = now
            gc.collect()
            screen.say(4, f"free: {gc.mem_free()} bytes")
            screen.say(6, voltage(board.battery))
        screen.refresh()


if __name__ == "__main__":
    run(boards.load())
