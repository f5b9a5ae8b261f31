"""The desktop's non-volatile memory: bytes behind the slices of `microcontroller.nvm`."""

import os
from pathlib import Path

DEFAULT_SIZE = 65536

# A memory that was never written, like erased flash, holds only this byte.
ERASED = b"\xff"

# Shorter files of earlier sizes, and of boards, are whole numbers of flash sectors.
_SECTOR = 4096


class MemoryFileError(ValueError):
    """A file that cannot serve as the memory. The text names the file and says why."""


class WrongSizeError(MemoryFileError):
    """A file that was never a memory, or is one cut short."""


class _Memory:
    """Slices and sizes checked; reading and writing is left to `_read` and `_write`."""

    def __init__(self, size):
        self._size = size

    def __len__(self):
        return self._size

    def __getitem__(self, where):
        """Return the bytes of a slice without a step. Raises ValueError on any other index."""
        start, stop = self._span(where)
        return self._read(start, stop - start)

    def __setitem__(self, where, data):
        """Write `data` over a slice of the same length. Raises ValueError on any other length."""
        start, stop = self._span(where)
        if len(data) != stop - start:
            raise ValueError(f"{len(data)} bytes do not fit a slice of {stop - start} bytes")
        self._write(start, bytes(data))

    def _span(self, where):
        if not isinstance(where, slice) or where.step not in (None, 1):
            raise ValueError("the memory is read and written in slices without a step")
        start, stop, _ = where.indices(self._size)
        return start, max(start, stop)


class RamMemory(_Memory):
    """`size` bytes, erased at first, that end with the program."""

    def __init__(self, size=DEFAULT_SIZE):
        super().__init__(size)
        self._bytes = bytearray(ERASED * size)

    def _read(self, start, count):
        return bytes(self._bytes[start : start + count])

    def _write(self, start, data):
        self._bytes[start : start + len(data)] = data


class FileMemory(_Memory):
    """`size` bytes in the file `path`, which is made, all erased, if it is missing.

    Writing a slice touches its own bytes only and returns when they are on the disk. So whatever
    instant the computer stops at, all bytes outside of that slice are as they were.

    :param open_file: opens the file like the built-in `open(path, "r+b", buffering=0)`. A test
        passes one whose writing breaks off.

    A file shorter than `size` that is a whole number of sectors of 4,096 bytes is made longer with
    erased bytes, being a memory of an earlier size or a board's. With nothing written, raises
    WrongSizeError when the file has any other length, and MemoryFileError when it cannot be read,
    written or made.
    """

    def __init__(self, path, size=DEFAULT_SIZE, open_file=open):
        super().__init__(size)
        path = Path(path)
        try:
            _prepare(path, size)
            self._file = open_file(path, "r+b", buffering=0)
        except OSError as error:
            raise MemoryFileError(f"{path}: {error.strerror or error}") from error

    def close(self):
        """Close the file. The memory cannot be used afterwards."""
        self._file.close()

    def _read(self, start, count):
        self._file.seek(start)
        return self._file.read(count)

    def _write(self, start, data):
        self._file.seek(start)
        while data:
            data = data[self._file.write(data) :]
        os.fsync(self._file.fileno())


def set_aside(path):
    """Rename the file `path`, so that a new one can take its place, and return the new path.

    The new name ends in .old-1, or the next number that is free. Returns None if there is no such
    file. Raises MemoryFileError when it cannot be renamed or is no file.
    """
    path = Path(path)
    try:
        if not path.exists():
            return None
        if not path.is_file():
            raise MemoryFileError(f"{path}: not a file")
        return path.rename(free_name(path))
    except OSError as error:
        raise MemoryFileError(f"{path}: {error.strerror or error}") from error


def free_name(path):
    """Return a name beside `path` that is free: it ends in .old-1, or the next number."""
    number = 1
    while (aside := path.with_name(f"{path.name}.old-{number}")).exists():
        number += 1
    return aside


def _prepare(path, size):
    """See that `path` is a file of `size` bytes."""
    if path.exists() and not path.is_file():
        raise MemoryFileError(f"{path}: not a file")
    content = path.read_bytes() if path.exists() else b""
    if len(content) == size:
        return
    if len(content) > size or len(content) % _SECTOR:
        raise WrongSizeError(f"{path}: has {len(content)} bytes where a saved game has {size}")
    # Written aside and moved into place, since a file cut short here would be refused next time.
    fresh = path.with_name(path.name + ".new")
    with open(fresh, "wb") as file:
        file.write(content + ERASED * (size - len(content)))
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)
