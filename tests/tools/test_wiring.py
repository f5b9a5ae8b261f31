import xml.etree.ElementTree as ElementTree
from types import SimpleNamespace

import pytest

from firmware.boards import reference_pins
from tools import pico_pins, wiring, wiring_drawing
from tools.wiring import ROOT, Wire, WiringError
from tools.wiring_drawing import DrawingError, drawing

SVG = "{http://www.w3.org/2000/svg}"
# From the Pico's data sheet: the pins that are not GP0 to GP22 or GP26 to GP28.
POWER_PINS = {
    3: "GND",
    8: "GND",
    13: "GND",
    18: "GND",
    23: "GND",
    28: "GND",
    30: "RUN",
    33: "AGND",
    35: "ADC_VREF",
    36: "3V3",
    37: "3V3_EN",
    38: "GND",
    39: "VSYS",
    40: "VBUS",
}


def with_pins(**changed):
    names = [name for name in vars(reference_pins) if name.isupper()]
    return SimpleNamespace(**{**{n: getattr(reference_pins, n) for n in names}, **changed})


def picos_ends(svg):
    """Return the numbers of the Pico's pins at which lines of the drawing end."""
    ends = set()
    for line in ElementTree.fromstring(svg).iter(SVG + "polyline"):
        points = [tuple(map(float, point.split(","))) for point in line.get("points").split()]
        for x, y in (points[0], points[-1]):
            row = (y - wiring_drawing.TOP) / wiring_drawing.ROW
            for side, edge, step in (
                (pico_pins.LEFT, wiring_drawing.PICO[0], -5),
                (pico_pins.RIGHT, wiring_drawing.PICO[1], 5),
            ):
                if x == edge + step:
                    assert row == int(row)
                    ends.add(pico_pins.number(side, int(row)))
    return ends


def texts(svg):
    return [text.text for text in ElementTree.fromstring(svg).iter(SVG + "text")]


def test_the_picos_pins_are_those_of_its_data_sheet():
    found = {}
    for side in (pico_pins.LEFT, pico_pins.RIGHT):
        assert len(side) == 20
        found.update({pico_pins.number(side, row): side[row] for row in range(20)})
    assert {number: found[number] for number in POWER_PINS} == POWER_PINS
    others = [found[number] for number in sorted(found) if number not in POWER_PINS]
    assert others == [f"GP{number}" for number in [*range(23), 26, 27, 28]]
    # Where a few of them are.
    assert (found[1], found[15], found[20]) == ("GP0", "GP11", "GP15")
    assert (found[21], found[31], found[34]) == ("GP16", "GP26", "GP28")


def test_a_pin_that_a_pico_lacks_is_refused():
    with pytest.raises(ValueError, match="no pin GP23"):
        pico_pins.gpio(23)


def test_the_drawing_is_the_one_in_the_hardware_pages():
    assert (ROOT / wiring.DRAWING).read_text(encoding="utf-8") == drawing(reference_pins)


def test_the_table_is_the_one_in_the_hardware_pages():
    page = (ROOT / wiring.PAGE).read_text(encoding="utf-8")
    table = wiring.table(wiring.wires())
    assert f"{wiring.BEGIN}\n\n{table}\n\n{wiring.END}\n" in page


def test_the_display_is_wired_as_the_firmware_has_it():
    found = {wire.terminal: wire.pin for wire in wiring.wires() if wire.part == "display"}
    assert found == {
        "DC": "GP8",
        "CS": "GP9",
        "CLK (or SCL, SCK)": "GP10",
        "DIN (or SDA, MOSI)": "GP11",
        "RST (or RES)": "GP12",
        "BL (or BLK, LED)": "GP13",
        "GND": "GND",
        "VCC": "3V3",
    }


def test_buttons_piezo_and_battery_are_wired_as_the_firmware_has_it():
    found = {wire.part: wire.number for wire in wiring.wires() if wire.pin.startswith("GP")}
    del found["display"]
    # GP2 is pin 4, GP26 is pin 31.
    assert found == {
        "button up": 4,
        "button down": 5,
        "button left": 6,
        "button right": 7,
        "button A": 9,
        "button B": 10,
        "button start (optional)": 19,
        "piezo": 20,
        "battery voltage": 31,
    }


def test_the_pins_can_do_what_they_are_for():
    # From the RP2040's data sheet: the clock and data out pins of the two SPI buses, the analog
    # inputs, and two pins to a PWM slice, of which there are eight.
    clocks = ({2, 6, 18, 22}, {10, 14, 26})
    data = ({3, 7, 19, 23}, {11, 15, 27})
    bus = 1
    assert reference_pins.SCK in clocks[bus]
    assert reference_pins.MOSI in data[bus]
    assert reference_pins.BATTERY in {26, 27, 28}
    assert reference_pins.PIEZO // 2 % 8 != reference_pins.BACKLIGHT // 2 % 8


def test_the_drawing_has_a_line_for_every_wire_of_the_table_and_no_other():
    assert picos_ends(drawing(reference_pins)) == {wire.number for wire in wiring.wires()}


def test_other_pins_of_the_firmware_change_drawing_and_table():
    pins = with_pins(UP=3, DOWN=2, DC=9, CS=8)
    assert drawing(pins) != drawing(reference_pins)
    assert wiring.table(wiring.wires(pins)) != wiring.table(wiring.wires())
    assert "| 5 | GP3 | button up: one leg |" in wiring.table(wiring.wires(pins))


def test_no_text_of_the_drawing_leaves_it():
    root = ElementTree.fromstring(drawing(reference_pins))
    for text in root.iter(SVG + "text"):
        # No letter of these fonts is wider than 0.62 of its height on the average.
        length = 0.62 * float(text.get("font-size")) * len(text.text)
        shift = {"start": 0, "middle": length / 2, "end": length}[text.get("text-anchor")]
        left = float(text.get("x")) - shift
        assert left >= 0, text.text
        assert left + length <= wiring_drawing.WIDTH, text.text
        assert 0 < float(text.get("y")) < wiring_drawing.HEIGHT


def test_the_drawing_says_what_a_beginner_must_know():
    said = " ".join(texts(drawing(reference_pins)))
    for needed in ("never tried on a bench", "Check with a meter that + and -", "the band towards"):
        assert needed in said


@pytest.mark.parametrize(
    "changed, text",
    [
        ({"UP": 3}, "GP3 would go to button up and to button down"),
        ({"RST": 15}, "GP15 would go to display and to piezo"),
        ({"PIEZO": 23}, "piezo: a Pico has no pin GP23"),
    ],
)
def test_pins_that_cannot_be_wired_are_refused(changed, text):
    with pytest.raises(WiringError, match=text):
        wiring.wires(with_pins(**changed))


@pytest.mark.parametrize(
    "changed, text",
    [
        ({"UP": 16}, "UP is drawn from GP0 to GP7, not at GP16"),
        ({"DC": 1}, "DC is drawn from GP8 to GP13, not at GP1"),
        ({"START": 9}, "START is drawn from GP14 to GP15, not at GP9"),
        ({"BATTERY": 28}, "BATTERY is drawn from GP27 to GP22, not at GP28"),
        ({"BATTERY": 1}, "BATTERY is drawn"),
    ],
)
def test_pins_that_cannot_be_drawn_are_refused(changed, text):
    with pytest.raises(DrawingError, match=text):
        drawing(with_pins(**changed))


def test_a_row_of_the_table():
    assert wiring.table([Wire(4, "GP2", "button up", "one leg")]).splitlines() == [
        "| Pico pin | name | goes to |",
        "|---|---|---|",
        "| 4 | GP2 | button up: one leg |",
    ]


def test_the_command_writes_both(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(wiring, "ROOT", tmp_path)
    (tmp_path / "hardware").mkdir()
    page = tmp_path / wiring.PAGE
    page.write_text(f"{wiring.BEGIN}\n{wiring.END}\n")
    assert wiring.main([]) == 0
    assert (tmp_path / wiring.DRAWING).read_text() == drawing(reference_pins)
    assert "| 4 | GP2 | button up: one leg |" in page.read_text()
    assert "22 wires: " in capsys.readouterr().out
    page.write_text("nothing\n")
    assert wiring.main([]) == 1
    assert "Not drawn: hardware/reference-build.md lacks" in capsys.readouterr().err
