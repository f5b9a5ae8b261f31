import pytest

from tools.emulator.usb_host import UsbHost

# Descriptors of a device with a serial port: the configuration (of 9 bytes, 41 in all), the
# interface that controls it, the one of its data, and its two bulk endpoints, 2 out and 3 in.
CONFIGURATION = bytes((9, 2, 41, 0, 2, 1, 0, 0x80, 50))
CONTROL = bytes((9, 4, 0, 0, 0, 2, 2, 0, 0))
DATA = bytes((9, 4, 1, 0, 2, 10, 0, 0, 0))
ENDPOINTS = bytes((7, 5, 0x02, 2, 64, 0, 0)) + bytes((7, 5, 0x83, 2, 64, 0, 0))
OUT, IN = 2, 3


class Controller:
    """The chip's USB controller, as the other end of the cable sees it."""

    def __init__(self):
        self.setups = []
        self.answers = []

    def send_setup_packet(self, packet):
        self.setups.append(bytes(packet))

    def endpoint_read_done(self, endpoint, content):
        self.answers.append((endpoint, bytes(content)))


@pytest.fixture
def controller():
    return Controller()


@pytest.fixture
def said():
    return []


@pytest.fixture
def host(controller, said):
    host = UsbHost(controller, said.append)
    controller.on_reset_received()
    controller.on_endpoint_write(0, b"")
    controller.on_endpoint_write(0, CONFIGURATION)
    controller.on_endpoint_write(0, CONFIGURATION + CONTROL + DATA + ENDPOINTS)
    controller.on_endpoint_write(0, b"")
    return host


def test_the_console_is_opened(controller, host):
    # SET_CONTROL_LINE_STATE of interface 0 with DTR and RTS, as a terminal does.
    assert controller.setups[-1] == bytes((0x21, 0x22, 3, 0, 0, 0, 0, 0))


def test_what_the_console_says_is_passed_on(controller, host, said):
    controller.on_endpoint_write(IN, b"code.py output:\r\n")
    assert said == [b"code.py output:\r\n"]


def test_a_console_that_nobody_types_at_gets_no_answer(controller, host):
    for _ in range(3):
        controller.on_endpoint_read(OUT, 64)
    assert controller.answers == []


def test_what_is_typed_comes_when_the_console_waits_for_it(controller, host):
    controller.on_endpoint_read(OUT, 64)
    host.type(b"\x03")
    assert controller.answers == [(OUT, b"\x03")]
    controller.on_endpoint_read(OUT, 64)
    assert controller.answers == [(OUT, b"\x03")]


def test_what_is_typed_before_waits(controller, host):
    host.type(b"ab")
    assert controller.answers == []
    controller.on_endpoint_read(OUT, 1)
    controller.on_endpoint_read(OUT, 1)
    controller.on_endpoint_read(OUT, 1)
    assert controller.answers == [(OUT, b"a"), (OUT, b"b")]
