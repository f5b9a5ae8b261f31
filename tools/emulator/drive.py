"""Makes the CIRCUITPY drive: the FAT12 file system that CircuitPython finds in the Pico's flash."""

from pathlib import PurePosixPath

from fatfs import RamDisk, create_extended_partition

# Half of the flash of a Pico.
SIZE = 1024 * 1024
SECTOR_SIZE = 512


class DriveFullError(ValueError):
    """The files do not fit onto the drive; the text says which one no longer does."""


def image(files, size=SIZE):
    """Return a drive of ``size`` bytes that holds ``files``, a dict from path to bytes.

    Raises DriveFullError.
    """
    storage = bytearray(size)
    # Made by the library that CircuitPython itself has for its drive.
    drive = create_extended_partition(RamDisk(storage, sector_size=SECTOR_SIZE))
    drive.mkfs()
    drive.mount()
    try:
        for path, content in files.items():
            folder = PurePosixPath("/", path).parent
            if folder.name:
                drive.makedirs(str(folder), exist_ok=True)
            drive.write_file(f"/{path}", content)
            # On a full drive the library leaves the end of a file out without a word.
            if drive.stat(f"/{path}")["size"] != len(content):
                raise DriveFullError(f"the drive of {size:,} bytes is full at {path}")
    finally:
        drive.unmount()
    return bytes(storage)
