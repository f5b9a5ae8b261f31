"""The model of the controllers against what their data sheets say, worked out by hand."""

import pytest
from PIL import ImageChops

from tools.panel.controller import BGR, MV, MX, MY, Controller, ControllerError, View

RED = (255, 0, 0)
BLUE = (0, 0, 255)
RED_BYTES = b"\xf8\x00"
BLUE_BYTES = b"\x00\x1f"


def switched_on(kind="ST7789", madctl=0):
    controller = Controller(kind)
    for command, data in [(0x11, b""), (0x3A, b"\x55"), (0x36, bytes([madctl])), (0x29, b"")]:
        send(controller, command, data)
    return controller


def send(controller, command, data=b""):
    controller.command(command)
    controller.data(data)


def window(controller, columns, rows):
    for command, (first, last) in ((0x2A, columns), (0x2B, rows)):
        send(controller, command, first.to_bytes(2, "big") + last.to_bytes(2, "big"))


def dot(controller, column, row, pixel=RED_BYTES):
    window(controller, (column, column), (row, row))
    send(controller, 0x2C, pixel)


def whole(kind="ST7789", madctl=0, inverted=False):
    """Return the View of all of the memory from its first column and row on."""
    columns, rows = {"ST7789": (239, 319), "ST7735R": (131, 161)}[kind]
    return View(madctl, (0, columns), (0, rows), inverted)


def test_what_was_never_written_is_noise():
    picture = switched_on().seen(whole())
    assert picture.size == (240, 320)
    assert len(picture.getcolors(240 * 320)) > 10_000


@pytest.mark.parametrize(
    "madctl, column, row",
    [
        # Address (2, 5) of a memory of 240 columns by 320 rows.
        (0, 2, 5),
        (MX, 237, 5),
        (MY, 2, 314),
        (MX | MY, 237, 314),
        # Exchanged: the column's address is that of a row, and the other way round.
        (MV, 5, 2),
        (MV | MX, 234, 2),
        (MV | MY, 5, 317),
        (MV | MX | MY, 234, 317),
    ],
)
def test_the_order_of_addresses(madctl, column, row):
    controller = switched_on(madctl=madctl)
    dot(controller, 2, 5)
    picture = controller.seen(whole())
    assert picture.getpixel((column, row)) == RED
    change = ImageChops.difference(picture, switched_on().seen(whole()))
    assert change.getbbox() == (column, row, column + 1, row + 1)


def test_the_memory_of_an_st7735r_is_mirrored_at_its_own_size():
    controller = switched_on("ST7735R", MX | MY)
    dot(controller, 2, 1)
    assert controller.seen(whole("ST7735R")).getpixel((129, 160)) == RED


@pytest.mark.parametrize("madctl", [0, MX, MY, MX | MY, MV, MV | MX, MV | MY, MV | MX | MY])
def test_a_window_is_filled_row_by_row_and_seen_upright_in_the_same_order(madctl):
    controller = switched_on(madctl=madctl)
    window(controller, (3, 5), (7, 8))
    colours = [0xF800, 0x07E0, 0x001F, 0xFFFF, 0x0000, 0xF81F]
    send(controller, 0x2C, b"".join(colour.to_bytes(2, "big") for colour in colours))
    picture = controller.seen(View(madctl, (3, 5), (7, 8), False))
    assert controller.pixels == 6
    assert [picture.getpixel((x, y)) for y in (0, 1) for x in (0, 1, 2)] == [
        RED, (0, 255, 0), BLUE, (255, 255, 255), (0, 0, 0), (255, 0, 255)
    ]  # fmt: skip


def test_pixels_may_come_in_pieces():
    controller = switched_on()
    window(controller, (0, 1), (0, 0))
    controller.command(0x2C)
    for byte in RED_BYTES + BLUE_BYTES:
        controller.data(bytes([byte]))
    picture = controller.seen(View(0, (0, 1), (0, 0), False))
    assert [picture.getpixel((x, 0)) for x in (0, 1)] == [RED, BLUE]


def test_turning_the_order_of_addresses_moves_nothing_that_is_written():
    controller = switched_on()
    dot(controller, 2, 5)
    send(controller, 0x36, bytes([MX | MY | MV]))
    assert controller.seen(whole()).getpixel((2, 5)) == RED


def test_the_order_of_colours():
    controller = switched_on(madctl=BGR)
    dot(controller, 0, 0)
    assert controller.seen(whole()).getpixel((0, 0)) == BLUE
    assert controller.seen(whole(madctl=BGR)).getpixel((0, 0)) == RED


def test_inversion():
    controller = switched_on()
    dot(controller, 0, 0)
    assert controller.seen(whole(inverted=True)).getpixel((0, 0)) == (0, 255, 255)
    send(controller, 0x21)
    assert controller.seen(whole(inverted=True)).getpixel((0, 0)) == RED
    assert controller.seen(whole()).getpixel((0, 0)) == (0, 255, 255)


@pytest.mark.parametrize("command", [0x28, 0x10, 0x01])
def test_a_display_that_is_off_or_asleep_is_black(command):
    controller = switched_on()
    send(controller, command)
    assert controller.seen(whole()).getcolors() == [(240 * 320, (0, 0, 0))]


@pytest.mark.parametrize(
    "columns, rows, why",
    [
        ((0, 240), (0, 0), "from 0 to 240, addresses go to 239"),
        ((0, 0), (0, 320), "from 0 to 320, addresses go to 319"),
        ((5, 4), (0, 0), "from 5 to 4"),
    ],
)
def test_a_window_that_is_not_in_the_memory_is_refused(columns, rows, why):
    controller = switched_on()
    with pytest.raises(ControllerError, match=why):
        window(controller, columns, rows)
        send(controller, 0x2C)


def test_exchanged_addresses_go_as_far_as_the_other_side_of_the_memory():
    controller = switched_on(madctl=MV)
    dot(controller, 319, 239)
    with pytest.raises(ControllerError, match="addresses go to 239"):
        dot(controller, 319, 240)


@pytest.mark.parametrize("count", [5, 7])
def test_another_number_of_pixels_than_the_window_has_is_refused(count):
    controller = switched_on()
    window(controller, (0, 2), (0, 1))
    send(controller, 0x2C, RED_BYTES * count)
    with pytest.raises(ControllerError, match=f"{2 * count} bytes for a window"):
        controller.seen(whole())


def test_pixels_of_another_format_are_refused():
    controller = switched_on()
    send(controller, 0x3A, b"\x66")
    with pytest.raises(ControllerError, match="16 bits"):
        dot(controller, 0, 0)
        controller.seen(whole())
