"""Runs on the emulated board before code.py: tells how much memory is free, at once and when asked.

Asked is by typing anything at the console. The game asks the time at least once in each turn of its
loop; what it has for the module `supervisor` then also looks whether something was typed. So
nothing is told in the middle of a turn's work, and nothing of the game is changed.
"""

import gc
import sys

import supervisor


class Supervisor:
    """CircuitPython's module of that name, for the game."""

    # A bound method could not be imported by its name.
    @staticmethod
    def ticks_ms():
        """Tell what is free, if somebody asks; return the time."""
        typed = supervisor.runtime.serial_bytes_available
        if typed:
            sys.stdin.read(typed)
            tell()
        return supervisor.ticks_ms()

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
gc.collect()
print(f"Emulated: code.py starts with {gc.mem_free()} bytes free")
