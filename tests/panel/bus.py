"""A display bus that leads to a model of a controller instead of to pins."""

import fourwire
from displayio._constants import DISPLAY_COMMAND


class PanelBus(fourwire.FourWire):
    """Takes what displayio sends and passes it on, byte by byte as it comes.

    :param controller: a ``Controller``.
    """

    def __init__(self, controller):
        self._controller = controller
        self._busy = False

    def reset(self):
        """The driver's own reset, a command, is enough."""

    def _release(self):
        pass

    def _free(self):
        return not self._busy

    def _begin_transaction(self):
        # Blinka asks until it is refused, so the bus has to be a lock as SPI is.
        free = not self._busy
        self._busy = True
        return free

    def _end_transaction(self):
        self._busy = False

    def _send(self, data_type, chip_select, data):
        if data_type == DISPLAY_COMMAND:
            for command in data:
                self._controller.command(command)
        else:
            self._controller.data(data)
