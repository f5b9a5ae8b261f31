"""Runs on the emulated board before code.py: tells how much memory is free, at once and when asked.

Asked is by typing "?" at the console; a figure from 1 to 9 makes time go by so many times as fast
for the game. The game asks the time at least once in each turn of its loop; what it has for the
module `supervisor` then also looks whether something was typed. So nothing is told in the middle of
a turn's work, and nothing of the game is changed.
"""

import gc
import sys

import supervisor

# CircuitPython's milliseconds count up to this, then from 0 on.
_LAST_MS = (1 << 29) - 1


class Supervisor:
    """CircuitPython's module of that name, for the game."""

    # A bound method could not be imported by its name.
    @staticmethod
    def ticks_ms():
        """Do what was typed; return the time."""
        global speed, true_ms, ms
        typed = supervisor.runtime.serial_bytes_available
        if typed:
            for letter in sys.stdin.read(typed):
                if letter == "?":
                    tell()
                else:
                    speed = int(letter)
        # Step by step, for numbers that are larger take memory.
        before = true_ms
        true_ms = supervisor.ticks_ms()
        ms = (ms + speed * ((true_ms - before) & _LAST_MS)) & _LAST_MS
        return ms

    def __getattr__(self, name):
        return getattr(supervisor, name)


def tell():
    """Print how many bytes are free without garbage, and how large the largest free block is."""
    gc.collect()
    free = gc.mem_free()
    fits = 0
    step = 1 << 17
    while step >= 16:
        try:
            bytearray(fits + step)
            fits += step
        except MemoryError:
            pass
        gc.collect()
        step >>= 1
    print(f"Emulated: {free} bytes free, largest {fits}")


# A console that is not yet there would lose what is printed.
while not supervisor.runtime.serial_connected:
    pass
sys.modules["supervisor"] = Supervisor()
speed = 1
true_ms = ms = supervisor.ticks_ms()
gc.collect()
print(f"Emulated: code.py starts with {gc.mem_free()} bytes free")
