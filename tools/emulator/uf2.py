"""Reads the UF2 file of a CircuitPython for the Raspberry Pi Pico."""

import re
import struct
from dataclasses import dataclass

from tools.manifest import CIRCUITPYTHON_BELOW, CIRCUITPYTHON_LEAST, version_text

WHERE = (
    "the UF2 file of the newest 10.x release for the Raspberry Pi Pico is at "
    "https://circuitpython.org/board/raspberry_pi_pico/"
)

# The file is made of blocks of 512 bytes: eight numbers, up to 476 bytes of the program, a number.
BLOCK_SIZE = 512
_HEADER = struct.Struct("<8I")
_MAGIC = (0x0A324655, 0x9E5D5157)
_MAGIC_END = struct.pack("<I", 0x0AB16F30)
_MOST = 476
# A flag: the number that could be a file's size says which chip the program is for.
_HAS_FAMILY = 0x2000
_RP2040 = 0xE48BFF56

# Where the chip sees its flash, and what CircuitPython leaves of it to itself: a kilobyte of 4 less
# than one of 1,024, the memory of the program and the drive come after it.
FLASH_ADDRESS = 0x10000000
PROGRAM_SIZE = 1020 * 1024
_ERASED = b"\xff"

# The line that CircuitPython prints and writes into boot_out.txt stands in the program as it is.
_BANNER = re.compile(
    rb"Adafruit CircuitPython (\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)? on [\d-]{10}; ([\w .+-]{1,60}) with"
)
_BOARD = "Raspberry Pi Pico"


class Uf2Error(ValueError):
    """The file is no UF2 that the game could run on; the text says why and where to get one."""


@dataclass(frozen=True)
class Firmware:
    """A CircuitPython: what it puts into the flash, from its beginning on, and its version."""

    flash: bytes
    version: tuple[int, int, int]


def read(content):
    """Return the Firmware that the bytes of a UF2 file hold. Raises Uf2Error."""
    flash = _flash(content)
    banner = _BANNER.search(flash)
    if banner is None:
        raise Uf2Error(f"it is no CircuitPython; {WHERE}")
    version = tuple(int(part) for part in banner.group(1, 2, 3))
    board = banner[4].decode()
    if board != _BOARD:
        raise Uf2Error(f"it is the CircuitPython of another board, the {board}; {WHERE}")
    if not CIRCUITPYTHON_LEAST <= version < CIRCUITPYTHON_BELOW:
        raise Uf2Error(
            f"it is CircuitPython {version_text(version)}, the game is made for "
            f"{version_text(CIRCUITPYTHON_LEAST)} up to, not with, "
            f"{version_text(CIRCUITPYTHON_BELOW)}; {WHERE}"
        )
    return Firmware(flash, version)


def _flash(content):
    """Return the program in the blocks, with 0xFF wherever no block puts anything."""
    if not content or len(content) % BLOCK_SIZE:
        raise Uf2Error(f"it is no UF2 file: {len(content):,} bytes are no whole blocks; {WHERE}")
    flash = bytearray(_ERASED * PROGRAM_SIZE)
    end = 0
    for start in range(0, len(content), BLOCK_SIZE):
        block = content[start : start + BLOCK_SIZE]
        number = start // BLOCK_SIZE
        first, second, flags, address, size, _, _, family = _HEADER.unpack_from(block)
        if (first, second) != _MAGIC or block[-4:] != _MAGIC_END:
            raise Uf2Error(f"it is no UF2 file: block {number} is none; {WHERE}")
        if flags & _HAS_FAMILY and family != _RP2040:
            raise Uf2Error(f"it is for another chip than the Pico's RP2040; {WHERE}")
        offset = address - FLASH_ADDRESS
        if size > _MOST or offset < 0 or offset + size > PROGRAM_SIZE:
            raise Uf2Error(
                f"block {number} puts {size} bytes at {address:#x}, outside of the part of the "
                f"flash that is CircuitPython's; {WHERE}"
            )
        flash[offset : offset + size] = block[_HEADER.size : _HEADER.size + size]
        end = max(end, offset + size)
    return bytes(flash[:end])
