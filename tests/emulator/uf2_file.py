"""Makes UF2 files, block by block, after the description of the format."""

import struct

RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59
BANNER = b"Adafruit CircuitPython 10.3.0 on 2026-11-30; Raspberry Pi Pico with rp2040\0"


def block(address, data, number=0, count=1, family=RP2040):
    """Return a block of 512 bytes that puts ``data`` at ``address``."""
    head = struct.pack(
        "<8I", 0x0A324655, 0x9E5D5157, 0x2000, address, len(data), number, count, family
    )
    return head + data.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)


def uf2(flash, family=RP2040):
    """Return a file that puts ``flash`` at the flash's beginning, 256 bytes a block."""
    pieces = [flash[start : start + 256] for start in range(0, len(flash), 256)]
    return b"".join(
        block(0x10000000 + 256 * number, piece, number, len(pieces), family)
        for number, piece in enumerate(pieces)
    )
