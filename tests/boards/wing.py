"""A stand-in for a Joy FeatherWing on an I2C bus, after the registers of Adafruit's seesaw."""


class Wing:
    """The bus with the wing at its end.

    :attr plugged: whether the wing answers; without it every transfer is an OSError.
    :attr levels: the levels of the wing's inputs, a mask; all are high at rest.
    :attr axes: the readings of the stick's two inputs, 0 to 1023, by the register.
    :attr written: all that was written, in order.
    """

    ADDRESS = 0x49
    X = 0x07
    Y = 0x08

    def __init__(self):
        self.plugged = True
        self.levels = 0xFFFFFFFF
        self.axes = {self.X: 512, self.Y: 512}
        self.written = []
        self.locked = False

    def try_lock(self):
        free = not self.locked
        self.locked = True
        return free

    def unlock(self):
        self.locked = False

    def writeto(self, address, data):
        self._check(address)
        self.written.append(bytes(data))

    def readfrom_into(self, address, buffer):
        self._check(address)
        module, register = self.written[-1]
        value = self.levels if module == 1 else self.axes[register]
        buffer[:] = value.to_bytes(len(buffer), "big")

    def _check(self, address):
        assert self.locked, "the bus is used without its lock"
        if not self.plugged or address != self.ADDRESS:
            raise OSError(19, "No such device")
