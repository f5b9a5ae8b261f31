"""A small program for the RP2040 that does what a table says, in the place of CircuitPython.

Its assembly, with the table at 0x10000100 as pairs of an address and a value:

    next:  ldr r1, [r0, #0]     address
           ldr r2, [r0, #4]     value
           adds r0, #8
           cmp r1, #2
           beq clock            2: wait until the microsecond timer has come to the value
           bhi put              others: write the value at the address
           cmp r1, #1
           beq end              1: nothing more
    pin:   ldr r3, =0xd0000004  0: wait until the pins whose bits are in the value are all low
    again: ldr r4, [r3]
           tst r4, r2
           bne again
           b next
    put:   str r2, [r1]
           b next
    clock: ldr r3, =0x40054028
    late:  ldr r4, [r3]
           cmp r4, r2
           blo late
           b next
    end:   b end
"""

import struct

_CODE = bytes.fromhex(
    "0a48016842680830022909d006d801290bd0074b1c681442fcd1f2e7"
    "0a60f0e7044b1c689442fcd3ebe7fee700010010040000d028400540"
)
_TABLE = 0x100
_PIN, _END, _CLOCK = 0, 1, 2

# Registers, after the RP2040's data sheet. A pin's function 5 is to be driven by the program.
_PIN_FUNCTION = 0x40014004
_PIN_PAD = 0x4001C004
_DRIVE_HIGH = 0xD0000014
_DRIVE_LOW = 0xD0000018
_DRIVE = 0xD0000024
_PULLED_UP_INPUT = 0x48
_SPI1 = 0x40040000


class Program:
    """Gathers what the program shall do."""

    def __init__(self):
        self._table = []

    def image(self):
        """Return the content of the flash."""
        table = [*self._table, (_END, 0)]
        return _CODE.ljust(_TABLE, b"\xff") + b"".join(struct.pack("<2I", *row) for row in table)

    def output(self, gpio):
        self._table += [(_PIN_FUNCTION + 8 * gpio, 5), (_DRIVE, 1 << gpio)]

    def set(self, gpio, high):
        self._table += [(_DRIVE_HIGH if high else _DRIVE_LOW, 1 << gpio)]

    def button(self, gpio):
        self._table += [(_PIN_PAD + 4 * gpio, _PULLED_UP_INPUT)]

    def wait_for_low(self, gpio):
        self._table += [(_PIN, 1 << gpio)]

    def wait_until(self, microseconds):
        self._table += [(_CLOCK, microseconds)]

    def spi(self, divisor):
        """Set bus 1 up for words of 8 bits at the chip's 125 MHz divided by an even number."""
        self._table += [(_SPI1 + 0x10, divisor), (_SPI1, 7), (_SPI1 + 4, 2)]

    def send(self, word):
        self._table += [(_SPI1 + 8, word)]
