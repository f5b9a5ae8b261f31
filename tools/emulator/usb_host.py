"""The computer at the other end of the Pico's USB cable, as far as the console needs one."""

from rp2040py.usb.cdc import ENDPOINT_ZERO, USBCDC


class UsbHost:
    """Sets the Pico up as a USB device, takes what it prints and types what it is told to.

    :param controller: the emulated chip's USB controller.
    :param on_console: called with the bytes that the console says, as they come.
    """

    def __init__(self, controller, on_console):
        self._cdc = USBCDC(controller)
        self._cdc.on_serial_data = on_console
        self._answer = controller.on_endpoint_read
        controller.on_endpoint_read = self._asked
        self._waiting = {}

    def type(self, text):
        """Send the bytes ``text`` to the console."""
        for byte in text:
            self._cdc.send_serial_byte(byte)
        waiting, self._waiting = self._waiting, {}
        for endpoint, size in waiting.items():
            self._answer(endpoint, size)

    def _asked(self, endpoint, size):
        """The Pico is ready to take ``size`` bytes at an endpoint."""
        if endpoint == ENDPOINT_ZERO or self._cdc.tx_fifo.item_count:
            self._answer(endpoint, size)
        else:
            # An answer of no bytes would have it ask again at once, and so on: thousands of
            # interrupts a second that no computer causes.
            self._waiting[endpoint] = size
