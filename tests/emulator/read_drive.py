"""Lists a FAT drive with MicroPython's own reader: micropython read_drive.py IMAGE

Prints a line for each file: its path, its size, and the sum of its bytes.
"""

import os
import sys

import vfs

SECTOR = 512


class Blocks:
    """The drive as a block device that is only read."""

    def __init__(self, image):
        self._image = image

    def readblocks(self, number, buffer, offset=0):
        start = number * SECTOR + offset
        buffer[:] = self._image[start : start + len(buffer)]

    def ioctl(self, what, argument):
        if what == 4:
            return len(self._image) // SECTOR
        if what == 5:
            return SECTOR
        return 0


def show(folder):
    """Print the files below a folder."""
    for name, kind, *_ in sorted(os.ilistdir(folder)):
        path = folder + "/" + name
        if kind == 0x4000:
            show(path)
        else:
            with open(path, "rb") as file:
                content = file.read()
            print(path, len(content), sum(content))


with open(sys.argv[1], "rb") as file:
    vfs.mount(vfs.VfsFat(Blocks(file.read())), "/drive")
show("/drive")
