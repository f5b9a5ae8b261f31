"""The forty pins of a Raspberry Pi Pico, after its data sheet's drawing of the pins."""

# From pin 1 down the left side to 20, seen from above with the USB socket at the top.
LEFT = (
    ("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7")
    + ("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15")
)  # fmt: skip
# From pin 40 down the right side to 21.
RIGHT = (
    ("VBUS", "VSYS", "GND", "3V3_EN", "3V3", "ADC_VREF", "GP28", "AGND", "GP27", "GP26")
    + ("RUN", "GP22", "GND", "GP21", "GP20", "GP19", "GP18", "GND", "GP17", "GP16")
)  # fmt: skip


def number(side, row):
    """Return the number of the pin in ``row`` 0 to 19 of ``side``, LEFT or RIGHT."""
    return row + 1 if side is LEFT else 40 - row


def gpio(number_):
    """Return (side, row) of the pin "GP" + ``number_``. Raises ValueError if there is none."""
    name = f"GP{number_}"
    for side in (LEFT, RIGHT):
        if name in side:
            return side, side.index(name)
    raise ValueError(f"a Pico has no pin {name}")
