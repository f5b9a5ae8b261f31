"""Draws how the reference build is wired: python -m tools.wiring

Writes hardware/wiring.svg and the table of wires in hardware/reference-build.md, both from the pins
that the firmware uses.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from firmware.boards import reference_pins
from tools import marked, pico_pins, wiring_drawing

ROOT = Path(__file__).resolve().parents[1]
DRAWING = Path("hardware", "wiring.svg")
PAGE = Path("hardware", "reference-build.md")
BEGIN = "<!-- The wires, written by tools/wiring.py. -->"
END = "<!-- End of the wires. -->"


class WiringError(Exception):
    """The pins of the firmware cannot be wired as the drawing shows it."""


@dataclass(frozen=True)
class Wire:
    """A wire from a pin of the Pico, by its number and name, to a ``terminal`` of a ``part``."""

    number: int
    pin: str
    part: str
    terminal: str


# What the firmware's names of pins are called on a display module.
DISPLAY = (
    ("DC", "DC"),
    ("CS", "CS"),
    ("SCK", "CLK (or SCL, SCK)"),
    ("MOSI", "DIN (or SDA, MOSI)"),
    ("RST", "RST (or RES)"),
    ("BACKLIGHT", "BL (or BLK, LED)"),
)
# Every pin that is not a GPIO, by its number, and where the drawing has its wire end.
POWER = (
    (8, "buttons", "the other leg of all six"),
    (13, "display", "GND"),
    (18, "piezo", "the other leg, and that of the button start"),
    (28, "battery voltage", "the lower resistor's end"),
    (36, "display", "VCC"),
    (38, "charger", "GND"),
    (39, "diode", "the end with the band; the other end goes to the charger's 5V"),
)


def wires(pins=reference_pins):
    """Return the Wires of the reference build in the order of the Pico's pins.

    ``pins`` is a module like firmware.boards.reference_pins, with a number for each GPIO. Raises
    WiringError if two wires would share a pin, or a GPIO is none of the Pico's.
    """
    found = [_wire(getattr(pins, name), "display", terminal) for name, terminal in DISPLAY]
    found += [
        _wire(getattr(pins, name), f"button {wiring_drawing.label(name)}", "one leg")
        for name in wiring_drawing.BUTTON_NAMES
    ]
    found.append(_wire(pins.START, "button start (optional)", "one leg"))
    found.append(_wire(pins.PIEZO, "piezo", "one leg"))
    found.append(_wire(pins.BATTERY, "battery voltage", "between the two resistors"))
    for number, part, terminal in POWER:
        found.append(Wire(number, _pin_name(number), part, terminal))
    found.sort(key=lambda wire: wire.number)
    for one, other in zip(found, found[1:], strict=False):
        if one.number == other.number:
            raise WiringError(f"{one.pin} would go to {one.part} and to {other.part}")
    return found


def table(found):
    """Return the table of ``found``, a list of Wires, as lines of Markdown."""
    rows = ["| Pico pin | name | goes to |", "|---|---|---|"]
    rows += [f"| {wire.number} | {wire.pin} | {wire.part}: {wire.terminal} |" for wire in found]
    return "\n".join(rows)


def _wire(gpio, part, terminal):
    try:
        side, row = pico_pins.gpio(gpio)
    except ValueError as error:
        raise WiringError(f"{part}: {error}") from None
    return Wire(pico_pins.number(side, row), f"GP{gpio}", part, terminal)


def _pin_name(number):
    side = pico_pins.LEFT if number <= 20 else pico_pins.RIGHT
    return side[number - 1 if number <= 20 else 40 - number]


def main(arguments=None):
    """Write the drawing and the table; return the exit code."""
    argparse.ArgumentParser(
        prog="python -m tools.wiring",
        description="Draws how the reference build is wired, and writes the table of its wires.",
    ).parse_args(arguments)
    try:
        found = wires()
        drawing = wiring_drawing.drawing(reference_pins)
        page = (ROOT / PAGE).read_text(encoding="utf-8")
        page = marked.with_text(page, BEGIN, table(found), END)
    except marked.MarkError as error:
        print(f"Not drawn: {PAGE} {error}", file=sys.stderr)
        return 1
    except (WiringError, wiring_drawing.DrawingError) as error:
        print(f"Not drawn: {error}", file=sys.stderr)
        return 1
    (ROOT / DRAWING).write_text(drawing, encoding="utf-8", newline="\n")
    (ROOT / PAGE).write_text(page, encoding="utf-8", newline="\n")
    print(f"{len(found)} wires: {DRAWING} and the table in {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
